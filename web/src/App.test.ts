import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { findings } from "./lib/axe";
import { words } from "./words/words.svelte";

const GAMES = [{ name: "palio", seats: [2, 3, 4], revision: 1, options: [], levels: ["random"], reconstructed: false }];

beforeAll(async () => {
  await words.speak("en");
  vi.stubGlobal("scrollTo", () => undefined);
});

function house(): void {
  vi.stubGlobal("fetch", (path: string) => {
    const answers: Record<string, unknown> = { "/api/v1/games": GAMES, "/api/v1/tables": { tables: [] } };
    const found = answers[path.split("?")[0] ?? ""];
    return Promise.resolve(new Response(JSON.stringify(found ?? { code: "x", why: { say: "ui-missing", with: {} } }), { status: found === undefined ? 401 : 200 }));
  });
}

test("the first thing a newcomer sees is a game to play now", async () => {
  house();
  const { container } = render(App);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Sit down and play");
  expect(await screen.findByRole("button", { name: /Play now\s*Palio/ })).toBeTruthy();
  expect(await findings(container)).toEqual([]);
});

test("an unknown address helps on", async () => {
  house();
  history.pushState(null, "", "/nowhere/at/all");
  dispatchEvent(new PopStateEvent("popstate"));
  const { container } = render(App);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("There is nothing here");
  expect(screen.getByRole("link", { name: "Play a game now" })).toBeTruthy();
  expect(await findings(container)).toEqual([]);
});
