/**
 * The words, for the client's build: the house's Fluent files without what only the terminal says, and of each room the
 * few words that the lobby needs. A room's own file is loaded with its board.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const loggia = fileURLToPath(new URL("../src/loggia/", import.meta.url));
const LANGUAGES = ["en", "fr"];
const TERMINAL = /^cli-/;
const LOBBY = /^(game|option|bot)-/;

/** The entries of a Fluent file: id and text, comments left out. */
export function entries(text: string): [string, string][] {
  const found: [string, string][] = [];
  for (const line of text.split("\n")) {
    const begin = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    const last = found.at(-1);
    if (begin?.[1] !== undefined) found.push([begin[1], line]);
    else if (last !== undefined && /^[\s}]/.test(line) && line.trim() !== "") last[1] += `\n${line}`;
  }
  return found;
}

/** A text with no-break spaces where French typography has them, as `typeset` in words.py; the files have plain ones. */
const typeset = (language: string, text: string): string => (language === "fr" ? text.replace(/(?<=\S) (?=[;:!?»])|(?<=«) /g, "\u00a0") : text);
const read = (path: string): string => (existsSync(path) ? readFileSync(path, "utf-8") : "");
const rooms = (): string[] => readdirSync(`${loggia}games`).filter((name) => !name.startsWith("_") && existsSync(`${loggia}games/${name}/text`));
const keep = (text: string, wanted: (id: string) => boolean): string[] =>
  entries(text)
    .filter(([id]) => wanted(id))
    .map(([, entry]) => entry);

/** What the shell speaks in one language. */
export function shellWords(language: string): string {
  const house = ["text", "house/text", "bots/text"].flatMap((folder) =>
    keep(read(`${loggia}${folder}/${language}.ftl`), (id) => !TERMINAL.test(id)),
  );
  const lobby = rooms().flatMap((name) => keep(read(`${loggia}games/${name}/text/${language}.ftl`), (id) => LOBBY.test(id)));
  return typeset(language, [...house, ...lobby].join("\n"));
}

const LESSONS = "-lessons";
/** The words of reviews are loaded as a room's are. */
const REVIEW = "review";
/** The words of pages beside lobby and table, which are loaded with them. */
const PAGES = "pages";

/** What a room speaks in one language; `NAME-lessons` is what its lessons say. */
export function roomWords(name: string, language: string): string {
  if (name === REVIEW) return typeset(language, keep(read(`${loggia}review/text/${language}.ftl`), () => true).join("\n"));
  if (name.endsWith(LESSONS)) {
    const file = read(`${loggia}games/${name.slice(0, -LESSONS.length)}/text/lessons.${language}.ftl`);
    return typeset(language, keep(file, () => true).join("\n"));
  }
  if (name === PAGES) return typeset(language, keep(read(`${loggia}text/pages.${language}.ftl`), () => true).join("\n"));
  return typeset(language, keep(read(`${loggia}games/${name}/text/${language}.ftl`), (id) => !LOBBY.test(id)).join("\n"));
}

/** `virtual:words`: the shell's words in all languages, which spares the first visit a round trip, and rooms' on demand. */
export function words(): Plugin {
  const PREFIX = "virtual:words";
  return {
    name: "loggia-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [, language, room] = id.slice(1).split("/");
      if (language === undefined || room === undefined) return index();
      return `export default ${JSON.stringify(roomWords(room, language))};`;
    },
  };

  function index(): string {
    const shells = LANGUAGES.map((one) => `"${one}": ${JSON.stringify(shellWords(one))}`);
    const spoken = rooms().flatMap((room) => (existsSync(`${loggia}games/${room}/text/lessons.en.ftl`) ? [room, `${room}${LESSONS}`] : [room]));
    const others = [...spoken, PAGES, REVIEW].flatMap((room) => LANGUAGES.map((one) => `"${room}/${one}": () => import("${PREFIX}/${one}/${room}")`));
    return `export const shells = {${shells.join(",")}};\nexport const rooms = {${others.join(",")}};`;
  }
}
