/** A replayed match as the views before and after each of its moves. */

import type { Line, Replay } from "../generated/wire";
import { patched } from "./patch";
import type { MatchView } from "./table.svelte";

/** What one step goes over: a decision, a turn, a round. */
export type Unit = "move" | "turn" | "round";

export class Film {
  readonly replay: Replay;
  readonly #views: MatchView[];
  readonly lines: Line[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.#views = [replay.view];
    const made = (number: number, seat: number, happened: Line["happened"]): Line => ({ number, at: 0, kind: "move", seat, say: null, happened, back: 0 });
    this.lines = [made(0, -1, replay.opening), ...replay.frames.map((frame) => made(frame.number, frame.seat, frame.happened))];
  }

  /** How many moves there are. */
  get length(): number {
    return this.replay.frames.length;
  }

  /** The view after that many moves. */
  view(at: number): MatchView {
    for (let n = this.#views.length; n <= at; n += 1) {
      const before = this.#views[n - 1];
      const frame = this.replay.frames[n - 1];
      if (before === undefined || frame === undefined) break;
      this.#views.push(patched(before, frame.patch));
    }
    return this.#views[Math.min(at, this.#views.length - 1)] as MatchView;
  }

  /** What every seat would have scored after that many moves, from the start; nothing is hidden after the end. */
  get standing(): number[][] {
    return [this.replay.standing, ...this.replay.frames.map((frame) => frame.standing)];
  }

  /** The number of the turn or round after that many moves. */
  #part(at: number, unit: "turn" | "round"): number {
    return at === 0 ? this.replay[unit] : (this.replay.frames[at - 1]?.[unit] ?? 0);
  }

  /** The round after that many moves; 0 for games without rounds. */
  round(at: number): number {
    return this.#part(at, "round");
  }

  /** Where one step on leads: to where the next decision, turn or round begins. */
  next(at: number, unit: Unit): number {
    if (unit === "move") return Math.min(this.length, at + 1);
    for (let to = at + 1; to <= this.length; to += 1) if (this.#part(to, unit) !== this.#part(at, unit)) return to;
    return this.length;
  }

  /** Where one step back leads: to the beginning of this turn or round, or of the one before where it has just begun. */
  previous(at: number, unit: Unit): number {
    if (unit === "move" || at <= 1) return Math.max(0, at - 1);
    let to = at - 1;
    while (to > 0 && this.#part(to - 1, unit) === this.#part(to, unit)) to -= 1;
    return to;
  }
}

/** The move that an address names: `#move=57`. */
export function moveIn(hash: string): number {
  const found = /^#move=(\d{1,6})$/.exec(hash);
  return found === null ? 0 : Number(found[1]);
}
