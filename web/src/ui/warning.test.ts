import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";

import type { Me } from "../generated/wire";
import { findings } from "../lib/axe";
import { person } from "../lib/me.svelte";
import { words } from "../words/words.svelte";
import Warning from "./Warning.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.enter("pages");
});

test("a warning names its reason, and goes when it has been read", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    const me: Partial<Me> = { id: 7, name: "Bob", page: {}, muted: [], blocked: [], warning: null };
    return Promise.resolve(new Response(JSON.stringify(path.endsWith("/session") ? { me } : {}), { status: 200 }));
  });
  const { container } = render(Warning, { warning: { say: "house-note-warned", with: { bad: 3, matches: 5, resigned: 1, late: 2 } } });
  expect(screen.getByRole("alertdialog").textContent).toContain("Of your last rated matches (5) you have left too many (3): given up at once 1, lost on time 2.");
  expect(await findings(container)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "I have read it" }));
  expect(asked).toEqual(["POST /api/v1/me/notes/seen", "GET /api/v1/session"]);
  expect(person.me?.warning).toBeNull();
});
