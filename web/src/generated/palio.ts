// Written by `python -m tools.typescript` from the Python definitions. Do not edit.

/** What a seat may know: its own entered horse, never another's before the race. */
export interface PalioView {
  prize: number;
  prizes_left: number[];
  hands: number[][];
  entered: boolean[];
  won: number[][];
  mine: number;
}

/** Enter a horse for the prize that is run for now. */
export interface Enter {
  kind: "Enter";
  horse: number;
}

export type PalioMove = Enter;

/** PAL-PRIZE-1: the next prize was drawn by lot. */
export interface PrizeDrawn {
  kind: "PrizeDrawn";
  prize: number;
}

/** PAL-ENTER-2: everybody sees that a seat has chosen, not what. */
export interface Entered {
  kind: "Entered";
  seat: number;
}

/** PAL-RACE-1: all horses are shown, and the prize goes to its winner (-1: to nobody). */
export interface Raced {
  kind: "Raced";
  horses: number[];
  winner: number;
  prize: number;
}

export type PalioEvent = PrizeDrawn | Entered | Raced;
