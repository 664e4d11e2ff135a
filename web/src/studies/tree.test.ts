import { expect, test } from "vitest";

import type { StudyMove } from "../generated/wire";
import { beside, depth, end, isMain, nodeIn, rows, type Tree } from "./tree";

const node = (id: number, parent: number, children: number[]): [number, StudyMove] => [id, { id, parent, seat: 0, text: "", say: null, dealt: false, comment: "", drawn: [], children }];
/** 0 - 1 - 2 - 6, with 3 - 4 instead of 1 and 5 instead of 2. */
const tree: Tree = new Map([node(0, -1, [1, 3]), node(1, 0, [2, 5]), node(2, 1, [6]), node(3, 0, [4]), node(4, 3, []), node(5, 1, []), node(6, 2, [])]);

test("variations stand after the move that they replace, indented", () => {
  expect(rows(tree).map((row) => [row.node.id, row.depth, row.begins])).toEqual([
    [1, 0, false],
    [3, 1, true],
    [4, 1, false],
    [2, 0, false],
    [5, 1, true],
    [6, 0, false],
  ]);
});

test("one finds one's way through a tree", () => {
  expect(depth(tree, 6)).toBe(3);
  expect(end(tree, 1)).toBe(6);
  expect([beside(tree, 1, 1), beside(tree, 3, -1), beside(tree, 3, 1)]).toEqual([3, 1, 3]);
  expect([6, 5, 4, 0].map((id) => isMain(tree, id))).toEqual([true, false, false, true]);
  expect([nodeIn("#node=12"), nodeIn("#node=x"), nodeIn("")]).toEqual([12, 0, 0]);
});
