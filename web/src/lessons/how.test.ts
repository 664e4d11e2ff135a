/** “How it works” has a picture and words in both languages for everything it shows. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { LANGUAGES, words } from "../words/words.svelte";
import { CHAPTER_IDS, chapterOf } from "./chapters";
import HowItWorks, { SIGNS } from "./HowItWorks.svelte";

test.each(["carrara", "lucca", "genoa", "vecchio"])("%s is explained with pictures and words", async (game) => {
  for (const language of LANGUAGES) {
    await words.speak(language);
    await words.enter("pages");
    const { container, unmount } = render(HowItWorks, { game });
    await waitFor(() => expect(container.querySelectorAll("[data-sign]").length).toBeGreaterThan(5), { timeout: 30_000 });
    for (const item of container.querySelectorAll("li")) {
      expect(item.querySelector("svg")?.childElementCount, item.textContent ?? "").toBeGreaterThan(0);
      expect(item.textContent).not.toMatch(/-how-|ui-how/);
    }
    expect(screen.getAllByRole("heading").length).toBe(5);
    unmount();
  }
});

const GAMES: Record<string, string> = { CAR: "carrara", LUC: "lucca", GEN: "genoa", VEC: "vecchio" };
const read = (game: string, file: string): string => readFileSync(join(process.cwd(), "../src/loggia/games", game, "text", file), "utf-8");

test.each(CHAPTER_IDS)("%s is a chapter of its rules in both languages, with signs and exercises that there are", (id) => {
  const game = GAMES[id.slice(0, 3)] ?? "";
  const chapter = chapterOf(`${id}-1`);
  for (const sign of chapter?.signs ?? []) expect(SIGNS[game]).toContain(sign);
  for (const language of LANGUAGES) {
    // The first rule after a heading names its chapter.
    const firsts = read(game, `rules.${language}.md`).split(/^## /m).map((part) => /\*\*([A-Z]+-\w+)-\w+\*\*/.exec(part)?.[1]);
    expect(firsts).toContain(id);
    if (chapter?.theme) expect(read(game, `lessons.${language}.ftl`)).toContain(`${game}-theme-${chapter.theme} =`);
  }
});
