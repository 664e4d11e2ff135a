/** Who has paused a match, and why, in words. */

import type { PausedBy } from "../generated/wire";
import type { SeatFace } from "../play/types";
import { t } from "../words/words.svelte";

/** The reasons that can be given, the empty one first. */
export const REASONS = ["", "break", "call", "meal", "rules", "later"] as const;

export function pausedBy(paused: PausedBy | null | undefined, seats: readonly SeatFace[]): string {
  const seat = paused ? seats[paused.seat] : undefined;
  if (!paused || seat === undefined) return t("ui-who-paused");
  const by = seat.mine ? t("ui-paused-mine") : t("ui-paused-by", { name: seat.name });
  return paused.why === "" ? by : t("ui-paused-why", { what: by, why: t(`house-pause-${paused.why}`) });
}
