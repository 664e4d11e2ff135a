/** The final count in steps: what the match had brought, then one kind of source after the other for all seats. */

import type { ResultData } from "../generated/wire";
import type { Phrase } from "../play/types";

export interface CountRow {
  seat: number;
  sources: Phrase[];
  points: number;
}

export interface CountStep {
  rows: CountRow[];
  /** The pieces that are counted. */
  ids: string[];
  /** Every seat's score after it. */
  totals: number[];
}

/** Sources of one kind have the same message. The steps end at the scores of the result. */
export function counting(outcome: ResultData): { start: number[]; steps: CountStep[] } {
  const start = outcome.points.map((points) => points.reduce((sum, one) => sum + (one.at_end ? 0 : one.points), 0));
  const kinds = inOrder(outcome.points.map((points) => points.filter((one) => one.at_end).map((one) => one.source.say)));
  const totals = [...start];
  const steps = kinds.map((kind) => {
    const rows: CountRow[] = [];
    const ids: string[] = [];
    for (const [seat, points] of outcome.points.entries()) {
      const here = points.filter((one) => one.at_end && one.source.say === kind);
      if (here.length === 0) continue;
      const brought = here.reduce((sum, one) => sum + one.points, 0);
      totals[seat] = (totals[seat] ?? 0) + brought;
      rows.push({ seat, sources: here.map((one) => one.source), points: brought });
      ids.push(...here.flatMap((one) => one.ids));
    }
    return { rows, ids, totals: [...totals] };
  });
  return { start, steps };
}

/** All kinds once, each seat's order kept: what one seat has between two others stands between them. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const list of lists) {
    for (const [at, kind] of list.entries()) {
      if (order.includes(kind)) continue;
      const next = list.slice(at + 1).find((one) => order.includes(one));
      order.splice(next === undefined ? order.length : order.indexOf(next), 0, kind);
    }
  }
  return order;
}
