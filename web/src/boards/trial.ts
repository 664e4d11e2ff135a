/** Boards tried on real matches: Python plays some at random and writes moments of them, for every number of seats. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Choice, SeatFace } from "../play/types";

export interface Moment {
  move: number;
  /** Every seat's view, and last an onlooker's. */
  views: { table: Record<string, unknown> }[];
  choices: Choice[][];
}

const python = ["../.venv/bin/python", ".venv/bin/python"].find((path) => existsSync(path)) ?? "python3";

/** Moments of a random match, from `loggia.house.samples`. */
export function moments(game: string, seats: number, options: readonly string[] = [], seed = "7"): Moment[] {
  const folder = mkdtempSync(join(tmpdir(), "loggia-"));
  const file = join(folder, "sample.json");
  const given = options.flatMap((one) => ["--option", one]);
  try {
    execFileSync(python, ["-m", "loggia.house.samples", game, file, "--seats", String(seats), "--seed", seed, ...given]);
    return (JSON.parse(readFileSync(file, "utf-8")) as { moments: Moment[] }).moments;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const faces = (seats: number, viewer: number | null): SeatFace[] =>
  ["Ada", "Bruno", "Chiara", "Dario", "Elena"]
    .slice(0, seats)
    .map((name, number) => ({ number, name, arms: number, colour: `var(--seat-${number})`, mine: number === viewer, bot: false }));

/** Ids that choices name but that no piece and no button of the strip stands for, as a player would meet them. */
export function undrawn(drawn: Element, choices: readonly Choice[]): string[] {
  const pieces = new Map<string, number>();
  for (const piece of drawn.querySelectorAll("[data-id]")) {
    const id = piece.getAttribute("data-id") ?? "";
    pieces.set(id, (pieces.get(id) ?? 0) + 1);
  }
  const missing = new Set<string>();
  for (const { ids } of choices) for (const id of ids) if (!id.startsWith("do:") && !pieces.has(id)) missing.add(id);
  return [...missing];
}

/** Message ids that reached the screen because nobody wrote their words. */
export function wordless(drawn: Element, game: string): string[] {
  const pattern = new RegExp(`\\b${game}-[a-z0-9-]+\\b`, "g");
  const said = [...drawn.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? "");
  return [...new Set([drawn.textContent, ...said].flatMap((text) => text.match(pattern) ?? []))];
}
