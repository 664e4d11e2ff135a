import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import sample from "../boards/palio/sample.json";
import type { Line, PointData } from "../generated/wire";
import { findings } from "../lib/axe";
import { plainFaces } from "../words/faces";
import type { MatchView } from "../live/table.svelte";
import { words } from "../words/words.svelte";
import { Explainer } from "../play/explain.svelte";
import { Flight } from "../play/flight.svelte";
import { Picker } from "../play/picker.svelte";
import type { Choice, Phrase } from "../play/types";
import ChoiceList from "./ChoiceList.svelte";
import Frame from "./Frame.svelte";
import Log from "./log/Log.svelte";
import Result from "./end/Result.svelte";
import Seats from "./Seats.svelte";
import Talk from "./talk/Talk.svelte";

const moment = sample.moments[1] as unknown as { views: MatchView[]; choices: Choice[][] };
const SEATS = plainFaces(3, ["Ada", "Bruno", "Chiara"], 0);
const say = (phrase: Phrase): string => words.say(phrase, ["Ada", "Bruno", "Chiara"]);

beforeAll(async () => {
  await words.speak("en");
  await words.enter("palio");
});

function picker(choices = moment.choices[0] ?? []): { pick: Picker; sent: string[] } {
  const sent: string[] = [];
  return { sent, pick: new Picker({ choices, complete: true, busy: false, confirming: "always", send: (text) => sent.push(text) }) };
}

function frame(pick: Picker): ReturnType<typeof render> {
  const log = createRawSnippet(() => ({ render: () => "<p>log</p>" }));
  const view = moment.views[0] as MatchView;
  return render(Frame, {
    game: "palio", view, viewer: 0, seats: SEATS, pick, explain: new Explainer(), flight: new Flight(() => ({ on: false, ms: 0 })), say, sheet: "log", log,
  });
}

test("a match is played by pointing and confirming, and nothing in the frame troubles a screen reader", async () => {
  const { pick, sent } = picker();
  const { container } = frame(pick);
  const horse = await screen.findByRole("checkbox", { name: /Horse 2/ });
  expect(await findings(container)).toEqual([]);
  await userEvent.click(horse);
  expect(horse.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("status").textContent).toContain("Enter horse 2");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(sent).toEqual(["enter 2"]);
});

test("what a seat would have at the end is not told beside a score that has moved on", () => {
  const told = (tally: number[]): (string | null)[] => {
    const now = [{ total: 11, hidden: false, score: 0 }];
    return [...render(Seats, { game: "palio", seats: SEATS, tally, awaited: [], now }).container.querySelectorAll("[data-now]")].map((one) => one.getAttribute("data-now"));
  };
  expect(told([0, 0, 0])).toEqual(["11"]);
  expect(told([8, 0, 0])).toEqual([]);
});

test("a match is played by keys: one stop for Tab, Enter points and confirms, and its name tells the effect", async () => {
  const { pick, sent } = picker();
  const { container } = frame(pick);
  const horse = await screen.findByRole("checkbox", { name: /Horse 1/ });
  await waitFor(() => expect(container.querySelectorAll('[data-piece][tabindex="0"]')).toHaveLength(1));
  expect(horse.getAttribute("aria-label")).toContain("Enter horse 1");
  horse.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(sent).toEqual(["enter 1"]);
});

test("a button of the strip that vanishes with what it did hands on the focus", async () => {
  const done: Choice = { text: "done", ids: ["do:done"], say: { say: "palio-enter", with: { horse: 1 } }, effect: null };
  const other: Choice = { ...done, text: "other", ids: ["do:other"] };
  const { pick, sent } = picker([done, other]);
  const { container } = frame(pick);
  container.querySelector<HTMLElement>('[data-deed="do:done"]')?.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.hasAttribute("data-confirm")).toBe(true));
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual(["done"]);
  await waitFor(() => expect(document.activeElement?.hasAttribute("data-strip")).toBe(true));
});

test("a button that vanishes when the house has answered hands on the focus too", async () => {
  const done: Choice = { text: "done", ids: ["do:done"], say: { say: "palio-enter", with: { horse: 1 } }, effect: null };
  let answer: (final: boolean) => void = () => undefined;
  const final = (): Promise<boolean> => new Promise((resolve) => (answer = resolve));
  const pick = new Picker({ choices: [done, { ...done, text: "other", ids: ["do:other"] }], complete: true, busy: false, confirming: "careful", final, send: () => pick.reset() });
  const { container } = frame(pick);
  pick.point("do:done");
  await waitFor(() => expect(container.querySelector("[data-confirm]")).not.toBeNull());
  container.querySelector<HTMLElement>("[data-confirm]")?.focus();
  answer(false);
  await waitFor(() => expect(document.activeElement?.hasAttribute("data-strip")).toBe(true));
});

