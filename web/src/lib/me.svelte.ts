/** The person in front of this page: nobody yet, a guest, or an account. */

import type { Me } from "../generated/wire";
import { get, post, Refusal } from "./api";
import { settings } from "./settings.svelte";
import { onWarning, renewSocket } from "./socket.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the house has been asked who we are. */
  asked = $state(false);

  async look(): Promise<Me | null> {
    try {
      this.set(await get<Me>("/me"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) this.me = null;
    }
    this.asked = true;
    return this.me;
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
    if (this.me !== null) return this.me;
    if (!this.asked && (await this.look()) !== null && this.me !== null) return this.me;
    const made = await post<Me>("/guest", { lang: settings.language });
    this.set(made);
    return made;
  }
}

export const person = new Person();
onWarning(() => void person.look());
