/** What every board is tried for: all pieces of all choices drawn and named, at both sizes, in both languages; nothing for axe to find. */

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";

import { findings } from "../lib/axe";
import { words } from "../words/words.svelte";
import { moments, undrawn, unreachable, wordless } from "./trial";
import Trial from "./Trial.svelte";

const LONG = 60_000;

export function tryBoard(game: string, Board: Component<never>, Mine: Component<never>, cases: readonly (readonly [number, readonly string[]])[]): void {
  beforeAll(async () => {
    await words.speak("en");
    await words.enter(game);
  });

  describe.each(cases)("with %i players %j", (seats, options) => {
    const match = moments(game, seats, [...options]);

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
          const { container, component, unmount } = render(Trial, props as never);
          expect(container.querySelectorAll("[data-piece]").length).toBeGreaterThan(10);
          expect(undrawn(container, offered)).toEqual([]);
          expect(unreachable(container, component.picker, offered.filter(({ ids }) => new Set(ids).size < ids.length))).toEqual([]);
          expect(wordless(container, game)).toEqual([]);
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
      const [seats, options] = cases[0] ?? [2, []];
      const middle = moments(game, seats, [...options])[2];
      const props = { Board, Mine, view: middle?.views[0]?.table, choices: middle?.choices[0] ?? [], seats, viewer: 0, phone: true };
      const { container } = render(Trial, props as never);
      expect(await findings(container)).toEqual([]);
    },
    LONG,
  );
}
