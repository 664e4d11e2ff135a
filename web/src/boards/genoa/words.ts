/** What Genoa's pieces are called and what is said of them, from the room's own words. */

import type { BundleView, CardView, ChanceView, FieldView, GenoaView } from "../../generated/genoa";
import type { BoardTools } from "../../play/board.svelte";
import type { SeatFace } from "../../play/types";
import { family } from "./art";

type Word = BoardTools["word"];

const dashed = (name: string): string => name.replaceAll("_", "-");

/** A field's name: bare, or with an article (`the`, `to`, `at`, `of`), `short`, or as a `label` on the map and on cards. */
export function fieldName(word: Word, field: string, form = ""): string {
  const end = form === "" ? "" : `.${form}`;
  if (field === "market") return word(`genoa-market${end}`);
  if (field.startsWith("st_")) return word(`genoa-street${end}`, { red: Number(field[3]), blue: Number(field[4]) });
  return word(`genoa-building-${dashed(field)}${end}`);
}

function goodId(name: string): string {
  const what = family(name);
  return `genoa-${what === "ware" ? "ware" : what === "kind" ? "kind" : "good"}-${dashed(name)}`;
}

export const goodName = (word: Word, name: string): string => word(name === "coin" ? "genoa-board-coin" : goodId(name));

/** A number of goods of one kind, with article or number. */
export const some = (word: Word, name: string, count: number): string => (count === 1 ? word(`${goodId(name)}.one`) : word(`${goodId(name)}.some`, { count }));

/** What a special card, a marker or a card of a kind is for, with what the bank pays for it. */
export function about(word: Word, view: GenoaView, name: string): string {
  const { pays } = view;
  const paid: Record<string, number> = { large_order: pays.large_order, small_order: pays.small_order, message: pays.message };
  return word(`genoa-board-about-${dashed(name)}`, { money: word("genoa-ducats", { amount: paid[name] ?? 0 }), values: pays.chains.slice(0, 5).map(String) });
}

/** A card by what is printed on it: bare, or with its article (`the`). */
export function cardName(word: Word, card: CardView, form = ""): string {
  const end = form === "" ? "" : `.${form}`;
  const [one = "", other = ""] = card.buildings.map((building) => fieldName(word, building));
  const wares = card.wares.map((ware) => goodName(word, ware));
  switch (card.kind) {
    case "large_order":
      return word(`genoa-card-large-order${end}`, { building: one, wares });
    case "small_order":
      return word(`genoa-card-small-order${end}`, { building: one, ware: wares[0] ?? "" });
    case "message":
      return word(`genoa-card-message${end}`, { one, other });
    default:
      return word(`genoa-card-privilege${end}`, { building: one });
  }
}

/** One good by its id, a single card too, with its article. */
export function thing(word: Word, view: GenoaView, name: string): string {
  const card = view.cards[name];
  return card === undefined ? some(word, name, 1) : cardName(word, card, "the");
}

/** One side of a proposal for a field in words; who picks is only said where more cards are drawn than are promised. */
export function bundleSaid(word: Word, view: GenoaView, bundle: BundleView, field: string): string {
  const gives = view.fields.find((one) => one.id === field)?.gives ?? [];
  const picked = (name: string, count: number): boolean => bundle.picks !== "" && family(name) === "kind" && gives.some((one) => one.name === name && one.count > count);
  const parts = [
    ...(bundle.money > 0 ? [word("genoa-ducats", { amount: bundle.money })] : []),
    ...bundle.goods.map(({ name, count }) => some(word, name, count)),
    ...bundle.cards.map((card) => thing(word, view, card)),
    ...bundle.closed.map(({ name, count }) => word("genoa-closed", { item: some(word, name, count) })),
    ...bundle.drawn.map(({ name, count }) => word(picked(name, count) ? `genoa-drawn-${bundle.picks}` : "genoa-drawn", { item: some(word, name, count) })),
  ];
  const last = parts.pop();
  if (last === undefined) return word("genoa-nothing");
  return parts.length === 0 ? last : word("genoa-and", { some: parts, last });
}

/** What a buyer gets from the tower player's side: the action, the step, or both. */
export function boughtSaid(word: Word, view: GenoaView, field: string): string {
  if (view.phase === "tower" && field === view.path.at(-1)) return word("genoa-bought-action", { field: fieldName(word, field, "of") });
  const building = view.fields.some((one) => one.id === field && one.gives.length > 0);
  return word(building ? "genoa-bought-step-action" : "genoa-bought-step", { field: fieldName(word, field, "to") });
}

/** A proposal as one sentence to the viewer: who pays what, and who gets what. */
export function dealSaid(word: Word, view: GenoaView, seats: readonly SeatFace[], viewer: number | null, one: { seat: number; field: string; pay: BundleView; ask: BundleView }): string {
  const who = viewer === one.seat ? "buy" : viewer === view.tower_seat ? "sell" : "others";
  const asks = one.ask.text === "nothing" ? "" : "-ask";
  return word(`genoa-deal-${who}${asks}`, {
    buyer: seats[one.seat]?.name ?? "",
    seller: seats[view.tower_seat]?.name ?? "",
    pay: bundleSaid(word, view, one.pay, one.field),
    ask: bundleSaid(word, view, one.ask, one.field),
    bought: boughtSaid(word, view, one.field),
  });
}

export function fieldLines(word: Word, view: GenoaView, field: FieldView, seats: readonly SeatFace[]): string[] {
  const lines: string[] = [];
  if (field.kind === "villa") lines.push(word("genoa-board-gives", { goods: word("genoa-gain-villa") }));
  else if (field.gives.length > 0) lines.push(word("genoa-board-gives", { goods: field.gives.map(({ name, count }) => some(word, name, count)) }));
  else lines.push(word("genoa-board-no-action"));
  const owner = seats[field.owner];
  if (owner !== undefined) lines.push(word("genoa-board-owner", { name: owner.name, money: word("genoa-ducats", { amount: view.pays.income }) }));
  if (field.discs > 0) lines.push(view.path.at(-1) === field.id ? word("genoa-board-tower-here", { discs: field.discs }) : word("genoa-board-visited"));
  if (field.action !== "") lines.push(word(`genoa-board-action-${field.action}`));
  if (field.mode !== "") lines.push(word(`genoa-board-mode-${field.mode}`));
  for (const chance of view.chances) {
    const card = view.cards[chance.card];
    if (card?.buildings.includes(field.id)) lines.push(`${cardName(word, card)}: ${chanceSaid(word, chance)}`);
  }
  return lines;
}

/** What this turn could do for one of my cards. */
export function chanceSaid(word: Word, chance: ChanceView): string {
  const parts = [chance.ready ? word("genoa-ui-chance-ready") : chance.steps < 0 ? word("genoa-ui-chance-none") : word("genoa-ui-chance-steps", { steps: chance.steps })];
  if (chance.missing.length > 0) parts.push(word("genoa-ui-missing", { wares: chance.missing.map((ware) => goodName(word, ware)) }));
  if (chance.held) parts.push(word("genoa-ui-held"));
  return parts.join("; ");
}
