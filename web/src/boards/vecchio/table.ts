/** How the viewer sits at Il Vecchio's table. */

import type { VecchioView } from "../../generated/vecchio";

/** The others from the viewer's left around the table, and who sits nearest. */
export function around(view: VecchioView, viewer: number | null): { near: number; others: number[] } {
  const near = viewer ?? 0;
  return { near, others: view.seats.slice(1).map((_, n) => (near + n + 1) % view.seats.length) };
}

/** The tiles laid out for a choice, and what is said above them. */
export function trayOf(view: VecchioView, viewer: number | null): { tiles: string[]; title: string } {
  const none = { tiles: [], title: "" };
  if (viewer === null) return none;
  const dealt = view.seats[viewer]?.dealt ?? [];
  if (view.phase === "draft") return { tiles: dealt, title: "vecchio-board-tray-draft" };
  if (view.phase !== "choose" || view.decider !== viewer) return none;
  if (view.looking.length > 0) return { tiles: view.looking, title: "vecchio-board-tray-look" };
  const track = view.tracks.find((one) => one.id === view.entering);
  return { tiles: [...new Set(track?.tiles ?? [])], title: "vecchio-board-tray-province" };
}
