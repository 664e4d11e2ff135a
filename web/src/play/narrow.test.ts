import { expect, test } from "vitest";

import { beyond, count, narrow, soleDeed } from "./narrow";
import type { Choice } from "./types";

const choice = (text: string, ...ids: string[]): Choice => ({ text, ids, say: { say: text }, effect: null });

test("with nothing pointed at, everything that any choice names is open", () => {
  const { open, candidates, ready } = narrow([choice("a", "x", "y"), choice("b", "z")], []);
  expect([...open].sort()).toEqual(["x", "y", "z"]);
  expect(candidates).toHaveLength(2);
  expect(ready).toBeNull();
});

test("pointing narrows, in any order", () => {
  const choices = [choice("a", "city:pisa", "tile:1"), choice("b", "city:pisa", "tile:2"), choice("c", "city:lucca", "tile:1")];
  expect(narrow(choices, ["tile:1"]).candidates.map((one) => one.text)).toEqual(["a", "c"]);
  expect([...narrow(choices, ["tile:1"]).open].sort()).toEqual(["city:lucca", "city:pisa"]);
  expect(narrow(choices, ["tile:1", "city:lucca"]).ready?.text).toBe("c");
});

test("ids are a multiset: two green blocks are pointed at twice", () => {
  const choices = [choice("one", "s", "green"), choice("two", "s", "green", "green"), choice("mixed", "s", "green", "blue")];
  const once = narrow(choices, ["s", "green"]);
  expect(once.ready?.text).toBe("one");
  expect([...once.open].sort()).toEqual(["blue", "green"]);
  const twice = narrow(choices, ["s", "green", "green"]);
  expect(twice.ready?.text).toBe("two");
  expect(twice.candidates).toHaveLength(1);
});

test("one candidate left is ready without pointing at the rest of it", () => {
  expect(narrow([choice("a", "x", "y", "z"), choice("b", "w")], ["x"]).ready?.text).toBe("a");
});

test("a single choice still waits for a finger", () => {
  const { ready, open } = narrow([choice("a", "x")], []);
  expect(ready).toBeNull();
  expect([...open]).toEqual(["x"]);
});

test("choices that no piece tells apart are complete together and none is ready", () => {
  const { ready, complete } = narrow([choice("a", "x"), choice("b", "x")], ["x"]);
  expect(ready).toBeNull();
  expect(complete.map((one) => one.text)).toEqual(["a", "b"]);
});

test("what no piece names is offered in words from the start", () => {
  expect(narrow([choice("pass"), choice("a", "x")], []).complete.map((one) => one.text)).toEqual(["pass"]);
});

test("the order of pointing does not tell while there is something new to point at, or where it fits two", () => {
  expect(narrow([choice("ab", "a", "b", "b"), choice("ba", "b", "a", "a")], ["a"]).ready).toBeNull();
  expect(narrow([choice("four", "a", "a", "a", "a"), choice("five", "a", "a", "a", "a", "a")], ["a"]).ready).toBeNull();
});

test("the sole deed is the only choice, if that is a button and no power beside the decision", () => {
  const end = choice("end", "do:end");
  expect(soleDeed([end])).toBe(end);
  expect(soleDeed([end, choice("a", "x")])).toBeNull();
  expect(soleDeed([choice("pay", "block:red")])).toBeNull();
  expect(soleDeed([{ ...end, aside: true }])).toBeNull();
  expect(soleDeed([end, { ...choice("hold 1", "do:hold", "card:1"), aside: true }])).toBe(end);
});

test("beyond takes away each pointed piece once", () => {
  expect(beyond(choice("a", "g", "g", "b"), count(["g"]))).toEqual(["g", "b"]);
});

test("any choice can be reached by pointing at its pieces, whatever the list", () => {
  const letters = ["a", "b", "c"];
  const choices = letters.flatMap((one) => letters.map((two) => choice(one + two, one, two))).filter((one) => (one.ids[0] ?? "") <= (one.ids[1] ?? ""));
  for (const wanted of choices) {
    const pointed: string[] = [];
    for (const id of wanted.ids) {
      const now = narrow(choices, pointed);
      if (now.candidates.length > 1) expect(now.open.has(id)).toBe(true);
      pointed.push(id);
    }
    expect(narrow(choices, pointed).ready).toBe(wanted);
  }
});
