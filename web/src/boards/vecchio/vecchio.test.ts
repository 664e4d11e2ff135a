import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { VecchioView } from "../../generated/vecchio";
import { words } from "../../words/words.svelte";
import type { Said } from "../../play/types";
import { tryBoard } from "../every";
import { moments, unreachable } from "../trial";
import Trial from "../Trial.svelte";
import Board from "./Board.svelte";
import { good, shape, signs } from "./art";
import { Chart, lines } from "./layout";
import Mine from "./Mine.svelte";
import { trayOf } from "./table";
import { goodLines, tileAbout, tileLines, townLines, townName, trackLines } from "./words";

tryBoard("vecchio", Board as never, Mine as never, [
  [2, []],
  [3, ["less_luck=true"]],
  [4, []],
]);

test.each([false, true])("two of the same can be paid and taken by clicking twice (phone: %j)", (phone) => {
  const choices = [["good:abbot", "good:abbot"], ["good:abbot", "good:knight"], ["good:florin", "supply:scroll", "supply:scroll"], ["good:florin", "supply:scroll", "supply:abbot"]].map((ids) => ({
    text: ids.join(" "),
    ids,
    say: { say: "" },
    effect: null,
  }));
  const view = moments("vecchio", 2)[2]?.views[0]?.table;
  const { container, component } = render(Trial, { Board, Mine, view, choices, seats: 2, viewer: 0, phone } as never);
  expect(unreachable(container, component.picker, choices)).toEqual([]);
});

test.each([{ x: 6, y: 6, w: 606, h: 478 }, { x: 4, y: 4, w: 472, h: 560 }])("no town covers an area's number, in a box of $w by $h", (box) => {
  const board = (moments("vecchio", 2)[0]?.views[0]?.table as unknown as VecchioView).board;
  const chart = new Chart(board, box, (town) => townName(word, town));
  expect(board.areas.filter((area) => chart.covered(chart.middle(area)) > 0).map((area) => area.number)).toEqual([]);
});

// On a phone the longest name has too little room between the people of Volterra and of Colle.
test.each([[{ x: 6, y: 6, w: 606, h: 478 }, []], [{ x: 6, y: 6, w: 760, h: 598 }, []], [{ x: 4, y: 4, w: 472, h: 560 }, ["castel_fiorentino"]]])("no town's name covers people or another name, in a box of %j", (box, crowded) => {
  const board = (moments("vecchio", 2)[0]?.views[0]?.table as unknown as VecchioView).board;
  expect(new Chart(board, box, (town) => townName(word, town)).covering()).toEqual(crowded);
});

test.each([[2, false], [3, false], [3, true], [4, false], [4, true]] as const)("with many tiles to a family, none of their words breaks off (%i players, phone: %j)", (seats, phone) => {
  const view = views(seats).at(-1);
  if (view === undefined) throw new Error("no view");
  const tiles = Object.keys(view.board.tiles);
  const rich = { ...view, seats: view.seats.map((seat, at) => ({ ...seat, tiles: [], council: [], council_down: [], nobility: [], used: tiles.slice(at * 10, at * 10 + 10) })) };
  const { container } = render(Trial, { Board, Mine, view: rich, choices: [], seats, viewer: 0, phone } as never);
  const said = [...container.querySelectorAll("[data-others] text")].map((text) => text.textContent ?? "");
  expect(said.length).toBeGreaterThan(9);
  expect(said.filter((text) => text.endsWith("…"))).toEqual([]);
  expect(said.some((text) => text.startsWith("+"))).toBe(seats === 4 && !phone);
});

test.each([false, true])("hundreds of Florins, and tens of anything else, leave room before the next token (phone: %j)", (phone) => {
  const view = views(2)[2];
  if (view === undefined) throw new Error("no view");
  const goods = Object.fromEntries(view.board.goods.map((good) => [good, good === "florin" ? 144 : 24]));
  const rich = { ...view, seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, goods } : seat)) };
  const { container } = render(Trial, { Board, Mine, view: rich, choices: [], seats: 2, viewer: 0, phone } as never);
  const DIGIT = 0.58, AIR = 1;
  const moved = (element: Element | null | undefined): number => Number(/translate\(([-\d.]+)/.exec(element?.getAttribute("transform") ?? "")?.[1]);
  const tokens = [...container.querySelectorAll('[data-id^="good:"]')].map((piece) => {
    const text = piece.querySelector("text");
    const x = moved(piece.parentElement) + moved(text?.parentElement);
    const number = Number(text?.getAttribute("x"));
    return { left: x - Number(piece.querySelector("circle")?.getAttribute("r")), right: x + number + DIGIT * Number(text?.getAttribute("font-size")) * (text?.textContent?.length ?? 0) };
  });
  expect(tokens).toHaveLength(7);
  expect(tokens.slice(1).map((token, at) => token.left - (tokens[at]?.right ?? 0)).filter((gap) => !(gap >= AIR))).toEqual([]);
});

