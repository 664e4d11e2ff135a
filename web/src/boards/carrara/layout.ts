/** Where Carrara's things lie. Geometry only. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Cell {
  /** The middle. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Cells of equal size in rows, with their middles. */
export function cells(many: number, columns: number, box: Box, gap: number): Cell[] {
  const rows = Math.max(1, Math.ceil(many / columns));
  const w = (box.w - gap * (columns - 1)) / columns;
  const h = (box.h - gap * (rows - 1)) / rows;
  return Array.from({ length: many }, (_, place) => ({
    x: box.x + (place % columns) * (w + gap) + w / 2,
    y: box.y + Math.floor(place / columns) * (h + gap) + h / 2,
    w,
    h,
  }));
}

/** Where the buildings of a city stand, around its middle: two beside each other, the later ones higher up the hill and behind. */
export function hillside(many: number, w: number, ground: number, room: number, most: number): { x: number; y: number; size: number }[] {
  const rows = Math.ceil(many / 2);
  const size = Math.min(most, w * 0.5, room * 0.44);
  const step = rows < 2 ? 0 : Math.min(size * 0.9, (room - size) / (rows - 1));
  return Array.from({ length: many }, (_, at) => {
    const row = Math.floor(at / 2);
    const alone = row === rows - 1 && many % 2 === 1;
    const side = at % 2 === 0 ? -1 : 1;
    return { x: alone ? 0 : side * (w * 0.25 - row), y: ground - size / 2 - row * step, size };
  });
}

export interface Plan {
  W: number;
  H: number;
  wheel: { x: number; y: number; scale: number };
  display: Box & { columns: number };
  sale: Box & { columns: number };
  eights: Box;
  upgrades: Box & { columns: number };
  cards: Box;
  others: Box;
  cities: Box;
  spaces: Box;
  screen: Box;
}

/** On a laptop: the wheel and the market above, cards and the others to the right, your own things below. */
export function laptop(W: number, expansion: boolean, cards: number, others: number): Plan {
  const side = 334 + (W - 1000) * 0.55;
  const main = W - side - 16;
  const market = { x: 342, w: main - 342 + 2 };
  const own = { y: 340, h: 254 };
  const spaces = Math.max(196, main * 0.3);
  const card = others > 1 ? 58 : 78;
  return {
    W,
    H: 600,
    wheel: { x: 172, y: 169, scale: 1 },
    display: { ...market, y: 6, h: expansion ? 140 : 208, columns: 5 },
    sale: { ...market, y: expansion ? 152 : 222, h: expansion ? 58 : 108, columns: 6 },
    eights: { ...market, y: 216, h: 58 },
    upgrades: { ...market, y: 280, h: 52, columns: 8 },
    cards: { x: main + 10, y: 6, w: side, h: cards * card },
    others: { x: main + 10, y: cards * card + 12, w: side, h: 582 - cards * card },
    cities: { x: 6, ...own, w: main - spaces - 8 },
    spaces: { x: main - spaces + 6, y: own.y, w: spaces - 2, h: expansion ? 134 : 108 },
    screen: { x: main - spaces + 6, y: own.y + (expansion ? 140 : 114), w: spaces - 2, h: expansion ? 114 : 140 },
  };
}

/** A card on a phone: how wide it is, the size of its letters, and how many lines of text it has at least. */
const CARD_WIDE = 448;
export const CARD_FONT = 15.5;
export const LEAST_ROWS = 2;
/** So many letters, on average, are as wide as a line is high. */
const LETTERS = 2.55;
export const cardLetters = (width: number, font: number): number => Math.floor(((width - 20) / font) * LETTERS);
export const PHONE_LETTERS = cardLetters(CARD_WIDE, CARD_FONT);

/** On a phone the same things lie below each other, 460 wide, so that no letters are under 11 px; your own are in `Mine`. `rows`: the lines of the longest card. */
export function phone(expansion: boolean, cards: number, others: number, rows: number): Plan {
  const x = 6;
  const w = CARD_WIDE;
  const card = 74 + Math.max(0, rows - LEAST_ROWS) * 18;
  const top = { display: 366, sale: 592, eights: 696, upgrades: 784 };
  const cardsAt = expansion ? 894 : 698;
  const othersAt = cardsAt + cards * card + 10;
  const none = { x: 0, y: 0, w: 0, h: 0 };
  return {
    W: 460,
    H: othersAt + others * 176 + 8,
    wheel: { x: 206, y: 181, scale: 1.05 },
    display: { x, y: top.display, w, h: 218, columns: 5 },
    sale: { x, y: top.sale, w, h: 98, columns: 6 },
    eights: { x, y: top.eights, w, h: 82 },
    upgrades: { x, y: top.upgrades, w, h: 104, columns: 4 },
    cards: { x, y: cardsAt, w, h: cards * card },
    others: { x, y: othersAt, w, h: others * 176 },
    cities: none,
    spaces: none,
    screen: none,
  };
}
