import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";

import { findings } from "../../lib/axe";
import { words } from "../../lib/words.svelte";
import { moments, undrawn, wordless } from "../trial";
import Trial from "../Trial.svelte";
import Board from "./Board.svelte";
import { arrange, height } from "./layout";
import Mine from "./Mine.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.enter("lucca");
});

const LONG = 60_000;

describe.each([
  [2, []],
  [3, []],
  [4, ["celebration=true"]],
  [5, []],
])("with %i players %j", (seats, options) => {
  const match = moments("lucca", seats, options);

  test(
    "everything that can be pointed at is drawn, in words",
    async () => {
      for (const [step, { views, choices }] of match.entries()) {
        // The seat that decides; at the end an onlooker. Laptops and phones, English and French take turns.
        const at = Math.max(choices.findIndex((some) => some.length > 0), step === match.length - 1 ? seats : 0);
        const phone = step % 2 === 1;
        await words.speak(step % 3 === 1 ? "fr" : "en");
        const offered = choices[at] ?? [];
        const props = { Board, Mine, view: views[at]?.table, choices: offered, seats, viewer: at < seats ? at : null, phone };
        const { container, unmount } = render(Trial, props as never);
        expect(container.querySelectorAll("[data-piece]").length).toBeGreaterThan(10);
        expect(undrawn(container, offered)).toEqual([]);
        expect(wordless(container, "lucca")).toEqual([]);
        unmount();
      }
      await words.speak("en");
    },
    LONG,
  );
});

test(
  "axe finds nothing",
  async () => {
    const middle = moments("lucca", 2)[2];
    const props = { Board, Mine, view: middle?.views[0]?.table, choices: middle?.choices[0] ?? [], seats: 2, viewer: 0, phone: true };
    const { container } = render(Trial, props as never);
    expect(await findings(container)).toEqual([]);
  },
  LONG,
);

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
