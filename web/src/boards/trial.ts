/** Boards tried on real matches: Python plays some at random and writes moments of them, for every number of seats. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { MatchView } from "../generated/wire";
import type { Picker } from "../play/picker.svelte";
import type { Choice, SeatFace } from "../play/types";

export interface Moment {
  move: number;
  /** Every seat's view, and last an onlooker's. */
  views: MatchView[];
  choices: Choice[][];
}

const root = ["..", "."].map((path) => resolve(path)).find((path) => existsSync(join(path, "tools/samples.py"))) ?? ".";
const own = join(root, ".venv/bin/python");
const python = existsSync(own) ? own : "python3";

/** Moments of a random match, from `tools.samples`. */
export function moments(game: string, seats: number, options: readonly string[] = [], seed = "7"): Moment[] {
  const folder = mkdtempSync(join(tmpdir(), "loggia-"));
  const file = join(folder, "sample.json");
  const given = options.flatMap((one) => ["--option", one]);
  try {
    execFileSync(python, ["-m", "tools.samples", game, file, "--seats", String(seats), "--seed", seed, ...given], { cwd: root });
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

/** Choices that cannot be made by clicking what is drawn: an id named twice needs two pieces, or one that can be clicked twice. */
export function unreachable(drawn: Element, pick: Picker, choices: readonly Choice[]): string[] {
  return choices.flatMap((choice) => {
    const clicked = new Map<string, number>();
    pick.clear();
    for (const id of choice.ids) {
      if (!pick.open.has(id)) continue;
      const same = drawn.querySelectorAll(`[data-id="${id}"]`);
      const at = clicked.get(id) ?? 0;
      clicked.set(id, at + 1);
      if (same.length === 0) pick.point(id);
      else same[Math.min(at, same.length - 1)]?.dispatchEvent(new MouseEvent("click"));
    }
    const made = [pick.ready, ...pick.worded].some((one) => one?.text === choice.text);
    pick.clear();
    return made ? [] : [choice.text];
  });
}

/** Message ids that reached the screen because nobody wrote their words. */
export function wordless(drawn: Element, game: string): string[] {
  const pattern = new RegExp(`\\b${game}-[a-z0-9-]+\\b`, "g");
  const said = [...drawn.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? "");
  return [...new Set([drawn.textContent, ...said].flatMap((text) => text.match(pattern) ?? []))];
}
