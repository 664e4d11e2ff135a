import { expect, test } from "vitest";

import { ahead } from "./lesson.svelte";

test("what is lit stays lit until it is chosen, as often as it is needed", () => {
  expect(ahead(["block:white", "city:massa"], ["block:white", "block:white", "city:massa"], [])).toEqual(["block:white", "city:massa"]);
  expect(ahead(["block:white", "city:massa"], ["block:white", "block:white", "city:massa"], ["block:white"])).toEqual(["block:white", "city:massa"]);
  expect(ahead(["block:white", "city:massa"], ["block:white", "block:white", "city:massa"], ["block:white", "block:white"])).toEqual(["city:massa"]);
});

test("then the rest of the way is pointed out", () => {
  expect(ahead(["member:prato"], ["member:prato", "florins"], ["member:prato"])).toEqual(["florins"]);
});

test("where nothing is lit, nothing is pointed out later either", () => {
  expect(ahead([], [], ["member:prato"])).toEqual([]);
});
