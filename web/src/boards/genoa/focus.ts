/** The focus at the bargaining table: what was pressed often vanishes with what it did. */

/** Into view and into focus as soon as it is drawn. */
export function first(element: HTMLElement): void {
  element.focus();
}

/** Before a pressed thing vanishes: the focus goes to the table that it lay on, so that Tab goes on from there. */
export function stay(event: Event): void {
  if (event.currentTarget instanceof Element) event.currentTarget.closest<HTMLElement>("[data-bargain]")?.focus();
}
