import { expect, test, vi } from "vitest";

import type { FromPage, TableView, ToPage, Update } from "../generated/wire";
import type { Connection, Listener } from "./socket.svelte";
import { Table } from "./table.svelte";

class Wire implements Connection {
  open = true;
  blocked = false;
  sent: FromPage[] = [];
  listener: Listener | undefined;
  send(message: FromPage): boolean {
    if (!this.open) return false;
    this.sent.push(message);
    return true;
  }
  listen(listener: Listener): () => void {
    this.listener = listener;
    if (this.open) listener.opened();
    return () => undefined;
  }
  hear(message: unknown): void {
    this.listener?.heard(message as ToPage);
  }
  cut(): void {
    this.open = false;
    this.listener?.closed();
  }
  mend(): void {
    this.open = true;
    this.listener?.opened();
  }
}

const state = (number: number, more: Partial<TableView> = {}): TableView =>
  ({
    type: "state", table: "t", number, seat: 0, complete: true, first: 1, chat: [], clocks: null, present: [], undo: null, orders: [],
    info: { id: "t", game: "palio", seats: [], status: "playing" }, lines: [], choices: [{ text: "enter 1", ids: ["horse:1"], say: { say: "x" }, effect: null }],
    view: { deciding: [0], awaited: [0], prompt: { say: "p" }, tally: [0, 0], over: false, table: { hands: [[1, 2], [1, 2]] } },
    ...more,
  }) as unknown as TableView;

const update = (number: number, more: Partial<Update> = {}): Update =>
  ({ type: "update", table: "t", number, line: { number, at: 0, kind: "move", seat: 0, say: null, happened: [], back: 0 }, ...more }) as Update;

function opened(ms = 0): { wire: Wire; table: Table } {
  const wire = new Wire();
  const table = new Table("t", wire, { pace: () => ({ ms, most: 6 * ms, bots: "quick" }) });
  table.open();
  wire.hear(state(3));
  return { wire, table };
}

test("it watches, shows the state, and applies what changed", () => {
  const { wire, table } = opened();
  expect(wire.sent).toEqual([{ do: "watch", table: "t", seen: 0, chat: 0, invite: "", brief: true, pace: "quick" }]);
  const before = table.view;
  wire.hear(update(4, { patch: [[["table", "hands", 0], [2]], [["tally"], [1, 0]]], choices: null }));
  expect(table.view?.table["hands"]).toEqual([[2], [1, 2]]);
  expect(before?.table["hands"]).toEqual([[1, 2], [1, 2]]);
  expect(table.choices).toEqual([]);
  expect(table.number).toBe(4);
  table.close();
});

test("a move carries what was seen and a key, and waits for its answer", () => {
  const { wire, table } = opened();
  table.move("enter 1");
  const sent = wire.sent.at(-1);
  expect(sent).toMatchObject({ do: "move", text: "enter 1", seen: 3 });
  expect(table.pending).toHaveLength(1);
  wire.hear(update(4, { key: (sent as { key: string }).key, choices: null }));
  expect(table.pending).toEqual([]);
  table.close();
});

test("a move that waits for the line is not given up for what is done after it", () => {
  const { wire, table } = opened();
  wire.cut();
  table.move("enter 1");
  table.act("chat", { text: "one moment" });
  table.act("hint");
  table.act("hint");
  expect(table.moving).toBe(true);
  wire.sent = [];
  wire.mend();
  wire.hear(state(3));
  const again = wire.sent.filter((one) => one.do === "move" || one.do === "act");
  expect(again.map((one) => (one.do === "act" ? one.what : one.do))).toEqual(["move", "chat", "hint"]);
  const { key } = again[0] as { key: string };
  wire.hear({ type: "refused", table: "t", key, kind: "not-now", why: { say: "no" }, rule: "" });
  expect(table.complaint).toEqual({ why: { say: "no" }, rule: "" });
  expect(table.moving).toBe(false);
  expect(table.pending.map((one) => one.what)).toEqual(["chat", "hint"]);
  table.close();
});

test("a lost connection in mid-move: the same key is sent again, after saying what was seen", () => {
  const { wire, table } = opened();
  table.move("enter 1");
  const first = wire.sent.at(-1);
  wire.cut();
  expect(table.connected).toBe(false);
  expect(table.pending).toHaveLength(1);
  wire.mend();
  expect(wire.sent.at(-1)).toMatchObject({ do: "watch", seen: 3 });
  wire.hear(state(3));
  expect(wire.sent.at(-1)).toEqual(first);
  table.close();
});

test("a gap in the numbers makes it look again", () => {
  const { wire, table } = opened();
  wire.hear(update(6));
  expect(wire.sent.at(-1)).toMatchObject({ do: "watch", seen: 3 });
  expect(table.number).toBe(3);
  table.close();
});

test("an update that was seen already changes nothing", () => {
  const { wire, table } = opened();
  wire.hear(update(3, { patch: [[["over"], true]] }));
  expect(table.view?.over).toBe(false);
  table.close();
});

