/** A study on the page: where one stands in it, its positions, and its edits, which the house carries out. */

import { SvelteMap } from "svelte/reactivity";

import type { StudyDrawing, StudyEdit, StudyMove, StudyPosition, StudyView, Why } from "../generated/wire";
import { get, post, Refusal } from "../lib/api";
import type { Complaint, MatchView } from "../live/table.svelte";
import type { Choice, Reason } from "../play/types";
import { beside, end, type Tree, treeOf } from "./tree";

/** Whoever decides is looked over the shoulder of. */
export const AUTO = -1;

export class StudyPlay {
  readonly id: string;
  study = $state.raw<StudyView | null>(null);
  position = $state.raw<StudyPosition | null>(null);
  node = $state(0);
  viewer = $state(AUTO);
  busy = $state(false);
  complaint = $state.raw<Complaint | null>(null);
  missing = $state.raw<Complaint | null>(null);
  readonly tree: Tree = $derived(this.study === null ? new Map<number, StudyMove>() : treeOf(this.study));
  readonly #positions = new Map<string, StudyPosition>();
  readonly #reasons = new SvelteMap<string, Reason | null>();
  /** Called before and after the view changes, so that pieces can travel. */
  around: { before(): void; after(): void } = { before: () => undefined, after: () => undefined };

  constructor(id: string) {
    this.id = id;
  }

  get view(): MatchView | null {
    return this.position?.view ?? null;
  }

  get mine(): boolean {
    return this.study?.mine ?? false;
  }

  /** What can be added here by its owner. */
  get choices(): readonly Choice[] {
    return this.mine ? ((this.position?.choices as Choice[] | null) ?? []) : [];
  }

  get here(): StudyMove | null {
    return this.tree.get(this.node) ?? null;
  }

  async open(node: number): Promise<void> {
    try {
      this.study = await get<StudyView>(`/studies/${this.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.missing = error;
      return;
    }
    await this.go(this.tree.has(node) ? node : 0, true);
    // Without a position there is nothing to look at: say why instead of waiting for ever.
    if (this.position === null) this.missing = this.complaint;
  }

  /** Show the position after a node. */
  async go(node: number, anyway = false): Promise<void> {
    if (!this.tree.has(node) || (node === this.node && !anyway)) return;
    const before = this.node;
    this.node = node;
    const found = await this.#ask(node);
    // Whoever steps quickly sees only where it ends.
    if (found === null || this.node !== node) return;
    const near = this.tree.get(node)?.parent === before || this.tree.get(before)?.parent === node;
    if (near) this.around.before();
    this.position = found;
    this.#reasons.clear();
    this.around.after();
  }

  back = (): void => void this.go(this.here?.parent ?? 0);
  next = (): void => void this.go(this.here?.children[0] ?? this.node);
  first = (): void => void this.go(0);
  last = (): void => void this.go(end(this.tree, this.node));
  beside = (by: 1 | -1): void => void this.go(beside(this.tree, this.node, by));

  async look(viewer: number): Promise<void> {
    this.viewer = viewer;
    await this.go(this.node, true);
  }

  /** Play a move on the board: an existing variation is followed, a new one is added. */
  async play(text: string): Promise<void> {
    const seat = this.position?.viewer ?? -1;
    if (seat >= 0) await this.#add(this.node, seat, text, false);
  }

  /** The move that led here once more, with what its mover could not know dealt anew. */
  async again(): Promise<void> {
    const here = this.here;
    if (here === null || here.parent < 0 || here.text === "") return;
    await this.#add(here.parent, here.seat, here.text, true);
  }

  async #add(node: number, seat: number, text: string, anew: boolean): Promise<void> {
    const added = await this.edit({ do: "add", node, seat, text, anew });
    if (added !== null) await this.go(added.added);
  }

  comment = (text: string): Promise<unknown> => this.edit({ do: "comment", node: this.node, text });
  draw = (drawn: StudyDrawing[]): Promise<unknown> => this.edit({ do: "draw", node: this.node, drawn });
  promote = (): Promise<unknown> => this.edit({ do: "promote", node: this.node });
  undo = (): Promise<unknown> => this.edit({ do: "undo" });

  async delete(): Promise<void> {
    const parent = this.here?.parent ?? -1;
    if (parent >= 0 && (await this.edit({ do: "delete", node: this.node }))) await this.go(parent, true);
  }

  /** Have the house carry out an edit; null if it did not. */
  async edit(wish: Partial<StudyEdit> & Pick<StudyEdit, "do">): Promise<StudyView | null> {
    if (this.busy || this.study === null) return null;
    this.busy = true;
    this.complaint = null;
    try {
      this.study = await post<StudyView>(`/studies/${this.id}`, { seen: this.study.version, ...wish });
      if (!this.tree.has(this.node)) {
        this.node = 0;
        await this.go(0, true);
      }
      return this.study;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error;
      if (error.status === 409) this.study = await get<StudyView>(`/studies/${this.id}`).catch(() => this.study);
      return null;
    } finally {
      this.busy = false;
    }
  }

  reason(ids: readonly string[]): Reason | null {
    return this.#reasons.get(ids.join(",")) ?? null;
  }

  async wonder(ids: readonly string[]): Promise<void> {
    const asked = ids.join(",");
    const seat = this.position?.viewer ?? -1;
    if (this.#reasons.has(asked) || seat < 0) return;
    this.#reasons.set(asked, null);
    const { node } = this;
    const answer = await post<Why>(`/studies/${this.id}/positions/${node}/why`, { seat, ids }).catch(() => null);
    if (answer?.why && node === this.node) this.#reasons.set(asked, { why: answer.why, rule: answer.rule });
  }

  async #ask(node: number): Promise<StudyPosition | null> {
    const key = `${node} ${this.viewer}`;
    const known = this.#positions.get(key);
    if (known !== undefined) return known;
    try {
      const found = await get<StudyPosition>(`/studies/${this.id}/positions/${node}?viewer=${this.viewer}`);
      this.#positions.set(key, found);
      return found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error;
      return null;
    }
  }
}
