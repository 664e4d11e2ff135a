/** What others did, shown again on the live table: the views that this page remembers, one line after the other. */

import { tick } from "svelte";

import type { Line } from "../generated/wire";
import type { Flight } from "../play/flight.svelte";
import type { Picker } from "../play/picker.svelte";
import type { MatchView, Table } from "./table.svelte";

const STEP = 1300;

interface ShownLine {
  line: Line;
  /** Null where this page did not see the line come: then only its pieces are pointed out. */
  after: MatchView | null;
}

export class Again {
  readonly #table: Table;
  readonly #pick: Picker;
  readonly #flight: Flight;
  #frames: ShownLine[] = [];
  #start: MatchView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = $state(-1);

  constructor(table: Table, pick: Picker, flight: Flight) {
    this.#table = table;
    this.#pick = pick;
    this.#flight = flight;
  }

  get playing(): boolean {
    return this.#at >= 0;
  }

  /** The view to be drawn instead of the present one. */
  get view(): MatchView | null {
    if (this.#at < 0) return null;
    return (this.#at === 0 ? this.#start : this.#frames[this.#at - 1]?.after) ?? this.#table.view;
  }

  /** The line that is being shown. */
  get line(): Line | null {
    return this.#at < 1 ? null : (this.#frames[this.#at - 1]?.line ?? null);
  }

  play(lines: readonly Line[]): void {
    this.stop();
    const told = lines.filter((line) => line.happened.length > 0);
    if (told.length === 0) return;
    this.#start = this.#table.past.get(told[0]?.number ?? 0) ?? null;
    this.#frames = told.map((line) => ({ line, after: this.#after(line.number) }));
    this.#go(this.#start === null ? 1 : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#at < 0) return;
    this.#pick.highlight.clear();
    this.#move(-1);
  }

  /** The view after a line is the one before the next line that came. */
  #after(number: number): MatchView | null {
    if (!this.#table.past.has(number)) return null;
    return this.#table.past.get(number + 1) ?? this.#table.view;
  }

  #go(at: number): void {
    if (at > this.#frames.length) return this.stop();
    this.#move(at);
    this.#pick.highlight.clear();
    for (const one of this.line?.happened ?? []) for (const id of one.ids) this.#pick.highlight.add(id);
    this.#timer = setTimeout(() => this.#go(at + 1), at === 0 ? STEP / 2 : STEP);
  }

  #move(at: number): void {
    this.#flight.before();
    this.#at = at;
    void tick().then(() => this.#flight.after());
  }
}
