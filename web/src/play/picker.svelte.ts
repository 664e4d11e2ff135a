/** The picker: a player points at pieces, the choices narrow, one is left, it is confirmed and sent. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";

import { isDeed, narrow } from "./narrow";
import type { Choice, PieceState, Reason } from "./types";

/**
 * When a complete choice waits for a confirming click: always, where it cannot be taken back, or never.
 *
 * A button says in words what it does: pressing it is the confirmation, unless always is wanted.
 */
export type Confirming = "always" | "careful" | "never";

/** One thing that can be said to a choice that a board lays out. */
export interface LaidAnswer {
  id: string;
  say: string;
  run: (event: Event) => void;
}

export interface Pointed {
  id: string;
  /** Which of several equal pieces was pointed at; empty where it does not matter. */
  key: string;
}

/** What the picker needs from the table around it. */
export interface PickerTable {
  /** The viewer's choices now; empty when it is not theirs to decide. */
  choices: readonly Choice[];
  /** Whether `choices` is the whole list; where not, a board may `propose` others. */
  complete: boolean;
  /** Whether a move of ours is on its way. */
  busy: boolean;
  confirming: Confirming;
  send(text: string): void;
  /** Why the last of these pieces cannot be pointed at, if anybody knows. */
  reason?(ids: readonly string[]): Reason | null;
  /** Somebody would like to know. */
  wonder?(ids: readonly string[]): void;
  /** Whether a choice cannot be freely taken back; without this, none can. */
  final?(text: string): Promise<boolean>;
}

