/**
 * Which sources come in one file. One large file compresses better than many small ones and spares requests: the front door with
 * the lobby, the frame around every board, what only a phone needs, and each game's board. What is loaded on demand stays apart.
 */

import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { withImports } from "./ftl.ts";

const source = fileURLToPath(new URL("./src/", import.meta.url));
const GAMES = ["carrara", "lucca", "genoa", "vecchio"];
/** In this order: what two of them need belongs to the first. Living pictures in the lobby need boards without their frame. */
const PARTS: [string, string[]][] = [
  ["door", ["App.svelte"]],
  ["pieces", ["boards/index.ts", "boards/room.svelte.ts", "play/Piece.svelte", "play/Place.svelte", "play/picker.svelte.ts", "play/explain.svelte.ts", "play/flight.svelte.ts", "art/Flourish.svelte", "art/Raised.svelte"]],
  ["frame", ["table/Frame.svelte", "table/log/Log.svelte"]],
  ["phone", ["table/Tray.svelte", "table/Look.svelte", "ui/PanZoom.svelte"]],
  ["names", ["play/short.ts"]],
  ...GAMES.map((game): [string, string[]] => [`board-${game}`, ["Board", "Mine", "Picture"].map((part) => `boards/${game}/${part}.svelte`)]),
];

/** The part of the client to which a module belongs, or null. */
export function part(): (id: string) => string | null {
  const parts = new Map<string, string>();
  for (const [name, roots] of PARTS)
    for (const root of roots)
      for (const file of withImports(join(source, root))) if (!parts.has(normalize(file))) parts.set(normalize(file), name);
  return (id) => {
    if (id.includes("/node_modules/") || id.startsWith("\0")) return null;
    return parts.get(normalize(id.split("?")[0] ?? id)) ?? null;
  };
}
