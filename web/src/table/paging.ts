/** Where the buttons of the thumb's tray stand: in pages as wide as the tray, so that none is ever half in sight. */

export interface Spot {
  column: number;
  line: number;
}

/** A page is filled line by line. What needs all the width has a line for itself. */
export function paged(whole: readonly boolean[], columns: number, lines: number): Spot[] {
  let page = 0, line = 1, used = 0;
  return whole.map((all) => {
    if (used > 0 && (all || used === columns)) [line, used] = [line + 1, 0];
    if (line > lines) [page, line] = [page + 1, 1];
    const spot = { column: page * columns + used + 1, line };
    used += all ? columns : 1;
    return spot;
  });
}
