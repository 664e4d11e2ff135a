/** A name drawn in SVG, where nothing cuts it: shortened until it fits. The whole name is told on rest. */

const MORE = "…";

/** An attachment of a `<text>`: says `name`, cut with an ellipsis where it is wider than `room`. */
export const shortened = (name: string, room: number) => (text: SVGTextElement): void => {
  const fit = (): void => {
    text.textContent = name;
    if (!("getComputedTextLength" in text)) return; // tests without a layout measure nothing
    for (let kept = name.length - 1; kept > 0 && text.getComputedTextLength() > room; kept--) text.textContent = name.slice(0, kept).trimEnd() + MORE;
  };
  fit();
  // The family of the letters may come after the drawing.
  if ("fonts" in document) void document.fonts.ready.then(fit);
};
