/**
 * The words, for the client's build: the house's Fluent files without what only the terminal says, and of each room the
 * few words that the lobby needs. A room's own file is loaded with its board. What neither lobby nor table say at first
 * (dialogs, settings, refusals) is loaded with the pages that say it, or when it is first said (`Words.word`).
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const loggia = fileURLToPath(new URL("../src/loggia/", import.meta.url));
const source = fileURLToPath(new URL("./src/", import.meta.url));
const LANGUAGES = ["en", "fr"];
/** What only the terminal, reports and letters say. */
const ELSEWHERE = /^(cli|lab|house-mail|setup-(batch|bots|folder))-/;
/** What the shell says of a room: its name, options and bots, and in what one counts there. */
const LOBBY = /^(game|option|bot)-|^[a-z]+-score$/;
/** What is loaded for lobby and table before anybody acts: these files and all that they import statically. */
const FIRST = ["main.ts", "lessons/LearnOffer.svelte", "pages/TablePage.svelte", "table/Tray.svelte", "table/Look.svelte"];
const OF_GAME = ["Board.svelte", "Mine.svelte", "Picture.svelte"];
/** Words of the house, beside those that these files name, that lists, seats and the log show. */
const FIRST_SAID = /^(game|bot|seat|guest|people)-|^bots-(level|points|ducats)|^house-line-|^[a-z]+-score$/;
/** A heading of a room's file, and one whose words no board needs at first. */
const HEADING = /^(##|# ---) /;
const HEADED_LATER = /^#.* \(later\)$/;
/** A room's words that boards say by name, or only the terminal does. */
const ROOM_UI = /^[a-z]+-ui-/;

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

/** The messages of a room's file below headings that end with "(later)": said in answer to something, in rare moments, by other pages or by the terminal. */
export function saidLater(text: string): Set<string> {
  const found = new Set<string>();
  let later = false;
  for (const line of text.split("\n")) {
    if (HEADING.test(line)) later = HEADED_LATER.test(line);
    const id = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (later && id !== undefined) found.add(id);
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
    keep(read(`${loggia}${folder}/${language}.ftl`), (id) => !ELSEWHERE.test(id)),
  );
  const lobby = rooms().flatMap((name) => keep(read(`${loggia}games/${name}/text/${language}.ftl`), (id) => LOBBY.test(id)));
  return typeset(language, [...house, ...lobby].join("\n"));
}

/** The sources that a file imports statically, and it. */
export function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ""] of readFileSync(file, "utf-8").matchAll(/^\s*(?:import|export)\s(?!type\b)[^;"]*?["'](\.[^"']+)["'];/gm)) {
    const target = join(dirname(file), path);
    const known = [target, `${target}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (known !== undefined) withImports(known, found);
  }
  return found;
}

/** Whether lobby or table may say a message of the house before anything else is loaded. */
export function saidFirst(): (id: string) => boolean {
  const files = new Set<string>();
  const boards = rooms().flatMap((room) => OF_GAME.map((part) => `boards/${room}/${part}`));
  for (const file of [...FIRST, ...boards].map((one) => join(source, one)).filter(existsSync)) withImports(file, files);
  const text = [...files].map((file) => readFileSync(file, "utf-8")).join("\n");
  const named = new Set([...text.matchAll(/["'`]([a-z]+-[a-z0-9-]+)["'`.]/g)].map(([, id]) => id));
  const begun = [...text.matchAll(/`([a-z]+-[a-z0-9-]+-)\$\{/g)].map(([, prefix = ""]) => prefix);
  return (id) => FIRST_SAID.test(id) || named.has(id) || begun.some((prefix) => id.startsWith(prefix));
}

const LESSONS = "-lessons";
/** What a room says in answer to something. */
const LATER = "-later";
/** The words of reviews are loaded as a room's are. */
const REVIEW = "review";
/** The first words in languages that are not in the first script. */
const SHELL = "shell";
/** The words of pages beside lobby and table, of dialogs, and the house's refusals. */
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

/** The text of one module of words: a room's or the shell's first words, or those that come later. */
export function moduleWords(name: string, language: string): string {
  if (name === SHELL) return keep(shellWords(language), saidFirst()).join("\n");
  if (name === PAGES) {
    const first = saidFirst();
    return [...keep(shellWords(language), (id) => !first(id)), roomWords(PAGES, language)].join("\n");
  }
  const first = saidFirst();
  const marked = saidLater(read(`${loggia}games/${name.replace(LATER, "")}/text/${language}.ftl`));
  const later = (id: string): boolean => marked.has(id) || (ROOM_UI.test(id) && !first(id));
  if (name.endsWith(LATER)) return keep(roomWords(name.slice(0, -LATER.length), language), later).join("\n");
  return keep(roomWords(name, language), (id) => name.endsWith(LESSONS) || !later(id)).join("\n");
}

/** `virtual:words`: the shell's words in English, which spares most first visits a round trip; all others on demand. */
export function words(): Plugin {
  const PREFIX = "virtual:words";
  return {
    name: "loggia-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [, language, room] = id.slice(1).split("/");
      if (language === undefined || room === undefined) return index();
      return `export default ${JSON.stringify(moduleWords(room, language))};`;
    },
  };

  function index(): string {
    const spoken = rooms().flatMap((room) => (existsSync(`${loggia}games/${room}/text/lessons.en.ftl`) ? [room, `${room}${LATER}`, `${room}${LESSONS}`] : [room, `${room}${LATER}`]));
    const others = [...spoken, PAGES, REVIEW, SHELL].flatMap((room) => LANGUAGES.filter((one) => room !== SHELL || one !== "en").map((one) => `"${room}/${one}": () => import("${PREFIX}/${one}/${room}")`));
    return `export const shell = ${JSON.stringify(moduleWords(SHELL, "en"))};\nexport const rooms = {${others.join(",")}};`;
  }
}
