import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import type { ResultData } from "../../generated/wire";
import { words } from "../../words/words.svelte";
import { faces } from "../../boards/trial";
import { Picker } from "../../play/picker.svelte";
import type { Phrase } from "../../play/types";
import Ending from "./Ending.svelte";
import Result from "./Result.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.enter("pages");
});

const source = { say: "lucca-source-shields" };
const outcome = { scores: [3, 5], ranks: [2, 1], winners: [1], points: [[{ source, points: 3, at_end: true, ids: [] }], [{ source, points: 5, at_end: true, ids: [] }]], tie_break: null } as unknown as ResultData;
const say = (): string => "Shields";

test("after the count the winner's arms are raised over the board; then comes the result", async () => {
  const ondone = vi.fn();
  const pick = new Picker({ choices: [], complete: true, busy: false, confirming: "always", send: () => undefined });
  const { container } = render(Ending, { game: "lucca", outcome, seats: faces(2, 0), say, pick, last: "Ada builds", moved: ["tile:1"], pace: 0, ontotals: () => undefined, ondone });
  const next = (): Promise<boolean> => fireEvent.click(container.querySelector("[data-ending-next]") as Element);
  expect([...pick.highlight]).toEqual(["tile:1"]);
  await next();
  expect([...pick.highlight]).toEqual([]);
  expect(container.querySelector("[data-raised]")).toBeNull();
  await next();
  expect(container.querySelectorAll("[data-raised] svg")).toHaveLength(1);
  expect(screen.getByText("Bruno has won")).toBeTruthy();
  expect(ondone).not.toHaveBeenCalled();
  await next();
  expect(ondone).toHaveBeenCalledOnce();
});

test("the result is one's own victory, or another's, under the same arches", () => {
  const { container, unmount } = render(Result, { game: "lucca", outcome, seats: faces(2, 1), tallies: [], say, viewer: 1 });
  expect(container.querySelector("h2")?.textContent).toBe("You have won!");
  expect(container.querySelector("[data-loggia]")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelectorAll("[data-loggia] .won")).toHaveLength(1);
  unmount();
  const other = render(Result, { game: "lucca", outcome, seats: faces(2, 0), tallies: [], say, viewer: null });
  expect(other.container.querySelector("h2")?.textContent).toBe("Bruno has won");
  expect(other.container.querySelector("[data-gave-up]")).toBeNull();
  other.unmount();
  const left = render(Result, { game: "lucca", outcome, seats: faces(2, 0), tallies: [], say, viewer: null, lost: [0] });
  expect(left.container.querySelectorAll("[data-gave-up]")).toHaveLength(1);
});

test("a step of the count says once what its sources have in common", async () => {
  const points = ["Palace", "Park"].map((text) => ({ source: { say: "one-kind", with: { text } }, points: 10, at_end: true, ids: [] }));
  const several = { ...outcome, points: [points, []] } as unknown as ResultData;
  const pick = new Picker({ choices: [], complete: true, busy: false, confirming: "always", send: () => undefined });
  const named = (phrase: Phrase): string => `Privileges: ${String(phrase.with?.["text"])}`;
  const { container } = render(Ending, { game: "lucca", outcome: several, seats: faces(2, 0), say: named, pick, last: "", moved: [], pace: 0, ontotals: () => undefined, ondone: () => undefined });
  await fireEvent.click(container.querySelector("[data-ending-next]") as Element);
  expect(container.querySelector(".what")?.textContent).toContain("Privileges: Palace, Park");
});
