/** Chances as people read them. */

import { t } from "../lib/words.svelte";

export const percent = (chance: number): string => t("review-percent", { percent: Math.round(100 * chance) });

/** A change with its sign. */
export const change = (amount: number): string => {
  const whole = Math.round(100 * amount);
  return (whole < 0 ? "−" : "+") + t("review-percent", { percent: Math.abs(whole) });
};

/** Two standard errors. */
export const margin = (error: number): string => `±${Math.round(200 * error)}`;
