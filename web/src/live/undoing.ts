/** What an undo would take back, from the log as the viewer knows it. */

import type { Line } from "../generated/wire";
import type { Phrase } from "../play/types";

export interface Vanishing {
  number: number;
  /** Whose move it was; -1 where the viewer does not know. */
  seat: number;
  says: Phrase[];
}

/** What they did in a row; a step of which only "has decided" can be told is no news beside others. */
export function deedsOf(lines: readonly Line[], to: number): Phrase[] {
  const moves = vanishing(lines, to);
  const happened = new Set(lines.filter((line) => line.happened.length > 0).map((line) => line.number));
  const told = moves.filter((move) => happened.has(move.number));
  return (told.length > 0 ? told : moves).flatMap((move) => move.says);
}

/** The moves after a log number that still stand, oldest first. */
export function vanishing(lines: readonly Line[], to: number): Vanishing[] {
  let standing: Line[] = [];
  for (const line of lines) {
    if (line.kind === "undo") standing = standing.filter((one) => one.number <= line.back);
    else if (line.kind === "move") standing.push(line);
  }
  return standing
    .filter((line) => line.number > to)
    .map((line) => ({ number: line.number, seat: line.seat, says: [...(line.say ? [line.say] : []), ...line.happened.map((one) => one.say)] }));
}
