/** Keys of the table, and the promise that focus is never lost after a move. */

import { tick } from "svelte";

import type { Picker } from "../play/picker.svelte";
import { tabStop } from "../play/rove";

export interface Keys {
  pick: Picker;
  sheet(name: string): void;
  help(): void;
  undo(): void;
  turn(): void;
  hint(): void;
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function focusBoard(): void {
  const board = document.querySelector("[data-board]");
  if (board === null) return;
  tabStop(board);
  board.querySelector<HTMLElement | SVGElement>('[data-piece][tabindex="0"]')?.focus();
}

/** A key pressed anywhere at the table. */
export function keyed(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  if (document.querySelector("dialog[open]") !== null) return;
  const act: Record<string, () => void> = {
    Escape: () => keys.pick.clear(),
    "?": keys.help,
    b: focusBoard,
    v: () => keys.sheet("choices"),
    l: () => keys.sheet("log"),
    c: () => keys.sheet("chat"),
    u: keys.undo,
    t: keys.turn,
    h: keys.hint,
  };
  if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)) {
    if (keys.pick.ready !== null) {
      event.preventDefault();
      keys.pick.confirm();
    }
    return;
  }
  const found = act[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (found !== undefined) {
    event.preventDefault();
    found();
  }
}

let where: "board" | "list" | "strip" | null = null;

/** Before the table is drawn anew: where the focus is. */
export function remember(): void {
  const active = document.activeElement;
  where =
    active === null || active === document.body
      ? where
      : active.closest("[data-board]")
        ? "board"
        : active.closest("#drawer")
          ? "list"
          : active.closest(".strip, .thumb")
            ? "strip"
            : null;
}

/** Afterwards: if the focused thing is gone, its neighbourhood gets the focus. */
export function mend(): void {
  const active = document.activeElement;
  if (where === null || (active !== null && active !== document.body)) return;
  if (where === "board") focusBoard();
  else if (where === "list") (document.querySelector<HTMLElement>("#drawer [data-choice]") ?? strip())?.focus();
  else strip()?.focus();
}

const strip = (): HTMLElement | null => document.querySelector("[data-strip]");

/** A button often vanishes with what it did: then what follows from it gets the focus, or else the words of the strip. */
export function holdFocus(buttons: HTMLElement): () => void {
  const mended = (): void => {
    if (document.activeElement !== document.body) return;
    (buttons.querySelector<HTMLElement>("[data-confirm]") ?? buttons.querySelector<HTMLElement>("[data-chosen]") ?? strip())?.focus();
  };
  // Svelte hears clicks at the root of the page, after this listener.
  const pressed = (): void => void setTimeout(() => void tick().then(mended));
  buttons.addEventListener("click", pressed);
  return () => buttons.removeEventListener("click", pressed);
}
