/** What a seat has on the table, in the order in which the board shows it. */

import type { GenoaView } from "../../generated/genoa";
import { SPECIALS, WARES } from "./art";

export interface Held {
  name: string;
  count: number;
}

/** Wares, special goods and markers of a seat; what it has none of is left out. */
export function goodsOf(area: GenoaView["seats"][number] | undefined): Held[] {
  if (area === undefined) return [];
  return [
    ...WARES.map((name) => ({ name, count: area.wares[name] ?? 0 })),
    ...SPECIALS.map((name) => ({ name, count: area.specials[name] ?? 0 })),
    { name: "marker", count: area.markers },
  ].filter(({ count }) => count > 0);
}
