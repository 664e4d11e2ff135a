/** Lucca's emblems as paths around (0, 0), each in a box of 20 by 20. The same one means the same thing everywhere. */

/** An arched window with two lights. */
export const WINDOW = "M-6.500 10V-3a6.500 6.500 0 0 1 13 0V10z";
export const PANES = "M-4.500 8V-3a4.500 4.500 0 0 1 3.600-4.400V8zM.900 8V-7.400A4.500 4.500 0 0 1 4.500-3V8z";
/** A shield, and the band across it. */
export const SHIELD = "M-7.500-9h15v8c0 6-4 9-7.500 11C-3.500 8-7.500 5-7.500-1z";
export const BAND = "M-7.500-3.500 7.500 2.500v3.800L-7.500.300z";
/** A bastion: a round tower with its battlements. */
export const BASTION = "M-8 10-6.500-3H-8v-7h3.200v2.600h3.200V-10h3.200v2.600h3.200V-10H8v7H6.500L8 10zM-1.400 1v5h2.800V1a1.400 1.400 0 0 0-2.800 0z";
/** A piece of city wall. */
export const WALL = "M-10 10V-5h3.300v3h3.400v-3h6.600v3h3.400v-3H10V10zM-10 2.200v1h20v-1zM-10 6v1h20V6z";
/** A lantern: a party. */
export const LANTERN = "M-1-10h2v2.500c3.500.700 6 3.700 6 7.500 0 3-1.700 5.600-4 7v2.500h-6V7c-2.300-1.400-4-4-4-7 0-3.800 2.500-6.800 6-7.500zM-2-4.500v9h1.300v-9zm2.700 0v9H2v-9z";
/** A street plate. */
export const PLATE = "M-9-6.500h18v13H-9z";
export const CHECK = "M-7 0-2.500 5 7-6l1.800 1.600L-2.400 8-9 1.600z";
export const CROSS = "M-7-5.200-5.200-7 0-1.800 5.200-7 7-5.200 1.800 0 7 5.200 5.200 7 0 1.800-5.200 7-7 5.200-1.800 0z";

/** The corner glyph of each colour: colour never speaks alone. */
const GLYPHS: Record<string, string> = {
  red: "M0-9 8 0 0 9-8 0z",
  blue: "M0-9.500c4 5 6.500 8 6.500 11.500a6.500 6.500 0 0 1-13 0C-6.500-1.500-4-4.500 0-9.500z",
  green: "M0-9a4 4 0 0 1 3.800 5.300A4.200 4.200 0 1 1 2 3.600L3.500 9h-7L-2 3.600a4.200 4.200 0 1 1-1.800-7.300A4 4 0 0 1 0-9z",
  yellow: "M0-9.500 2.300-3 9-2.900 3.700 1.200 5.600 7.700 0 3.900-5.600 7.700-3.700 1.200-9-2.900-2.300-3z",
  purple: "M-2.600-9h5.200v6.400H9v5.200H2.600V9h-5.200V2.600H-9v-5.200h6.400z",
  brown: "M-8-8H8V8H-8zM-3.500-3.500v7h7v-7z",
  orange: "M3-9a9 9 0 1 0 0 18A7.500 7.500 0 0 1 3-9z",
  pink: "M0 8.500-7.500.500a4.600 4.600 0 1 1 7.500-5 4.600 4.600 0 1 1 7.500 5z",
  white: "M0-9a9 9 0 1 1 0 18A9 9 0 0 1 0-9zM0-5a5 5 0 1 0 0 10A5 5 0 0 0 0-5z",
  grey: "M0-8.500 9 7.500H-9z",
  black: "M-8-8h16v4.500H-8zM-8-2.200h16v4.400H-8zM-8 3.500h16V8H-8z",
  wild: "M0-10 2.300-4 8.700-5 4.600 0l4.100 5-6.400-1L0 10l-2.300-6-6.400 1L-4.600 0l-4.100-5 6.400 1z",
};

export const glyph = (colour: string): string => GLYPHS[colour] ?? GLYPHS["wild"] ?? "";

/** The paint of a colour and what is drawn on it; both are custom properties that `Board` and `Mine` define. */
export const paint = (colour: string): string => `var(--lu-${colour || "wild"})`;
export const ink = (colour: string): string => `var(--lu-${colour || "wild"}-ink)`;
