import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import type { OneReport } from "../generated/wire";
import { findings } from "../lib/axe";
import { person } from "../lib/me.svelte";
import { words } from "../words/words.svelte";
import Report from "../ui/Report.svelte";
import HostPage from "./HostPage.svelte";

const asked: string[] = [];
const report = (more: Partial<OneReport>): OneReport => ({ id: 1, at: 0, person: 5, name: "Ada", about: 7, about_name: "Bob", table: "k3v9", line: 12, quote: "vile", reason: "insult", say: null, study: "", ...more });
const conduct = report({ id: 2, person: 0, name: "", line: 0, quote: "", reason: "", say: { say: "house-report-conduct", with: { bad: 4, matches: 6, resigned: 3, late: 1 } } });
const answers: Record<string, unknown> = {
  "GET /host/reports": { reports: [report({}), conduct] },
  "GET /host/audit": { acts: [{ id: 1, at: 0, person: 0, name: "", act: "rename", about: "9", detail: "renamed" }] },
  "GET /session": { me: { id: 5, name: "Ada", page: {}, muted: [7], blocked: [], warning: null } },
};

beforeEach(async () => {
  await words.speak("en");
  await words.enter("pages");
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const wanted = `${init?.method ?? "GET"} ${path.replace("/api/v1", "")}`;
    asked.push(init?.body ? `${wanted} ${init.body as string}` : wanted);
    return Promise.resolve(new Response(JSON.stringify(answers[wanted] ?? {}), { status: 200 }));
  });
});

test("an act of a host asks first, and what hosts have done is told in words", async () => {
  const { container } = render(HostPage);
  const [ban] = await screen.findAllByRole("button", { name: "Keep out for a week" });
  expect(container.textContent).toContain("reported by the house itself");
  expect(container.textContent).toContain("Of the last rated matches (6) too many were left (4)");
  expect((await screen.findByText(/gave person 9 another name/)).textContent).toContain("the shell:");
  expect(await findings(container)).toEqual([]);
  if (ban) await userEvent.click(ban);
  expect(screen.getByRole("alert").textContent).toContain("Log Bob out everywhere");
  await userEvent.click(screen.getByRole("button", { name: "No" }));
  expect(asked.filter((one) => one.startsWith("POST"))).toEqual([]);
  if (ban) await userEvent.click(ban);
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(asked.filter((one) => one.startsWith("POST"))).toEqual(['POST /host/act {"act":"ban","about":"7","detail":"7"}']);
});

test("the dialog about a line of chat mutes, and mutes no longer", async () => {
  person.me = null;
  render(Report, { about: 7, table: "k3v9", line: 12, quote: "vile" });
  await userEvent.click(screen.getByRole("button", { name: "Mute" }));
  expect(asked).toEqual(['POST /tables/k3v9/mute {"person":7,"on":true}', "GET /session"]);
  expect(await screen.findByRole("button", { name: "Mute no longer" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("You no longer see what they write.");
});
