import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import type { GenoaView } from "../../generated/genoa";
import { tryBoard } from "../every";
import { moments } from "../trial";
import Trial from "../Trial.svelte";
import { KINDS } from "./art";
import Board from "./Board.svelte";
import { type Draft, draft, Limits, redraft } from "./composer";
import { outline, spot } from "./layout";
import Mine from "./Mine.svelte";
import { quick } from "./talk";
import { about, bundleSaid } from "./words";

const LONG = 120_000;

tryBoard("genoa", Board as never, Mine as never, [
  [2, []],
  [3, []],
  [4, ["pace=slow"]],
  [5, []],
]);

// --- the composer -------------------------------------------------------------------------------------------------------

const python = ["../.venv/bin/python", ".venv/bin/python"].find((path) => existsSync(path)) ?? "python3";
const lawful = (what: string, seats: number, pace: string, input = ""): unknown =>
  JSON.parse(execFileSync(python, ["src/boards/genoa/lawful.py", what, String(seats), pace], { input, maxBuffer: 1 << 28 }).toString());

/** Numbers from a seed, so that a failure can be seen again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Taps at random, as far as the form lets them. */
function scribble(view: GenoaView, viewer: number, made: Draft, roll: (sides: number) => number): Draft {
  let now = made;
  for (let tap = 0; tap < 6; tap += 1) {
    const limits = new Limits(view, viewer, now);
    const next = structuredClone(now);
    const side = roll(3) === 0 ? "ask" : "pay";
    const goods = limits.goods(side).filter(({ most }) => most > 0);
    const cards = limits.cards(side);
    const good = goods[roll(goods.length)];
    const card = cards[roll(cards.length)];
    const promise = limits.promises[roll(limits.promises.length)];
    const kind = KINDS[roll(KINDS.length)] ?? "";
    switch (roll(5)) {
      case 0:
        next[side].money = limits.step * roll(limits.money(side) / limits.step + 1);
        break;
      case 1:
        if (good !== undefined) next[side].goods[good.name] = 1 + roll(good.most);
        break;
      case 2:
        if (promise !== undefined) next.promised[promise.name] = roll(limits.promise(promise.name) + 1);
        next.picks = roll(2) === 0 ? "giver" : "receiver";
        break;
      case 3:
        if (card !== undefined && !next[side].open.includes(card) && !next[side].named.includes(card)) {
          if (roll(2) === 0 && limits.mine(side) && limits.card(side, card, true)) next[side].named.push(card);
          else if (limits.card(side, card, false)) next[side].open.push(card);
        }
        break;
      default:
        if (!limits.mine(side)) next[side].closed[kind] = roll(limits.closed(side, kind) + 1);
    }
    now = new Limits(view, viewer, next).clamp();
  }
  return now;
}

test.each([
  [2, "live"],
  [3, "live"],
  [4, "slow"],
  [5, "live"],
])(
  "the composer builds only what the room allows: %i players, %s",
  (seats, pace) => {
    const views = lawful("dump", seats, pace) as GenoaView[][];
    const written: [number, number, string][] = [];
    const roll = dice(seats);
    views.forEach((moment, number) =>
      moment.forEach((view, viewer) => {
        for (const form of view.talk.forms) {
          for (const seat of form.seats) {
            for (let time = 0; time < 4; time += 1) {
              const made = scribble(view, viewer, draft(form.field, seat), roll);
              const limits = new Limits(view, viewer, made);
              if (limits.lacking === "") written.push([number, viewer, limits.text]);
            }
          }
        }
        for (const one of [...view.talk.offers, ...view.talk.counters]) {
          const limits = new Limits(view, viewer, redraft(view, viewer, one));
          if (limits.lacking === "") written.push([number, viewer, limits.text]);
        }
      }),
    );
    expect(written.length).toBeGreaterThan(200);
    for (const part of [" ask ", "drawn", " with ", "counter", "offer"]) expect(written.some(([, , text]) => text.includes(part)), part).toBe(true);
    expect(lawful("check", seats, pace, JSON.stringify(written))).toEqual([]);
  },
  LONG,
);

