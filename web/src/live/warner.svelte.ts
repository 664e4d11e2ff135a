/** The warning before a clear mistake: the house looks at my choices while I think, and is asked before a move goes out. */

import type { MistakeWarning } from "../generated/wire";
import type { Phrase } from "../play/types";
import { get, Refusal } from "../lib/api";

/** When to warn: in my first matches against bots, wherever it is allowed, or never. */
export type Warning = "first" | "always" | "never";

/** No move waits longer than this for its warning, in milliseconds. */
const MOST = 900;
/** A decision that stands for so long is looked at: in a talk the choices change all the time. In milliseconds. */
const CALM = 400;
/** So long nothing is asked after the house has said that it was too often. */
const REST = 30_000;
const TOO_OFTEN = 429;

export class Warner {
  /** The move that waits for a second thought, and what the house says of it. */
  said = $state.raw<{ text: string; say: Phrase } | null>(null);
  /** Whether a move waits for the house's word. */
  asking = $state(false);
  readonly #path: string;
  readonly #when: () => Warning;
  readonly #play: (text: string) => void;
  /** How the house was asked when it said that nobody is warned here. */
  #off = "";
  #position = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;
  /** Until when the house is left alone. */
  #rest = 0;
  /** Moves of this position that somebody was warned of. */
  readonly #known = new Set<string>();

  constructor(table: string, when: () => Warning, play: (text: string) => void) {
    this.#path = `/tables/${table}/warning`;
    this.#when = when;
    this.#play = play;
  }

  /** A decision of mine has begun: the house may look at the choices, unless it is over at once. */
  begin(): void {
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => {
      if (this.#wanted) void this.#ask("").catch(() => undefined);
    }, CALM);
  }

  /** Play a move, unless the house has something to say of it first. */
  async send(text: string): Promise<void> {
    this.said = null;
    clearTimeout(this.#calm);
    if (!this.#wanted || this.#known.has(text)) return this.#play(text);
    const position = this.#position;
    this.asking = true;
    const say = await this.#ask(text, AbortSignal.timeout(MOST)).catch(() => null);
    this.asking = false;
    if (position !== this.#position) return;
    if (say === null) return this.#play(text);
    this.#known.add(text);
    this.said = { text, say };
  }

  /** Play it all the same. */
  anyway(): void {
    const text = this.said?.text;
    this.said = null;
    if (text !== undefined) this.#play(text);
  }

  /** The position has changed. */
  forget(): void {
    clearTimeout(this.#calm);
    this.#position += 1;
    this.#known.clear();
    this.said = null;
  }

  get #wanted(): boolean {
    return this.#when() !== "never" && this.#off !== this.#when() && Date.now() >= this.#rest;
  }

  async #ask(text: string, signal?: AbortSignal): Promise<Phrase | null> {
    const when = this.#when();
    const query = new URLSearchParams({ text, first: when === "first" ? "1" : "0" });
    const { on, say } = await get<MistakeWarning>(`${this.#path}?${query}`, signal).catch((why: unknown) => {
      if (why instanceof Refusal && why.status === TOO_OFTEN) this.#rest = Date.now() + REST;
      throw why;
    });
    if (!on) this.#off = when;
    return say ?? null;
  }
}
