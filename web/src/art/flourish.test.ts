import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Trial from "./FlourishTrial.svelte";

const drawn = (): number => document.querySelectorAll("[data-flourish]").length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what mattered is drawn for less than a second", async () => {
  const { rerender } = render(Trial, { of: null });
  expect(drawn()).toBe(0);
  await rerender({ of: 1 });
  expect(drawn()).toBe(1);
  vi.advanceTimersByTime(999);
  await tick();
  expect(drawn()).toBe(0);
});

test.each(["pointerdown", "keydown"])("the next %s ends it, and taking it back shows nothing", async (kind) => {
  const { rerender } = render(Trial, { of: null });
  await rerender({ of: 1 });
  expect(drawn()).toBe(1);
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  await tick();
  expect(drawn()).toBe(0);
  await rerender({ of: null });
  expect(drawn()).toBe(0);
});

test("what was so when the board came shows nothing", async () => {
  render(Trial, { of: 1 });
  await tick();
  expect(drawn()).toBe(0);
});

test("a still board shows nothing", async () => {
  const { rerender } = render(Trial, { of: null, moving: false });
  await rerender({ of: 1 });
  expect(drawn()).toBe(0);
});
