/** A replayed match as the views before and after each of its moves. */

import type { Line, Replay } from "../generated/wire";
import { patched } from "./patch";
import type { MatchView } from "./table.svelte";

export class Film {
  readonly replay: Replay;
  readonly #views: MatchView[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.#views = [replay.view as unknown as MatchView];
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

  /** The public scores after that many moves, from the start. */
  get tallies(): number[][] {
    return [this.replay.tally, ...this.replay.frames.map((frame) => frame.tally)];
  }

  /** The log up to that many moves. */
  lines(at: number): Line[] {
    const made = (number: number, seat: number, happened: Line["happened"]): Line => ({ number, at: 0, kind: "move", seat, say: null, happened, back: 0 });
    return [made(0, -1, this.replay.opening), ...this.replay.frames.slice(0, at).map((frame) => made(frame.number, frame.seat, frame.happened))];
  }
}
