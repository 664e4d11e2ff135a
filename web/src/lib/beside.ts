/** Where a bubble stands: beside what it speaks of, never over it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Above, below, right or left of a thing, whichever has room first; where none has, in the corner that covers least of it. */
export function beside(at: Box, wide: number, high: number, screen: { width: number; height: number }, top = 60): { left: number; top: number } {
  const across = clamp(at.x + at.width / 2 - wide / 2, GAP, screen.width - wide - GAP);
  const along = clamp(at.y + at.height / 2 - high / 2, top, screen.height - high - GAP);
  const above = at.y - high - GAP;
  const below = at.y + at.height + GAP;
  const right = at.x + at.width + GAP;
  const left = at.x - wide - GAP;
  if (above >= top) return { left: across, top: above };
  if (below + high <= screen.height - GAP) return { left: across, top: below };
  if (right + wide <= screen.width - GAP) return { left: right, top: along };
  if (left >= GAP) return { left, top: along };
  const corners = [
    { left: GAP, top },
    { left: screen.width - wide - GAP, top },
    { left: GAP, top: screen.height - high - GAP },
    { left: screen.width - wide - GAP, top: screen.height - high - GAP },
  ];
  const covered = (corner: { left: number; top: number }): number =>
    overlap(corner.left, wide, at.x, at.width) * overlap(corner.top, high, at.y, at.height);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const overlap = (one: number, size: number, other: number, its: number): number => Math.max(0, Math.min(one + size, other + its) - Math.max(one, other));
