/** Arrow keys over the pieces of a board: one stop for Tab, and from there to the nearest piece in a direction. */

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export const isDirection = (key: string): key is Direction => key.startsWith("Arrow");

interface Spot {
  x: number;
  y: number;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The nearest of the others in that direction; straight ahead counts more than aside. */
export function nearest(from: Element, others: readonly Element[], direction: Direction): Element | null {
  const here = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const there = middle(other);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const [ahead, aside] =
      direction === "ArrowLeft" ? [-dx, dy] : direction === "ArrowRight" ? [dx, dy] : direction === "ArrowUp" ? [-dy, dx] : [dy, dx];
    if (ahead < 1) continue;
    const cost = ahead + 2.5 * Math.abs(aside);
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best ?? wrap(from, others, direction);
}

/** With nothing ahead: the next in drawing order, so that no piece is out of reach. */
function wrap(from: Element, others: readonly Element[], direction: Direction): Element | null {
  if (others.length === 0) return null;
  const at = others.indexOf(from);
  const step = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  return others[(at + step + others.length) % others.length] ?? null;
}

/** All pieces of a board; with `lit`, those that can be pointed at or taken back, if there are any. */
export function pieces(board: Element, lit: boolean): Element[] {
  const all = [...board.querySelectorAll("[data-piece]")];
  if (!lit) return all;
  const some = all.filter((one) => one.getAttribute("data-state") === "open" || one.getAttribute("data-state") === "picked");
  return some.length > 0 ? some : all;
}

const isOpen = (one: Element): boolean => one.getAttribute("data-state") === "open";

/** What can be pointed at now: what is pointed out comes first. */
function wanted(all: readonly Element[]): Element[] {
  const open = all.filter(isOpen);
  const told = open.filter((one) => one.hasAttribute("data-highlight"));
  return [...told, ...open.filter((one) => !told.includes(one))];
}

/** Let exactly one piece be Tab's stop: the focused one, else the first that is pointed out, else lit, else the first. */
export function tabStop(board: Element): void {
  const all = pieces(board, false);
  const focused = all.find((one) => one === document.activeElement);
  const stop = focused ?? wanted(all)[0] ?? all[0];
  for (const one of all) one.setAttribute("tabindex", one === stop ? "0" : "-1");
}

/** The next piece that can be pointed at after the focused one, what is pointed out first; null outside of the board. */
export function following(board: Element): Element | null {
  const all = pieces(board, false);
  const here = all.find((one) => one === document.activeElement);
  if (here === undefined) return null;
  const some = wanted(all);
  return some[(some.indexOf(here) + 1) % some.length] ?? null;
}

/** The piece nearest to a spot of the screen, one that can be pointed at if there is any. */
export function closest(board: Element, x: number, y: number): Element | null {
  const all = pieces(board, false);
  const open = wanted(all);
  const away = (one: Element): number => {
    const there = middle(one);
    return Math.hypot(there.x - x, there.y - y);
  };
  return (open.length > 0 ? open : all).reduce<Element | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null);
}
