/** A proposal being written. What may go into it is told by the view (`talk.forms`, seats); here it is only counted. */

import type { BundleView, FormView, GenoaView, PromiseView } from "../../generated/genoa";
import { KINDS, SPECIALS, WARES } from "./art";

/** One side of a draft. `named` are the writer's own cards that go face down; `closed` counts the other side's. */
export interface Part {
  money: number;
  goods: Record<string, number>;
  open: string[];
  named: string[];
  closed: Record<string, number>;
}

/** PAY goes from the buyer to the tower player, ASK comes back; `promised` are goods of the action that is bought. */
export interface Draft {
  field: string;
  /** The buyer. */
  seat: number;
  pay: Part;
  ask: Part;
  promised: Record<string, number>;
  picks: "giver" | "receiver";
}
export type Side = "pay" | "ask";

export const nothing = (): Part => ({ money: 0, goods: {}, open: [], named: [], closed: {} });

export const draft = (field: string, seat: number): Draft => ({ field, seat, pay: nothing(), ask: nothing(), promised: {}, picks: "giver" });

const UNKNOWN = 500;

export class Limits {
  readonly #view: GenoaView;
  readonly #viewer: number;
  readonly draft: Draft;
  readonly form: FormView | undefined;

  constructor(view: GenoaView, viewer: number, made: Draft) {
    this.#view = view;
    this.#viewer = viewer;
    this.draft = made;
    this.form = view.talk.forms.find((form) => form.field === made.field && form.seats.includes(made.seat));
  }

  /** The seat that gives on a side. */
  giver(side: Side): number {
    return side === "pay" ? this.draft.seat : this.#view.tower_seat;
  }

  mine(side: Side): boolean {
    return this.giver(side) === this.#viewer;
  }

