/** The one explanation on the screen: what the pointed-at, focused or long-pressed thing is and what it means now. */

export interface Explained {
  title: string;
  /** Sentences, shown as paragraphs. */
  lines: readonly string[];
  /** A rule to read on, by id. */
  rule?: string;
}

export class Explainer {
  #source = $state.raw<(() => Explained | null) | null>(null);
  #element: Element | null = null;
  /** Where the explained thing is on the screen. */
  at = $state.raw<DOMRect | null>(null);
  /** Somebody has asked by pressing: what is said last is said aloud as well. */
  #asked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is explained now; it follows what becomes known meanwhile. Of a thing that has gone there is nothing to say. */
  get shown(): Explained | null {
    const source = this.#source;
    return source !== null && this.#element?.isConnected === true ? source() : null;
  }

  /** What a screen reader is to say: why what was pressed cannot be chosen. */
  get aloud(): string {
    return (this.#asked && this.shown?.lines.at(-1)) || "";
  }

  /** Explain after a short rest of the pointer, at once on a long press or focus; `began` is called when it is read. */
  show(element: Element, explained: () => Explained | null, after = 350, began: () => void = () => undefined, asked = false): void {
    this.hide();
    this.#asked = asked;
    const now = (): void => {
      if (!element.isConnected || explained() === null) return;
      this.#element = element;
      this.at = element.getBoundingClientRect();
      this.#source = explained;
      began();
    };
    if (after === 0) now();
    else this.#timer = setTimeout(now, after);
  }

  /** It leaves the board. */
  gone(element: Element): void {
    if (this.#element === element) this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#source = null;
    this.#element = null;
    this.at = null;
  }
}
