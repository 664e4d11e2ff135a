/** Words: the same Fluent files as the terminal's, in the player's language, switched without a reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { rooms, shell } from "virtual:words";

import type { Phrase, Said } from "../play/types";
import { innerQuotes } from "./quotes";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The first of the browser's languages that we speak. */
export function wished(languages: readonly string[]): Language {
  for (const one of languages) {
    const code = one.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

export class Words {
  language = $state<Language>("en");
  /** Rises when words were added, so that what was drawn is drawn again. */
  #edition = $state(0);
  /** The language with the region of the browser, for dates: 20/11/2026 in London, 11/20/2026 in New York. */
  readonly locale = $derived(globalThis.navigator?.languages?.find((one) => one.startsWith(this.language)) ?? this.language);
  readonly #bundles = new Map<Language, FluentBundle>();
  readonly #loaded = new Set<string>();
  readonly #wanted = new Set<string>();

  /** Load a language's words, with those of every room entered so far, and then speak it. */
  async speak(language: Language): Promise<void> {
    this.start();
    if (language !== "en") await this.#room(language, "shell");
    await Promise.all([...this.#wanted].map((room) => this.#room(language, room)));
    this.language = language;
  }

  /** Take in the shell's English words, which are here already. */
  start(): void {
    if (!this.#loaded.has("shell/en")) this.add("en", shell);
    this.#loaded.add("shell/en");
  }

  /** Load a room's words. */
  async enter(room: string): Promise<void> {
    this.#wanted.add(room);
    await this.#room(untrack(() => this.language), room);
  }

  /** Add words from their text: for tests. */
  add(language: Language, text: string): void {
    let bundle = this.#bundles.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.#bundles.set(language, bundle);
    }
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#edition += 1;
  }

  /** Whether there are words for a message (`id` or `id.attribute`). */
  knows(id: string): boolean {
    void this.#edition;
    return this.#find(id) !== null;
  }

  /** A message in the player's language. */
  word(id: string, args: Record<string, Said> = {}, names: readonly string[] = []): string {
    void this.#edition;
    const found = this.#find(id);
    if (found === null) return this.#fetch(id) ? "" : id;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) values[name] = this.#value(value, names);
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, values, errors);
    for (const error of errors) console.warn(`${id}: ${error.message}`);
    return innerQuotes(text);
  }

  /** A phrase in the player's language, with the names of those at the table. */
  say(phrase: Phrase, names: readonly string[] = []): string {
    return this.word(phrase.say, phrase.with, names);
  }

  /** Several people in one breath: “Ada, Bruno and Carla”. */
  people(names: readonly string[]): string {
    if (names.length < 2) return names.join("");
    return this.word("people-joined", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }

  #value(value: Said, names: readonly string[]): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) {
      const said = value.map((one: Said) => String(this.#value(one, names)));
      return value.every((one: Said) => typeof one === "object" && "seat" in one) ? this.people(said) : said.join(", ");
    }
    if ("seat" in value) return names[value.seat] ?? this.word("seat-number", { number: value.seat + 1 });
    return this.say(value as Phrase, names);
  }

  #find(id: string): { bundle: FluentBundle; pattern: NonNullable<Pattern> } | null {
    const [name = "", attribute] = id.split(".");
    for (const language of [this.language, "en"] as const) {
      const bundle = this.#bundles.get(language);
      const message = bundle?.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (bundle !== undefined && pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return null;
  }

  /** Load what holds a missing message: its room, then what its room says later, or the pages' words; whether that is on its way. */
  #fetch(id: string): boolean {
    const [own = ""] = id.split("-", 1);
    const places = `${own}/${this.language}` in rooms ? [own, `${own}-later`] : ["pages"];
    const room = places.map((name) => [name, `${name}/${this.language}`] as const).find(([, key]) => key in rooms && !this.#loaded.has(key))?.[0];
    if (room === undefined) return false;
    this.enter(room).catch(() => undefined);
    return true;
  }

  async #room(language: Language, room: string): Promise<void> {
    await this.#load(language, room, rooms[`${room}/${language}`]);
  }

  async #load(language: Language, room: string, load: (() => Promise<{ default: string }>) | undefined): Promise<void> {
    const key = `${room}/${language}`;
    if (load === undefined || this.#loaded.has(key)) return;
    const { default: text } = await load();
    this.#loaded.add(key);
    this.add(language, text);
  }
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** The words of this page. */
export const words = new Words();

/** A part of the page together with the words that lobby and table do without. */
export const worded = async <Part>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, words.enter("pages")]))[0];

/** Short for `words.word`. */
export const t = (id: string, args?: Record<string, Said>): string => words.word(id, args);
