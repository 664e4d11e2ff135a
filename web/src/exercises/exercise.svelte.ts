/** An exercise as it is solved: the position and the question from the house, which judges the answers. */

import { SvelteMap } from "svelte/reactivity";

import type { ExerciseVerdict, ExerciseView, Line, Why } from "../generated/wire";
import { get, post, Refusal } from "../lib/api";
import type { Complaint, MatchView } from "../live/table.svelte";
import type { Choice, Reason } from "../play/types";

export class ExercisePlay {
  readonly game: string;
  readonly id: string;
  readonly #language: () => string;
  now = $state.raw<ExerciseView | null>(null);
  verdict = $state.raw<ExerciseVerdict | null>(null);
  /** The view on the screen: the position, or what came of the answer. */
  view = $state.raw<MatchView | null>(null);
  lines = $state.raw<Line[]>([]);
  busy = $state(false);
  complaint = $state.raw<Complaint | null>(null);
  missing = $state.raw<Complaint | null>(null);
  readonly #reasons = new SvelteMap<string, Reason | null>();
  /** Called before and after the view changes, so that pieces can travel. */
  around: { before(): void; after(): void } = { before: () => undefined, after: () => undefined };

  constructor(game: string, id: string, language: () => string) {
    this.game = game;
    this.id = id;
    this.#language = language;
  }

  /** Whether an answer is asked for now. */
  get asks(): boolean {
    return this.now !== null && this.verdict === null;
  }

  get choices(): readonly Choice[] {
    return this.asks && !this.busy ? ((this.now?.choices as Choice[] | null) ?? []) : [];
  }

  get over(): boolean {
    return this.verdict !== null && this.verdict.mark !== "wrong";
  }

  get next(): string {
    return this.verdict?.next ?? this.now?.next ?? "";
  }

  get #path(): string {
    return `/exercises/${this.game}/${this.id}`;
  }

  async open(): Promise<void> {
    try {
      const found = await get<ExerciseView>(this.#path);
      this.now = found;
      this.view = found.view;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.missing = error;
    }
  }

  /** Give an answer; an empty one asks for the right one. */
  async answer(text: string): Promise<void> {
    if (this.busy || !this.asks) return;
    this.busy = true;
    this.complaint = null;
    try {
      const found = await post<ExerciseVerdict>(`${this.#path}/answer`, { text, lang: this.#language() });
      this.verdict = found;
      const number = this.lines.length + 1;
      this.lines = [...this.lines, { number, at: 0, kind: "move", seat: this.now?.seat ?? 0, say: null, happened: found.happened, back: 0 }];
      this.#set(found.view);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error;
    } finally {
      this.busy = false;
    }
  }

  /** Take back a wrong answer. */
  again(): void {
    if (this.now === null || this.busy) return;
    this.verdict = null;
    this.#set(this.now.view);
  }

  async show(): Promise<void> {
    if (this.over) return;
    if (this.verdict !== null) this.again();
    await this.answer("");
  }

  reason(ids: readonly string[]): Reason | null {
    return this.#reasons.get(ids.join(",")) ?? null;
  }

  async wonder(ids: readonly string[]): Promise<void> {
    const asked = ids.join(",");
    if (this.#reasons.has(asked) || !this.asks) return;
    this.#reasons.set(asked, null);
    const answer = await post<Why>(`${this.#path}/why`, { ids }).catch(() => null);
    if (answer?.why) this.#reasons.set(asked, { why: answer.why, rule: answer.rule });
  }

  #set(view: MatchView): void {
    this.around.before();
    this.view = view;
    this.around.after();
  }
}