test("a long text is broken into lines and cut at the last", () => {
  expect(lines("one two three", 7, 5)).toEqual(["one two", "three"]);
  expect(lines("one two three four", 7, 2)).toEqual(["one two", "three…"]);
  expect(lines("Paymaster", 5, 1)).toEqual(["Paym…"]);
});

const word = (id: string, args?: Record<string, Said>): string => words.word(id, args, []);
/** The views of seat 0 in moments of a random match. */
const views = (seats: number, options: string[] = []): VecchioView[] => moments("vecchio", seats, options).map(({ views }) => views[0]?.table as unknown as VecchioView);
/** What the boards say of every track, over a match. */
const ofTracks = (all: VecchioView[]): string => all.flatMap((view) => view.tracks.flatMap((track) => trackLines(word, view, track))).join(" ");

test("VEC-TRACK-2: the Church State's price leaves the colours free", () => {
  const view = views(3)[0];
  const church = view?.tracks.find((track) => track.id === "church");
  if (view === undefined || church === undefined) throw new Error("no Church State");
  expect(trackLines(word, view, church)[1]).toBe("Space 1 is next: it costs 2 Followers of one colour, 1 of another colour, 4 Florins and is worth 10 PP.");
  for (const follower of ["assassin", "knight", "abbot"]) expect(goodLines(word, view, follower)).toContain("Church State: 2 Followers of one colour, 1 of another colour.");
  expect(goodLines(word, view, "assassin")).toContain("Republic of Venice: 1 Assassin.");
  expect(goodLines(word, view, "scroll")).toEqual(["City council: 2 Scrolls.", "Nobility: 2 Scrolls."]);
});

test("VEC-VAR-2, VEC-RUL-43: with less luck no tooltip announces an event or dice", () => {
  expect(ofTracks(views(3))).toContain("and an event follows");
  const quiet = views(3, ["less_luck=true"]);
  expect(ofTracks(quiet)).toContain("takes a Medici crest");
  expect(ofTracks(quiet)).not.toContain("event");
  const dice = (all: VecchioView[]): string[] => all.slice(0, 1).flatMap((view) => Object.keys(view.board.tiles).filter((tile) => /\b(roll|dice)\b/i.test(tileAbout(word, view, tile, { fresh: true }))));
  expect(dice(views(3))).toEqual(["M-ROLL", "CC-RECOVER", "CC-REINFORCE"]);
  expect(dice(quiet)).toEqual([]);
});

test("VEC-CC-2: the reveal bonus is told of a tile that is still to be turned up, and of no other", () => {
  const view = views(2)[0];
  if (view === undefined) throw new Error("no view");
  expect(tileAbout(word, view, "CC-COIN")).toBe("Taking Florins in a brown town: 4 F more.");
  expect(tileAbout(word, view, "CC-COIN", { fresh: true })).toBe("Taking Florins in a brown town: 4 F more. When turned up: 4 F.");
  expect(tileLines(word, view, "C-SIXCOIN", { used: true })).toEqual(["Take 6 Florins.", "It is used."]);
});

test("towns say what the data says they yield, and to whom they are a gate", () => {
  const view = views(2)[0];
  const about = (id: string): string => {
    const town = view?.board.towns.find((one) => one.id === id);
    return view === undefined || town === undefined ? "" : townLines(word, view, town, undefined).join(" ");
  };
  expect(about("pistoia")).toContain("Brown town: 5 Florins or 1 Scroll, with the middleman or a Bishop.");
  expect(about("pistoia")).toContain("Borders area 10.");
  expect(about("colle")).toContain("Borders areas 3, 6, 9.");
  expect(about("vernio")).toContain("It is the gate to the Duchy of Milan.");
});

