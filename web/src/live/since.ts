/** What the others did since the viewer's last turn: one sentence a seat, made of the sentences of the log. */

import type { Line } from "../generated/wire";
import type { Phrase, Said } from "../play/types";
import { words } from "../words/words.svelte";

export interface News {
  seat: number;
  /** What the seat did, without its name: “takes 2 red blocks and builds Porta 4 in Lucca”. */
  deeds: string;
  /** The same in fewer and fewer words, where there is no room for all: the last deeds, and how many came before. */
  briefer: string[];
  /** The pieces that it changed, by id or key. */
  ids: string[];
}

/** Stands where the doer's name would, to find out whether a sentence begins with it. */
const DOER = "\u2063";
const LEFT_OUT = "–";
const MOST = 5;

/** Numbers of lines that were taken back later. */
export function undone(lines: readonly Line[]): Set<number> {
  const numbers = new Set<number>();
  for (const line of lines)
    if (line.kind === "undo") for (const one of lines) if (one.number > line.back && one.number < line.number) numbers.add(one.number);
  return numbers;
}

/** The moves of others after the viewer's last one before them. While the viewer goes on with a turn they stay the same. */
export function othersLately(lines: readonly Line[], viewer: number): Line[] {
  const gone = undone(lines);
  const moves = lines.filter((line) => line.kind === "move" && !gone.has(line.number) && line.seat >= 0);
  const last = moves.findLastIndex((line) => line.seat !== viewer);
  const before = moves.slice(0, last + 1).findLastIndex((line) => line.seat === viewer);
  return moves.slice(before + 1, last + 1);
}

/** Whether the viewer has moved since the others did. */
export function movedSince(lines: readonly Line[], viewer: number): boolean {
  const gone = undone(lines);
  return lines.findLast((line) => line.kind === "move" && !gone.has(line.number) && line.seat >= 0)?.seat === viewer;
}

const isSeat = (value: Said | undefined): value is { seat: number } => typeof value === "object" && "seat" in value;

/** Who did what, without the name. A message may have a `.brief` of its own; where that is a dash, it is left out. */
export function deed(phrase: Phrase, names: readonly string[]): { seat: number; text: string } | null {
  const doer = phrase.with?.["seat"];
  if (!isSeat(doer)) return null;
  const brief = `${phrase.say}.brief`;
  if (words.knows(brief)) {
    const text = words.word(brief, phrase.with, names).trim();
    return text === LEFT_OUT ? null : { seat: doer.seat, text };
  }
  const said = words.word(phrase.say, { ...phrase.with, seat: DOER }, names);
  const text = said.slice(DOER.length).trimStart();
  if (!said.startsWith(DOER) || /^[:;,]/.test(text)) return null;
  return { seat: doer.seat, text: text.replace(/\.$/, "") };
}

/** The last deed that was told of whoever did it: what closes a turn or counts the points is none. */
export function lastDeed(lines: readonly Line[], names: readonly string[]): Line["happened"][number] | null {
  const gone = undone(lines);
  const own = (line: Line): Line["happened"][number] | undefined => line.happened.find((one) => deed(one.say as Phrase, names)?.seat === line.seat);
  const moves = lines.filter((line) => line.kind === "move" && !gone.has(line.number));
  const line = moves.findLast((one) => own(one) !== undefined) ?? moves.at(-1);
  return line === undefined ? null : (own(line) ?? line.happened[0] ?? null);
}

/** One entry for every other seat that did something, in the order of their first deeds. */
export function news(lines: readonly Line[], viewer: number, names: readonly string[]): News[] {
  const found = new Map<number, { deeds: string[]; ids: Set<string> }>();
  for (const line of othersLately(lines, viewer)) {
    for (const one of line.happened) {
      const done = deed(one.say as Phrase, names);
      const seat = done?.seat ?? line.seat;
      if (seat === viewer) continue;
      const known = found.get(seat) ?? { deeds: [], ids: new Set<string>() };
      found.set(seat, known);
      if (done !== null && !known.deeds.includes(done.text)) known.deeds.push(done.text);
      for (const id of one.ids) known.ids.add(id);
    }
  }
  return [...found].flatMap(([seat, { deeds, ids }]) => (deeds.length === 0 ? [] : [{ seat, deeds: joined(deeds), briefer: briefer(deeds), ids: [...ids] }]));
}

/** Fewer and fewer of the last deeds; at last one alone, without the number of those before. */
function briefer(deeds: readonly string[]): string[] {
  const fewer = deeds.slice(1, MOST).map((_, at) => joined(deeds, Math.min(deeds.length, MOST) - 1 - at));
  return fewer.length === 0 ? [] : [...fewer, words.word("ui-since-last", { deeds: deeds.at(-1) ?? "" })];
}

/** Deeds in one breath; of many, the last ones. */
function joined(deeds: readonly string[], most = MOST): string {
  const told = deeds.slice(-most);
  const list = new Intl.ListFormat(words.language, { type: "conjunction" }).format(told);
  return deeds.length > most ? words.word("ui-since-last-of", { count: deeds.length - most, deeds: list }) : list;
}
