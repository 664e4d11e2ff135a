/** Numbers and dates of a person's page as people read them. */

import { t, words } from "../../words/words.svelte";

/** A share with no decimals, or with some. */
export const percent = (share: number, digits = 0): string =>
  t("ui-play-percent", { percent: (100 * share).toLocaleString(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }) });

export const day = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString(words.locale, { dateStyle: "medium" });
