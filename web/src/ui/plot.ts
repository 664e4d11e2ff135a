/** What plots are made of. */

export interface PlotLine {
  name: string;
  /** From left to right: x and y. */
  points: readonly (readonly [number, number])[];
  colour: string;
  dash?: string;
  /** The arms that stand at its end, with the dash that goes with them. */
  arms?: number;
  /** A line beside the matter: thinner. */
  soft?: boolean;
}

export interface Dot {
  x: number;
  y: number;
  r: number;
  colour: string;
  title: string;
}

/** Each arms' own dash, so that no line is told apart by its colour alone. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "14 4"];

/** Round values from `least` to `most`, about five of them. */
export function evenTicks(least: number, most: number): number[] {
  const size = 10 ** Math.floor(Math.log10((most - least) / 5 || 1));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * size).find((one) => (most - least) / one <= 5) ?? 10 * size;
  const first = Math.ceil(least / step - 1e-9);
  const last = Math.floor(most / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => Number(((first + n) * step).toPrecision(6)));
}

/** The same things from top to bottom, each at least `gap` below the one before, none below `bottom`. */
export function movedApart<T extends { y: number }>(things: readonly T[], gap: number, bottom: number): T[] {
  const sorted = things.map((one) => ({ ...one })).sort((one, other) => one.y - other.y);
  for (const [n, one] of sorted.entries()) {
    const above = sorted[n - 1];
    if (above !== undefined && one.y < above.y + gap) one.y = above.y + gap;
  }
  let limit = bottom;
  for (const one of sorted.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - gap;
  }
  return sorted;
}
