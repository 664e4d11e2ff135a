/** Where things lie on Il Vecchio's board: geometry only. */

import type { AreaView, BoardView, TownView } from "../../generated/vecchio";

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
/** What a town takes around its point, as half widths: its walls with the middleman beside them, and its people above. */
const WALLS = { x: 4, y: 0, w: 28, h: 15 };
const PEOPLE = { x: 0, y: -25, w: 18, h: 12 };
/** A number's own size, which must not touch them. */
const NUMBER = 10;
/** A letter of a town's name, and how far a name may be moved to the side, in which steps, and down. */
const LETTER = 6.7;
const ASIDE = 60;
const ASIDE_STEP = 4;
const LOWER = [0, 4, 8];

/** A name below its town: its middle, its base line, and half its width. */
export interface Label extends Point {
  half: number;
}

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
  private readonly labels = new Map<string, Label>();
  readonly scale: number;
  /** From the coordinates of the printed map to those of the drawing. */
  readonly point: (x: number, y: number) => Point;

  constructor(board: BoardView, box: Box, name: (town: TownView) => string = (town) => town.id) {
    const xs = board.towns.map((town) => town.x);
    const ys = board.towns.map((town) => town.y);
    const left = Math.min(...xs), right = Math.max(...xs), top = Math.min(...ys), bottom = Math.max(...ys);
    const edge = { x: box.w < 500 ? 40 : 48, top: 46, bottom: 40 };
    const sx = (box.w - 2 * edge.x) / Math.max(1, right - left);
    const sy = (box.h - edge.top - edge.bottom) / Math.max(1, bottom - top);
    this.scale = Math.min(sx, sy);
    this.point = (x, y) => ({ x: box.x + edge.x + (x - left) * sx, y: box.y + edge.top + (y - top) * sy });
    for (const town of board.towns) this.spots.set(town.id, this.point(town.x, town.y));
    // Florence needs the most room, and long names are the hardest to place.
    const order = [...board.towns].sort((a, b) => name(b).length - name(a).length);
    for (const town of order) this.labels.set(town.id, this.placed(town, name(town), box));
  }

  /** Below its town, moved aside as little as keeps other towns, their people and other names uncovered. */
  private placed(town: TownView, name: string, box: Box): Label {
    const at = this.at(town.id);
    const half = (name.length * LETTER) / 2;
    const y = at.y + (town.colour === "florence" ? 33 : 28);
    let best = { x: at.x, y, half }, least = Infinity;
    for (const lower of LOWER)
      for (let aside = -ASIDE; aside <= ASIDE; aside += ASIDE_STEP) {
        const label = { x: at.x + aside, y: y + lower, half };
        const out = Math.max(0, box.x + half + 2 - label.x, label.x - (box.x + box.w - half - 2));
        const cost = 100 * out + 1000 * this.over(label, town.id) + Math.abs(aside) + 2 * lower;
        if (cost < least) [best, least] = [label, cost];
      }
    return best;
  }

  /** How much of other towns, people and names a name covers. */
  private over(label: Label, own = ""): number {
    const middle = { x: label.x, y: label.y - 5 };
    let sum = 0;
    const add = (x: number, y: number, w: number, h: number): void => {
      sum += Math.max(0, label.half + w - Math.abs(middle.x - x)) * Math.max(0, 7 + h - Math.abs(middle.y - y));
    };
    for (const [id, town] of this.spots) {
      if (id === own) continue;
      for (const part of [WALLS, PEOPLE]) add(town.x + part.x, town.y + part.y, part.w, part.h);
    }
    for (const [id, other] of this.labels) if (id !== own) add(other.x, other.y - 5, other.half, 7);
    return sum;
  }

  /** Where a town's name stands. */
  label(town: string): Label {
    return this.labels.get(town) ?? { x: 0, y: 0, half: 0 };
  }

  /** Names that cover another town's people, or another name. */
  covering(): string[] {
    return [...this.labels].filter(([id, label]) => this.over(label, id) > 0).map(([id]) => id);
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
    for (const [id, town] of this.spots) {
      const label = this.label(id);
      const parts = [...[WALLS, PEOPLE].map((part) => ({ ...part, x: town.x + part.x, y: town.y + part.y })), { x: label.x, y: label.y - 5, w: label.half, h: 7 }];
      if (parts.some((part) => Math.abs(x - part.x) < part.w + NUMBER && Math.abs(y - part.y) < part.h + NUMBER)) count += 1;
    }
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

/** On a tile: what its name takes, from one line of its text to the next, and how many letters have room side by side. */
export const TEXT_TOP = 28;
export const LINE = 14;
export const textLetters = (width: number): number => Math.floor(width / 6.3);

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
