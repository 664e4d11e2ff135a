/** Notes to a person: where each leads. */

import type { OneNote } from "../generated/wire";

/** The page that a note speaks of. A person who follows me is told as the table `person 12`. */
export function notePath({ kind, table, invite }: Pick<OneNote, "kind" | "table" | "invite">): string {
  if (kind === "followed") return `/people/${table.replace("person ", "")}`;
  return invite === "" ? `/table/${table}` : `/table/${table}?invite=${invite}`;
}
