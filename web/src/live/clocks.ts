/** The clocks that a table may have, by name; their words are `ui-clock-NAME` with `.help`. */

import type { ClockRule } from "../generated/wire";
import { t } from "../words/words.svelte";

type Counted = Pick<ClockRule, "kind" | "move" | "reserve">;

/** Seconds a decision and in reserve. */
export const CLOCKS: Readonly<Record<string, Counted>> = {
  none: { kind: "none", move: 0, reserve: 0 },
  quick: { kind: "live", move: 15, reserve: 300 },
  calm: { kind: "live", move: 45, reserve: 900 },
  day: { kind: "days", move: 86_400, reserve: 0 },
  days: { kind: "days", move: 3 * 86_400, reserve: 0 },
  rules: { kind: "rules", move: 0, reserve: 0 },
};

/** A clock in words: its name and what it means; one that programs have set, by its figures. */
export function clockWords(clock: ClockRule): { name: string; help: string } {
  const found = Object.entries(CLOCKS).find(([, one]) => one.kind === clock.kind && one.move === clock.move && one.reserve === clock.reserve);
  const name = found?.[0];
  const then = clock.kind === "none" ? "" : ` ${t("ui-clock-end", { what: t(`ui-clock-then-${clock.then}`) })}`;
  if (name !== undefined) return { name: t(`ui-clock-${name}`), help: t(`ui-clock-${name}.help`) + then };
  return { name: t("ui-clock-own", { seconds: clock.move, reserve: Math.round(clock.reserve / 60) }), help: then.trim() };
}
