/** Options of games in words: `option-GAME-NAME` (`.help`) and `option-GAME-NAME-VALUE`, with dashes for underscores. */

import { t, words } from "./words.svelte";

type Value = boolean | number | string;

const message = (...parts: readonly string[]): string => ["option", ...parts].join("-").replaceAll("_", "-");

export function optionName(game: string, name: string): string {
  const id = message(game, name);
  return words.knows(id) ? t(id) : name;
}

export function optionHelp(game: string, name: string): string {
  const id = `${message(game, name)}.help`;
  return words.knows(id) ? t(id) : "";
}

export function optionValue(game: string, name: string, value: Value): string {
  const id = message(game, name, String(value));
  if (words.knows(id)) return t(id);
  if (typeof value === "boolean") return t(value ? "ui-on" : "ui-off");
  const items = String(value).split(" ").map((item) => `${game}-card-${item}`);
  return items.every((item) => words.knows(item)) ? items.map((item) => t(item)).join(" · ") : String(value);
}
