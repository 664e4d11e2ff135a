/** What the table frame and every board speak about. Wire forms are in ../generated; these are the shapes boards get. */

/** Something a phrase can hold: see kernel/phrase.py. */
export type Said = number | string | { seat: number } | Phrase | readonly Said[];

/** What is to be said, without the words. */
export interface Phrase {
  say: string;
  with?: Record<string, Said>;
}

/** One legal move as a front end gets it. */
export interface Choice {
  /** The move's notation: what is sent. */
  text: string;
  /** The pieces that name it, as a multiset. */
  ids: readonly string[];
  say: Phrase;
  effect: Phrase | null;
  /** A power beside the decision: offered small, with what it costs. */
  aside?: boolean;
}

/** Why a piece cannot be pointed at, with the rule that says so. */
export interface Reason {
  why: Phrase;
  rule: string;
}

/** A seat as boards draw it. */
export interface SeatFace {
  number: number;
  /** The player's name, ready to be shown; "You" is not put in its place. */
  name: string;
  /** Which coat of arms and colour: 0 to 4. Draw `<Arms arms={seat.arms} />`; colours are `var(--seat-N)`, `var(--seat-N-ink)`. */
  arms: number;
  /** CSS colour of the seat: `var(--seat-2)`. */
  colour: string;
  mine: boolean;
  bot: boolean;
  /** A bot's level in words, else empty. */
  level?: string;
}

export interface Motion {
  /** False under prefers-reduced-motion or when switched off in the settings. */
  on: boolean;
  /** How long a piece travels, in milliseconds; 0 when off. */
  ms: number;
}

/** How a piece stands towards the decision that is being made. */
export type PieceState = "idle" | "open" | "picked" | "dim";
