/** Keys never bite: what is typed in the chat, or near it, is a word and no command. */

import { render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { words } from "../lib/words.svelte";
import { Picker } from "../play/picker.svelte";
import Chat from "./Chat.svelte";
import { keyed } from "./keys";

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
