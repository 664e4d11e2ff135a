/** Scores in the units of the game: ducats, victory points. */

import { t, words } from "./words.svelte";

/** “12 ducats” at a table of Genoa. */
export const scored = (game: string, count: number): string => {
  const own = `${game}-score`;
  return words.knows(own) ? words.word(own, { count }) : t("ui-points", { count });
};
