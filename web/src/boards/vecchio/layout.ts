/** Where things lie on Il Vecchio's board: geometry only. */

import type { AreaView, BoardView } from "../../generated/vecchio";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How far a number may stray from the middle of its area, and in which steps. */
const REACH = 48;
const STEP = 6;
/** What a town takes around its point, widened by a number's own size: walls with people above, and the name below. */
const TAKEN = [
  { x: 0, y: -6, w: 33, h: 31 },
  { x: 0, y: 25, w: 48, h: 14 },
];

/** Whether a point lies within a polygon. */
function inside({ x, y }: Point, corners: readonly Point[]): boolean {
  let within = false;
  for (const [n, a] of corners.entries()) {
    const b = corners[(n + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** Fits the towns of the map into a box, with room for names and figures around the outermost. */
export class Chart {
  private readonly spots = new Map<string, Point>();
  readonly scale: number;
  /** From the coordinates of the printed map to those of the drawing. */
  readonly point: (x: number, y: number) => Point;

  constructor(board: BoardView, box: Box) {
    const xs = board.towns.map((town) => town.x);
    const ys = board.towns.map((town) => town.y);
    const left = Math.min(...xs), right = Math.max(...xs), top = Math.min(...ys), bottom = Math.max(...ys);
    const edge = { x: box.w < 500 ? 40 : 48, top: 46, bottom: 40 };
    const sx = (box.w - 2 * edge.x) / Math.max(1, right - left);
    const sy = (box.h - edge.top - edge.bottom) / Math.max(1, bottom - top);
    this.scale = Math.min(sx, sy);
    this.point = (x, y) => ({ x: box.x + edge.x + (x - left) * sx, y: box.y + edge.top + (y - top) * sy });
    for (const town of board.towns) this.spots.set(town.id, this.point(town.x, town.y));
  }

  at(town: string): Point {
    return this.spots.get(town) ?? { x: 0, y: 0 };
  }

  /** An area's outline through its towns, and its middle. */
  outline(area: AreaView): string {
    return area.towns.map((town, n) => `${n === 0 ? "M" : "L"}${this.at(town).x} ${this.at(town).y}`).join("") + "z";
  }

  /** Where an area's number stands: near its middle, where no town, nor its people, nor its name covers it. */
  middle(area: AreaView): Point {
    const points = area.towns.map((town) => this.at(town));
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    const middle = { x: sum.x / points.length, y: sum.y / points.length };
    let best = middle, least = Infinity;
    for (let dx = -REACH; dx <= REACH; dx += STEP)
      for (let dy = -REACH; dy <= REACH; dy += STEP) {
        const spot = { x: middle.x + dx, y: middle.y + dy };
        if (!inside(spot, points)) continue;
        const cost = 100 * this.covered(spot) + Math.hypot(dx, dy);
        if (cost < least) [best, least] = [spot, cost];
      }
    return best;
  }

  /** By how many towns a number there would be covered. */
  covered({ x, y }: Point): number {
    let count = 0;
    for (const town of this.spots.values())
      if (TAKEN.some((box) => Math.abs(x - town.x - box.x) < box.w && Math.abs(y - town.y - box.y) < box.h)) count += 1;
    return count;
  }

  /** A road as a hand draws it: a little bent, to one side or the other. */
  road(from: string, to: string): string {
    const a = this.at(from), b = this.at(to);
    const bend = (from.length + to.length) % 2 === 0 ? 0.07 : -0.07;
    return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 + (b.y - a.y) * bend} ${(a.y + b.y) / 2 - (b.x - a.x) * bend} ${b.x} ${b.y}`;
  }

  /** A bowed way between two towns, for a middleman's next walk. */
  bow(from: string, to: string): string {
    const a = this.at(from), b = this.at(to);
    const x = (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y = (a.y + b.y) / 2 - (b.x - a.x) * 0.18;
    return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
  }
}

/** Every road once. */
export function roads(board: BoardView): [string, string][] {
  return board.towns.flatMap((town) => town.roads.filter((other) => town.id < other).map((other): [string, string] => [town.id, other]));
}

/** What walking from one town to another costs; read from the printed table. */
export function fare(board: BoardView, from: string, to: string): number {
  return board.fares[from]?.[board.towns.findIndex((town) => town.id === to)] ?? 0;
}

/** Breaks a text into lines of about so many letters; a longer word, and the last line if there is more, end with an ellipsis. */
export function lines(text: string, letters: number, most: number): string[] {
  const out: string[] = [];
  let line = "";
  for (const whole of text.split(" ")) {
    const word = whole.length > letters ? `${whole.slice(0, letters - 1)}…` : whole;
    if (line !== "" && line.length + word.length + 1 > letters) {
      out.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  out.push(line);
  return out.length <= most ? out : [...out.slice(0, most - 1), `${(out[most - 1] ?? "").replace(/…$/, "")}…`];
}
