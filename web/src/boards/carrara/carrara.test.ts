import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";

import type { SectionView } from "../../generated/carrara";
import { findings } from "../../lib/axe";
import { words } from "../../lib/words.svelte";
import { moments, undrawn, wordless } from "../trial";
import Trial from "../Trial.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { places, WheelMemory } from "./wheel";
import { wrap } from "./words";

beforeAll(async () => {
  await words.speak("en");
  await words.enter("carrara");
});

const LONG = 60_000;

describe.each([
  [2, []],
  [3, ["open_holdings=true"]],
  [4, []],
  [4, ["expansion=true"]],
])("with %i players %j", (seats, options) => {
  const match = moments("carrara", seats, options);

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
        expect(wordless(container, "carrara")).toEqual([]);
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
    const middle = moments("carrara", 2)[2];
    const props = { Board, Mine, view: middle?.views[0]?.table, choices: middle?.choices[0] ?? [], seats: 2, viewer: 0, phone: true };
    const { container } = render(Trial, props as never);
    expect(await findings(container)).toEqual([]);
  },
  LONG,
);

describe("the wheel", () => {
  const wheel = (...sections: Record<string, number>[]): SectionView[] =>
    Array.from({ length: 6 }, (_, at) => ({ id: String(at), blocks: sections[at] ?? {}, prices: {} }));

  test("blocks keep their names when it turns, and new ones get new names", () => {
    const memory = new WheelMemory();
    const before = memory.look(wheel({ red: 1, blue: 1 })).lying[0]?.map((one) => one.key);
    const after = memory.look(wheel({ red: 1 }, { red: 1, blue: 1 }));
    expect(after.turns).toBe(1);
    expect(after.lying[1]?.map((one) => one.key)).toEqual(before);
    expect(before).not.toContain(after.lying[0]?.[0]?.key);
  });

  test("taking blocks does not turn it", () => {
    const memory = new WheelMemory();
    memory.look(wheel({ red: 1, blue: 2 }, { white: 1 }));
    expect(memory.look(wheel({ blue: 1 }, { white: 1 })).turns).toBe(0);
  });

  test("even eleven blocks in one section lie on the disc", () => {
    for (const { x, y } of places(0, 11)) expect(Math.hypot(x, y)).toBeLessThan(120);
    expect(places(3, 11)).toHaveLength(11);
  });
});

test("texts are broken into lines between words", () => {
  expect(wrap("one two three four", 9, 3)).toEqual(["one two", "three", "four"]);
  expect(wrap("one two three four", 9, 2).at(-1)).toMatch(/…$/);
});
