/** “How it works” has a picture and words in both languages for everything it shows. */

import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { LANGUAGES, words } from "../lib/words.svelte";
import HowItWorks from "./HowItWorks.svelte";

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
