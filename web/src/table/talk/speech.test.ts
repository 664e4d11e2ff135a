/** What is said at the table: bots' answers go with the match, people go on talking, and nobody is called by a guest's number. */

import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { plainFaces } from "../../words/faces";
import type { Word } from "../../live/table.svelte";
import { words } from "../../words/words.svelte";
import type { Phrase } from "../../play/types";
import Speech from "./Speech.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.enter("genoa");
});

const NO = (to: number): Phrase => ({ say: "genoa-spoken-never-mind", with: { to: { seat: to } } });
const CHAT: Phrase = { say: "ui-said", with: { text: "Well played, Guest 12" } };

function heard(spoken: Word[], over = false, mine = 0): string[] {
  const seats = plainFaces(3, ["guest:12", "bot:merchant", "Ada"], mine);
  const { container, unmount } = render(Speech, { spoken, seats, say: (phrase: Phrase) => words.say(phrase, seats.map((seat) => seat.name)), over });
  const found = [...container.querySelectorAll("[data-spoken]")].map((one) => one.lastChild?.textContent?.trim() ?? "");
  unmount();
  return found;
}

test("a match that is over silences what was said about its proposals, not its people", () => {
  const spoken: Word[] = [{ id: 1, seat: 1, say: NO(2), about: "offer:2:park" }, { id: 2, seat: 2, say: CHAT, about: "" }];
  expect(heard(spoken)).toEqual(["Never mind, Ada.", "Well played, Guest 12"]);
  expect(heard(spoken, true)).toEqual(["Well played, Guest 12"]);
});

test("a guest without a name is not addressed by the number; whoever has one is", () => {
  const spoken: Word[] = [{ id: 1, seat: 1, say: NO(0), about: "offer:0:park" }];
  expect(heard(spoken)).toEqual(["Never mind."]);
  expect(heard([{ id: 1, seat: 1, say: NO(2), about: "offer:2:park" }], false, 2)).toEqual(["Never mind, Ada."]);
});

test("beside the chips, what is said in two lines stays in the head: the strip below is to be read and pressed", () => {
  const head = { top: 6, bottom: 51, left: 0, right: 600 } as DOMRect;
  const chips = document.createElement("ol");
  chips.className = "seats";
  const chip = document.createElement("li");
  chip.dataset["seat"] = "1";
  chip.getBoundingClientRect = () => head;
  chips.append(chip);
  document.body.append(chips);
  const high = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
  const top = (height: number): string => {
    high.mockReturnValue(height);
    const { container, unmount } = render(Speech, { spoken: [{ id: 1, seat: 1, say: CHAT, about: "" }], seats: plainFaces(2, ["Ada", "Bruno"], 0), say: () => "Well" });
    const found = container.querySelector<HTMLElement>("[data-beside]")?.style.top ?? "";
    unmount();
    return found;
  };
  expect([top(35), top(58)]).toEqual(["14px", "0px"]);
  high.mockRestore();
  chips.remove();
});

test("whoever speaks again does not cover what another has said meanwhile", async () => {
  const seats = document.createElement("ol");
  seats.className = "seats";
  for (const number of [0, 1]) {
    const chip = document.createElement("li");
    chip.dataset["seat"] = `${number}`;
    chip.getBoundingClientRect = () => ({ top: 6, bottom: 51, left: 44 + number * 60, right: 1000 }) as DOMRect;
    seats.append(chip);
  }
  document.body.append(seats);
  const wide = vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  const high = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(30);
  const box = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const left = parseFloat(this.style.left) || 0, top = parseFloat(this.style.top) || 0;
    return { left, top, right: left + 80, bottom: top + 30 } as DOMRect;
  });
  const word = (id: number, seat: number): Word => ({ id, seat, say: CHAT, about: "" });
  const faces = plainFaces(2, ["Ada", "Bruno"], -1);
  const { container, rerender, unmount } = render(Speech, { spoken: [word(1, 1)], seats: faces, say: () => "No" });
  const where = (from: HTMLElement): string[] => [...from.querySelectorAll<HTMLElement>("[data-spoken]")].map(({ style }) => `${style.left} ${style.top}`);
  await rerender({ spoken: [word(1, 1), word(2, 0)], seats: faces, say: () => "No" });
  const placed = where(container);
  unmount();
  // Words that come in one breath are drawn in the order of the seats.
  const together = render(Speech, { spoken: [word(1, 1), word(2, 0)], seats: faces, say: () => "No" });
  const both = where(together.container);
  together.unmount();
  for (const one of [wide, high, box]) one.mockRestore();
  seats.remove();
  expect(placed).toEqual(["192px 4px", "104px 4px"]);
  expect(both).toEqual(placed);
});

test("what was said before the page showed it is not said again", () => {
  const spoken: Word[] = [{ id: 1, at: Date.now() - 60_000, seat: 2, say: CHAT, about: "" }];
  expect(heard(spoken)).toEqual([]);
  expect(heard([...spoken, { id: 2, at: Date.now(), seat: 2, say: CHAT, about: "" }])).toEqual(["Well played, Guest 12"]);
});
