/**
 * Pieces travel from where they were to where they are (FLIP), found again by their key.
 *
 * The frame calls `before` while the old drawing still stands and `after` when the new one does; both only measure and
 * start animations of `transform` and `opacity`, so nothing shifts and no input waits.
 */

import type { Motion } from "./types";

interface Flyer {
  element: SVGElement | HTMLElement;
  from: () => string | undefined;
}

const FAR = 2;

export class Flight {
  readonly #flyers = new Map<string, Flyer>();
  readonly #places = new Map<string, Element>();
  #seen = new Map<string, DOMRect>();
  #motion: () => Motion;

  constructor(motion: () => Motion) {
    this.#motion = motion;
  }

  /** A piece that travels. `from` names the key or place it comes from when it is new on the table. */
  add(key: string, element: SVGElement | HTMLElement, from: () => string | undefined): () => void {
    const flyer = { element, from };
    this.#flyers.set(key, flyer);
    return () => {
      if (this.#flyers.get(key) === flyer) this.#flyers.delete(key);
    };
  }

  /** A place that pieces come from: a bag, a pile, a seat. */
  place(key: string, element: Element): () => void {
    this.#places.set(key, element);
    return () => {
      if (this.#places.get(key) === element) this.#places.delete(key);
    };
  }

  before(): void {
    this.#seen = new Map();
    if (!this.#motion().on) return;
    for (const [key, { element }] of this.#flyers) this.#seen.set(key, element.getBoundingClientRect());
    for (const [key, element] of this.#places) if (!this.#seen.has(key)) this.#seen.set(key, element.getBoundingClientRect());
  }

  after(): void {
    const { on, ms } = this.#motion();
    if (!on || this.#seen.size === 0) return;
    /** How far each piece has come, in screen pixels; null for one that is new. */
    const ways = new Map<Element, Way | null>();
    for (const [key, { element, from }] of this.#flyers) {
      const old = this.#seen.get(key) ?? this.#seen.get(from() ?? "");
      const now = element.getBoundingClientRect();
      ways.set(element, old === undefined ? null : { x: old.x + old.width / 2 - now.x - now.width / 2, y: old.y + old.height / 2 - now.y - now.height / 2 });
    }
    for (const { element } of this.#flyers.values()) {
      const way = ways.get(element);
      if (!way) {
        element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
        continue;
      }
      const scale = scaleOf(element);
      const borne = bearer(element, ways);
      const dx = (way.x - borne.x) / scale;
      const dy = (way.y - borne.y) / scale;
      if (Math.abs(dx) + Math.abs(dy) < FAR) continue;
      element.animate?.([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: ms,
        easing: "cubic-bezier(.3,.7,.2,1)",
      });
    }
    this.#seen = new Map();
  }
}

interface Way {
  x: number;
  y: number;
}

/** How far a piece is carried by the travelling piece that it is part of. */
function bearer(element: Element, ways: ReadonlyMap<Element, Way | null>): Way {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const way = ways.get(around);
    if (way !== undefined) return way ?? { x: 0, y: 0 };
  }
  return { x: 0, y: 0 };
}

/** How many screen pixels one unit of the element's own coordinates is. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    if (matrix !== null) return Math.hypot(matrix.a, matrix.b) || 1;
  }
  return 1;
}
