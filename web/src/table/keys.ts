/** Keys of the table, and the promise that focus is never lost after a move. */

import type { Picker } from "../play/picker.svelte";
import { closest, following, tabStop } from "../play/rove";

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

/** Where one talks: as long as it is open, letters are words. */
const talk = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>("[data-chat-field]")].find((one) => one.closest("[hidden]") === null) ?? null;

const focusable = (element: Element | null): element is HTMLElement | SVGElement => element instanceof HTMLElement || element instanceof SVGElement;

/** To the board; there already, to the next piece that can be chosen. */
export function focusBoard(): void {
  const board = document.querySelector("[data-board]");
  if (board === null) return;
  const next = following(board);
  if (focusable(next)) return next.focus();
  tabStop(board);
  board.querySelector<HTMLElement | SVGElement>('[data-piece][tabindex="0"]')?.focus();
}

/** The others' boards: on a phone they come into sight and go again; elsewhere the focus goes to the next of them. */
export function lookAtOthers(): void {
  const swipe = document.querySelector<HTMLElement>("[data-zoom-others]");
  if (swipe !== null) return swipe.click();
  const piece = "[data-piece]";
  const boards = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-board] [data-others] > *")].filter((one) => one.matches(piece) || one.querySelector(piece) !== null);
  const board = boards[(boards.findIndex((one) => one.contains(document.activeElement)) + 1) % boards.length];
  const next = board?.matches(piece) ? board : board?.querySelector<HTMLElement | SVGElement>(piece);
  if (!next) return;
  const there = [...document.querySelectorAll("[data-board] [data-others] [data-piece]")];
  for (const one of there) one.setAttribute("tabindex", one === next ? "0" : "-1");
  next.focus();
}

/** A key pressed anywhere at the table. */
export function keyed(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  if (document.querySelector("dialog[open]") !== null) return;
  // With the chat open, a letter is the beginning of a word and no command: the field takes it, once it is there.
  if (event.key.length === 1 && event.key !== " ") {
    if (document.querySelector("[data-chat-coming]") !== null) return;
    const field = talk();
    if (field !== null) return field.focus();
  }
  const act: Record<string, () => void> = {
    Escape: () => keys.pick.clear(),
    "?": keys.help,
    b: focusBoard,
    o: lookAtOthers,
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

type Place = "board" | "list" | "strip";

type Spot = Pick<DOMRect, "x" | "y" | "width" | "height">;

const placeOf = (element: Element): Place => (element.closest("[data-board]") ? "board" : element.closest("#drawer") ? "list" : "strip");

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What was focused is gone: its neighbourhood gets the focus, or else the words of the strip. */
function mend(table: HTMLElement, place: Place, spot: Spot): void {
  const board = table.querySelector("[data-board]");
  if (place === "board" && board !== null) {
    const near = closest(board, spot.x + spot.width / 2, spot.y + spot.height / 2);
    if (focusable(near)) near.focus();
  }
  else if (place === "list") table.querySelector<HTMLElement>("#drawer [data-choice]")?.focus();
  else (table.querySelector<HTMLElement>("[data-confirm]") ?? table.querySelector<HTMLElement>("[data-chosen]"))?.focus();
  if (lost()) table.querySelector<HTMLElement>("[data-strip]")?.focus();
}

/** The focus is never lost: pieces and buttons often vanish with what they did, or when the house has answered. */
export function holdFocus(table: HTMLElement): () => void {
  let place: Place | null = null;
  let spot: Spot = { x: 0, y: 0, width: 0, height: 0 };
  const came = (event: FocusEvent): void => {
    place = event.target instanceof Element ? placeOf(event.target) : null;
    if (event.target instanceof Element) spot = event.target.getBoundingClientRect();
  };
  // A finger on the bare table takes the focus away on purpose.
  const pressed = (): void => {
    place = null;
  };
  const watch = new MutationObserver(() => {
    if (place !== null && lost()) mend(table, place, spot);
  });
  table.addEventListener("focusin", came);
  // Whoever comes by a link has lost the focus with it: the strip says where he is.
  if (lost()) table.querySelector<HTMLElement>("[data-strip]")?.focus({ preventScroll: true });
  table.addEventListener("pointerdown", pressed);
  watch.observe(table, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
  return () => {
    watch.disconnect();
    table.removeEventListener("focusin", came);
    table.removeEventListener("pointerdown", pressed);
  };
}
