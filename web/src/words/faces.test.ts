// @vitest-environment node
import { beforeEach, expect, test } from "vitest";

import type { SeatInfo } from "../generated/wire";
import { faces, levelName, personName, plainFaces, toldNames } from "./faces";
import { words } from "./words.svelte";

const seat = (given: Partial<SeatInfo>): SeatInfo => ({ kind: "person", person: 7, name: "", guest: true, level: "", lost: false, away: false, replace: false, ready: false, kept: 0, ...given });

beforeEach(() => words.speak("en"));

test.each([
  ["en", "Guest 1234", "Apprentice"],
  ["fr", "Invité 1234", "Apprenti"],
] as const)("what the house names in no language is read in %s", async (language, guest, level) => {
  await words.speak(language);
  expect(personName("guest:1234")).toBe(guest);
  expect(personName("Ada")).toBe("Ada");
  expect(levelName("apprentice")).toBe(level);
  const drawn = faces([seat({ name: "guest:1234" }), seat({ kind: "bot", person: 0, level: "apprentice" })], 0);
  expect(drawn.map((one) => [one.name, one.level])).toEqual([
    [guest, ""],
    ["Cosimo", level],
  ]);
  expect(plainFaces(2, ["guest:1234", "bot:apprentice"], 0).map((one) => [one.name, one.level])).toEqual([
    [guest, ""],
    ["Cosimo", level],
  ]);
});

test("two with one name are told apart, and I keep mine as it is", () => {
  const seats = [seat({ name: "Ada" }), seat({ name: "ada" }), seat({ kind: "open" }), seat({ kind: "open" }), seat({ name: "Cosimo" })];
  const names = (mine: number): string[] => faces(seats, mine).map((one) => one.name);
  expect(names(-1)).toEqual(["Ada", "ada (2)", "free seat", "free seat", "Cosimo"]);
  expect(names(1)).toEqual(["Ada (1)", "ada", "free seat", "free seat", "Cosimo"]);
  expect(plainFaces(2, ["Cosimo", "bot:random"], 0).map((one) => one.name)).toEqual(["Cosimo", "Cosimo (2)"]);
});

test("a free seat says for whom it is kept", () => {
  expect(faces([seat({ kind: "open", person: 0, name: "guest:12", kept: 7 })], -1)[0]?.name).toBe("kept for Guest 12");
});

test("the log says which name is one's own, as the chips do", () => {
  expect(toldNames(faces([seat({ name: "guest:12" }), seat({ name: "Bruno" })], 0))).toEqual(["Guest 12 (you)", "Bruno"]);
});

test("every level that the house offers has words", () => {
  for (const level of ["random", "apprentice", "merchant", "master"]) expect(levelName(level)).not.toBe(level);
  expect(levelName("dante:Dante")).toBe("dante:Dante");
});

test("people are joined as in speech", () => {
  expect(words.people(["Ada"])).toBe("Ada");
  expect(words.people(["Ada", "Bruno", "Carla"])).toBe("Ada, Bruno and Carla");
});
