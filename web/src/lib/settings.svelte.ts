/** What the player likes: kept in this browser, and with an account on the house. */

import type { Me, Pace } from "../generated/wire";
import type { Confirming } from "../play/picker.svelte";
import type { Motion } from "../play/types";
import { patch } from "./api";
import type { Sound } from "./sound";
import type { Warning } from "../live/warner.svelte";
import { isLanguage, type Language, wished, words } from "../words/words.svelte";

export type Theme = "auto" | "light" | "dark";
/** How fast bots play and what they do is shown. */
export type { Pace };
/** How fast pieces travel; `auto` is in between, and not at all where the device asks for less motion. */
export type Moving = "auto" | "quick" | "calm" | "off";
type Kept = {
  language: Language | null; theme: Theme; moving: Moving; confirming: Confirming; ending: boolean; sounds: boolean; mute: Sound[]; pace: Pace; warning: Warning;
};

const KEY = "loggia-settings";
const DEFAULT: Kept = {
  language: null, theme: "auto", moving: "auto", confirming: "careful", ending: false, sounds: false, mute: [], pace: "quick", warning: "first",
};
/** Milliseconds that a piece travels. */
const TRAVEL: Readonly<Record<Moving, number>> = { auto: 320, quick: 160, calm: 520, off: 0 };
/** Milliseconds for which one of several happenings is shown, and how far behind the page may be; the house has the same figures (`pauses.py`). */
const READING: Record<Pace, { ms: number; most: number }> = { instant: { ms: 0, most: 0 }, quick: { ms: 300, most: 3000 }, easy: { ms: 1000, most: 8000 } };

const media = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);

function kept(): Kept {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULT;
  }
}

class Settings {
  #kept = $state<Kept>(kept());
  #dark = $state(false);
  #still = $state(false);
  /** Whether a person is known to the house, so that it can keep the settings. */
  known = false;

  constructor() {
    const dark = media("(prefers-color-scheme: dark)");
    const still = media("(prefers-reduced-motion: reduce)");
    this.#dark = dark?.matches ?? false;
    this.#still = still?.matches ?? false;
    dark?.addEventListener("change", (event) => ((this.#dark = event.matches), this.show()));
    still?.addEventListener("change", (event) => ((this.#still = event.matches), this.show()));
  }

  get language(): Language {
    return this.#kept.language ?? wished(navigator.languages);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get moving(): Moving {
    return this.#kept.moving;
  }
  get confirming(): Confirming {
    return this.#kept.confirming;
  }
  /** Whether the one button that is left after a move of mine is pressed for me. */
  get ending(): boolean {
    return this.#kept.ending;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  /** When to be warned before a clear mistake. */
  get warning(): Warning {
    return this.#kept.warning;
  }
  /** How long happenings that arrive together are shown; without motion, at once. */
  get reading(): { ms: number; most: number } {
    return this.motion.on ? READING[this.pace] : READING.instant;
  }
  get motion(): Motion {
    // What an older page kept may be no speed of today.
    const ms = this.moving === "auto" && this.#still ? 0 : (TRAVEL[this.moving] ?? TRAVEL.auto);
    return { on: ms > 0, ms };
  }

  /** Whether a sound is to be heard. */
  hears(sound: Sound): boolean {
    return this.sounds && !this.#kept.mute.includes(sound);
  }
  mute(sound: Sound, off: boolean): void {
    this.set("mute", [...this.#kept.mute.filter((one) => one !== sound), ...(off ? [sound] : [])]);
  }
  mutes(sound: Sound): boolean {
    return this.#kept.mute.includes(sound);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    if (name === "language") void words.speak(this.language);
    this.show();
    if (this.known) void patch("/me", { page: { ...this.#kept }, lang: this.language }).catch(() => undefined);
  }

  /** Take over what the house has kept for this person, where this browser has nothing of its own. */
  adopt(me: Me): void {
    this.known = true;
    const mine = { ...me.page } as Partial<Kept>;
    if (localStorage.getItem(KEY) !== null || Object.keys(mine).length === 0) return;
    this.#kept = { ...DEFAULT, ...mine };
    if (isLanguage(mine.language)) void words.speak(mine.language);
    this.show();
  }

  /** Put theme, motion and language on the document. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme;
    root.dataset.motion = this.motion.on ? "on" : "off";
    root.lang = this.language;
  }
}

export const settings = new Settings();
