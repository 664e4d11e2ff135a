/** Makes any element of a board a piece: pointable, reachable by keys, announced, explained, lit, and travelling by its key. */

import type { Attachment } from "svelte/attachments";

import { screen } from "../lib/screen.svelte";
import { useBoard } from "./board.svelte";
import type { Explained } from "./explain.svelte";
import { isDeed } from "./narrow";
import { isDirection, nearest, pieces } from "./rove";

export interface PieceOptions {
  /** The id that choices name. A piece without one is only explained. */
  id?: string | undefined;
  /** What it is, in the player's words. */
  label: string;
  /** One sentence or several about it, with the numbers that matter now. */
  explain?: string | readonly string[] | undefined;
  /** Which one of several equal pieces (same id) this is; also the name it travels by. Unique on the board. */
  key?: string | undefined;
  /** The key or place it comes from when it is new. */
  from?: string | undefined;
  /** The rule that speaks of it. */
  rule?: string | undefined;
  /** Somebody waits for an answer to it: first in a phone's tray, by its first sentence. */
  first?: boolean | undefined;
  /** The decision is about this before anything else that is lit: it leads the rest in a phone's tray. */
  near?: boolean | undefined;
}

const LONG_PRESS = 450;
const SEAT_COLOURS = 5;

/** Sentences as one, whether or not they end in a point. */
const spoken = (sentences: readonly string[]): string => sentences.map((one) => one.replace(/\.$/, "")).join(". ");

/** A piece that is not lit lets the click through to a lit one that it lies on. */
function litBelow(event: MouseEvent, here: Element): Element | null {
  if (event.detail === 0 && event.clientX === 0 && event.clientY === 0) return null;
  for (const one of document.elementsFromPoint?.(event.clientX, event.clientY) ?? []) {
    const piece = one.closest('[data-piece][data-state="open"]');
    if (piece !== null && piece !== here) return piece;
  }
  return null;
}

