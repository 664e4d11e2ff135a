import { describe, expect, test } from "vitest";

import { evenTicks, movedApart } from "./plot";

describe("plots", () => {
  test("ticks are round and lie inside", () => {
    expect(evenTicks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(evenTicks(-3, 61)).toEqual([0, 20, 40, 60]);
    expect(evenTicks(1380, 1620)).toEqual([1400, 1450, 1500, 1550, 1600]);
    expect(evenTicks(0, 0.03)).toEqual([0, 0.01, 0.02, 0.03]);
    expect(evenTicks(5, 5)).toEqual([5]);
  });
  test("ends are moved apart and stay inside", () => {
    const ends = movedApart([{ y: 90 }, { y: 10 }, { y: 92 }, { y: 12 }], 20, 100);
    expect(ends.map((one) => one.y)).toEqual([10, 30, 80, 100]);
  });
});
