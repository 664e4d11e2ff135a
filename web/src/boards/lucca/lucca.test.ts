import { describe, expect, test } from "vitest";

import { tryBoard } from "../every";
import Board from "./Board.svelte";
import { arrange, height } from "./layout";
import Mine from "./Mine.svelte";
import { placeOf } from "./table";
import { cityPalaceLines, orderLines, palaceLines, streetLines, wallLines } from "./words";

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

describe("what is said of a quarter is true at that moment", () => {
  const word = (message: string, args: Record<string, unknown> = {}): string => [message.replace("lucca-board-", ""), ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(" ");
  const order = { next_order: [1, 0], round: 3, rounds: 7 };
  const player = { seat: 0, shields: 4, highest: 45, walls: [{}], bastions: 0, shields_needed: 2, supported: true, wall_points: 2, wall_palaces: 2 } as never;

  test("the place in the next round, for the last openings, and none when all is over", () => {
    expect(orderLines(word, player, { ...order, phase: "turn" }).at(-1)).toBe("order-now shields=4 highest=45 next=2");
    expect(orderLines(word, player, { ...order, phase: "turn", round: 7 }).at(-1)).toBe("order-last shields=4 highest=45 next=2");
    expect(orderLines(word, player, { ...order, phase: "over" })).toEqual([]);
    expect(placeOf({ phase: "turn", order: [1, 0] } as never, 0)).toBe(2);
    expect(placeOf({ phase: "over", order: [1, 0] } as never, 0)).toBe(0);
  });

  test("who shows the lowest and the highest number pays nobody", () => {
    const streets = { lowest: 2, payer: 0, highest: 96, taker: 0, points: 3 };
    expect(streetLines(word, 0, streets)).toEqual(["streets-both lowest=2 highest=96"]);
    expect(streetLines(word, 0, { ...streets, payer: 1 })).toEqual(["streets-highest points=3 lowest=2"]);
    expect(streetLines(word, 1, { ...streets, payer: 1 })).toEqual(["streets-lowest points=3 lowest=2 highest=96"]);
  });

  test("walls are valued with the palaces that the end opens", () => {
    expect(wallLines(word, player).at(-1)).toBe("walls-worth palaces=2 points=2");
  });

  test("only a palace that can still be opened speaks of its party, and the City's of what they are for parties", () => {
    const palace = { cards: [{}, {}], windows: 1, shields: 5, street: 9, party: 3, area: "completed" } as never;
    const figures = { keep: 2, window_points: 1, party_completed_points: 2 };
    expect(palaceLines(word, palace, 5)).toHaveLength(2);
    expect(cityPalaceLines(word, palace, 5, figures)).toEqual(["palace-city-completed cards=2 size=5 street=9 points=2"]);
  });
});