test("every choice stands in words and can be searched", async () => {
  const many = Array.from({ length: 20 }, (_, n): Choice => ({ text: `enter ${n}`, ids: [`horse:${n}`], say: { say: "palio-enter", with: { horse: n } }, effect: null }));
  const { pick, sent } = picker(many);
  const { container } = render(ChoiceList, { pick, say });
  expect(container.querySelectorAll("[data-choice]")).toHaveLength(20);
  await userEvent.type(screen.getByRole("searchbox"), "horse 17");
  await userEvent.click(screen.getByRole("button", { name: "Enter horse 17" }));
  expect(pick.ready?.text).toBe("enter 17");
  await userEvent.click(screen.getByRole("button", { name: "Enter horse 17" }));
  expect(sent).toEqual(["enter 17"]);
  await waitFor(() => expect(screen.getByRole("searchbox").getAttribute("aria-label")).not.toBe("")); // its words come later
  expect(await findings(container)).toEqual([]);
});

test("the log lights up what it speaks of and strikes out what was taken back", async () => {
  const { pick } = picker();
  const line = (number: number, more: Partial<Line>): Line => ({ number, at: 0, kind: "move", seat: 0, say: null, happened: [], back: 0, ...more });
  const spoken = { event: { kind: "Entered" }, say: { say: "palio-entered", with: { seat: { seat: 1 } } }, ids: ["horse:3"] };
  const lines = [line(1, { happened: [spoken] }), line(2, { happened: [{ ...spoken, ids: [] }] }), line(3, { kind: "undo", back: 1, say: { say: "seat-name", with: { seat: { seat: 0 } } } })];
  const { container } = render(Log, { game: "palio", seats: SEATS, lines, pick, say });
  const [first, second] = container.querySelectorAll("li");
  expect(first?.textContent).toContain("Bruno has entered a horse");
  if (first) await userEvent.hover(first);
  expect([...pick.highlight]).toEqual(["horse:3"]);
  expect(second?.className).toContain("gone");
  expect(first?.className).not.toContain("gone");
  expect(await findings(container)).toEqual([]);
});

test("a line of the log has the colour of whom it tells, not of whoever moved before", () => {
  const { pick } = picker();
  const told = (seat: number): Line["happened"][number] => ({ event: { kind: "Entered" }, say: { say: "palio-entered", with: { seat: { seat } } }, ids: [] }) as Line["happened"][number];
  const lines: Line[] = [{ number: 1, at: 0, kind: "move", seat: 0, say: null, happened: [told(0), told(1)], back: 0 }];
  const { container } = render(Log, { game: "palio", seats: SEATS, lines, pick, say });
  expect([...container.querySelectorAll("li")].map((one) => one.style.borderLeftColor)).toEqual(["var(--seat-0)", "var(--seat-1)"]);
});

test("a step that tells nothing stands in the log only as long as it is the newest", () => {
  const decided = { say: "seat-name", with: { seat: { seat: 1 } } };
  const line = (number: number): Line => ({ number, at: 0, kind: "move", seat: 1, say: decided, happened: [], back: 0 });
  const { pick } = picker();
  const { container } = render(Log, { game: "palio", seats: SEATS, lines: [line(1), line(2), line(3)], pick, say });
  expect(container.querySelectorAll("li")).toHaveLength(1);
});

test("the result tells where every point came from", async () => {
  const source = (prize: number): PointData => ({ source: { say: "palio-point", with: { prize } }, points: prize, at_end: false, ids: [] });
  const outcome = { scores: [3, 7, 5], ranks: [3, 1, 2], winners: [1], points: [[source(3)], [source(4), source(3)], [source(5)]], tie_break: null };
  const { container } = render(Result, { game: "palio", outcome, seats: SEATS, tallies: [[0, 0, 0], [3, 0, 0], [3, 4, 5], [3, 7, 5]], say, viewer: 0 });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Bruno has won");
  const cards = [...container.querySelectorAll("ol > li")].map((card) => card.textContent.replace(/\s+/g, " "));
  expect(cards[0]).toContain("Bruno");
  expect(cards[0]).toContain("7 points");
  expect(container.querySelectorAll("polyline")).toHaveLength(3);
  expect(await findings(container)).toEqual([]);
});

test("how long a talk is still open counts down, stands still in a pause, and says when it is over", async () => {
  vi.useFakeTimers();
  try {
    const at = Date.now();
    const { rerender } = render(Talk, { talk: { left: 65, running: true, over: false }, at });
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toContain("1:05");
    await vi.advanceTimersByTimeAsync(6000);
    expect(timer.textContent).toContain("0:59");
    await vi.advanceTimersByTimeAsync(90_000);
    expect(timer.textContent).toContain("0:00");
    await rerender({ talk: { left: 12, running: false, over: false }, at: Date.now() });
    await vi.advanceTimersByTimeAsync(5000);
    expect(timer.textContent).toContain("0:12");
    await rerender({ talk: { left: 0, running: true, over: true }, at: Date.now() });
    expect(timer.textContent).toContain("Offers closed");
    expect(timer.textContent).not.toContain("0:");
  } finally {
    vi.useRealTimers();
  }
});
