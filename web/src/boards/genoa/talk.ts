/** What lies on the bargaining table, sorted for reading; and the listed proposals that one tap sends. */

import type { BundleView, GenoaView, ProposalView } from "../../generated/genoa";
import type { Choice } from "../../play/types";

/** What the composer can begin with. */
export type Proposed = Pick<ProposalView, "seat" | "field" | "named" | "pay" | "ask">;

export interface Slip {
  id: string;
  kind: "offer" | "counter";
  one: ProposalView;
}

/** All standing proposals: those that wait for the viewer first, then what can be settled now; by field, the newest first. */
export function slips(view: GenoaView): Slip[] {
  const all: Slip[] = [
    ...view.talk.counters.map((one) => ({ id: `counter:${one.seat}:${one.field}`, kind: "counter" as const, one })),
    ...view.talk.offers.map((one) => ({ id: `offer:${one.seat}:${one.field}`, kind: "offer" as const, one })),
  ];
  const rank = ({ one }: Slip): number => (one.move !== "" ? 0 : one.ready ? 1 : 2);
  return all.sort((a, b) => rank(a) - rank(b) || a.one.field.localeCompare(b.one.field) || b.one.since - a.one.since);
}

/** A listed offer or counter-offer. */
export interface Quick {
  choice: Choice;
  seat: number;
  field: string;
  pay: BundleView;
}

const EMPTY: BundleView = { money: 0, goods: [], cards: [], closed: [], drawn: [], picks: "", text: "" };

/** Whether a price is in ducats alone: it can be read at a glance. Anything else is laid out before it is proposed. */
export const plain = (pay: BundleView): boolean => pay.money > 0 && pay.goods.length + pay.cards.length + pay.closed.length + pay.drawn.length === 0;

/** What a quick offer would say, for the composer. */
export const laid = ({ seat, field, pay }: Quick): Proposed => ({ seat, field, named: [], pay, ask: EMPTY });

/** The terms of a listed move, for drawing it; anything that is not understood is left out of the drawing. */
export function terms(text: string, kinds: readonly string[]): BundleView {
  const found: BundleView = { ...EMPTY, goods: [], closed: [], drawn: [], text };
  for (const item of text.split(" + ")) {
    const words = item.split(" ");
    const drawn = words[0] === "drawn";
    if (drawn) words.shift();
    const picks = words.at(-1) === "giver" || words.at(-1) === "receiver" ? (words.pop() ?? "") : "";
    if (drawn) found.picks = picks;
    const count = words.length > 1 ? Number(words.shift()) : 1;
    const name = words[0] ?? "";
    if (/^\d+$/.test(name)) found.money = Number(name);
    else if (drawn) found.drawn.push({ name, count });
    else if (kinds.includes(name)) found.closed.push({ name, count });
    else found.goods.push({ name, count });
  }
  return found;
}

const LISTED = /^(?:offer|counter (\d+)) (\S+) pay (.+)$/;

export function quick(choices: readonly Choice[], viewer: number, kinds: readonly string[]): Quick[] {
  return choices.flatMap((choice) => {
    const found = LISTED.exec(choice.text);
    if (found === null || choice.text.includes(" ask ")) return [];
    return [{ choice, seat: found[1] === undefined ? viewer : Number(found[1]), field: found[2] ?? "", pay: terms(found[3] ?? "", kinds) }];
  });
}
