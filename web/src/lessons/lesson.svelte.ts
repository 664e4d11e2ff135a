/** A lesson as it is played: the learner's moves go to the house, which judges them and plays the others' part. */

import { SvelteMap } from "svelte/reactivity";

import type { LessonFrame, LessonView, Line, Why } from "../generated/wire";
import { post, Refusal } from "../lib/api";
import type { Complaint, MatchView } from "../live/table.svelte";
import type { Choice, Reason } from "../play/types";
import { finished, progress, remember } from "./progress";

const PAUSE = 650;
/** A long line between two steps is shown at a glance. */
const MANY = 12;

/** What is pointed out after some was chosen: the rest of what was lit, then the rest of the lesson's own move. */
export function ahead(light: readonly string[], way: readonly string[], chosen: readonly string[]): string[] {
  const left = [...chosen];
  const rest = way.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const lit = light.filter((id) => rest.includes(id) || !chosen.includes(id));
  return lit.length > 0 || light.length === 0 ? lit : rest;
}

export class LessonPlay {
  readonly game: string;
  readonly id: string;
  /** What the house answered last. */
  now = $state.raw<LessonView | null>(null);
  /** The view on the screen: it lags behind while the others' moves are shown. */
  view = $state.raw<MatchView | null>(null);
  lines = $state.raw<Line[]>([]);
  /** Whether an answer is on its way, or moves are being shown. */
  busy = $state(false);
  /** The move that is being shown, or was shown last. */
  shown = $state.raw<LessonFrame | null>(null);
  /** Whether the learner has asked for help with this step. */
  helped = $state(false);
  /** Whether turns of the learner's own are among what is being shown. */
  later = $state(false);
  complaint = $state.raw<Complaint | null>(null);
  missing = $state.raw<Complaint | null>(null);
  moves = $state.raw<readonly string[]>([]);
  readonly #reasons = new SvelteMap<string, Reason | null>();
  readonly #motion: () => boolean;
  #closed = false;
  #hurry: (() => void) | null = null;
  /** Called before and after the view changes, so that pieces can travel. */
  around: { before(): void; after(): void } = { before: () => undefined, after: () => undefined };

  constructor(game: string, id: string, motion: () => boolean) {
    this.game = game;
    this.id = id;
    this.#motion = motion;
  }

  get choices(): readonly Choice[] {
    return this.busy ? [] : ((this.now?.choices as Choice[] | null) ?? []);
  }

  get wrong(): boolean {
    return this.now?.verdict === "wrong" && !this.busy;
  }

  get done(): boolean {
    return this.now !== null && this.now.step === this.now.steps && !this.busy;
  }

  /** Begin, or go on where the lesson was left. */
  async open(): Promise<void> {
    const kept = progress(this.game);
    const moves = kept.lesson === this.id ? kept.moves : [];
    if (!(await this.#ask(moves, false)) && moves.length > 0) await this.#ask([], false);
  }

  close(): void {
    this.#closed = true;
  }

  async play(text: string): Promise<void> {
    if (this.busy || this.now === null || this.wrong || this.done) return;
    await this.#ask([...this.moves, text], true);
  }

  /** Point at the answer; asked again, play it. */
  async skip(): Promise<void> {
    if (this.helped || this.now?.way.length === 0) await this.play("");
    else this.helped = !this.busy && !this.wrong && !this.done;
  }

  /** Take back a wrong move: nothing is lost. */
  async again(): Promise<void> {
    await this.#ask(this.moves.slice(0, -1), false);
  }

  /** One step back. */
  async back(): Promise<void> {
    if (this.moves.length > 0 && !this.busy) await this.#ask(this.moves.slice(0, -1), false);
  }

  async restart(): Promise<void> {
    this.lines = [];
    await this.#ask([], false);
  }

  /** Show at once what is still to be shown. */
  hurry(): void {
    this.#hurry?.();
  }

  reason(ids: readonly string[]): Reason | null {
    return this.#reasons.get(ids.join(",")) ?? null;
  }

  async wonder(ids: readonly string[]): Promise<void> {
    const asked = ids.join(",");
    if (this.#reasons.has(asked)) return;
    this.#reasons.set(asked, null);
    const { moves } = this;
    const answer = await post<Why>(`/learn/${this.game}/${this.id}/why`, { moves, ids }).catch(() => null);
    if (answer?.why && moves === this.moves) this.#reasons.set(asked, { why: answer.why, rule: answer.rule });
  }

  async #ask(moves: readonly string[], shown: boolean): Promise<boolean> {
    this.busy = true;
    this.complaint = null;
    this.shown = null;
    this.helped = false;
    try {
      const found = await post<LessonView>(`/learn/${this.game}/${this.id}`, { moves });
      this.moves = moves;
      this.#reasons.clear();
      if (shown) await this.#show(found);
      this.#set(found.view);
      this.now = found;
      this.missing = null;
      this.#remember(found);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.now === null && error.status !== 409) this.missing = error;
      else this.complaint = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #remember(found: LessonView): void {
    if (found.step === found.steps) finished(this.game, this.id);
    else remember(this.game, { lesson: this.id, moves: found.verdict === "wrong" ? this.moves.slice(0, -1) : [...this.moves] });
  }

  #set(view: MatchView): void {
    this.around.before();
    this.view = view;
    this.around.after();
  }

  /** The moves that an answer brought, one after the other. */
  async #show(found: LessonView): Promise<void> {
    let hurried = !this.#motion();
    const others = found.frames.findIndex((frame) => frame.seat !== found.seat);
    this.later = others >= 0 && found.frames.slice(others).some((frame) => frame.seat === found.seat);
    for (const [at, frame] of found.frames.entries()) {
      if (this.#closed) return;
      this.#set(frame.view);
      this.shown = frame;
      const number = this.lines.length + 1;
      this.lines = [...this.lines, { number, at: 0, kind: "move", seat: frame.seat, say: null, happened: frame.happened, back: 0 }];
      if (hurried || at === found.frames.length - 1) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, found.frames.length > MANY ? PAUSE / 4 : PAUSE);
        this.#hurry = () => {
          hurried = true;
          clearTimeout(timer);
          resolve();
        };
      });
      this.#hurry = null;
    }
  }
}
