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
/** Some goods: "2 Scrolls, 3 Florins". */
const goods = (word: Word, amounts: Readonly<Record<string, number>>): string =>
  Object.entries(amounts).map(([good, count]) => goodName(word, good, count)).join(", ");

/** Whether a tile is still to be turned up (its reveal bonus comes then), or is used up. */
export interface TileMoment {
  fresh?: boolean;
  used?: boolean;
}

/** A tile's text with its figures; without dice in the variant that has none. */
export function tileAbout(word: Word, view: VecchioView, tile: string, moment: TileMoment = {}): string {
  const found = view.board.tiles[tile];
  if (found === undefined) return "";
  const said = (kind: string): string => word(`vecchio-${kind}-${key(tile)}${found.dice && view.less_luck ? "-free" : ""}`, found.facts);
  return moment.fresh === true && found.kind === "council" ? `${said("about")} ${said("reveal")}` : said("about");
}
export function tileLines(word: Word, view: VecchioView, tile: string, moment: TileMoment = {}): string[] {
  const found = view.board.tiles[tile];
  if (found === undefined) return [word("vecchio-board-hidden-about")];
  return [tileAbout(word, view, tile, moment), word(`vecchio-board-when-${moment.used === true ? "used" : found.when}`)];
}

/** A town: what it gives, and how far my standing people have to walk. */
export function townLines(word: Word, view: VecchioView, town: TownView, mine: SeatView | undefined): string[] {
  const [one = {}, other = {}] = view.board.yields[town.colour] ?? [];
  const out = [word(`vecchio-board-town-${town.colour}`, { one: goods(word, one), other: goods(word, other) })];
  if (town.colour === "red")
    for (const track of view.tracks) if (track.gate === town.id) out.push(word("vecchio-board-town-gate", { track: trackName(word, track.id) }));
  const man = view.middlemen.find((one) => one.town === town.id);
  if (man !== undefined) out.push(word("vecchio-board-middleman-next", { town: namedTown(word, view.board, man.next) }));
  if (town.areas.length > 0) out.push(word("vecchio-board-town-areas", { count: town.areas.length, areas: town.areas.join(", ") }));
  const standing = mine?.standing ?? [];
  const from = [...new Set(standing)].sort((a, b) => fare(view.board, a, town.id) - fare(view.board, b, town.id))[0];
  if (from !== undefined && from !== town.id)
    out.push(word("vecchio-board-town-walk", { town: namedTown(word, view.board, from), fare: fare(view.board, from, town.id) }));
  return out;
}

const PATTERN = ["vecchio-price-same", "vecchio-price-other", "vecchio-price-third"];

/** What a track asks for besides Florins: Scrolls, certain Followers, or numbers of Followers in colours that differ. */
export function trackPrice(word: Word, track: TrackView): string {
  if (track.scrolls > 0) return goodName(word, "scroll", track.scrolls);
  if (track.pattern.length > 0) return track.pattern.map((count, at) => word(PATTERN[at] ?? "", { count })).join(", ");
  const amounts: Record<string, number> = {};
  for (const one of track.followers[0] ?? []) amounts[one] = (amounts[one] ?? 0) + 1;
  return goods(word, amounts);
}

/** A track: what entering costs now and brings, and who has the most there. */
export function trackLines(word: Word, view: VecchioView, track: TrackView, holder?: string): string[] {
  const out = [word("vecchio-board-track-gate", { town: namedTown(word, view.board, track.gate) })];
  const space = track.spaces[track.next - 1];
  if (space !== undefined) {
    const full = track.arrivals.length > track.spaces.length - track.first;
    const price = [trackPrice(word, track), ...(track.florins > 0 ? [goodName(word, "florin", track.florins)] : [])].join(", ");
    out.push(word(full ? "vecchio-board-track-beyond" : "vecchio-board-track-next", { space: track.next, price, points: space.points }));
    if (space.crest && view.crests_left > 0 && !full) out.push(word(view.less_luck ? "vecchio-board-track-crest-only" : "vecchio-board-track-crest"));
  } else if (view.phase !== "over") out.push(word("vecchio-board-track-full"));
  if (view.cost_token === track.id && space !== undefined) out.push(word("vecchio-board-track-surcharge", { florins: view.surcharge }));
  if (holder !== undefined) out.push(word("vecchio-board-track-majority", { name: holder }));
  if (track.tiles.length > 0) out.push(word("vecchio-board-track-tiles", { tiles: track.tiles.map((tile) => tileName(word, tile)).join(", ") }));
  if (track.stack > 0) out.push(word("vecchio-board-track-stack", { count: track.stack }));
  return out;
}

const PLAIN = new Set(["florin", "carriage", "bishop"]);

/** What a good is for: the tracks that take it with their prices, or its own sentence. */
export function goodLines(word: Word, view: VecchioView, good: string): string[] {
  if (PLAIN.has(good)) return [word(`vecchio-board-good-${good}`)];
  return view.tracks
    .filter((track) => (good === "scroll" ? track.scrolls > 0 : track.followers.some((set) => set.includes(good))))
    .map((track) => word("vecchio-board-good-price", { track: trackName(word, track.id), price: trackPrice(word, track) }));
}
