/** The boards, each loaded when somebody sits down at it. A game without one is played from the list in words. */

import type { Component } from "svelte";

import type { BoardProps } from "../play/board.svelte";

type AnyBoard = Component<BoardProps<never>>;
type Loaders = Record<string, () => Promise<{ default: AnyBoard }>>;

const boards: Loaders = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");
const sheets: Loaders = import.meta.glob<{ default: AnyBoard }>("./*/Mine.svelte");

/** Draws the pieces that an event of the log speaks of, small. */
export type Picture = Component<{ event: Record<string, unknown> & { kind?: string } }>;
const pictures = import.meta.glob<{ default: Picture }>("./*/Picture.svelte");

const load = async (found: Loaders, path: string): Promise<AnyBoard | null> => (await found[path]?.())?.default ?? null;

/** The board of a game, or null where none was drawn yet. */
export const board = (game: string): Promise<AnyBoard | null> => load(boards, `./${game}/Board.svelte`);

/** The viewer's own things for the phone's sheet, where a game draws them apart. */
export const mine = (game: string): Promise<AnyBoard | null> => load(sheets, `./${game}/Mine.svelte`);

/** The pictures of a game's log, where it has some. */
export const picture = async (game: string): Promise<Picture | null> => (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
