/** What Lucca's pieces are called and what is said of them, from the room's own words. */

import type { CardView, FiguresView, LuccaView, PalaceView, PlayerView, StreetsView } from "../../generated/lucca";
import type { BoardTools } from "../../play/board.svelte";

type Word = BoardTools["word"];

/** A name as the beginning of a line. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function cardLabel(word: Word, card: CardView): string {
  if (card.kind === "bastion") return word("lucca-board-bastion");
  if (card.kind === "wild") return word("lucca-board-wild", { street: card.street });
  return upper(word("lucca-board-card", { colour: word(`lucca-colour-${card.colour}`), street: card.street }));
}

export function cardLines(word: Word, card: CardView, figures: FiguresView): string[] {
  if (card.kind === "bastion") return [word("lucca-board-bastion-about")];
  const signs = word("lucca-board-signs", { windows: card.windows, shields: card.shields });
  return [signs, card.kind === "wild" ? word("lucca-board-wild-about") : word("lucca-board-card-about", { points: figures.window_points })];
}

/** A card with its signs, in few words. */
export const cardShort = (word: Word, card: CardView): string =>
  card.kind === "bastion" ? cardLabel(word, card) : `${cardLabel(word, card)}: ${word("lucca-board-signs", { windows: card.windows, shields: card.shields })}`;

export function palaceLabel(word: Word, palace: PalaceView, name: string, mine: boolean): string {
  return upper(word(mine ? "lucca-board-palace-mine" : "lucca-board-palace", { colour: word(`lucca-colour-${palace.colour}`), name }));
}

export function palaceLines(word: Word, palace: PalaceView, size: number): string[] {
  const { windows, shields, street, party, area } = palace;
  const lines = [word(`lucca-board-palace-${area}`, { cards: palace.cards.length, size, windows, shields, street })];
  if (area !== "opened") lines.push(word("lucca-board-palace-party", { points: party }));
  return lines;
}

/** The City scores no windows and counts no shields: of its palaces, only what they are for parties is told. */
export function cityPalaceLines(word: Word, palace: PalaceView, size: number, figures: FiguresView): string[] {
  const { street, area } = palace;
  return [word(`lucca-board-palace-city-${area}`, { cards: palace.cards.length, size, street, points: figures.party_completed_points })];
}

export function wallLines(word: Word, player: PlayerView): string[] {
  const { shields, shields_needed: needed, bastions, wall_points: points, wall_palaces: palaces } = player;
  const lines = [word("lucca-board-walls-count", { walls: player.walls.length, bastions })];
  if (player.walls.length > 0) lines.push(word(player.supported ? "lucca-board-walls-held" : "lucca-board-walls-fall", { needed, shields }));
  if (player.supported) lines.push(word("lucca-board-walls-worth", { palaces, points }));
  return lines;
}

/** What of the table the order of play is explained by. */
export type OrderView = Pick<LuccaView, "phase" | "next_order" | "round" | "rounds">;

export function orderLines(word: Word, player: PlayerView, view: OrderView): string[] {
  if (view.phase === "over") return [];
  const next = view.next_order.indexOf(player.seat) + 1;
  if (next === 0) return [word("lucca-board-order-later")];
  const then = view.round < view.rounds ? "lucca-board-order-now" : "lucca-board-order-last";
  return [word("lucca-board-order-about"), word(then, { shields: player.shields, highest: player.highest, next })];
}

export function streetLines(word: Word, seat: number, streets: StreetsView | null): string[] {
  if (streets === null) return [];
  const { lowest, highest, points } = streets;
  if (streets.taker === seat && streets.payer === seat) return [word("lucca-board-streets-both", { lowest, highest })];
  const lines: string[] = [];
  if (streets.taker === seat) lines.push(word("lucca-board-streets-highest", { points, lowest }));
  if (streets.payer === seat) lines.push(word("lucca-board-streets-lowest", { points, lowest, highest }));
  return lines;
}
