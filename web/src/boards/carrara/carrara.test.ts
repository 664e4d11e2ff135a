import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import type { ObjectiveView, SectionView } from "../../generated/carrara";
import { words } from "../../words/words.svelte";
import { tryBoard } from "../every";
import { moments } from "../trial";
import Trial from "../Trial.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { hillside } from "./layout";
import { places, WheelMemory } from "./wheel";
import { bonusLines, cardLines, wrap } from "./words";

tryBoard("carrara", Board as never, Mine as never, [
  [2, []],
  [3, ["open_holdings=true"]],
  [4, []],
  [4, ["expansion=true"]],
]);

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

test("a city's buildings stay within its column, and none hides the cost of one behind it", () => {
  for (const many of [1, 2, 5, 8]) {
    const spots = hillside(many, 52, 100, 84, 40);
    expect(spots).toHaveLength(many);
    for (const { x, y, size } of spots) {
      expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(26.1);
      expect(y - size / 2).toBeGreaterThanOrEqual(15.9);
    }
    for (const [at, { y }] of spots.entries()) if (at >= 2) expect((spots[at - 2]?.y ?? 0) - y).toBeGreaterThan(14);
  }
});

test("a phone shows all of what every card says, also in French", async () => {
  await words.speak("fr");
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const cards = `top-${Math.min(6, number)} obj-${Math.min(8, number)} bdg-${number} bon-${Math.max(2, number)}`;
    const view = moments("carrara", 2, ["expansion=true", `cards=${cards}`])[0]?.views[0]?.table;
    const { container, unmount } = render(Trial, { Board, Mine, view, choices: [], seats: 2, viewer: 0, phone: true } as never);
    const said = [...container.querySelectorAll("text.text")].map((line) => line.textContent ?? "");
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((line) => line.endsWith("…"))).toEqual([]);
    unmount();
  }
  await words.speak("en");
});

test("texts are broken into lines between words", () => {
  expect(wrap("one two three four", 9, 3)).toEqual(["one two", "three", "four"]);
  expect(wrap("one two three four", 9, 2).at(-1)).toMatch(/…$/);
});

describe("a card's tooltip", () => {
  const tools = { word: words.word.bind(words), say: words.say.bind(words) };

  test("says the figures of the match's own data file", () => {
    const text = { say: "carrara-text-objective", with: { objective: { say: "carrara-objective-scorings", with: { need: 1 } } } };
    const objective: ObjectiveView = { card: "top-1", number: 1, deck: "top", reconstructed: false, need: 1, values: [0], met: [false], text };
    expect(cardLines(tools, objective, [], null)).toEqual(["Objective: 1 Scoring action done."]);
  });

  test("of a bonus card tells its coins too", () => {
    const text = { say: "carrara-text-scoring", with: { scoring: { say: "carrara-scoring-cities", with: { cities: { say: "carrara-city-pisa" } } } } };
    const lines = bonusLines(tools, { card: "bon-3", number: 3, reconstructed: false, text }, { vp: 0, coins: 9 });
    expect(lines).toEqual(["Final scoring: value Pisa.", "In the final scoring this would bring you 9 coins as things stand."]);
  });
});

test.each(["en", "fr"] as const)("what the three cards of a usual match say is whole (%s)", async (lang) => {
  await words.speak(lang);
  await words.enter("carrara");
  for (const phone of [false, true]) {
    const view = moments("carrara", 3)[0]?.views[0]?.table;
    const { container, unmount } = render(Trial, { Board, Mine, view, choices: [], seats: 3, viewer: 0, phone } as never);
    const said = [...container.querySelectorAll(".card ~ g > .text")].map((text) => text.textContent ?? "");
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((text) => text.endsWith("…"))).toEqual([]);
    unmount();
  }
  await words.speak("en");
});
