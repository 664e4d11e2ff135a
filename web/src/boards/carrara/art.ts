/** Carrara's emblems as paths around (0, 0), each in a box of 20 by 20. The same one means the same thing everywhere. */

/** The six building types. Draw with fill-rule="evenodd": windows and doors are holes. */
const BUILDINGS: Record<string, string> = {
  // a temple of books
  biblioteca: "M0-9.500 9.500-4v2h-19v-2zM0-7a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM-8-1h3.200v7.500H-8zM-1.600-1h3.200v7.500h-3.200zM4.800-1H8v7.500H4.800zM-9.500 7.300h19v2.200h-19z",
  // a town house with its cornice
  palazzo:
    "M-9.500-9h19v2.800H8.200V9.500H-8.200V-6.200h-1.300zM-5.800-4.400h2.800v4h-2.800zM-1.400-4.400h2.800v4h-2.800zM3-4.400h2.800v4H3zM-5.800 2h2.800v4h-2.800zM3 2h2.800v4H3zM-1.700 9.500V3.700a1.700 1.700 0 0 1 3.400 0v5.800z",
  // a town gate between two towers
  porta: "M-9.800 9.500V-9h2v2h1.900v-2h2v4.500h7.800V-9h2v2h1.900v-2h2V9.500H4.300V3.800a4.300 4.300 0 0 0-8.600 0v5.700zM-7.500-3v3.200h1.300V-3zM6.200-3v3.200h1.300V-3z",
  // a front with its rose, and the bell tower
  cathedrale:
    "M-9.500 9.500V.200L-3-6.300 3.500.200v9.300h-4V5.800a2.500 2.500 0 0 0-5 0v3.700zM-3-3a2.100 2.100 0 1 0 0 4.200A2.100 2.100 0 0 0-3-3zM4.600 9.500V-4.600l2.500-5 2.500 5V9.500zM6.200-3.600v3.200H8v-3.200zM-3.600-9.900h1.200v1h1v1.100h-1v1.400h-1.200v-1.400h-1v-1.100h1z",
  // a keep over its walls
  castello:
    "M-10 9.500V-1h1.900v1.900h1.500V-1h1.800v2.200h.9V-9.300h1.800v2H-.700v-2H.700v2h1.400v-2h1.800V1.200h.900V-1h1.800V.900h1.500V-1H10V9.500H2.200V6.300a2.200 2.200 0 0 0-4.400 0v3.200zM-.900-4.500v3.300H.900v-3.300z",
  // a country house with its loggia and a cypress
  villa:
    "M-9.800-.900-6-5.200h8L5.800-.900zM-8.800 0H4.800v9.500H-8.800zM-7.400 9.500V4.200a1.400 1.400 0 0 1 2.800 0v5.300zM-3.400 9.500V4.200a1.400 1.400 0 0 1 2.800 0v5.300zM.600 9.500V4.200a1.400 1.400 0 0 1 2.800 0v5.300zM8-9.800c1.400 3 2 6.800 2 9.800 0 2.800-.600 5-1.300 5.800v3.700H7.300V5.800C6.600 5 6 2.800 6 0c0-3 .6-6.800 2-9.800z",
};

const OBJECTS: Record<string, string> = {
  book: "M-9.800-6.300c3.200-1.600 6.700-1.300 9.100.800V8.300C-3.100 6.400-6.600 6-9.800 7.500zM9.800-6.300C6.600-7.900 3.100-7.600.700-5.500V8.300C3.100 6.400 6.600 6 9.800 7.500z",
  crown: "M-9.500-5.500l4.700 4L0-9l4.800 7.500 4.700-4L8 5H-8zM-8 6.400H8v2.400H-8z",
  gate: "M-8.500 9.500V-1a8.500 8.500 0 0 1 17 0V9.500H6.300V-1a6.300 6.300 0 0 0-12.600 0V9.500zM-4.600 9.500V-4h1.900V9.500zM-.950 9.500V-5.800H.950V9.500zM2.700 9.500V-4h1.900V9.500zM-5.500.500h11v1.800h-11z",
  cup: "M-7-9.300H7C7-3 5 .600 1.400 1.700v4.500h4v3h-10.800v-3h4V1.700C-5 .600-7-3-7-9.300z",
  flag: "M-8.500-9.800h2.200V9.800h-2.200zM-5.300-9.200C-1-10.800 2-6.700 9.500-8.800L6.800-3l2.700 5.200C2 4.300-1 .200-5.300 1.800z",
  coat_of_arms: "M-8.500-9.300h17v8.200C8.500 5 4 8 0 9.700-4 8-8.500 5-8.500-1.100zM-6.600-7.400V-1H0v-6.400zM0-1v8.500C3.300 5.900 6.600 3.400 6.600-1z",
};

const CATEGORIES: Record<string, string> = {
  urban: "M-10 9.500V-2l3-3 3 3v2.500h2V-9.500h5V-2h3.500v-2.500H10V9.500zM-8 1.500v2h2v-2zM-.500-6v2h2v-2zm0 4v2h2v-2zM5 2v2h2V2z",
  rural: "M-10 9.500c3-6 6-7.500 10-4 3-5 6.500-5 10-1.500v5.500zM-5-9c1.300 2.500 2 5.500 2 8 0 2-.700 3.300-1.400 3.800V5h-1.200V2.800C-6.300 2.300-7 1-7-1c0-2.500.700-5.500 2-8zM5-7c1.100 2 1.700 4.500 1.700 6.500S6.100 2.700 5.600 3h-1.200c-.5-.3-1.100-1.500-1.100-3.500S3.900-5 5-7z",
};

/** The cut mark of each colour of marble: colour never speaks alone. */
const CUTS: Record<string, string> = {
  white: "M0-3.200a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400z",
  yellow: "M-6.500-1.700h13v3.400h-13z",
  red: "M-6-3.800-3.800-6 0-2.200 3.800-6 6-3.800 2.200 0 6 3.800 3.800 6 0 2.200-3.800 6-6 3.800-2.200 0z",
  green: "M0-6.500 7 5.500H-7z",
  blue: "M0-6.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM0-3.300a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600z",
  black: "M-5.800-6h3.600V6h-3.600zM2.200-6h3.600V6H2.200z",
};

export const BAG = "M-4-9.500h8L2.800-6.300C7 -3.500 8.500 1 8.500 4c0 4-3 5.500-8.500 5.500S-8.500 8-8.500 4c0-3 1.500-7.500 5.700-10.300zM-4.500-5.800h9v1.300h-9z";
export const ARROW = "M-7-2.500H0V-8L9.500 0 0 8V2.500h-7z";
export const SCREEN = "M-10-6h6v13h-6zM-3-8h6v15h-6zM4-6h6V7H4z";

export const emblem = (name: string): string => BUILDINGS[name] ?? OBJECTS[name] ?? CATEGORIES[name] ?? "";
export const cut = (colour: string): string => CUTS[colour] ?? "";
export const marble = (colour: string): string => `var(--ca-${colour})`;
export const marbleInk = (colour: string): string => `var(--ca-${colour}-ink)`;