test("what changed in the choices is put in its place", () => {
  const { table, wire } = opened();
  const choice = (horse: number) => ({ text: `enter ${horse}`, ids: [], say: { say: "x", with: {} }, effect: null });
  wire.hear(update(4, { choices: [1, 2, 3].map(choice) }));
  wire.hear(update(5, { choice_patch: [1, 1, [4, 5].map(choice)] }));
  table.skip();
  expect(table.choices.map((one) => one.text)).toEqual(["enter 1", "enter 4", "enter 5", "enter 3"]);
  table.close();
});

test("a refusal is told and the choices stay", () => {
  const { wire, table } = opened();
  table.move("enter 9");
  const key = (wire.sent.at(-1) as { key: string }).key;
  wire.hear({ type: "refused", key, table: "t", code: "c", why: { say: "palio-refused-horse", with: { horse: 9 } }, kind: "not-allowed", rule: "PAL-ENTER-3", wait: 0 });
  expect(table.complaint?.rule).toBe("PAL-ENTER-3");
  expect(table.choices).toHaveLength(1);
  expect(table.pending).toEqual([]);
  table.close();
});

test("happenings that arrive together are shown one after the other, and can be skipped", () => {
  vi.useFakeTimers();
  const { wire, table } = opened(100);
  for (const number of [4, 5, 6]) wire.hear(update(number, { patch: [[["tally"], [number, 0]]] }));
  expect(table.waiting).toBe(3);
  vi.advanceTimersByTime(100);
  expect(table.view?.tally).toEqual([4, 0]);
  table.skip();
  expect(table.view?.tally).toEqual([6, 0]);
  expect(table.number).toBe(6);
  table.close();
  vi.useRealTimers();
});

test("after a reconnection lines and chat are not doubled", () => {
  const { wire, table } = opened();
  wire.hear(update(4));
  wire.hear({ type: "chat", table: "t", line: { id: 1, at: 0, person: 1, name: "Ada", seat: 0, text: "ciao" } });
  wire.cut();
  wire.mend();
  expect(wire.sent.at(-1)).toMatchObject({ seen: 4, chat: 1 });
  wire.hear(state(5, { first: 5, lines: [update(5).line], chat: [{ id: 2, at: 0, person: 1, name: "Ada", seat: 0, text: "ancora" }] }));
  expect(table.lines.map((line) => line.number)).toEqual([4, 5]);
  expect(table.chat.map((line) => line.id)).toEqual([1, 2]);
  table.close();
});

test("an answer to a request is heard at the arms of whoever gave it", () => {
  const { wire, table } = opened();
  const no = { say: "house-line-not-answer", with: { seat: { seat: 1 } } };
  wire.hear(update(4, { line: { ...update(4).line, kind: "answer", seat: 1, say: no } }));
  expect(table.spoken).toMatchObject([{ seat: 1, say: no }]);
  table.close();
});

test("what is said and a pause for me wait their turn behind what is still to be shown", () => {
  vi.useFakeTimers();
  const { wire, table } = opened(100);
  wire.hear(update(4));
  wire.hear({ type: "spoken", table: "t", seat: 1, say: { say: "house-spoken-no" }, about: "offer:0:park" });
  wire.hear({ type: "pause", table: "t", seconds: 2 });
  expect(table.spoken).toEqual([]);
  expect(table.pause).toBeNull();
  vi.advanceTimersByTime(100);
  expect(table.spoken).toMatchObject([{ seat: 1, about: "offer:0:park" }]);
  expect(table.pause).toMatchObject({ seconds: 2, held: false });
  table.hold();
  expect(wire.sent.at(-1)).toMatchObject({ do: "act", what: "go-on", body: { hold: true } });
  expect(table.pause?.held).toBe(true);
  wire.hear(update(5));
  vi.advanceTimersByTime(100);
  expect(table.pause).toBeNull();
  vi.useRealTimers();
});

test("the more waits, the shorter each thing is shown", () => {
  vi.useFakeTimers();
  const { wire, table } = opened(100);
  for (let number = 4; number < 28; number += 1) wire.hear(update(number));
  vi.advanceTimersByTime(1500);
  expect(table.number).toBe(27);
  vi.useRealTimers();
});

test("a line that a host removes goes from the open page, and so do all lines of somebody who is deleted", () => {
  const { wire, table } = opened();
  const line = (id: number, by: number): unknown => ({ type: "chat", table: "t", line: { id, at: 0, person: by, name: `P${by}`, seat: -1, text: `line ${id}` } });
  for (const [id, by] of [[1, 7], [2, 8], [3, 7], [4, 9]] as const) wire.hear(line(id, by));
  expect(table.chat.map((one) => one.id)).toEqual([1, 2, 3, 4]);
  wire.hear({ type: "unsaid", table: "t", line: 2, person: 0 });
  expect(table.chat.map((one) => one.id)).toEqual([1, 3, 4]);
  wire.hear({ type: "unsaid", table: "t", line: 0, person: 7 });
  expect(table.chat.map((one) => one.id)).toEqual([4]);
  wire.hear({ type: "unsaid", table: "another", line: 4, person: 0 });
  expect(table.chat.map((one) => one.id)).toEqual([4]);
});
