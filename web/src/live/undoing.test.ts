import { expect, test } from "vitest";

import type { Line } from "../generated/wire";
import { deedsOf, vanishing } from "./undoing";

const line = (number: number, kind: string, seat: number, back = 0): Line =>
  ({ number, at: 0, kind, seat, say: null, happened: kind === "move" ? [{ event: {}, say: { say: `m${number}`, with: {} }, ids: [] }] : [], back }) as Line;

test("an undo takes the moves after a number, whoever made them, and nothing that is gone already", () => {
  const lines = [line(1, "start", -1), line(2, "move", 0), line(3, "move", 1), line(4, "undo", 1, 2), line(5, "move", 1), line(6, "ask", 0), line(7, "move", 2)];
  expect(vanishing(lines, 1).map(({ number, seat }) => [number, seat])).toEqual([[2, 0], [5, 1], [7, 2]]);
  expect(vanishing(lines, 5).map(({ says }) => says[0]?.say)).toEqual(["m7"]);
});

test("a step that says only that somebody has decided is left out beside what happened", () => {
  const quiet = (number: number): Line => ({ ...line(number, "move", 0), say: { say: "decided", with: {} }, happened: [] });
  expect(deedsOf([quiet(1), quiet(2), line(3, "move", 0)], 0).map(({ say }) => say)).toEqual(["m3"]);
  expect(deedsOf([quiet(1)], 0).map(({ say }) => say)).toEqual(["decided"]);
});
