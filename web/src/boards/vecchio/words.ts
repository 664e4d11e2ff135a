/** What Il Vecchio's pieces are called and what is said of them, from the room's own words. */

import type { BoardView, SeatView, TownView, TrackView, VecchioView } from "../../generated/vecchio";
import type { BoardTools } from "../../play/board.svelte";
import { fare } from "./layout";

type Word = BoardTools["word"];

const key = (id: string): string => id.toLowerCase().replaceAll("_", "-");

export const townName = (word: Word, town: TownView): string => (town.name === "" ? word(`vecchio-town-${key(town.id)}`) : town.name);
export const namedTown = (word: Word, board: BoardView, id: string): string => {
  const town = board.towns.find((one) => one.id === id);
  return town === undefined ? id : townName(word, town);
};
export const trackName = (word: Word, track: string): string => word(`vecchio-track-${track}`);
export const goodName = (word: Word, good: string, count?: number): string =>
  count === undefined ? word(`vecchio-good-${good}`) : word(`vecchio-some-${good}`, { count });

export const tileName = (word: Word, tile: string): string => (tile === "" ? word("vecchio-board-hidden-tile") : word(`vecchio-tile-${key(tile)}`));
export function tileAbout(word: Word, board: BoardView, tile: string): string {
  const found = board.tiles[tile];
  return found === undefined ? "" : word(`vecchio-about-${key(tile)}`, found.facts);
}
export function tileLines(word: Word, board: BoardView, tile: string): string[] {
  const found = board.tiles[tile];
  return found === undefined ? [word("vecchio-board-hidden-about")] : [tileAbout(word, board, tile), word(`vecchio-board-when-${found.when}`)];
}

/** A town: what it gives, and how far my standing people have to walk. */
export function townLines(word: Word, view: VecchioView, town: TownView, mine: SeatView | undefined): string[] {
  const out = [word(`vecchio-board-town-${town.colour}`)];
  const man = view.middlemen.find((one) => one.town === town.id);
  if (man !== undefined) out.push(word("vecchio-board-middleman-next", { town: namedTown(word, view.board, man.next) }));
  if (town.areas.length > 0) out.push(word("vecchio-board-town-areas", { areas: town.areas.join(", ") }));
  const from = [...new Set(mine?.standing ?? [])].sort((a, b) => fare(view.board, a, town.id) - fare(view.board, b, town.id))[0];
  if (from !== undefined)
    out.push(word("vecchio-board-town-walk", { town: namedTown(word, view.board, from), fare: fare(view.board, from, town.id) }));
  return out;
}

/** A track: what entering costs now and brings. */
export function trackLines(word: Word, view: VecchioView, track: TrackView): string[] {
  const out = [word("vecchio-board-track-gate", { town: namedTown(word, view.board, track.gate) })];
  const space = track.spaces[track.next - 1];
  if (space === undefined) out.push(word("vecchio-board-track-full"));
  else {
    const price = track.scrolls > 0 ? goodName(word, "scroll", track.scrolls) : (track.followers[0] ?? []).map((one) => goodName(word, one, 1)).join(", ");
    out.push(word("vecchio-board-track-next", { space: track.next, price, florins: track.florins, points: space.points }));
    if (space.crest && view.crests_left > 0) out.push(word("vecchio-board-track-crest"));
  }
  if (track.tiles.length > 0) out.push(word("vecchio-board-track-tiles", { tiles: track.tiles.map((tile) => tileName(word, tile)).join(", ") }));
  if (track.stack > 0) out.push(word("vecchio-board-track-stack", { count: track.stack }));
  return out;
}
