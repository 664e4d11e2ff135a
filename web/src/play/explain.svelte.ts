/** The one explanation on the screen: what the pointed-at, focused or long-pressed thing is and what it means now. */

export interface Explained {
  title: string;
  /** Sentences, shown as paragraphs. */
  lines: readonly string[];
  /** A rule to read on, by id. */
  rule?: string;
}

export class Explainer {
  shown = $state.raw<Explained | null>(null);
  /** Where the explained thing is on the screen. */
  at = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Explain after a short rest of the pointer, at once on a long press or focus. */
  show(element: Element, explained: () => Explained | null, after = 350): void {
    this.hide();
    const now = (): void => {
      const found = explained();
      if (found === null || !element.isConnected) return;
      this.at = element.getBoundingClientRect();
      this.shown = found;
    };
    if (after === 0) now();
    else this.#timer = setTimeout(now, after);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.at = null;
  }
}
