/** Keys never bite: what is typed in the chat, or near it, is a word and no command. */

import { render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { words } from "../words/words.svelte";
import { Picker } from "../play/picker.svelte";
import Chat from "./talk/Chat.svelte";
import { holdFocus, keyed } from "./keys";

const acts = { sheet: vi.fn(), help: vi.fn(), undo: vi.fn(), turn: vi.fn(), hint: vi.fn() };
const pick = new Picker({ choices: [], complete: true, busy: false, confirming: "never", send: () => undefined });
const listen = (event: KeyboardEvent): void => keyed(event, { pick, ...acts });

beforeAll(() => words.speak("en"));
afterEach(() => {
  window.removeEventListener("keydown", listen);
  for (const one of Object.values(acts)) one.mockClear();
});

test("opening the chat focuses its field, and what is typed acts nowhere", async () => {
  window.addEventListener("keydown", listen);
  const { container } = render(Chat, { table: "t", lines: [], seats: [], onsay: () => undefined });
  const field = container.querySelector<HTMLInputElement>("[data-chat-field]");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("hurt?");
  expect(field?.value).toBe("hurt?");
  for (const one of Object.values(acts)) expect(one).not.toHaveBeenCalled();
});

test("a letter typed beside the field goes into it", async () => {
  window.addEventListener("keydown", listen);
  const { container } = render(Chat, { table: "t", lines: [], seats: [], onsay: () => undefined });
  const field = container.querySelector<HTMLInputElement>("[data-chat-field]");
  container.querySelector<HTMLElement>("[role=log]")?.focus();
  await userEvent.keyboard("u");
  expect(acts.undo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
});

test("without a chat, letters are commands", async () => {
  window.addEventListener("keydown", listen);
  await userEvent.keyboard("uh");
  expect(acts.undo).toHaveBeenCalledTimes(1);
  expect(acts.hint).toHaveBeenCalledTimes(1);
});

test("O leads to the others' boards: by the phone's button where there is one, else with the focus", async () => {
  window.addEventListener("keydown", listen);
  document.body.innerHTML = `<div data-board><i data-piece tabindex="0" id="mine"></i><div data-others><i data-piece tabindex="-1" id="theirs"></i></div></div>`;
  await userEvent.keyboard("o");
  expect(document.activeElement?.id).toBe("theirs");
  const pressed = vi.fn();
  const button = document.createElement("button");
  button.dataset["zoomOthers"] = "";
  button.addEventListener("click", pressed);
  document.body.append(button);
  await userEvent.keyboard("o");
  expect(pressed).toHaveBeenCalledTimes(1);
  document.body.innerHTML = "";
});

/** A board of pieces in a row, 10 apart. */
function lay(...pieces: [id: string, state: string, told?: boolean][]): HTMLElement {
  document.body.innerHTML = `<div id="table"><p data-strip tabindex="-1"></p><div data-board>${pieces
    .map(([id, state, told]) => `<i data-piece tabindex="-1" id="${id}" data-state="${state}" ${told ? "data-highlight" : ""}></i>`)
    .join("")}</div></div>`;
  for (const [at, one] of [...document.querySelectorAll("[data-piece]")].entries())
    one.getBoundingClientRect = () => ({ x: 10 * at, y: 0, width: 8, height: 8 }) as DOMRect;
  return document.querySelector("#table") as HTMLElement;
}

test("B leads to the board and on through what can be chosen, what is pointed out first", async () => {
  window.addEventListener("keydown", listen);
  lay(["one", "open"], ["two", "dim"], ["three", "open", true], ["four", "open"]);
  const way: (string | undefined)[] = [];
  for (let at = 0; at < 4; at += 1) {
    await userEvent.keyboard("b");
    way.push(document.activeElement?.id);
  }
  expect(way).toEqual(["three", "one", "four", "three"]);
  document.body.innerHTML = "";
});

test("when the focused piece is gone the nearest takes the focus; a table that opens has it in the strip", async () => {
  const table = lay(["one", "idle"], ["two", "idle"], ["three", "idle"], ["four", "idle"]);
  const release = holdFocus(table);
  expect(document.activeElement?.hasAttribute("data-strip")).toBe(true);
  document.getElementById("three")?.focus();
  document.getElementById("three")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("two"));
  release();
  document.body.innerHTML = "";
});
