/** What the house says about moves before they are made: why a piece is dim, and whether a choice is for good. */

import { SvelteMap } from "svelte/reactivity";

import type { Final, Why } from "../generated/wire";
import type { Reason } from "../play/types";
import { get } from "../lib/api";

export class Considering {
  readonly #path: string;
  readonly #reasons = new SvelteMap<string, Reason | null>();
  #position = 0;

  constructor(table: string) {
    this.#path = `/tables/${table}`;
  }

  /** Why the last of these pieces is dim, as far as the house has said so. */
  reason(ids: readonly string[]): Reason | null {
    return this.#reasons.get(ids.join(",")) ?? null;
  }

  /** Ask why, once for each position. */
  async wonder(ids: readonly string[]): Promise<void> {
    const asked = ids.join(",");
    if (this.#reasons.has(asked)) return;
    this.#reasons.set(asked, null);
    const position = this.#position;
    const answer = await get<Why>(`${this.#path}/why?ids=${encodeURIComponent(asked)}`).catch(() => null);
    if (answer?.why && position === this.#position) this.#reasons.set(asked, { why: answer.why, rule: answer.rule });
  }

  /** Whether a choice could not be freely taken back; yes where nobody knows. */
  async final(text: string): Promise<boolean> {
    const answer = await get<Final>(`${this.#path}/final?text=${encodeURIComponent(text)}`).catch(() => null);
    return answer?.final ?? true;
  }

  /** The position has changed. */
  forget(): void {
    this.#position += 1;
    this.#reasons.clear();
  }
}
