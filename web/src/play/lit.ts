/** Where the lit pieces are on the screen: what is hidden under the fold, and when that may have changed. */

export const LIT = '[data-piece][data-state="open"]';

/** The lit pieces whose middle lies below (or above) what the frame shows. */
export function hidden(root: Element, frame: Element): { below: Element[]; above: Element[] } {
  const { top, bottom } = frame.getBoundingClientRect();
  const found: { below: Element[]; above: Element[] } = { below: [], above: [] };
  for (const one of root.querySelectorAll(LIT)) {
    const box = one.getBoundingClientRect();
    const middle = box.y + box.height / 2;
    if (middle > bottom) found.below.push(one);
    else if (middle < top) found.above.push(one);
  }
  return found;
}

/** Calls back, once for each drawing, when pieces have come, gone, or changed how they stand. */
export function watchLit(root: Element, look: () => void): () => void {
  let waits = 0;
  const later = (): void => {
    if (waits === 0) waits = requestAnimationFrame(() => ((waits = 0), look()));
  };
  const watch = new MutationObserver(later);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["data-state", "data-count", "data-highlight", "data-changed", "data-near", "transform", "viewBox"] });
  later();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(waits);
  };
}
