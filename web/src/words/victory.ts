/** Who has won, in the words of whoever looks. */

import type { ResultData } from "../generated/wire";
import type { SeatFace } from "../play/types";
import { t, words } from "./words.svelte";

export function victory(outcome: ResultData, seats: readonly SeatFace[], viewer: number | null): string {
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? "");
  if (viewer !== null && outcome.winners.includes(viewer)) return outcome.winners.length > 1 ? t("ui-result-shared") : t("ui-result-you");
  return t("ui-result-won", { count: names.length, names: words.people(names) });
}
