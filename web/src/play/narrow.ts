/** The arithmetic of pointing: which choices remain, what can be pointed at next, when a choice is complete. No reactivity, no DOM. */

import type { Choice } from "./types";

export type Counts = ReadonlyMap<string, number>;

export function count(ids: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Whether the choice's ids hold at least everything that was pointed at. */
export function includes(choice: Choice, pointed: Counts): boolean {
  if (pointed.size === 0) return true;
  const has = count(choice.ids);
  for (const [id, number] of pointed) if ((has.get(id) ?? 0) < number) return false;
  return true;
}

/** What the choice names beyond what was pointed at. */
export function beyond(choice: Choice, pointed: Counts): string[] {
  const left = new Map(pointed);
  return choice.ids.filter((id) => {
    const number = left.get(id) ?? 0;
    if (number === 0) return true;
    left.set(id, number - 1);
    return false;
  });
}

/** Buttons of the strip, not pieces of the board. */
export const isDeed = (id: string): boolean => id.startsWith("do:");

export interface Narrowed {
  /** The choices that what was pointed at still allows, in the game's order. */
  candidates: readonly Choice[];
  /** Ids that can be pointed at next: each leads nearer to a choice. */
  open: ReadonlySet<string>;
  /** The choice that is complete: it can be sent. */
  ready: Choice | null;
  /** Complete choices among which the pieces cannot tell; they are offered in words. */
  complete: readonly Choice[];
}

/**
 * Narrow the choices by what was pointed at.
 *
 * One candidate left is ready, whether all its pieces were pointed at or not (pointing further would be pointless),
 * unless nothing was pointed at yet: a forced move still waits for the player's finger. A choice all of whose pieces were
 * pointed at is complete even where longer ones remain (two blocks, or the same two and a third).
 */
export function narrow(choices: readonly Choice[], pointed: readonly string[]): Narrowed {
  const counts = count(pointed);
  const candidates = choices.filter((choice) => includes(choice, counts));
  const open = new Set<string>();
  const complete: Choice[] = [];
  for (const choice of candidates) {
    const more = beyond(choice, counts);
    if (more.length === 0) complete.push(choice);
    for (const id of more) open.add(id);
  }
  const only = candidates.length === 1 ? candidates[0] : undefined;
  if (only !== undefined && pointed.length > 0) return { candidates, open: new Set(), ready: only, complete: [only] };
  const ready = pointed.length > 0 && complete.length === 1 ? (complete[0] ?? null) : null;
  return { candidates, open, ready, complete };
}
