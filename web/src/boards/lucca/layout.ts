/** Where Lucca's things lie. Geometry only. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The parts of a palace of a width. */
export const measures = (w: number): { foot: number; floor: number; attic: number; roof: number } => ({
  foot: w * 0.4,
  floor: w * 0.42,
  attic: w * 0.42,
  roof: w * 0.22,
});

/** How high a finished palace of that width and size is. */
export const height = (w: number, size: number): number => w * (0.4 + 0.42 * size + 0.42 + 0.22);

/** The widest palace of `size` storeys that fits under `h`. */
export const widthUnder = (h: number, size: number): number => h / height(1, size);

export const AREAS = ["construction", "completed", "opened"] as const;
export type Area = (typeof AREAS)[number];

export interface Zone {
  area: Area;
  x: number;
  w: number;
  /** Where its palaces stand. */
  ground: number;
}

export interface Ground {
  /** How wide a palace is. */
  unit: number;
  zones: Zone[];
}

const GAP = 7;
/** What is written under the ground. */
const CAPTION = 17;
/** Room above the roofs for what a party would bring. */
const SKY = 17;

/** How wide a wall or bastion stands. */
export const WALL = 15;
export const fortifiedWidth = (walls: number, bastions: number): number => {
  const pieces = walls + bastions;
  return pieces === 0 ? 0 : Math.max(48, pieces * WALL + 12);
};

interface Row {
  areas: Area[];
  needs: number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The three areas in a box of w by h: side by side, or building grounds below the rest, whichever lets palaces be larger.
 * An area in which nothing lies is left out where room is scarce.
 */
export function arrange(palaces: readonly { area: string }[], fortified: number, w: number, h: number, size: number, most: number, opens = true): Ground {
  const many = (area: Area): number => palaces.filter((palace) => palace.area === area).length;
  const free = w > 440 ? 84 : 0;
  const extra = (area: Area): number => (area === "completed" ? fortified : 0) + (many(area) === 0 && (area !== "completed" || fortified === 0) ? free : 2 * GAP);
  const areas = opens ? AREAS : AREAS.slice(0, 2);
  const shown = areas.filter((area) => many(area) > 0 || extra(area) > 2 * GAP || (area === "construction" && palaces.length === 0));
  const row = (areas: Area[]): Row => ({ areas, needs: areas.map((area) => many(area)) });
  const layouts: Row[][] = [[row(shown)]];
  const upper = shown.filter((area) => area !== "construction");
  if (upper.length > 0 && upper.length < shown.length) layouts.push([row(upper), row(["construction"])]);

  // What stands above a roof is a party's worth: only completed palaces need that sky.
  const sky = ({ areas: here }: Row): number => (here.includes("completed") && many("completed") > 0 ? SKY : 3);

  let best: Ground = { unit: 0, zones: [] };
  for (const rows of layouts) {
    const wide = Math.min(...rows.map(({ areas: here, needs }) => (w - sum(here.map(extra)) - GAP * sum(needs)) / Math.max(1, sum(needs))));
    const room = (h - sum(rows.map((one) => sky(one) + CAPTION))) / rows.length;
    const unit = Math.max(16, Math.min(most, wide, widthUnder(room, size)));
    if (unit <= best.unit) continue;
    let ground = 0;
    const zones = rows.flatMap((one) => {
      ground += room + sky(one);
      const needs = one.needs.map((need, place) => need * (unit + GAP) + extra(one.areas[place] ?? "opened"));
      const laid = spread(one.areas, needs, w, ground);
      ground += CAPTION;
      return laid;
    });
    best = { unit, zones };
  }
  return best;
}

/** Areas side by side, as wide as they need; the spare room goes by what lies there. */
function spread(areas: readonly Area[], needs: readonly number[], w: number, ground: number): Zone[] {
  const total = sum(needs);
  const spare = Math.max(0, w - total);
  let x = 0;
  return areas.map((area, at) => {
    const need = needs[at] ?? 0;
    const wide = need + spare * (total > 0 ? need / total : 1 / areas.length);
    const zone = { area, x, w: wide, ground };
    x += wide;
    return zone;
  });
}

/** Boxes in rows. */
export function grid(many: number, columns: number, box: Box, gap: number): Box[] {
  const rows = Math.ceil(many / columns);
  const w = (box.w - gap * (columns - 1)) / columns;
  const h = (box.h - gap * (rows - 1)) / rows;
  return Array.from({ length: many }, (_, place) => ({
    x: box.x + (place % columns) * (w + gap),
    y: box.y + Math.floor(place / columns) * (h + gap),
    w,
    h,
  }));
}
