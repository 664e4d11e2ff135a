/** The wheel's geometry, and which block is which from one view to the next, so that blocks can be seen to travel. */

import type { SectionView } from "../../generated/carrara";

export const R = 162;
export const DISC = 127;
export const HUB = 30;
export const BLOCK = 23;

/** The middle of a section, in degrees clockwise from three o'clock; section I begins at twelve o'clock. */
export const angle = (section: number): number => -60 + section * 60;

export const polar = (degrees: number, r: number): { x: number; y: number } => ({
  x: r * Math.cos((degrees * Math.PI) / 180),
  y: r * Math.sin((degrees * Math.PI) / 180),
});

/** A wedge between two radii, as a path. */
export function wedge(degrees: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(degrees - 30, inner), polar(degrees - 30, outer), polar(degrees + 30, outer), polar(degrees + 30, inner)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}z`;
}

const RINGS = [
  { r: 110, holds: 4, step: 14.5 },
  { r: 84, holds: 3, step: 19 },
  { r: 58, holds: 2, step: 26 },
];

/** Where the blocks of a section lie: outermost ring first, each ring centred; more than nine share their places. */
export function places(section: number, many: number): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let left = many;
  for (const [at, ring] of RINGS.entries()) {
    const here = at === RINGS.length - 1 ? left : Math.min(left, ring.holds);
    const step = here > ring.holds ? (ring.step * (ring.holds - 1)) / (here - 1) : ring.step;
    for (let one = 0; one < here; one += 1) found.push(polar(angle(section) + (one - (here - 1) / 2) * step, ring.r));
    left -= here;
  }
  return found;
}

export interface Lying {
  key: string;
  colour: string;
}

const colours = (section: SectionView): string[] => Object.entries(section.blocks).flatMap(([colour, many]) => Array<string>(many).fill(colour));

/** Remembers the blocks between views: a drawing aid, it decides nothing. */
export class WheelMemory {
  #seen: readonly SectionView[] | null = null;
  #lying: Lying[][] = [];
  #next = 0;
  /** How often the wheel was seen to turn. */
  turns = 0;

  look(wheel: readonly SectionView[]): { lying: Lying[][]; turns: number } {
    if (wheel !== this.#seen) {
      const now = wheel.map(colours);
      if (this.#seen !== null && this.#missing(now, 1) < this.#missing(now, 0)) {
        this.turns += 1;
        this.#lying = [this.#lying.at(-1) ?? [], ...this.#lying.slice(0, -1)];
      }
      this.#lying = now.map((here, section) => this.#match(here, this.#lying[section] ?? []));
      this.#seen = wheel;
    }
    return { lying: this.#lying, turns: this.turns };
  }

  /** How many of the remembered blocks would be missing if the wheel had turned so far. */
  #missing(now: readonly string[][], turn: number): number {
    let missing = 0;
    for (const [section, old] of this.#lying.entries()) {
      const here = [...(now[(section + turn) % now.length] ?? [])];
      for (const { colour } of old) {
        const at = here.indexOf(colour);
        if (at < 0) missing += 1;
        else here.splice(at, 1);
      }
    }
    return missing;
  }

  #match(here: readonly string[], old: readonly Lying[]): Lying[] {
    const left = [...old];
    return here.map((colour) => {
      const at = left.findIndex((one) => one.colour === colour);
      const found = at < 0 ? undefined : left.splice(at, 1)[0];
      if (found !== undefined) return found;
      this.#next += 1;
      return { key: `wheel-block:${this.#next}`, colour };
    });
  }
}
