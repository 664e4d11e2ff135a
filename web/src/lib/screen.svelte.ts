/** What the page is looked at with: a phone held upright (one thumb, bottom sheet, big targets), and where the mouse was last moved to. */

class Screen {
  phone = $state(false);
  #hand = { x: NaN, y: NaN };

  constructor() {
    const query = typeof matchMedia === "function" ? matchMedia("(max-width: 720px)") : null;
    this.phone = query?.matches ?? false;
    query?.addEventListener("change", (event) => (this.phone = event.matches));
    const note = (event: PointerEvent): void => void (this.#hand = { x: event.clientX, y: event.clientY });
    if (typeof addEventListener === "function") for (const kind of ["pointermove", "pointerdown"] as const) addEventListener(kind, note, { capture: true, passive: true });
  }

  /** Whether the mouse came to a thing, and not the thing under a mouse that rests. */
  came(event: PointerEvent): boolean {
    return event.clientX !== this.#hand.x || event.clientY !== this.#hand.y;
  }
}

export const screen = new Screen();
