/** What an undo would take back, from the log as the viewer knows it. */

import type { Line } from "../generated/wire";
import type { Phrase } from "../play/types";

export interface Vanishing {
  number: number;
  /** Whose move it was; -1 where the viewer does not know. */
  seat: number;
  says: Phrase[];
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
