/** How a board on a phone is looked at, for the buttons beside it. */
export interface Lens {
  /** Not all of it is shown from its beginning. */
  readonly moved: boolean;
  /** It cannot come closer. */
  readonly most: boolean;
  /** Something is lit. */
  readonly some: boolean;
  /** The others have boards of their own. */
  readonly others: boolean;
  /** So many lit pieces are out of sight, below or above: where more are. */
  readonly count: number;
  readonly below: boolean;
  rest(): void;
  closer(): void;
  light(): void;
  turn(): void;
  /** Brings those into sight. */
  seek(): void;
}
