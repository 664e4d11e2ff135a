/** What Carrara's pieces are called and what is said of them, from the room's own words. */

import type { BonusView, CarraraView, CarraraCityView, ObjectiveView, PlayerBoardView, PreviewView, BuildingTileView } from "../../generated/carrara";
import type { BoardTools } from "../../play/board.svelte";
import type { SeatFace } from "../../play/types";

type Word = BoardTools["word"];

/** A name as the beginning of a line. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dashed = (name: string): string => name.replaceAll("_", "-");

export const objectName = (word: Word, object: string): string => word(`carrara-object-${dashed(object)}`);
export const tileName = (word: Word, tile: { type: string; cost: number }): string =>
  word("carrara-tile", { type: word(`carrara-type-${tile.type}`), cost: tile.cost });

/** `9 coins, 2 VP, 2 books`. */
export function gainSaid(word: Word, vp: number, coins: number, objects: readonly string[] = []): string {
  const kinds = [...new Set(objects)];
  const parts = [
    ...(vp > 0 ? [word("carrara-vp", { count: vp })] : []),
    ...(coins > 0 ? [word("carrara-coins", { count: coins })] : []),
    ...kinds.map((kind) => word(`carrara-objects-${dashed(kind)}`, { count: objects.filter((one) => one === kind).length })),
  ];
  return parts.length === 0 ? word("carrara-nothing") : parts.join(", ");
}

export function tileLines(word: Word, view: CarraraView, tile: BuildingTileView): string[] {
  const object = view.types.find((kind) => kind.id === tile.type)?.object ?? "";
  return [word("carrara-board-tile-about", { cost: tile.cost, category: word(`carrara-category-${tile.category}`), object: objectName(word, object) })];
}

export function cityLines(word: Word, city: CarraraCityView, player: PlayerBoardView): string[] {
  const worth = player.worth[city.id];
  return [
    word("carrara-board-city-accepts", { colours: city.accepts.map((colour) => word(`carrara-colour-${colour}`)) }),
    ...(worth === undefined ? [] : [word("carrara-board-worth", { worth: gainSaid(word, worth.vp, worth.coins) })]),
  ];
}

/** What is known of a scoring space: who scored it, what it would bring. */
export function spaceLines(word: Word, preview: PreviewView | undefined, scorer: string | null, needed: number): string[] {
  if (scorer !== null) return [word("carrara-board-space-scored", { name: scorer })];
  const lines = needed > 0 ? [word("carrara-board-space-needed", { needed })] : [];
  if (preview !== undefined) {
    const gain = gainSaid(word, preview.vp, preview.coins, preview.objects);
    lines.push(word(preview.allowed ? "carrara-board-space-gain" : "carrara-board-space-later", { gain }));
  }
  return lines;
}

/** What a card says, how far everybody is, and what it would bring the viewer now. */
export function cardLines(tools: Pick<BoardTools, "word" | "say">, objective: ObjectiveView, seats: readonly SeatFace[], worth: Worth | null): string[] {
  const { word, say } = tools;
  const lines = [say(objective.text)];
  for (const seat of seats) {
    const value = objective.values[seat.number] ?? null;
    lines.push(
      value === null
        ? word("carrara-board-card-hidden", { name: seat.name })
        : word("carrara-board-card-progress", { name: seat.name, value, need: objective.need }),
    );
  }
  if (worth !== null) lines.push(worthLine(word, worth));
  if (objective.reconstructed) lines.push(word("carrara-board-reconstructed"));
  return lines;
}

/** What the card in play would bring: VP, and with a bonus card perhaps coins. */
export interface Worth {
  vp: number;
  coins: number;
}

export const worthLine = (word: Word, { vp, coins }: Worth): string => word("carrara-board-card-worth", { gain: gainSaid(word, vp, coins) });

/** What the bonus card says and would bring the viewer now. */
export function bonusLines({ word, say }: Pick<BoardTools, "word" | "say">, bonus: BonusView, worth: Worth | null): string[] {
  return [say(bonus.text), ...(worth === null ? [] : [worthLine(word, worth)]), ...(bonus.reconstructed ? [word("carrara-board-reconstructed")] : [])];
}

/** Break a text into lines of about so many letters. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = [""];
  for (const one of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + one.length + 1 > letters) lines.push(one);
    else lines[lines.length - 1] = last === "" ? one : `${last} ${one}`;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? "").slice(0, letters - 1)}…`];
}
