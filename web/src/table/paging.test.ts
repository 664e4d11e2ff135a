import { expect, test } from "vitest";

import { paged } from "./paging";

const spots = (...given: Parameters<typeof paged>): string[] => paged(...given).map(({ column, line }) => `${column}/${line}`);

test("buttons fill a page line by line, then the next page", () => {
  expect(spots([false, false, false, false, false], 2, 2)).toEqual(["1/1", "2/1", "1/2", "2/2", "3/1"]);
  expect(spots([false, false, false], 2, 1)).toEqual(["1/1", "2/1", "3/1"]);
});

test("what needs all the width begins where a page begins, whatever stands before it", () => {
  expect(spots([true, false, true], 2, 2)).toEqual(["1/1", "1/2", "3/1"]);
  expect(spots([false, true, false, false, true], 3, 2)).toEqual(["1/1", "1/2", "4/1", "5/1", "4/2"]);
  expect(spots([false, true, true], 2, 1)).toEqual(["1/1", "3/1", "5/1"]);
});
