import { expect, test } from "vitest";

import { tryBoard } from "../every";
import Board from "./Board.svelte";
import { lines } from "./layout";
import Mine from "./Mine.svelte";

tryBoard("vecchio", Board as never, Mine as never, [
  [2, []],
  [3, ["less_luck=true"]],
  [4, []],
]);

test("a long text is broken into lines and cut at the last", () => {
  expect(lines("one two three", 7, 5)).toEqual(["one two", "three"]);
  expect(lines("one two three four", 7, 2)).toEqual(["one two", "three…"]);
});
