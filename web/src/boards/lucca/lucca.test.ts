import { describe, expect, test } from "vitest";

import { tryBoard } from "../every";
import Board from "./Board.svelte";
import { arrange, height } from "./layout";
import Mine from "./Mine.svelte";

tryBoard("lucca", Board as never, Mine as never, [
  [2, []],
  [3, []],
  [4, ["celebration=true"]],
  [5, []],
]);

describe("a quarter's ground", () => {
  const at = (...areas: string[]): { area: string }[] => areas.map((area) => ({ area }));

  test("every palace fits into its box", () => {
    for (const [w, h, size] of [[240, 200, 3], [320, 200, 4], [980, 200, 5]] as const) {
      const ground = arrange(at("construction", "construction", "construction", "completed", "opened", "opened"), 90, w, h, size, 66);
      expect(ground.zones.reduce((all, zone) => Math.max(all, zone.x + zone.w), 0)).toBeLessThanOrEqual(w + 0.01);
      for (const zone of ground.zones) expect(zone.ground - height(ground.unit, size)).toBeGreaterThanOrEqual(0);
    }
  });

  test("areas in which nothing lies are left out where room is scarce", () => {
    expect(arrange(at("construction"), 0, 240, 200, 4, 66).zones.map((zone) => zone.area)).toEqual(["construction"]);
    expect(arrange(at("construction"), 0, 900, 200, 4, 66).zones.map((zone) => zone.area)).toEqual(["construction", "completed", "opened"]);
  });
});
