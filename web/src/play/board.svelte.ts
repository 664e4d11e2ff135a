/** What a board gets from the table frame, as props and, for its inner components, as context. */

import { getContext, setContext } from "svelte";

import type { Word } from "../live/table.svelte";
import type { Explainer } from "./explain.svelte";
import type { Flight } from "./flight.svelte";
import type { Picker } from "./picker.svelte";
import type { Choice, Motion, Phrase, Said, SeatFace } from "./types";

/** The props of `boards/NAME/Board.svelte`. `View` is the game's generated view type. */
export interface BoardProps<View> {
  /** The game's view: all that the viewer may know. */
  view: View;
  seats: readonly SeatFace[];
  /** The viewer's seat; null for an onlooker. */
  viewer: number | null;
  /** The seats that decide now. */
  deciding: readonly number[];
  pick: Picker;
  /** A phrase in the viewer's words and language. */
  say: (phrase: Phrase) => string;
  /** A message of the game's .ftl file with arguments: `word("carrara-city-pisa")`. */
  word: (id: string, args?: Record<string, Said>) => string;
  /** Pieces that the hovered line of the log or of the list speaks of. */
  highlight: ReadonlySet<string>;
  motion: Motion;
  /** The choice about to be confirmed, or hovered in the list. */
  preview: Choice | null;
  /** A narrow screen held upright: lay out for one thumb. */
  phone: boolean;
}

/** The frame's tools that every piece uses; `Piece` finds them by itself. */
export interface BoardTools {
  readonly pick: Picker;
  readonly explain: Explainer;
  readonly flight: Flight;
  readonly say: (phrase: Phrase) => string;
  readonly word: (id: string, args?: Record<string, Said>) => string;
  readonly motion: Motion;
  /** The last words of those at the table. */
  readonly spoken: readonly Word[];
  /** The viewer has begun to write something: bots that wait for him wait longer. */
  readonly hold: () => void;
  /** Says no to a proposal, by the piece that stands for it; null where nobody can. */
  readonly refuse: ((about: string) => void) | null;
}

const KEY = Symbol("board");

export function provideBoard(tools: BoardTools): void {
  setContext(KEY, tools);
}

export function useBoard(): BoardTools {
  return getContext(KEY);
}
