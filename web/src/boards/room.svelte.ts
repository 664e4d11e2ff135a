/** How large a board's box is, so that a drawing can take its shape. */

import type { Attachment } from "svelte/attachments";

export class Room {
  w = $state(0);
  h = $state(0);

  /** `<div {@attach room.measure}>`. */
  readonly measure: Attachment<HTMLElement> = (element) => {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      this.w = element.clientWidth;
      this.h = element.clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };

  /** The width of a drawing of that height which fills the box, between `least` and `most`. */
  width(height: number, least: number, most: number): number {
    return Math.max(least, Math.min(most, this.h > 0 ? (height * this.w) / this.h : least));
  }
}
