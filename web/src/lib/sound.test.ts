/** Motion and sound: each to be told apart, each to be switched off. */

import { expect, test } from "vitest";

import { settings } from "./settings.svelte";
import { NOTES, SOUNDS } from "./sound";

test("every sound is another melody", () => {
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(NOTES[sound]))).size).toBe(SOUNDS.length);
});

test("nothing sounds until it is wished, and every sound can be left out", () => {
  expect(SOUNDS.some((sound) => settings.hears(sound))).toBe(false);
  settings.set("sounds", true);
  settings.mute("offer", true);
  expect(SOUNDS.filter((sound) => settings.hears(sound))).toEqual(["turn", "refusal", "end"]);
  settings.mute("offer", false);
  expect(settings.hears("offer")).toBe(true);
});

test("motion is off, quick or calm", () => {
  settings.set("moving", "off");
  expect(settings.motion).toEqual({ on: false, ms: 0 });
  settings.set("moving", "quick");
  const quick = settings.motion.ms;
  settings.set("moving", "calm");
  expect(settings.motion.ms).toBeGreaterThan(quick);
});
