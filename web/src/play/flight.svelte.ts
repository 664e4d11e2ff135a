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
    const moves: [Flyer, DOMRect | null, DOMRect][] = [];
    for (const [key, flyer] of this.#flyers) {
      const old = this.#seen.get(key) ?? this.#seen.get(flyer.from() ?? "") ?? null;
      moves.push([flyer, old, flyer.element.getBoundingClientRect()]);
    }
    for (const [{ element }, old, now] of moves) {
      if (old === null) {
        element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
        continue;
      }
      const scale = scaleOf(element);
      const dx = (old.x + old.width / 2 - now.x - now.width / 2) / scale;
      const dy = (old.y + old.height / 2 - now.y - now.height / 2) / scale;
      if (Math.abs(dx) + Math.abs(dy) < FAR) continue;
      element.animate?.([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: ms,
        easing: "cubic-bezier(.3,.7,.2,1)",
      });
    }
    this.#seen = new Map();
  }
}

/** How many screen pixels one unit of the element's own coordinates is. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    if (matrix !== null) return Math.hypot(matrix.a, matrix.b) || 1;
  }
  return 1;
}
