/** Il Vecchio's emblems as paths around (0, 0), each in a box of 20 by 20. The same one means the same thing everywhere. */

/** A family member standing, and one lying down. */
export const STANDING = "M0-10a3.600 3.600 0 0 1 2.300 6.400C5-2 6 2 6 6v3.500H-6V6c0-4 1-8 3.700-9.600A3.600 3.600 0 0 1 0-10z";
export const LYING = "M-10 4.500a3.600 3.600 0 0 1 6.400-2.300C-2-.500 2-1.500 6-1.500h3.500v10H6c-4 0-8-1-9.600-3.700A3.600 3.600 0 0 1-10 4.500z";
/** A middleman: a merchant with his broad hat. */
export const MIDDLEMAN = "M-8-4.500h3.500C-4-8.500-2-10 0-10s4 1.500 4.500 5.500H8v2H4.300C4-.800 3.300.500 2.500 1.200 6 2.500 7.500 5.500 7.500 9.500h-15c0-4 1.500-7 5-8.300C-3.300.500-4-.800-4.300-2.500H-8z";
/** The Medici crest: a shield with its balls. */
export const CREST = "M-8-9.500H8V0c0 5-4 8-8 10-4-2-8-5-8-10zM-2-6a2 2 0 1 0 4 0 2 2 0 0 0-4 0zm-4 4.500a2 2 0 1 0 4 0 2 2 0 0 0-4 0zm8 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0zm-4 5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z";

const GOODS: Record<string, string> = {
  // a coin with a lily
  florin: "M0-9.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zM0-6c-1.600 1.600-2 3-1.300 4.800C-2.600-3-4.600-3-5.200-1.200-5.600.300-4.600 1.500-3 1.500h2L-2.500 6h5L1 1.500h2C4.600 1.500 5.600.300 5.200-1.200 4.600-3 2.600-3 1.300-1.200 2-3 1.600-4.400 0-6z",
  // a dagger
  assassin: "M-1.600-10h3.200v4.500H6v2.600H2.400L1.800 6 0 10-1.800 6l-.600-8.900H-6v-2.600h4.400z",
  // a closed helmet
  knight: "M0-10c5 0 7.500 3.500 7.500 8v11h-5.200V4.500h-4.600V9h-5.200V-2c0-4.500 2.500-8 7.500-8zM-5.300-3.200v2.600h10.600v-2.600z",
  // a crozier
  abbot: "M1-10c3.600 0 6 2.200 6 5.200S5 0 2.200 0C0 0-1.500-1.300-1.500-3.200c0-1.500 1.100-2.600 2.600-2.600v2c-.500 0-.700.300-.700.700 0 .700.600 1.100 1.600 1.100C3.700-2 4.700-3.200 4.700-4.800 4.700-6.700 3.200-8 1-8c-3 0-4.600 2-4.600 5.500V10H-6V-2.500C-6-7-3.300-10 1-10z",
  // a scroll with its seal
  scroll: "M-6-9.500H6.500a3 3 0 0 1 0 6H5V4h1.500a3 3 0 0 1 0 5.500H-6a3 3 0 0 1-.500-6H-5V-4h-1A3 3 0 0 1-6-9.500zM-3-2.500V-1h6v-1.500zM-3 1v1.500h6V1z",
  // a wheel
  carriage: "M0-9.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zM-1.200-6.600A6.700 6.700 0 0 0-6.600-1.200h3.300a3.500 3.500 0 0 1 2.100-2.100zm2.400 0v3.300a3.500 3.500 0 0 1 2.100 2.100h3.300A6.700 6.700 0 0 0 1.200-6.600zM-6.600 1.200a6.700 6.700 0 0 0 5.400 5.400V3.300a3.500 3.500 0 0 1-2.100-2.100zm9.900 0a3.500 3.500 0 0 1-2.100 2.100v3.300a6.700 6.700 0 0 0 5.400-5.400z",
  // a mitre
  bishop: "M0-10C4-7.500 7.500-3 7.500 2v2.200h-15V2C-7.500-3-4-7.500 0-10zM-1-4.500v2.300h-2.300v2H-1v3h2v-3h2.300v-2H1v-2.300zM-7.500 5.700h15v3.800h-15z",
};
export const good = (name: string): string => GOODS[name] ?? "";

/** What is drawn on a town: what its action yields, or what it is a gate to. */
const YIELDS: Record<string, readonly string[]> = {
  brown: ["florin", "scroll"],
  black: ["assassin"],
  gray: ["knight"],
  white: ["abbot"],
  purple: ["bishop", "carriage"],
  green: ["florin"],
};
export const yields = (colour: string): readonly string[] => YIELDS[colour] ?? [];

/** A gate, for the towns that lead to a region; a dome, for Florence. */
export const GATE = "M-8 9.500V-4h2v-2.500h2.500V-4h7v-2.500H6V-4h2V9.500H3.500V4a3.500 3.500 0 0 0-7 0v5.500z";
export const DOME = "M-1-10h2v2.200c4.600.600 8 4.300 8.200 9.300H-9.200C-9-3.500-5.600-7.200-1-7.800zM-9 3H9v6.500H3V6H-3v3.500h-6z";

export const paint = (colour: string): string => `var(--ve-${colour})`;
export const ink = (colour: string): string => `var(--ve-${colour}-ink)`;

/** Followers wear the colour of the towns that yield them. */
const FOLLOWER: Record<string, string> = { assassin: "black", knight: "gray", abbot: "white", florin: "florin", bishop: "purple", carriage: "purple", scroll: "brown" };
export const goodColour = (name: string): string => FOLLOWER[name] ?? "brown";
