/** Chances as people read them. */

import type { ReviewedDeal } from "../generated/wire";
import { toldNames } from "../words/faces";
import { t, words } from "../words/words.svelte";
import type { Phrase, SeatFace } from "../play/types";

/** A result without luck can be below nothing. */
export const percent = (chance: number): string => {
  const whole = Math.round(100 * chance);
  return (whole < 0 ? "−" : "") + t("review-percent", { percent: Math.abs(whole) });
};

/** How a seat is called in a list: the reader's own is not a name. */
export const called = (seat: SeatFace | undefined): string => (seat?.mine ? t("ui-you") : (seat?.name ?? ""));

/** A change with its sign. */
export const change = (amount: number): string => {
  const whole = Math.round(100 * amount);
  return (whole < 0 ? "−" : "+") + t("review-percent", { percent: Math.abs(whole) });
};

/** Two standard errors. */
export const margin = (error: number): string => `±${Math.round(200 * error)}`;

/** A small amount with two decimals. */
export const fine = (amount: number): string => Math.max(0, amount).toLocaleString(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a deal was worth to both. */
export function dealt(deal: ReviewedDeal, seats: readonly SeatFace[], say: (phrase: Phrase) => string): string {
  const names = toldNames(seats);
  const [one, other] = deal.parties.map((seat) => names[seat] ?? "");
  const [mine, theirs] = deal.gains.map(say);
  return t("ui-review-deal", { one: one ?? "", mine: mine ?? "", other: other ?? "", theirs: theirs ?? "" });
}
