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

/** What tiles are about: goods and people as everywhere; Followers of any colour, dice, once more, a tile. */
const SIGNS: Record<string, string> = {
  any: "M-5-9a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM5-9a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM0 .500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
  dice: "M-9-6.500a2.500 2.500 0 0 1 2.500-2.500h13A2.500 2.500 0 0 1 9-6.500v13A2.500 2.500 0 0 1 6.500 9h-13A2.500 2.500 0 0 1-9 6.500zM-6.500-4.500a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM-2 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0zm4.500 4.500a2 2 0 1 0 4 0 2 2 0 0 0-4 0z",
  again: "M0-9.500c3 0 5.600 1.300 7.400 3.400L9.500-8v7.500H2l2.800-2.800A6.200 6.200 0 1 0 6.100 1.500h3.300A9.500 9.500 0 1 1 0-9.500z",
  tile: "M-7-9.500H7a1.500 1.500 0 0 1 1.500 1.500V8A1.500 1.500 0 0 1 7 9.500H-7A1.500 1.500 0 0 1-8.500 8V-8A1.500 1.500 0 0 1-7-9.500zM-5.500-4.500v2.200h11v-2.200z",
};
/** What is drawn on a tile. The words say the rest. */
const ON_TILE: Record<string, string> = {
  "V-SCROLL": "scroll", "V-ASSASSIN": "assassin", "V-TOWNCOIN": "member florin", "V-REUSE": "again tile", "V-NOCOIN": "gate", "V-CHOICE": "any scroll florin",
  "M-KNIGHT": "knight", "M-ABBOT": "abbot", "M-ROLL": "dice member", "M-DOUBLE": "again any", "M-BUY": "any scroll", "M-PLACE": "member",
  "C-ANYCOLOUR": "gate any", "C-FOLLOWER": "any", "C-SIXCOIN": "florin", "C-SCRIBE": "scroll scroll", "C-ESCORT": "bishop carriage",
  "CC-SCROLL": "scroll", "CC-COIN": "florin", "CC-WAGE": "any florin", "CC-ABBOT": "abbot", "CC-KNIGHT": "knight", "CC-ASSASSIN": "assassin", "CC-BISHOP": "bishop", "CC-CARRIAGE": "carriage",
  "CC-RECOVER": "lying member", "CC-REINFORCE": "member member", "CC-PROVINCE": "gate scroll", "CC-OFFICE": "dome any",
  "NB-SUPPLY": "member", "NB-TOWNS": "member gate", "NB-REGIONS": "gate", "NB-NOBLES": "dome member", "NB-COUNCIL": "dome", "NB-ESCORT": "carriage bishop", "NB-HOMES": "abbot assassin knight",
  "NB-EMBASSY": "gate gate gate", "NB-NEIGHBOURS": "member member", "NB-HOARD": "florin any scroll", "NB-UNUSED": "tile", "NB-CRESTS": "crest",
};
/** The names of a tile's emblems, and the outline and colour of one that is no good. */
export const signs = (tile: string): string[] => ON_TILE[tile]?.split(" ") ?? [];
const SHAPES: Record<string, string> = { member: STANDING, lying: LYING, crest: CREST, gate: GATE, dome: DOME, ...SIGNS };
export const shape = (name: string): string => SHAPES[name] ?? "";
export const shapeColour = (name: string): string => (name === "crest" || name === "gate" ? "var(--terracotta)" : "var(--ink-soft)");

/** Towns from afar, about 56 wide, standing on y = 14: walls and towers, and the roofs that wear the town's colour. */
interface Silhouette {
  walls: string;
  roofs: string;
}
const SILHOUETTES: readonly Silhouette[] = [
  { walls: "M-27 14V3h5v-9h7v7h4v-4h22v4h5v-15h6v17h5v11z", roofs: "M-23-6l4.500-6 4.500 6zM15.500-14l3.500-7 3.500 7zM-12-3l5-4h14l5 4z" },
  { walls: "M-28 14V1h4v-4h4v4h5v-7h6v-8h6v8h12v5h5v-7h8v9h4v13z", roofs: "M-9.500-14l3.500-6 3.500 6zM13.500-9l4.500-5 4.500 5zM-16-6l4-4h4v4z" },
  { walls: "M-27 14V0h6v-12h6v14h5v-6h20v4h4v-10h8v12h4v12z", roofs: "M-21.500-12l3.500-8 3.500 8zM-11-4l6-5h10l6 5zM13-8l5-5 5 5z" },
  { walls: "M-26 14V2h4v-6h8v-12h6v14h14v-8h7v8h5v-5h6v17z", roofs: "M-14.500-16l3.500-6 3.500 6zM5.500-6l4-6 4 6zM-22.500-4l4-5 4 5z" },
];
const FLORENCE: Silhouette = {
  walls: "M-36 16V2h4v-3h5v3h5v-4h8v-9h28v9h6v-19h6v19h6v6h8v12z",
  roofs: "M-16-11c1-12 8-19 16-20 8 1 15 8 16 20zM-1.500-31v-5h3v5zM19-21l4-7 4 7z",
};
const STRONGHOLD: Silhouette = { walls: "M-26 14V-12h3v3h3v-3h3v3h3v-3h3v14h22v-14h3v3h3v-3h3v3h3v-3h3v26z", roofs: "M-21-12v-10l9 3-9 3zM21-12v-10l-9 3 9 3z" };

/** How a town looks from afar. */
export const silhouette = (colour: string, id: string): Silhouette =>
  colour === "florence" ? FLORENCE : colour === "red" ? STRONGHOLD : (SILHOUETTES[(id.length + id.charCodeAt(0)) % SILHOUETTES.length] ?? STRONGHOLD);

/** What one sees of a region or an office first, standing on y = 0, 60 wide. */
const PROVINCES: Record<string, string> = {
  milan: "M-30 0v-14h4v-4h6v4h6v-8h8v-14h4v-6h4v6h4v14h8v8h6v-4h6v4h4V0z",
  venice: "M-30 0v-8h6c1-7 11-7 12 0h4v-34l4-9 4 9v34h4c1-10 17-10 18 0h8v8z",
  church: "M-30 0v-9h8v-8h6v-5c1-11 9-17 16-18v-5h2v5c7 1 15 7 16 18v5h6v8h6v9z",
  council: "M-26 0v-26h3v4h4v-4h4v4h4v-4h4v4h2v-18h-2v-5h3v2h3v-2h3v2h3v-2h3v5h-2v18h6v-4h4v4h4v-4h4v4h3V0z",
  nobility: "M-30 0v-12l6-6h8v-6l14-8 14 8v6h8l6 6V0z",
};
export const province = (track: string): string => PROVINCES[track] ?? "";

export const paint = (colour: string): string => `var(--ve-${colour})`;
export const ink = (colour: string): string => `var(--ve-${colour}-ink)`;

/** Followers wear the colour of the towns that yield them. */
const FOLLOWER: Record<string, string> = { assassin: "black", knight: "gray", abbot: "white", florin: "florin", bishop: "purple", carriage: "purple", scroll: "brown" };
export const goodColour = (name: string): string => FOLLOWER[name] ?? "brown";
