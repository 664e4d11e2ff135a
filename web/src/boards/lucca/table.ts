/** Who sits where on the drawing, and what lies in the viewer's hand. */

import type { CardView, LuccaView } from "../../generated/lucca";

/** The seats around the viewer's, in seat order from the one after; an onlooker looks over the first seat's shoulder. */
export function around(view: LuccaView, viewer: number | null): { near: number; others: number[] } {
  const near = viewer ?? 0;
  const many = view.players.length;
  return { near, others: Array.from({ length: many - 1 }, (_, step) => (near + 1 + step) % many) };
}

export interface HandView {
  cards: readonly CardView[];
  title: string;
  live: boolean;
}

/** A seat's place in the order of play, from 1; 0 while there is none, and at the end, when it would be taken for a rank. */
export const placeOf = (view: LuccaView, seat: number): number => (view.phase === "over" ? 0 : view.order.indexOf(seat) + 1);

/** What the viewer has in hand now, if anything. */
export function handOf(view: LuccaView, viewer: number | null): HandView | null {
  if (viewer === null) return null;
  if (view.phase === "keeping") {
    const kept = view.kept.length > 0;
    return { cards: kept ? view.kept : view.opening_hand, title: kept ? "lucca-board-area-kept" : "lucca-board-area-keep", live: !kept };
  }
  if (view.active === viewer && view.hand.length > 0) return { cards: view.hand, title: "lucca-board-area-hand", live: true };
  return null;
}
