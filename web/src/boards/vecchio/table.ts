/** How the viewer sits at Il Vecchio's table. */

import type { TownView, VecchioView } from "../../generated/vecchio";
import type { BoardTools } from "../../play/board.svelte";
import { LINE, lines, TEXT_TOP, textLetters } from "./layout";
import { tileAbout } from "./words";

/** The others from the viewer's left around the table, and who sits nearest. */
export function around(view: VecchioView, viewer: number | null): { near: number; others: number[] } {
  const near = viewer ?? 0;
  return { near, others: view.seats.slice(1).map((_, n) => (near + n + 1) % view.seats.length) };
}

/** Members of one family in a town, standing or lying. */
export interface Group {
  seat: number;
  lying: boolean;
  count: number;
  /** Where the group stands, from the town's middle. */
  x: number;
}

/** Everybody in a town, side by side above it. A finger needs larger figures than a mouse. */
export function crowd(view: VecchioView, town: TownView, big: boolean): { groups: Group[]; size: number; step: number; y: number } {
  const count = (list: readonly string[]): number => list.filter((one) => one === town.id).length;
  const found = view.seats.flatMap((seat, number) =>
    [
      { seat: number, lying: false, count: count(seat.standing) },
      { seat: number, lying: true, count: count(seat.lying) },
    ].filter((group) => group.count > 0),
  );
  const step = (found.length > 3 ? 15 : 18) + (big ? 7 : 0);
  const groups = found.map((group, n) => ({ ...group, x: (n - (found.length - 1) / 2) * step }));
  return { groups, size: big ? 29 : 21, step, y: -(town.colour === "florence" ? 30 : 25) - (big ? 3 : 0) };
}

/** What the final count calls a Nobility tile, when it is shown. */
export const counted = (view: VecchioView, tile: string): string | undefined => (view.phase === "over" && view.board.tiles[tile]?.kind === "nobility" ? `tile:${tile}` : undefined);

/** The tiles laid out for a choice, and what is said above them. */
export function trayOf(view: VecchioView, viewer: number | null): { tiles: string[]; title: string } {
  const none = { tiles: [], title: "" };
  if (viewer === null) return none;
  const mine = view.seats[viewer];
  if (view.phase === "draft") return mine === undefined || mine.drafted ? none : { tiles: mine.dealt, title: "vecchio-board-tray-draft" };
  if (view.phase !== "choose" || view.decider !== viewer) return none;
  if (view.looking.length > 0) return { tiles: view.looking, title: "vecchio-board-tray-look" };
  const track = view.tracks.find((one) => one.id === view.entering);
  return { tiles: [...new Set(track?.tiles ?? [])], title: "vecchio-board-tray-province" };
}

/** How the tiles laid out for a choice lie: so high that all of every text can be read. */
export interface TrayLayout {
  tiles: string[];
  title: string;
  columns: number;
  w: number;
  h: number;
  /** The whole tray, with its heading; 0 where there is nothing to choose. */
  high: number;
}
export function trayLayout(word: BoardTools["word"], view: VecchioView, viewer: number | null, width: number): TrayLayout {
  const { tiles, title } = trayOf(view, viewer);
  const columns = Math.max(1, Math.min(tiles.length, Math.floor((width - 16) / 150)));
  const w = Math.min(178, (width - 16) / columns - 8);
  const moment = { fresh: view.phase === "choose" };
  const most = Math.max(0, ...tiles.map((tile) => lines(tileAbout(word, view, tile, moment), textLetters(w), 99).length));
  const h = Math.max(104, TEXT_TOP + LINE * most + 6);
  return { tiles, title, columns, w, h, high: tiles.length === 0 ? 0 : Math.ceil(tiles.length / columns) * (h + 8) + 34 };
}