/** Use as `<g {@attach piece(() => ({ id, label }))}>`, or the `Piece` component. Call it while the component is set up. */
export function piece(options: () => PieceOptions): Attachment<SVGElement | HTMLElement> {
  const board = useBoard();
  const { pick, explain, flight } = board;

  const lines = (): string[] => {
    const { explain: told } = options();
    return told === undefined ? [] : typeof told === "string" ? [told] : [...told];
  };
  /** What pointing here would bring, or why it cannot be pointed at. */
  const meaning = (): string[] => {
    const { id, key } = options();
    if (id === undefined) return [];
    const state = pick.state(id, key);
    if (state === "open") {
      const after = pick.after(id);
      const only = after.length === 1 ? after[0] : undefined;
      if (only === undefined) return [board.word("ui-piece-choices", { count: after.length })];
      return [only.say, only.effect].filter((one) => one !== null).map((one) => board.say(one));
    }
    if (state === "picked") return [board.word("ui-piece-picked")];
    if (state === "dim") {
      const reason = pick.why(id);
      return [reason === null ? board.word("ui-piece-dim") : board.say(reason.why)];
    }
    return [];
  };
  /** About it and what it means now; an effect that is the text of the piece itself is said once. */
  const said = (): string[] => [...new Set([...lines(), ...meaning()])];
  const explained = (): Explained => {
    const { id, key, label } = options();
    const rule = (id !== undefined && pick.state(id, key) === "dim" ? pick.why(id)?.rule : undefined) ?? options().rule;
    return { title: label, lines: said(), ...(rule === undefined ? {} : { rule }) };
  };

  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** It was drawn under a mouse that rests: nobody has asked about it yet. */
    let appeared = false;

    const tell = (after?: number, asked = false): void => {
      const { id } = options();
      explain.show(element, explained, after, () => id !== undefined && pick.wonder(id), asked);
    };
    const point = (): void => {
      const { id, key } = options();
      if (pressed) return;
      // A deed that lies on the board is the button of the strip once more.
      if (id !== undefined && isDeed(id) && pick.open.has(id)) {
        explain.hide();
        pick.press(id);
      } else if (id === undefined || !pick.point(id, key)) tell(0, id !== undefined);
      else explain.hide();
    };
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void => {
      element.addEventListener(kind, act as EventListener);
      undo.push(() => element.removeEventListener(kind, act as EventListener));
    };
    const undo: (() => void)[] = [];

    on("click", (event) => {
      event.stopPropagation();
      const { id, key } = options();
      const mine = id !== undefined && ["open", "picked"].includes(pick.state(id, key));
      const below = mine || pressed ? null : litBelow(event, element);
      if (below === null) point();
      else below.dispatchEvent(new MouseEvent("click"));
      pressed = false;
    });
    on("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      appeared = !screen.came(event);
      if (!appeared) tell();
    });
    on("pointermove", () => {
      if (appeared) tell();
      appeared = false;
    });
    on("pointerleave", () => {
      appeared = false;
      clearTimeout(press);
      queueMicrotask(() => explain.hide());
    });
    on("pointerdown", (event) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      press = setTimeout(() => {
        pressed = true;
        tell(0);
      }, LONG_PRESS);
    });
    on("pointerup", () => clearTimeout(press));
    on("pointercancel", () => clearTimeout(press));
    on("contextmenu", (event) => {
      if (pressed) event.preventDefault();
    });
    on("focus", () => {
      if (element.matches(":focus-visible")) tell(0);
      const home = element.closest("[data-board]");
      if (home !== null) for (const one of pieces(home, false)) one.setAttribute("tabindex", one === element ? "0" : "-1");
    });
    // A piece that is taken off the table while focused is blurred in the middle of the drawing.
    on("blur", () => queueMicrotask(() => explain.hide()));
    on("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        pressed = false;
        // A second Enter on a piece that made a choice complete confirms it.
        const { id, key } = options();
        if (event.key === "Enter" && pick.ready !== null && id !== undefined && pick.state(id, key) === "picked") pick.confirm();
        else point();
      } else if (isDirection(event.key)) {
        const home = element.closest("[data-board]");
        const next = home === null ? null : nearest(element, pieces(home, !event.shiftKey), event.key);
        if (next instanceof SVGElement || next instanceof HTMLElement) {
          event.preventDefault();
          next.focus();
        }
      }
    });

    element.setAttribute("data-piece", "");
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");

    $effect(() => {
      const { id, key, label } = options();
      const state = id === undefined ? "idle" : pick.state(id, key);
      element.setAttribute("data-state", state);
      if (id !== undefined) element.setAttribute("data-id", id);
      else element.removeAttribute("data-id");
      const times = id === undefined || key !== undefined ? 0 : pick.count(id);
      if (times > 0) element.setAttribute("data-count", String(times));
      else element.removeAttribute("data-count");
      // A piece of another seat has no id to choose it by; events name it by its key.
      const told = (id !== undefined && pick.highlight.has(id)) || (key !== undefined && pick.highlight.has(key));
      element.toggleAttribute("data-highlight", told);
      const by = pick.marks.get(id ?? "") ?? pick.marks.get(key ?? "");
      element.toggleAttribute("data-changed", by !== undefined);
      if (by === undefined) element.style.removeProperty("--changed");
      else element.style.setProperty("--changed", `var(--seat-${by % SEAT_COLOURS})`);
      element.toggleAttribute("data-first", options().first === true);
      element.toggleAttribute("data-near", options().near === true);
      element.toggleAttribute("data-preview", id !== undefined && pick.previews(id));
      element.setAttribute("data-label", label);
      element.setAttribute("data-note", lines()[0] ?? "");
      element.setAttribute("aria-label", spoken([label, ...(told ? [board.word("ui-piece-told")] : []), ...said()]));
      // What can be pointed at is ticked and unticked; everything else is a picture with a name.
      const part = state === "picked" || state === "open";
      element.setAttribute("role", part ? "checkbox" : "img");
      if (part) element.setAttribute("aria-checked", String(state === "picked"));
      else element.removeAttribute("aria-checked");
    });
    $effect(() => {
      const key = options().key ?? options().id;
      if (key !== undefined) return flight.add(key, element, () => options().from);
    });
    return () => {
      clearTimeout(press);
      for (const one of undo) one();
      // Nothing tells the pointer that it has left what is gone.
      queueMicrotask(() => explain.gone(element));
    };
  };
}
