import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { tryBoard } from "../every";
import { moments, unreachable } from "../trial";
import Trial from "../Trial.svelte";
import Board from "./Board.svelte";
import { lines } from "./layout";
import Mine from "./Mine.svelte";

tryBoard("vecchio", Board as never, Mine as never, [
  [2, []],
  [3, ["less_luck=true"]],
  [4, []],
]);

test.each([false, true])("two of the same can be paid and taken by clicking twice (phone: %j)", (phone) => {
  const choices = [["good:abbot", "good:abbot"], ["good:abbot", "good:knight"], ["good:florin", "supply:scroll", "supply:scroll"], ["good:florin", "supply:scroll", "supply:abbot"]].map((ids) => ({
    text: ids.join(" "),
    ids,
    say: { say: "" },
    effect: null,
  }));
  const view = moments("vecchio", 2)[2]?.views[0]?.table;
  const { container, component } = render(Trial, { Board, Mine, view, choices, seats: 2, viewer: 0, phone } as never);
  expect(unreachable(container, component.picker, choices)).toEqual([]);
});

test("a long text is broken into lines and cut at the last", () => {
  expect(lines("one two three", 7, 5)).toEqual(["one two", "three"]);
  expect(lines("one two three four", 7, 2)).toEqual(["one two", "three…"]);
  expect(lines("Paymaster", 5, 1)).toEqual(["Paym…"]);
});
