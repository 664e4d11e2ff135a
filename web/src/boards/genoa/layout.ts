/** Where things lie on the plan of Genoa. Cells are [column, row] from 1. */

export const CELL = 52;
export const MARGIN = 18;
/** The drawing: the plan, below it the round track and dice, then the supplies. */
export const WIDE = MARGIN + 8 * CELL + 4;
export const HIGH = 600;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export type Cell = readonly number[];

const corner = (column: number, row: number): Point => ({ x: MARGIN + (column - 1) * CELL, y: MARGIN + (row - 1) * CELL });

export const middle = (cell: Cell): Point => {
  const { x, y } = corner(cell[0] ?? 1, cell[1] ?? 1);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** The box around some cells. */
export function around(cells: readonly Cell[]): Box {
  const columns = cells.map((cell) => cell[0] ?? 1);
  const rows = cells.map((cell) => cell[1] ?? 1);
  const { x, y } = corner(Math.min(...columns), Math.min(...rows));
  return { x, y, w: (Math.max(...columns) - Math.min(...columns) + 1) * CELL, h: (Math.max(...rows) - Math.min(...rows) + 1) * CELL };
}

/** The cells that carry a building's name: a row of two if it has one, else all; and those that are left. */
export function split(cells: readonly Cell[]): { front: readonly Cell[]; rest: readonly Cell[] } {
  if (cells.length === 4) return { front: cells, rest: [] };
  for (const row of new Set(cells.map((cell) => cell[1]))) {
    const front = cells.filter((cell) => cell[1] === row);
    if (front.length > 1) return { front, rest: cells.filter((cell) => cell[1] !== row) };
  }
  return { front: cells, rest: [] };
}

/** Where a disc lies on a field: beside its emblem and above its name. */
export function spot(cells: readonly Cell[]): Point {
  const { front } = split(cells);
  const { x, y, w, h } = around(front);
  if (front.length !== 2) return { x: x + w / 2, y: y + h / 2 };
  return w > h ? { x: x + w / 2, y: y + 18 } : { x: x + 34, y: y + 62 };
}

/** The outline of some cells, drawn in by `inset`, with rounded corners. */
export function outline(cells: readonly Cell[], inset: number, round: number): string {
  const has = new Set(cells.map((cell) => cell.join()));
  const next = new Map<string, Point>();
  for (const [c = 1, r = 1] of cells) {
    const at = (dx: number, dy: number): Point => ({ x: c + dx, y: r + dy });
    const edge = (dx: number, dy: number, from: Point, to: Point): void => {
      if (!has.has([c + dx, r + dy].join())) next.set(`${from.x},${from.y}`, to);
    };
    edge(0, -1, at(0, 0), at(1, 0));
    edge(1, 0, at(1, 0), at(1, 1));
    edge(0, 1, at(1, 1), at(0, 1));
    edge(-1, 0, at(0, 1), at(0, 0));
  }
  const start = [...next.keys()][0] ?? "1,1";
  const loop: Point[] = [];
  let here = start;
  do {
    const to = next.get(here) ?? { x: 1, y: 1 };
    loop.push(to);
    here = `${to.x},${to.y}`;
  } while (here !== start && loop.length < 99);
  const turns = loop.filter((point, at) => {
    const before = loop.at(at - 1) ?? point;
    const after = loop[(at + 1) % loop.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
  const drawn = turns.map((point, at) => {
    const before = turns.at(at - 1) ?? point;
    const after = turns[(at + 1) % turns.length] ?? point;
    const [ix, iy] = [Math.sign(point.x - before.x), Math.sign(point.y - before.y)];
    const [ox, oy] = [Math.sign(after.x - point.x), Math.sign(after.y - point.y)];
    const { x, y } = corner(point.x, point.y);
    // The loop goes clockwise: the inside is to the right of each edge.
    return { x: x + inset * (-iy - oy), y: y + inset * (ix + ox), ix, iy, ox, oy };
  });
  const steps = drawn.map(({ x, y, ix, iy, ox, oy }, at) => `${at === 0 ? "M" : "L"}${x - ix * round} ${y - iy * round}Q${x} ${y} ${x + ox * round} ${y + oy * round}`);
  return `${steps.join("")}z`;
}
