/** A board to play on outside a table: what lessons, exercises and studies share around their picker. */

import { tick } from "svelte";

import { settings } from "../lib/settings.svelte";
import { Explainer } from "./explain.svelte";
import { Flight } from "./flight.svelte";
import { Picker, type PickerTable } from "./picker.svelte";

/** What is played on such a board; its view changes between `before` and `after`. */
export interface Practised {
  around: { before(): void; after(): void };
  readonly busy: boolean;
  reason: NonNullable<PickerTable["reason"]>;
  wonder(ids: readonly string[]): Promise<void>;
}

/** The picker, explainer and flight of a board on which everything can be taken back. */
export function practise(
  play: Practised,
  { choices, complete, send }: { choices: () => PickerTable["choices"]; complete: () => boolean; send: (text: string) => void },
): { pick: Picker; explain: Explainer; flight: Flight } {
  const explain = new Explainer();
  const flight = new Flight(() => settings.motion);
  const pick = new Picker({
    get choices() {
      return choices();
    },
    get complete() {
      return complete();
    },
    get busy() {
      return play.busy;
    },
    get confirming() {
      return settings.confirming;
    },
    send,
    reason: (ids) => play.reason(ids),
    wonder: (ids) => void play.wonder(ids),
    final: () => Promise.resolve(false),
  });
  play.around = {
    before: () => flight.before(),
    after: () => {
      pick.reset();
      explain.hide();
      void tick().then(() => flight.after());
    },
  };
  return { pick, explain, flight };
}
