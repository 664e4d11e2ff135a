/** Options of games in words: `option-GAME-NAME` (`.help`) and `option-GAME-NAME-VALUE`. */

import { t, words } from "./words.svelte";

type Value = boolean | number | string;

export function optionName(game: string, name: string): string {
  const id = `option-${game}-${name}`;
  return words.knows(id) ? t(id) : name;
}

export function optionHelp(game: string, name: string): string {
  const id = `option-${game}-${name}.help`;
  return words.knows(id) ? t(id) : "";
}

export function optionValue(game: string, name: string, value: Value): string {
  const id = `option-${game}-${name}-${String(value)}`;
  if (words.knows(id)) return t(id);
  if (typeof value === "boolean") return t(value ? "ui-on" : "ui-off");
  return String(value);
}
