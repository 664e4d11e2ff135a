import { beforeAll, describe, expect, test } from "vitest";

import type { Line, MatchView } from "../generated/wire";
import { counting } from "./counting";
import { Film, moveIn } from "./replay";
import { deed, lastDeed, movedSince, news, othersLately } from "./since";
import { words } from "../words/words.svelte";

const NAMES = ["Ada", "Cosimo", "Fiora"];
let last = 0;
function line(seat: number, say: string, more: Record<string, unknown> = {}, ids: string[] = []): Line {
  last += 1;
  return { number: last, at: 0, kind: "move", seat, say: null, back: 0, happened: [{ event: {}, say: { say, with: { seat: { seat }, ...more } }, ids }] };
}

beforeAll(() => {
  words.add(
    "en",
    [
      "t-builds = { $seat } builds { $what }.",
      "t-turns = { $seat } turns the wheel",
      "    .brief = –",
      "t-deal = Deal: { $buyer } gets it from { $seat }",
      "    .brief = sells it to { $buyer }",
      "t-shown = New on display: { $what }",
      "t-count = { $seat }: 3 walls",
      "ui-since-last-of = { $count } before: { $deeds }",
      "ui-since-last = … { $deeds }",
    ].join("\n"),
  );
});

describe("since the last turn", () => {
  test("the others' moves after my last one are told, one entry a seat", () => {
    const lines = [line(1, "t-builds", { what: "a hut" }), line(0, "t-builds", { what: "mine" }), line(1, "t-builds", { what: "Porta 4" }, ["tile:porta-4"]), line(1, "t-deal", { buyer: { seat: 2 } }), line(2, "t-builds", { what: "a wall" }, ["walls:2"])];
    expect(news(lines, 0, NAMES)).toEqual([
      { seat: 1, deeds: "builds Porta 4 and sells it to Fiora", briefer: ["1 before: sells it to Fiora", "… sells it to Fiora"], ids: ["tile:porta-4"] },
      { seat: 2, deeds: "builds a wall", briefer: [], ids: ["walls:2"] },
    ]);
  });
  test("it stays while I go on with my turn, and its marks go with my first move", () => {
    const before = [line(0, "t-builds", { what: "mine" }), line(1, "t-builds", { what: "Porta 4" })];
    const lines = [...before, line(0, "t-builds", { what: "mine too" })];
    expect(news(lines, 0, NAMES)).toEqual(news(before, 0, NAMES));
    expect(movedSince(before, 0)).toBe(false);
    expect(movedSince(lines, 0)).toBe(true);
  });
  test("what was taken back is not told", () => {
    const lines = [line(0, "t-builds", { what: "mine" }), line(1, "t-builds", { what: "Porta 4" })];
    const from = lines[0]?.number ?? 0;
    last += 1;
    const undo: Line = { number: last, at: 0, kind: "undo", seat: 1, say: null, back: from, happened: [] };
    expect(othersLately([...lines, undo], 0)).toEqual([]);
  });
  test("ceremony and sentences about somebody else are left out", () => {
    expect(deed({ say: "t-turns", with: { seat: { seat: 1 } } }, NAMES)).toBeNull();
    expect(deed({ say: "t-shown", with: { what: "a hut" } }, NAMES)).toBeNull();
    expect(deed({ say: "t-count", with: { seat: { seat: 1 } } }, NAMES)).toBeNull();
    expect(deed({ say: "t-builds", with: { seat: { seat: 2 }, what: "a hut" } }, NAMES)).toEqual({ seat: 2, text: "builds a hut" });
  });
  test("the last deed is what somebody did, not what closed the turn or counts points", () => {
    const built = line(1, "t-builds", { what: "Porta 4" }, ["tile:porta-4"]);
    const lines = [line(0, "t-builds", { what: "mine" }), built, line(1, "t-turns"), line(1, "t-count")];
    expect(lastDeed(lines, NAMES)).toBe(built.happened[0]);
    expect(lastDeed([], NAMES)).toBeNull();
  });
  test("of many deeds the last are told, with the number of the others", () => {
    const lines = ["a", "b", "c", "d", "e", "f", "g"].map((what) => line(1, "t-builds", { what }));
    expect(news(lines, 0, NAMES)[0]?.deeds).toBe("2 before: builds c, builds d, builds e, builds f, and builds g");
    expect(news(lines, 0, NAMES)[0]?.briefer).toEqual(["3 before: builds d, builds e, builds f, and builds g", "4 before: builds e, builds f, and builds g", "5 before: builds f and builds g", "6 before: builds g", "… builds g"]);
  });
});

test("the final count goes source by source from what the match brought to the result", () => {
  const point = (say: string, points: number, at_end: boolean, ids: string[] = []) => ({ source: { say }, points, at_end, ids });
  const outcome = {
    scores: [12, 9], ranks: [1, 2], winners: [0], tie_break: null,
    points: [[point("scored", 5, false), point("walls", 4, true, ["walls:0"]), point("street", 3, true)], [point("scored", 7, false), point("walls", 2, true, ["walls:1"])]],
  };
  const { start, steps } = counting(outcome);
  expect(start).toEqual([5, 7]);
  expect(steps.map((step) => step.totals)).toEqual([[9, 9], [12, 9]]);
  expect(steps[0]?.ids).toEqual(["walls:0", "walls:1"]);
  expect(steps[1]?.rows.map((row) => row.seat)).toEqual([0]);
  outcome.points[1]?.splice(1, 0, point("party", 0, true));
  expect(counting(outcome).steps.map((step) => step.rows[0]?.sources[0]?.say)).toEqual(["party", "walls", "street"]);
});

const VIEW: MatchView = {
  game: "palio", seats: 2, viewer: null, deciding: [], awaited: [], prompt: { say: "x" }, part: "", stance: null, tally: [], over: false, table: {},
};

describe("a replay", () => {
  const frame = (number: number, turn: number, round: number) => ({ number, seat: 0, text: "", say: { say: "x", with: {} }, happened: [], tally: [], standing: [number], turn, round, patch: [] });
  const film = new Film({
    game: "palio", revision: 1, seats: 2, options: {}, names: [], commitment: "", seed: "", digest: "", viewer: -2, opening: [], view: VIEW, tally: [], standing: [0], turn: 1, round: 1,
    frames: [frame(1, 1, 1), frame(2, 2, 1), frame(3, 2, 1), frame(4, 3, 2), frame(5, 3, 2)], result: null, record: "", seat: -1,
  });
  test("steps by decision, turn and round", () => {
    expect([film.next(0, "move"), film.next(0, "turn"), film.next(0, "round")]).toEqual([1, 2, 4]);
    expect([film.next(2, "turn"), film.next(4, "turn"), film.next(4, "round")]).toEqual([4, 5, 5]);
    expect([film.previous(5, "move"), film.previous(5, "turn"), film.previous(4, "turn"), film.previous(5, "round"), film.previous(4, "round")]).toEqual([4, 4, 2, 4, 0]);
  });
  test("plots the standing from the start", () => {
    expect(film.standing).toEqual([[0], [1], [2], [3], [4], [5]]);
  });
  test("begins where the address says", () => {
    expect([moveIn("#move=57"), moveIn(""), moveIn("#move=x"), moveIn("#top")]).toEqual([57, 0, 0, 0]);
  });
});
