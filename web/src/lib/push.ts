/** Notifications of this browser by Web Push: whether they can be had, are wanted, and how to change that. */

import type { About } from "../generated/wire";
import { get, post, remove } from "./api";
import { person } from "./me.svelte";

export type Pushing = "impossible" | "forbidden" | "off" | "on";

const possible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/push.js");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The key as bytes, as browsers want it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const padded = key.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(key.length / 4) * 4, "=");
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

/** How it stands in this browser. */
export async function pushing(): Promise<Pushing> {
  if (!possible() || (await get<About>("/house")).push_key === "") return "impossible";
  if (Notification.permission === "denied") return "forbidden";
  return (await subscription()) === null ? "off" : "on";
}

/** Turn notifications on or off; how it stands afterwards. */
export async function setPushing(on: boolean): Promise<Pushing> {
  const old = await subscription();
  if (!on) {
    if (old !== null) {
      await remove("/me/push", { endpoint: old.endpoint });
      await old.unsubscribe();
    }
    return pushing();
  }
  if ((await Notification.requestPermission()) !== "granted") return pushing();
  await person.ensure();
  const { push_key: key } = await get<About>("/house");
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  await post("/me/push", made.toJSON());
  return pushing();
}
