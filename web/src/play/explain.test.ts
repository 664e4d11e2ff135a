/** What is explained: never a thing that has left the board. */

import { expect, test } from "vitest";

import { Explainer } from "./explain.svelte";

const stone = (): HTMLElement => document.body.appendChild(document.createElement("i"));

test("what is explained is gone with its thing, and another's leaving changes nothing", () => {
  const explain = new Explainer();
  const [one, other] = [stone(), stone()];
  explain.show(one, () => ({ title: "One", lines: [] }), 0);
  explain.gone(other);
  expect(explain.shown?.title).toBe("One");
  one.remove();
  expect(explain.shown).toBeNull();
  explain.show(other, () => ({ title: "Other", lines: [] }), 0);
  explain.gone(other);
  expect([explain.shown, explain.at]).toEqual([null, null]);
  other.remove();
});
