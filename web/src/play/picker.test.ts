import { expect, test } from "vitest";

import { type Confirming, Picker } from "./picker.svelte";
import type { Choice } from "./types";

const choice = (text: string, ids: string[]): Choice => ({ text, ids, say: { say: text }, effect: null });

function table(choices: Choice[], confirming: Confirming = "always"): { pick: Picker; sent: string[] } {
  const sent: string[] = [];
  const final = (text: string): Promise<boolean> => Promise.resolve(text === "b1");
  return { sent, pick: new Picker({ choices, complete: true, busy: false, confirming, send: (text) => sent.push(text), final }) };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const CHOICES = [choice("a1", ["a", "1"]), choice("a2", ["a", "2"]), choice("b1", ["b", "1"]), choice("pass", ["do:pass"])];

test("pieces are open, picked or dim as the choices narrow", () => {
  const { pick } = table(CHOICES);
  expect(pick.state("a")).toBe("open");
  expect(pick.state("nothing")).toBe("dim");
  pick.point("a");
  expect(pick.state("a")).toBe("picked");
  expect(pick.state("b")).toBe("dim");
  expect(pick.state("1")).toBe("open");
  expect(pick.deeds).toEqual([]);
});

test("a card that is played is lit before what it is played for, unless another choice begins with that", () => {
  const led = [["1"], ["2"]].map(([ware = ""]) => ({ ...choice(`play ${ware}`, ["card", ware]), led: true }));
  const { pick, sent } = table([choice("main", ["do:main"]), choice("go 2", ["2"]), ...led], "careful");
  expect(["card", "1", "2"].map((id) => pick.state(id))).toEqual(["open", "idle", "open"]);
  expect(pick.point("1")).toBe(false);
  pick.point("card");
  expect(["1", "2"].map((id) => pick.state(id))).toEqual(["open", "open"]);
  pick.point("1");
  pick.confirm();
  expect(sent).toEqual(["play 1"]);
});

test("a piece of a power beside the decision lights up when that power is asked for", () => {
  const { pick, sent } = table([choice("pass", ["do:pass"]), ...["3", "4"].map((card) => ({ ...choice(`hold ${card}`, ["do:hold", card]), aside: true }))], "careful");
  expect(pick.state("3")).toBe("idle");
  expect(pick.point("3")).toBe(false);
  expect(pick.asides).toEqual(["do:hold"]);
  pick.press("do:hold");
  expect(pick.state("3")).toBe("open");
  expect(sent).toEqual([]);
});

test("a complete choice waits for confirmation and is then sent once", () => {
  const { pick, sent } = table(CHOICES);
  pick.point("a");
  pick.point("2");
  expect(pick.ready?.text).toBe("a2");
  expect(sent).toEqual([]);
  pick.confirm();
  expect(sent).toEqual(["a2"]);
  expect(pick.ids).toEqual([]);
});

test("a move that is held back leaves its pieces picked, unless others were picked since or the position is new", () => {
  const { pick, sent } = table(CHOICES);
  const send = (): void => {
    pick.point("a");
    pick.point("2");
    pick.confirm();
  };
  send();
  pick.resume();
  expect([pick.ids, pick.ready?.text, sent]).toEqual([["a", "2"], "a2", ["a2"]]);
  pick.clear();
  send();
  pick.point("b");
  pick.resume();
  expect(pick.ids).toEqual(["b"]);
  pick.clear();
  send();
  pick.reset();
  pick.resume();
  expect(pick.ids).toEqual([]);
});

test("without confirmation the last finger sends", () => {
  const { pick, sent } = table(CHOICES, "never");
  pick.point("do:pass");
  expect(sent).toEqual(["pass"]);
});

test("careful asks only where a move cannot be taken back", async () => {
  const { pick, sent } = table(CHOICES, "careful");
  pick.point("a");
  pick.point("1");
  expect(sent).toEqual([]);
  await settled();
  expect(sent).toEqual(["a1"]);
  pick.point("b");
  await settled();
  expect(sent).toEqual(["a1"]);
  expect(pick.ready?.text).toBe("b1");
  for (const one of CHOICES.slice(1, 2)) pick.choose(one);
  await settled();
  expect(sent).toEqual(["a1", "a2"]);
});

test("a button says what it does: pressing it needs no confirmation", async () => {
  const { pick, sent } = table([...CHOICES, choice("b1x", ["b", "do:x"]), choice("a1x", ["a", "do:x"])], "careful");
  pick.press("do:pass");
  expect(sent).toEqual(["pass"]);
  pick.press("do:x");
  await settled();
  expect(sent).toEqual(["pass"]);
  expect(pick.ids).toEqual(["do:x"]);
  pick.clear();
  pick.point("b");
  pick.press("do:x");
  expect(sent).toEqual(["pass", "b1x"]);
});

test("who always wants to confirm, confirms buttons and words too", () => {
  const { pick, sent } = table(CHOICES, "always");
  pick.press("do:pass");
  expect(sent).toEqual([]);
  expect(pick.ready?.text).toBe("pass");
});

test("words chosen from the list are sent at once, even for good", () => {
  const { pick, sent } = table(CHOICES, "careful");
  for (const one of CHOICES.slice(2, 3)) pick.choose(one);
  expect(sent).toEqual(["b1"]);
});

test("of two cards of one colour, the one pointed at second lies on top; the other way is offered in words", () => {
  const { pick, sent } = table([choice("a below", ["a", "b", "b"]), choice("b below", ["b", "a", "a"]), choice("a c", ["a", "c"])], "careful");
  pick.point("a");
  expect(pick.ready).toBeNull();
  pick.point("b");
  expect(pick.ready?.text).toBe("a below");
  expect(pick.worded.map((one) => one.text)).toEqual(["b below"]);
  pick.confirm();
  expect(sent).toEqual(["a below"]);
});

test("what was given up or confirmed while the house was asked is not sent for that", async () => {
  const { pick, sent } = table(CHOICES, "careful");
  pick.point("a");
  pick.point("1");
  pick.back();
  await settled();
  expect(sent).toEqual([]);
  pick.point("1");
  pick.confirm();
  await settled();
  expect(sent).toEqual(["a1"]);
});

test("where nobody knows, careful confirms everything", async () => {
  const sent: string[] = [];
  const pick = new Picker({ choices: CHOICES, complete: true, busy: false, confirming: "careful", send: (text) => sent.push(text) });
  pick.point("do:pass");
  await settled();
  expect(sent).toEqual([]);
  expect(pick.ready?.text).toBe("pass");
});

test("a dim piece is wondered about together with what was pointed at, a lit one is not", () => {
  const asked: string[] = [];
  const reason = { why: { say: "no" }, rule: "CAR-BLD-1" };
  const pick = new Picker({
    choices: CHOICES, complete: true, busy: false, confirming: "always", send: () => undefined,
    wonder: (ids) => asked.push(ids.join(" ")), reason: (ids) => (ids.join(" ") === "a b" ? reason : null),
  });
  pick.wonder("a");
  pick.point("a");
  pick.wonder("b");
  expect(asked).toEqual(["a b"]);
  expect(pick.why("b")).toEqual(reason);
});

test("pointing at a picked piece takes the finger off", () => {
  const { pick } = table(CHOICES);
  pick.point("a");
  pick.point("a");
  expect(pick.ids).toEqual([]);
});

test("pointing at a piece of another choice starts anew there", () => {
  const { pick } = table(CHOICES);
  pick.point("a");
  expect(pick.point("b")).toBe(true);
  expect(pick.ids).toEqual(["b"]);
});

test("equal pieces are told apart by their keys", () => {
  const { pick } = table([choice("one", ["g"]), choice("two", ["g", "g"])]);
  pick.point("g", "left");
  expect(pick.state("g", "left")).toBe("picked");
  expect(pick.state("g", "right")).toBe("open");
  pick.point("g", "right");
  expect(pick.ready?.text).toBe("two");
  pick.point("g", "left");
  expect(pick.ids).toEqual(["g"]);
});

test("a choice from the list in words is shown on the board before it is sent", () => {
  const { pick, sent } = table(CHOICES);
  const wanted = CHOICES[1];
  if (wanted === undefined) throw new Error("no choice");
  pick.choose(wanted);
  expect(pick.ready).toBe(wanted);
  expect(sent).toEqual([]);
  pick.choose(wanted);
  expect(sent).toEqual(["a2"]);
});

test("a piece tells which choices it leads to", () => {
  const { pick } = table(CHOICES);
  expect(pick.after("a").map((one) => one.text)).toEqual(["a1", "a2"]);
  expect(pick.after("nothing")).toEqual([]);
});

test("nothing can be pointed at while a move is on its way", () => {
  const pick = new Picker({ choices: CHOICES, complete: true, busy: true, confirming: "never", send: () => expect.unreachable() });
  expect(pick.point("a")).toBe(false);
  expect(pick.state("a")).toBe("idle");
});