export class Picker {
  readonly #table: PickerTable;
  /**
   * The choice that the board itself lays out and asks to confirm: the strip then does not ask a second time.
   * Where the board has no room for the answers (a phone) it leaves them to the thumb, the confirming one first.
   */
  laidOut = $state.raw<{ text: string; answers: readonly LaidAnswer[] } | null>(null);
  #pointed = $state.raw<readonly Pointed[]>([]);
  /** What was pointed at when the last move was sent. */
  #sent: readonly Pointed[] = [];
  #shown = $state.raw<Choice | null>(null);
  #narrowed = $derived.by(() => narrow(this.choices, this.ids));
  /** Pieces that no plain decision needs to begin with: those of a power beside it, and what a led choice names after its first. */
  readonly #beside = $derived.by((): ReadonlySet<string> => {
    const plain = new Set(this.choices.flatMap((one) => (one.aside === true ? [] : one.led === true ? one.ids.slice(0, 1) : one.ids)));
    return new Set(this.choices.flatMap((one) => (one.aside === true || one.led === true ? one.ids.filter((id) => !isDeed(id) && !plain.has(id)) : [])));
  });
  /** Ids that are lit because a line of the log or of the list speaks of them. */
  readonly highlight = new SvelteSet<string>();
  /** Pieces, by id or key, that others changed since the viewer's last turn, with the seat that did. */
  readonly marks = new SvelteMap<string, number>();

  constructor(table: PickerTable) {
    this.#table = table;
  }

  /** The viewer's choices now. */
  get choices(): readonly Choice[] {
    return this.#table.busy ? [] : this.#table.choices;
  }

  /** Whether the viewer decides now. */
  get deciding(): boolean {
    return this.choices.length > 0;
  }

  /** Whether `choices` is the whole list of what is legal. */
  get complete(): boolean {
    return this.#table.complete;
  }

  get busy(): boolean {
    return this.#table.busy;
  }

  /** What was pointed at, in order. */
  get ids(): readonly string[] {
    return this.#pointed.map((one) => one.id);
  }

  /** The choices still possible. */
  get candidates(): readonly Choice[] {
    return this.#narrowed.candidates;
  }

  /** The complete choice that a confirmation would send. */
  get ready(): Choice | null {
    return this.#narrowed.ready;
  }

  /** Complete choices that no piece can tell apart, and (with nothing pointed at) those that no piece names. */
  get worded(): readonly Choice[] {
    const { complete, ready, instead } = this.#narrowed;
    return ready === null ? complete : instead;
  }

  /** The `do:` ids that can be pointed at now: the strip's buttons. */
  get deeds(): readonly string[] {
    return [...this.#narrowed.open].filter(isDeed);
  }

  /** Those of them that lead only to powers beside the decision. */
  get asides(): readonly string[] {
    return this.deeds.filter((id) => this.after(id).every((choice) => choice.aside === true));
  }

  /** All ids that can be pointed at now; those that no plain decision begins with only once something was pointed at. */
  get open(): ReadonlySet<string> {
    const { open } = this.#narrowed;
    return this.#pointed.length > 0 || this.#beside.size === 0 ? open : new Set([...open].filter((id) => !this.#beside.has(id)));
  }

  /** The choice whose outcome a board may preview: hovered in the list, or about to be confirmed. */
  get preview(): Choice | null {
    return this.#shown ?? this.#narrowed.ready;
  }

  /** How a piece stands: lit, picked, dimmed, or no part of any decision of the viewer. */
  state(id: string, key = ""): PieceState {
    if (!this.deciding) return "idle";
    if (key === "" ? this.count(id) > 0 && !this.open.has(id) : this.#has(id, key)) return "picked";
    if (this.open.has(id)) return "open";
    if (this.#pointed.length === 0 && this.#beside.has(id)) return "idle";
    return this.count(id) > 0 && key === "" ? "picked" : "dim";
  }

  /** How many times an id was pointed at. */
  count(id: string): number {
    return this.#pointed.filter((one) => one.id === id).length;
  }

  /** Whether the preview speaks of the piece. */
  previews(id: string): boolean {
    return this.preview?.ids.includes(id) ?? false;
  }

  /** Why a dimmed piece cannot be pointed at; null as long as nobody has said. */
  why(id: string): Reason | null {
    return this.#table.reason?.([...this.ids, id]) ?? null;
  }

  /** Find out why a dimmed piece cannot be pointed at. */
  wonder(id: string): void {
    if (this.deciding && this.state(id) === "dim") this.#table.wonder?.([...this.ids, id]);
  }

  /** The candidates that pointing at the piece would leave. */
  after(id: string): readonly Choice[] {
    return this.open.has(id) ? narrow(this.choices, [...this.ids, id]).candidates : [];
  }

  /** Point at a piece; at a picked one, take the finger off again. True if anything changed. */
  point(id: string, key = ""): boolean {
    if (!this.deciding) return false;
    if (this.#has(id, key) && (key !== "" || !this.open.has(id))) return this.unpoint(id, key);
    if (!this.open.has(id)) return this.#restart(id, key);
    this.#pointed = [...this.#pointed, { id, key }];
    this.#settle();
    return true;
  }

  /** Press a button of the strip: like pointing, but what it completes needs no confirmation. */
  press(id: string): void {
    if (!this.open.has(id)) return;
    this.#pointed = [...this.#pointed, { id, key: "" }];
    const { ready, candidates } = this.#narrowed;
    if (ready !== null && candidates.length === 1 && this.#table.confirming !== "always") this.#send(ready.text);
  }

  /** Take the finger off a piece. */
  unpoint(id: string, key = ""): boolean {
    const at = this.#pointed.findLastIndex((one) => one.id === id && (key === "" || one.key === key));
    if (at < 0) return false;
    this.#pointed = this.#pointed.toSpliced(at, 1);
    return true;
  }

  /** Take back the last finger. */
  back(): boolean {
    if (this.#pointed.length === 0) return false;
    this.#pointed = this.#pointed.slice(0, -1);
    return true;
  }

  clear(): void {
    this.#pointed = [];
    this.#shown = null;
  }

  /** Show what a choice would do without choosing it (null: no longer). */
  show(choice: Choice | null): void {
    this.#shown = choice;
  }

  /** Choose from the list in words: the words are clear enough, only who wants it always confirms. */
  choose(choice: Choice): void {
    if (this.#table.confirming === "always" && this.ready !== choice) {
      this.#pointed = choice.ids.map((id) => ({ id, key: "" }));
      if (this.ready === choice) return;
    }
    this.#send(choice.text);
  }

  /** Send what is ready. */
  confirm(): void {
    const ready = this.ready;
    if (ready !== null) this.#send(ready.text);
  }

  /** Send a move outside the list, by its notation: for boards of decisions that are not fully listed. */
  propose(text: string): void {
    this.#send(text);
  }

  /** A move that was sent is held back after all: its pieces are picked as before, unless others were since. */
  resume(): void {
    if (this.#pointed.length === 0) this.#pointed = this.#sent;
  }

  /** Call when the choices are new: a finger put on an old position means nothing. */
  reset(): void {
    this.clear();
    this.#sent = [];
    this.highlight.clear();
  }

  #has(id: string, key: string): boolean {
    return this.#pointed.some((one) => one.id === id && (key === "" || one.key === key));
  }

  /** A piece that does not go with what was pointed at may begin another choice: then the finger starts anew there. */
  #restart(id: string, key: string): boolean {
    if (this.#pointed.length === 0) return false;
    if (!narrow(this.choices, []).open.has(id) || this.#beside.has(id)) return false;
    this.#pointed = [{ id, key }];
    this.#settle();
    return true;
  }

  /** After pointing: a single complete choice is sent unless it is to be confirmed or longer ones remain. */
  #settle(): void {
    const { ready, candidates } = this.#narrowed;
    if (ready === null || candidates.length > 1) return;
    if (this.#table.confirming === "never") this.#send(ready.text);
    else if (this.#table.confirming === "careful") void this.#sendIfFree(ready);
  }

  /** What can be taken back needs no confirmation; it may be confirmed or given up while the house is asked. */
  async #sendIfFree(choice: Choice): Promise<void> {
    const pointed = this.#pointed;
    const final = (await this.#table.final?.(choice.text)) ?? true;
    if (!final && this.#pointed === pointed && this.ready?.text === choice.text) this.#send(choice.text);
  }

  #send(text: string): void {
    if (this.#table.busy) return;
    this.#sent = this.#pointed;
    this.clear();
    this.#table.send(text);
  }
}