test("money goes one way, and nothing is promised that is given away", () => {
  const view = (lawful("dump", 3, "live") as GenoaView[][]).flat().find((one) => one.talk.forms.length > 0);
  if (view === undefined) throw new Error("no negotiation");
  const form = view.talk.forms[0];
  const seat = form?.seats[0] ?? 0;
  const made = draft(form?.field ?? "", seat);
  made.pay.money = 5;
  expect(new Limits(view, seat, made).money("ask")).toBe(0);
  expect(new Limits(view, seat, made).lacking).toBe("");
  expect(new Limits(view, seat, draft(form?.field ?? "", seat)).lacking).toBe("pay");
  expect(new Limits(view, seat, draft("nowhere", seat)).lacking).toBe("form");
});

test("listed proposals are drawn as what they are", () => {
  const choice = (text: string) => ({ text, ids: [], say: { say: "" }, effect: null });
  const listed = ["offer city_hall pay 10 + drawn 2 small_order giver", "counter 2 park pay drawn further_action", "offer park pay message", "pass"].map(choice);
  const found = quick(listed, 0, KINDS);
  expect(found.map(({ seat, field }) => [seat, field])).toEqual([[0, "city_hall"], [2, "park"], [0, "park"]]);
  expect(found[0]?.pay).toMatchObject({ money: 10, drawn: [{ name: "small_order", count: 2 }], picks: "giver" });
  expect(found[2]?.pay.closed).toEqual([{ name: "message", count: 1 }]);
});

describe("figures and choices in words", () => {
  const word = (id: string, args: Record<string, unknown> = {}): string => `${id} ${JSON.stringify(args)}`;
  const view = (): GenoaView => {
    const found = (lawful("dump", 3, "live") as GenoaView[][])[0]?.[0];
    if (found === undefined) throw new Error("no match");
    return found;
  };
  test("what the bank pays comes from the data", () => {
    const table = view();
    table.pays = { ...table.pays, message: 55, chains: [1, 4, 9] };
    expect(about(word, table, "message")).toContain("55");
    expect(about(word, table, "privilege")).toContain('["1","4","9"]');
  });
  test("who picks is said only where there is something to pick", () => {
    const table = view();
    const promise = (name: string, count: number) => ({ money: 0, goods: [], cards: [], closed: [], drawn: [{ name, count }], picks: "receiver", text: "" });
    expect(bundleSaid(word, table, promise("message", 1), "post_office")).toContain("genoa-drawn-receiver");
    expect(bundleSaid(word, table, promise("message", 2), "post_office")).toContain("genoa-drawn {");
    expect(bundleSaid(word, table, promise("silk", 1), "fabrics")).toContain("genoa-drawn {");
  });
});

describe("the plan", () => {
  test("an outline closes around its cells", () => {
    expect(outline([[1, 1]], 0, 0).match(/[ML]/g)).toHaveLength(4);
    expect(outline([[1, 2], [2, 2], [1, 3]], 2, 3).match(/[ML]/g)).toHaveLength(6);
  });
  test("a disc lies on its field", () => {
    expect(spot([[1, 1]])).toEqual({ x: 18 + 26, y: 18 + 26 });
  });
});

describe("the table's words", () => {
  const shown = (view: unknown, choices: readonly unknown[] = []): HTMLElement => render(Trial, { Board, Mine, view, choices, seats: 3, viewer: 0, phone: true } as never).container;
  const match = moments("genoa", 3);
  test("a match that is over says so, not that the table is quiet", () => {
    const view = match.at(-1)?.views[0]?.table as unknown as GenoaView;
    expect(view.phase).toBe("over");
    expect(shown(view).querySelector("[data-bargain] h2")?.textContent).toBe("The match is over");
  });
  test("the names of the fields that an offer may be for fit their box", () => {
    const talk = match.map(({ views }) => views[0]?.table as unknown as GenoaView).find((view) => view.talk.forms.length > 0);
    if (talk === undefined) throw new Error("no talk");
    const form = talk.talk.forms[0];
    const forms = ["grains", "post_office", "coach_house", "villa_monetti", "market", "st_62"].map((field) => ({ ...form, field }));
    const names = [...shown({ ...talk, talk: { ...talk.talk, forms } }).querySelectorAll("[data-quick-field] option")].map((one) => one.textContent ?? "");
    expect(names).toEqual(["Grains", "Post office", "Coach house", "Villa Monetti", "Market", "Street 6/2"]);
  });
});
