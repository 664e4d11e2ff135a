/** Types that the table frame and all boards share. What the house sends is in ../generated, written by tools/typescript. */

import type { Phrase } from "../generated/phrase";
import type { Why } from "../generated/wire";

export type { Phrase, Said } from "../generated/phrase";
/** One legal move: `text` is what is sent, `ids` are the pieces that name it, as a multiset. */
export type { ChoiceInfo as Choice } from "../generated/wire";

/** Why a piece cannot be pointed at, with the rule that says so. */
export type Reason = Why & { why: Phrase };

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
