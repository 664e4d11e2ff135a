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

/** The only choice beside powers that are no part of the decision, where it is a plain button: ending the turn, going on. */
export function soleDeed(choices: readonly Choice[]): Choice | null {
  const [only, ...more] = choices.filter((choice) => choice.aside !== true);
  return only !== undefined && more.length === 0 && only.ids.length > 0 && only.ids.every(isDeed) ? only : null;
}

export interface Narrowed {
  /** The choices that what was pointed at still allows, in the game's order. */
  candidates: readonly Choice[];
  /** Ids that can be pointed at next: each leads nearer to a choice. */
  open: ReadonlySet<string>;
  /** The choice that is complete: it can be sent. */
  ready: Choice | null;
  /** Complete choices among which the pieces cannot tell; they are offered in words. */
  complete: readonly Choice[];
  /** Choices of the very same pieces as the one that is ready, in another order; they are offered in words beside it. */
  instead: readonly Choice[];
}

/**
 * Narrow the choices by what was pointed at.
 *
 * One candidate left is ready, whether all its pieces were pointed at or not (pointing further would be pointless),
 * unless nothing was pointed at yet: a forced move still waits for the player's finger. A choice all of whose pieces were
 * pointed at is complete even where longer ones remain (two blocks, or the same two and a third).
 *
 * Where only pieces are left to point at that were pointed at already (which of two cards lies on top?), the order of
 * pointing tells: the choice whose ids begin with it is ready, the others are offered instead.
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
  if (only !== undefined && pointed.length > 0) return { candidates, open: new Set(), ready: only, complete: [only], instead: [] };
  const ordered = complete.length === 0 ? inOrder(candidates, pointed, open) : null;
  if (ordered !== null) return { candidates, open, ready: ordered, complete, instead: candidates.filter((one) => one !== ordered) };
  const ready = pointed.length > 0 && complete.length === 1 ? (complete[0] ?? null) : null;
  return { candidates, open, ready, complete, instead: [] };
}

/** The only candidate whose ids begin as they were pointed at, where nothing new is left to point at. */
function inOrder(candidates: readonly Choice[], pointed: readonly string[], open: ReadonlySet<string>): Choice | null {
  if (pointed.length === 0 || [...open].some((id) => !pointed.includes(id))) return null;
  const found = candidates.filter((choice) => pointed.every((id, at) => choice.ids[at] === id));
  return found.length === 1 ? (found[0] ?? null) : null;
}
