/** Before a clear mistake: the house is asked, and never waited for. */

import { afterEach, expect, test, vi } from "vitest";

import { Warner, type Warning } from "./warner.svelte";

const SAY = { say: "warning-chance", with: { percent: 9 } };

function made(answer: () => Promise<unknown>, when: () => Warning = () => "always"): { warner: Warner; played: string[]; asked: string[] } {
  const played: string[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return { ok: true, json: answer } as Response;
  });
  return { warner: new Warner("t", when, (text) => played.push(text)), played, asked };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a mistake waits for a second thought, and is said once for each position", async () => {
  const { warner, played } = made(async () => ({ on: true, say: SAY }));
  await warner.send("discard");
  expect(played).toEqual([]);
  expect(warner.said).toEqual({ text: "discard", say: SAY });
  warner.said = null;
  await warner.send("discard");
  expect(played).toEqual(["discard"]);
  warner.forget();
  await warner.send("discard");
  expect(played).toEqual(["discard"]);
  warner.anyway();
  expect(played).toEqual(["discard", "discard"]);
});

test("a move goes out where the house has nothing to say, or cannot be reached", async () => {
  const quiet = made(async () => ({ on: true, say: null }));
  await quiet.warner.send("add");
  expect(quiet.played).toEqual(["add"]);
  const lost = made(() => Promise.reject(new Error("gone")));
  await lost.warner.send("add");
  expect(lost.played).toEqual(["add"]);
  expect(lost.warner.asking).toBe(false);
});

test("nobody is asked who wants no warning, nor again where the house gives none", async () => {
  const never = made(async () => ({ on: true, say: SAY }), () => "never");
  never.warner.begin();
  await never.warner.send("add");
  expect([never.asked, never.played]).toEqual([[], ["add"]]);
  let when: Warning = "first";
  const off = made(async () => ({ on: false, say: null }), () => when);
  await off.warner.send("one");
  await off.warner.send("two");
  expect(off.asked.length).toBe(1);
  when = "always";
  await off.warner.send("three");
  expect(off.asked.length).toBe(2);
  expect(off.played).toEqual(["one", "two", "three"]);
});

test("what was asked about an old position plays nothing in a new one", async () => {
  let answer: (found: unknown) => void = () => undefined;
  const { warner, played } = made(() => new Promise((resolve) => (answer = resolve)));
  const sent = warner.send("add");
  await vi.waitFor(() => expect(warner.asking).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  warner.forget();
  answer({ on: true, say: null });
  await sent;
  expect(played).toEqual([]);
});

test("a decision is looked at once it stands: not one that is over, nor one already decided", async () => {
  vi.useFakeTimers();
  const { warner, asked } = made(async () => ({ on: true, say: null }));
  for (let change = 0; change < 9; change++) {
    warner.forget();
    warner.begin();
  }
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(1);
  warner.begin();
  warner.forget();
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(1);
  warner.begin();
  await warner.send("add");
  await vi.runAllTimersAsync();
  expect(asked.slice(1).map((path) => path.includes("text=add"))).toEqual([true]);
});

test("whoever has asked too often leaves the house alone for a while, and plays", async () => {
  vi.useFakeTimers();
  const played: string[] = [];
  const fetch = vi.fn(async () => ({ ok: false, status: 429, json: async () => ({ why: { say: "house-too-fast" }, rule: "", kind: "house" }) }) as Response);
  vi.stubGlobal("fetch", fetch);
  const warner = new Warner("t", () => "always", (text) => played.push(text));
  await warner.send("one");
  await warner.send("two");
  expect(played).toEqual(["one", "two"]);
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  await warner.send("three");
  expect(fetch).toHaveBeenCalledTimes(2);
});
