/** The person in front of this page: nobody yet, a guest, or an account. */

import type { Me, Visitor } from "../generated/wire";
import { get, patch, post, Refusal } from "./api";
import { settings } from "./settings.svelte";
import { onWarning, renewSocket } from "../live/socket.svelte";

const LATER = "loggia-name-later";
/** The name that the house gives to a guest who chose none. */
const NUMBERED = /^guest:\d+$/;

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the house has been asked who we are. */
  asked = $state(false);
  #asking: Promise<Me | null> | null = null;

  async look(): Promise<Me | null> {
    try {
      this.set((await get<Visitor>("/session")).me);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.asked = true;
    return this.me;
  }

  /** Who we are, asked once. */
  known(): Promise<Me | null> {
    if (this.asked) return Promise.resolve(this.me);
    this.#asking ??= this.look().finally(() => (this.#asking = null));
    return this.#asking;
  }

  set(me: Me | null): void {
    const changed = this.asked && me?.id !== this.me?.id;
    this.me = me;
    if (changed) renewSocket();
    if (me === null) settings.known = false;
    else settings.adopt(me);
  }

  /** Whoever wants to sit must be known: a guest is made silently. */
  async ensure(): Promise<Me> {
    if ((await this.known()) !== null && this.me !== null) return this.me;
    const made = await post<Me>("/guest", { lang: settings.language });
    this.set(made);
    return made;
  }

  /** Whether others would know us by a number only. */
  get nameless(): boolean {
    return this.me === null || (this.me.guest && NUMBERED.test(this.me.name));
  }

  /** Whether to ask for a name before sitting down with others: once, if it is left for later. */
  get askName(): boolean {
    try {
      return this.nameless && localStorage.getItem(LATER) === null;
    } catch {
      return this.nameless;
    }
  }

  /** No name for now: do not ask again by ourselves. */
  later(): void {
    try {
      localStorage.setItem(LATER, "1");
    } catch {
      // A browser that keeps nothing is asked again.
    }
  }

  /** Choose a name as a guest. */
  async rename(name: string): Promise<void> {
    await this.ensure();
    this.set(await patch<Me>("/me", { name }));
  }
}

export const person = new Person();
onWarning(() => void person.look());
