// @vitest-environment node
import { beforeEach, expect, test } from "vitest";

import type { SeatInfo } from "../generated/wire";
import { faces, levelName, personName, plainFaces, toldNames } from "./faces";
import { words } from "./words.svelte";

const seat = (given: Partial<SeatInfo>): SeatInfo => ({ kind: "person", person: 7, name: "", guest: true, level: "", lost: false, away: false, replace: false, ready: false, ...given });

beforeEach(() => words.speak("en"));

test.each([
  ["en", "Guest 1234", "Apprentice"],
  ["fr", "Invité 1234", "Apprenti"],
] as const)("what the house names in no language is read in %s", async (language, guest, level) => {
  await words.speak(language);
  expect(personName("guest:1234")).toBe(guest);
  expect(personName("Ada")).toBe("Ada");
  expect(levelName("apprentice")).toBe(level);
  const drawn = faces([seat({ name: "guest:1234" }), seat({ kind: "bot", person: 0, level: "apprentice" })], 0);
  expect(drawn.map((one) => [one.name, one.level])).toEqual([
    [guest, ""],
    ["Cosimo", level],
  ]);
  expect(plainFaces(2, ["guest:1234", "bot:apprentice"], 0).map((one) => [one.name, one.level])).toEqual([
    [guest, ""],
    ["Cosimo", level],
  ]);
});

test("the log says which name is one's own, as the chips do", () => {
  expect(toldNames(faces([seat({ name: "guest:12" }), seat({ name: "Bruno" })], 0))).toEqual(["Guest 12 (you)", "Bruno"]);
});

test("every level that the house offers has words", () => {
  for (const level of ["random", "apprentice", "merchant", "master"]) expect(levelName(level)).not.toBe(level);
  expect(levelName("dante:Dante")).toBe("dante:Dante");
});

test("people are joined as in speech", () => {
  expect(words.people(["Ada"])).toBe("Ada");
  expect(words.people(["Ada", "Bruno", "Carla"])).toBe("Ada, Bruno and Carla");
});