  #other(side: Side): Side {
    return side === "pay" ? "ask" : "pay";
  }

  /** What is promised excludes giving this along. */
  #barred(side: Side, name: string): boolean {
    if (side === "ask") return false;
    return this.promises.some((one) => (this.draft.promised[one.name] ?? 0) > 0 && one.bars.includes(name));
  }

  get promises(): readonly PromiseView[] {
    return this.form?.promises ?? [];
  }

  get step(): number {
    return this.#view.talk.money_step;
  }

  money(side: Side): number {
    if (this.draft[this.#other(side)].money > 0) return 0;
    const purse = this.#view.seats[this.giver(side)]?.money ?? UNKNOWN;
    return this.mine(side) ? purse - (purse % this.step) : UNKNOWN;
  }

  /** The wares, special cards and markers that a side could give, each with how many. */
  goods(side: Side): { name: string; most: number }[] {
    const seat = this.#view.seats[this.giver(side)];
    if (seat === undefined) return [];
    const owned = [...WARES.map((name) => [name, seat.wares[name] ?? 0] as const), ...SPECIALS.map((name) => [name, seat.specials[name] ?? 0] as const), ["marker", seat.markers] as const];
    return owned.flatMap(([name, count]) => {
      if (count === 0) return [];
      let most = this.#barred(side, name) ? 0 : count;
      if (name === "marker") most = Math.min(most, this.#room(side) - (side === "pay" ? (this.draft.promised["marker"] ?? 0) : 0));
      if (name === "further_action" && side === "pay" && this.form?.building === true) most = count - seat.kept;
      return [{ name, most: Math.max(0, most) }];
    });
  }

  /** How many markers the receiver of a side can take. */
  #room(side: Side): number {
    return this.#view.seats[this.giver(this.#other(side))]?.marker_supply ?? 0;
  }

  promise(name: string): number {
    const one = this.promises.find((found) => found.name === name);
    if (one === undefined) return 0;
    const { promised, pay } = this.draft;
    if (this.form?.alone === true && Object.entries(promised).some(([other, count]) => other !== name && count > 0)) return 0;
    const given = [...Object.entries(pay.goods).flatMap(([good, count]) => (count > 0 ? [good] : [])), ...pay.open, ...pay.named, ...pay.named.map((card) => this.#kind(card))];
    if (given.some((good) => one.bars.includes(good))) return 0;
    const most = one.most[this.draft.seat] ?? 0;
    return name === "marker" ? Math.max(0, Math.min(most, this.#room("pay") - (pay.goods["marker"] ?? 0))) : most;
  }

  /** Whether somebody has to choose among the cards drawn. */
  get picking(): boolean {
    return this.promises.some((one) => {
      const count = this.draft.promised[one.name] ?? 0;
      return count > 0 && count < one.cards;
    });
  }

  #kind(card: string): string {
    return this.#view.cards[card]?.kind ?? "";
  }

  /** The cards of a side that can be named: the viewer's own, and those of others that everybody saw. */
  cards(side: Side): string[] {
    return this.#view.seats[this.giver(side)]?.cards ?? [];
  }

  /** Whether a card may go into the side, face up or face down. */
  card(side: Side, card: string, down: boolean): boolean {
    if (this.#barred(side, card) || (down && this.#barred(side, this.#kind(card)))) return false;
    return this.mine(side) ? true : !down && this.draft[side].open.includes(card) ? true : !down && this.closed(side, this.#kind(card)) > (this.draft[side].closed[this.#kind(card)] ?? 0);
  }

  /** How many cards of a kind the other player could be asked for face down, besides those named. */
  closed(side: Side, kind: string): number {
    if (this.mine(side)) return 0;
    const held = this.#view.seats[this.giver(side)]?.hand[kind] ?? 0;
    return Math.max(0, held - this.draft[side].open.filter((card) => this.#kind(card) === kind).length);
  }

  /** Why it cannot be sent yet: the end of a message id; empty where it can. */
  get lacking(): "" | "form" | "pay" | "good" {
    if (this.form === undefined) return "form";
    const { money, goods, open, named, closed } = this.draft.pay;
    const any = (counts: Record<string, number>): boolean => Object.values(counts).some((count) => count > 0);
    const { promised, ask } = this.draft;
    const cards = any(closed) || open.length + named.length > 0;
    if (!cards && !any(goods) && !any(promised) && money === 0) return "pay";
    /** GEN-2P-1: a good that comes back in the same deal does not count; no two game cards are the same. */
    const stays = (name: string): boolean => (KINDS.includes(name) ? (promised[name] ?? 0) > 0 : (goods[name] ?? 0) + (promised[name] ?? 0) > (ask.goods[name] ?? 0));
    const good = cards || [...Object.keys(goods), ...Object.keys(promised)].some(stays);
    return this.#view.talk.needs_good && !good ? "good" : "";
  }

  /** Put everything back within the limits: the view changed, or another field was chosen. */
  clamp(): Draft {
    const made = structuredClone(this.draft);
    const now = new Limits(this.#view, this.#viewer, made);
    for (const { name } of made.promised ? Object.keys(made.promised).map((name) => ({ name })) : []) {
      made.promised[name] = Math.min(made.promised[name] ?? 0, now.promise(name));
    }
    for (const side of ["pay", "ask"] as const) {
      const part = made[side];
      part.money = Math.min(part.money, now.money(side));
      const goods = new Map(now.goods(side).map(({ name, most }) => [name, most]));
      for (const name of Object.keys(part.goods)) part.goods[name] = Math.min(part.goods[name] ?? 0, goods.get(name) ?? 0);
      part.open = part.open.filter((card) => now.cards(side).includes(card));
      part.named = part.named.filter((card) => now.mine(side) && now.cards(side).includes(card) && !part.open.includes(card));
      for (const kind of KINDS) if ((part.closed[kind] ?? 0) > 0) part.closed[kind] = Math.min(part.closed[kind] ?? 0, now.closed(side, kind));
    }
    return made;
  }

  /** The draft as a proposal would show it. */
  get proposal(): { seat: number; field: string; pay: BundleView; ask: BundleView } {
    const { field, seat, pay, ask, promised, picks } = this.draft;
    const list = (counts: Record<string, number>): { name: string; count: number }[] => Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []));
    const side = (part: Part, drawn: Record<string, number>): BundleView => {
      const down: Record<string, number> = { ...part.closed };
      for (const card of part.named) down[this.#kind(card)] = (down[this.#kind(card)] ?? 0) + 1;
      const made = { money: part.money, goods: list(part.goods), cards: part.open, closed: list(down), drawn: list(drawn), picks: "" };
      const empty = made.money === 0 && made.goods.length + made.cards.length + made.closed.length + made.drawn.length === 0;
      return { ...made, picks: this.picking ? picks : "", text: empty ? "nothing" : "" };
    };
    return { field, seat, pay: side(pay, promised), ask: side(ask, {}) };
  }

  /** The move's notation. */
  get text(): string {
    const { field, seat, pay, ask, promised, picks } = this.draft;
    const terms = (part: Part): string[] => {
      const down: Record<string, number> = { ...part.closed };
      for (const card of part.named) down[this.#kind(card)] = (down[this.#kind(card)] ?? 0) + 1;
      const counted = (counts: Record<string, number>, names: readonly string[]): string[] =>
        names.flatMap((name) => ((counts[name] ?? 0) > 0 ? [(counts[name] ?? 0) === 1 ? name : `${counts[name]} ${name}`] : []));
      return [...(part.money > 0 ? [String(part.money)] : []), ...counted(part.goods, [...WARES, ...SPECIALS, "marker"]), ...part.open, ...counted(down, KINDS)];
    };
    const drawn = this.promises.flatMap(({ name, cards }) => {
      const count = promised[name] ?? 0;
      return count === 0 ? [] : [`drawn ${count === 1 ? name : `${count} ${name}`}${cards > 0 ? ` ${picks}` : ""}`];
    });
    const back = terms(ask);
    const named = [...pay.named, ...ask.named];
    const head = this.#viewer === this.#view.tower_seat ? `counter ${seat} ${field}` : `offer ${field}`;
    return [head, "pay", [...terms(pay), ...drawn].join(" + "), ...(back.length > 0 ? ["ask", back.join(" + ")] : []), ...(named.length > 0 ? ["with", ...named] : [])].join(" ");
  }
}

/** A draft that says what a standing proposal says, to change it or to answer it. Face-down cards of one's own are named anew. */
export function redraft(view: GenoaView, viewer: number, one: { seat: number; field: string; named: readonly string[]; pay: BundleView; ask: BundleView }): Draft {
  const made = draft(one.field, one.seat);
  const counts = (list: readonly { name: string; count: number }[]): Record<string, number> => Object.fromEntries(list.map(({ name, count }) => [name, count]));
  for (const side of ["pay", "ask"] as const) {
    const bundle = one[side];
    const own = (side === "pay" ? one.seat : view.tower_seat) === viewer;
    const cards = view.seats[viewer]?.cards ?? [];
    const down = own ? bundle.closed.flatMap(({ name, count }) => [...one.named, ...cards].filter((card, at, all) => all.indexOf(card) === at && view.cards[card]?.kind === name && !bundle.cards.includes(card)).slice(0, count)) : [];
    made[side] = { money: bundle.money, goods: counts(bundle.goods), open: [...bundle.cards], named: down, closed: own ? {} : counts(bundle.closed) };
  }
  made.promised = counts(one.pay.drawn);
  if (one.pay.picks === "receiver") made.picks = "receiver";
  return new Limits(view, viewer, made).clamp();
}
