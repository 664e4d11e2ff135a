/** The boards, each loaded when somebody sits down at it. A game without one is played from the list in words. */

import type { Component } from "svelte";

import type { BoardProps } from "../play/board.svelte";

type AnyBoard = Component<BoardProps<never>>;

const found = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in found;

/** The board of a game, or null where none was drawn yet. */
export async function board(game: string): Promise<AnyBoard | null> {
  const load = found[`./${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}