test("whoever has kept a tile in the draft is not asked to keep one again", () => {
  const view = views(2)[0];
  const mine = view?.seats[0];
  if (view === undefined || mine === undefined) throw new Error("no view");
  expect(trayOf(view, 0).tiles).toHaveLength(3);
  mine.drafted = true;
  expect(trayOf(view, 0).tiles).toEqual([]);
});

test.each(["en", "fr"] as const)("every tile that can be chosen shows all of its text, also on a phone (%s)", async (language) => {
  await words.speak(language);
  const view = views(2)[0];
  if (view === undefined) throw new Error("no view");
  const kinds = [...new Set(Object.values(view.board.tiles).map((tile) => `${tile.kind} ${tile.region}`))];
  expect(kinds.length).toBe(5);
  for (const kind of kinds) {
    const looking = Object.values(view.board.tiles).filter((tile) => `${tile.kind} ${tile.region}` === kind).map((tile) => tile.id);
    const choosing = { ...view, phase: "choose", decider: 0, looking };
    const { container, unmount } = render(Trial, { Board, Mine, view: choosing, choices: [], seats: 2, viewer: 0, phone: true } as never);
    for (const tile of looking) {
      const shown = [...container.querySelectorAll(`[data-id="tile:${tile}"] .about`)].map((line) => line.textContent).join(" ");
      expect(shown, tile).toBe(tileAbout(word, view, tile, { fresh: true }));
    }
    unmount();
  }
  await words.speak("en");
});

test("every tile has an emblem, and every emblem is drawn", () => {
  const tiles = Object.keys(views(2)[0]?.board.tiles ?? {});
  expect(tiles.length).toBeGreaterThan(30);
  expect(tiles.filter((tile) => signs(tile).length === 0 || signs(tile).some((name) => good(name) === "" && shape(name) === ""))).toEqual([]);
});

test("a track tells who holds its majority and where the Additional cost token lies", () => {
  const view = views(3)[0];
  const told = (id: string): string => {
    const track = view?.tracks.find((one) => one.id === id);
    return view === undefined || track === undefined ? "" : trackLines(word, view, track, id === "milan" ? "Ada" : undefined).join(" ");
  };
  expect(told("milan")).toContain("Ada holds the majority.");
  expect(told("venice")).not.toContain("majority");
  expect(view?.tracks.map((track) => track.id).filter((id) => told(id).includes("Additional cost token"))).toEqual([view?.cost_token]);
});

test("what a tile says is explained once, also where choosing it brings just that", () => {
  const view = views(2)[0];
  const choices = (view?.seats[0]?.dealt ?? []).map((tile) => ({ text: tile, ids: [`tile:${tile}`], say: { say: `vecchio-tile-${tile.toLowerCase()}` }, effect: { say: `vecchio-about-${tile.toLowerCase()}`, with: view?.board.tiles[tile]?.facts } }));
  const { container } = render(Trial, { Board, Mine, view, choices, seats: 2, viewer: 0, phone: false } as never);
  for (const { effect } of choices) {
    const text = words.say(effect as never, []).replace(/\.$/, "");
    const label = container.querySelector(`[data-id="${choices.find((one) => one.effect === effect)?.ids[0] ?? ""}"]`)?.getAttribute("aria-label") ?? "";
    expect(label.split(text)).toHaveLength(2);
  }
});

test("what a walk costs is told only to whoever sends somebody", () => {
  const sending = moments("vecchio", 3).find(({ views }) => (views[0]?.table as unknown as VecchioView).phase === "send");
  const sender = (sending?.views[0]?.table as unknown as VecchioView | undefined)?.decider ?? -1;
  const fares = (viewer: number): number => {
    const { container, unmount } = render(Trial, { Board, Mine, view: sending?.views[viewer]?.table, choices: [], seats: 3, viewer, phone: false } as never);
    const count = container.querySelectorAll(".fares text").length;
    expect(container.querySelectorAll('[data-note$=" F on foot"]')).toHaveLength(count);
    unmount();
    return count;
  };
  expect(sender).toBeGreaterThanOrEqual(0);
  expect(fares(sender)).toBeGreaterThan(0);
  expect(fares((sender + 1) % 3)).toBe(0);
});
