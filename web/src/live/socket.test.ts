import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Socket } from "./socket.svelte";

class Wire {
  static all: Wire[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  sent: string[] = [];
  closed = false;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { do: string }).do);
  }
  close(): void {
    this.closed = true;
  }
}

const listener = { heard: vi.fn(), opened: vi.fn(), closed: vi.fn() };
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  socket = new Socket("ws://house");
  socket.listen(listener);
  Wire.all[0]?.onopen?.();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks when nothing is heard after something was said, then hangs up and connects again", () => {
  socket.send({ do: "unwatch", table: "t" });
  vi.advanceTimersByTime(4_100);
  expect(Wire.all[0]?.sent).toEqual(["unwatch", "ping"]);
  expect(socket.open).toBe(true);
  vi.advanceTimersByTime(4_100);
  expect(Wire.all[0]?.closed).toBe(true);
  expect(listener.closed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(Wire.all).toHaveLength(2);
});

it("stays with a line on which an answer comes", () => {
  socket.send({ do: "unwatch", table: "t" });
  vi.advanceTimersByTime(4_100);
  Wire.all[0]?.onmessage?.({ data: JSON.stringify({ type: "pong", at: 0, now: 0 }) });
  vi.advanceTimersByTime(15_000);
  expect(Wire.all[0]?.closed).toBe(false);
  expect(socket.open).toBe(true);
});
