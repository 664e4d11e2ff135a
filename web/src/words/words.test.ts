// @vitest-environment node
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";

import { entries, moduleWords, roomWords, saidFirst, saidLater, shellWords } from "../../ftl";
import { wished, Words } from "./words.svelte";

/** A busy machine takes its time to load a module. */
const LOADED = { timeout: 20_000 };
const GAMES = "../src/loggia/games";
const rooms = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/text/en.ftl`));
const texts = (language: string): [string, string][] => [
  ["shell", shellWords(language)],
  ["what lobby and table say first", moduleWords("shell", language)],
  ...rooms.map((room): [string, string] => [room, `${shellWords(language)}\n${roomWords(room, language)}`]),
  ...rooms.map((room): [string, string] => [`${room} at first`, `${moduleWords("shell", language)}\n${moduleWords(room, language)}`]),
];

/** Every variable that a message mentions, with a number and with a text in its place. */
function formatted(language: string, text: string, value: (name: string) => string | number): Map<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wrong = bundle.addResource(new FluentResource(text));
  expect(wrong).toEqual([]);
  const args: Record<string, string | number> = {};
  for (const [, name = ""] of text.matchAll(/\$([\w-]+)/g)) args[name] = value(name);
  const made = new Map<string, string>();
  for (const [id] of entries(text)) {
    if (id.startsWith("-")) continue;
    const message = bundle.getMessage(id);
    const errors: Error[] = [];
    if (message?.value) made.set(id, bundle.formatPattern(message.value, args, errors));
    for (const [name, pattern] of Object.entries(message?.attributes ?? {})) made.set(`${id}.${name}`, bundle.formatPattern(pattern, args, errors));
    expect(errors.map((error) => `${id}: ${error.message}`)).toEqual([]);
    expect(message, id).toBeDefined();
  }
  return made;
}

describe.each(["en", "fr"])("in %s", (language) => {
  test.each(texts(language))("every message of %s can be said", (_, text) => {
    for (const value of [1, 2]) for (const said of formatted(language, text, () => value).values()) expect(said.trim()).not.toBe("");
  });
});

test("both languages have the same messages", () => {
  for (const [[name, english], [, french]] of texts("en").map((one, at) => [one, texts("fr")[at] ?? ["", ""]] as const))
    expect([name, ...[...formatted("fr", french, () => 1).keys()].sort()]).toEqual([name, ...[...formatted("en", english, () => 1).keys()].sort()]);
});

test("every ui- message that the client names exists", () => {
  // Pages and reviews bring words of their own.
  const all = [shellWords("en"), roomWords("pages", "en"), roomWords("review", "en")].join("\n");
  const known = new Set(formatted("en", all, () => 1).keys());
  const missing: string[] = [];
  for (const file of readdirSync("src", { recursive: true, encoding: "utf-8" })) {
    if (!/\.(svelte|ts)$/.test(file) || file.endsWith(".test.ts")) continue;
    for (const [, id = ""] of readFileSync(`src/${file}`, "utf-8").matchAll(/["'`](ui-[a-z-]+(?:\.help)?)["'`]/g)) if (!known.has(id) && !id.endsWith("-")) missing.push(`${file}: ${id}`);
  }
  expect(missing).toEqual([]);
});

test("no ui- message is left over", () => {
  const source = readdirSync("src", { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf-8"))
    .join("\n");
  const built = [...source.matchAll(/`(ui-[a-z-]+-)\$\{/g)].map(([, prefix = ""]) => prefix);
  const unused = entries(shellWords("en"))
    .map(([id]) => id)
    .filter((id) => id.startsWith("ui-") && !source.includes(`"${id}"`) && !built.some((prefix) => id.startsWith(prefix)));
  // The settings page names its groups by their short names.
  expect(unused.filter((id) => !/^ui-(language|theme|moving|confirming|mistakes)/.test(id))).toEqual([]);
});

test("phrases nest, name seats and join lists", () => {
  const words = new Words();
  words.add("en", "say = { $seat } takes { $what }\nblocks = { $count ->\n    [one] a block\n   *[other] { $count } blocks\n}\nseat-number = Player { $number }");
  const phrase = { say: "say", with: { seat: { seat: 1 }, what: [{ say: "blocks", with: { count: 1 } }, { say: "blocks", with: { count: 3 } }] } };
  expect(words.say(phrase, ["Ada", "Bruno"])).toBe("Bruno takes a block, 3 blocks");
  expect(words.say(phrase)).toBe("Player 2 takes a block, 3 blocks");
});

test("the browser's first language that we speak is taken", () => {
  expect(wished(["de-AT", "fr-CH", "en"])).toBe("fr");
  expect(wished(["de"])).toBe("en");
});

test("what lobby and table say at first is there at once, the rest comes with the pages; nothing is lost between them", () => {
  const first = saidFirst();
  for (const id of ["ui-play-now", "ui-who-you", "ui-undo-step", "ui-tray-none", "ui-piece-dim", "house-line-start", "game-genoa", "genoa-score"]) expect([id, first(id)]).toEqual([id, true]);
  for (const id of ["ui-desk-ban", "ui-order-pass", "ui-password-change", "house-name-taken", "option-carrara-cards"]) expect([id, first(id)]).toEqual([id, false]);
  const ids = (text: string): string[] => entries(text).map(([id]) => id);
  expect(ids(`${moduleWords("shell", "fr")}\n${moduleWords("pages", "fr")}`).sort()).toEqual(ids(`${shellWords("fr")}\n${roomWords("pages", "fr")}`).sort());
  for (const room of rooms) expect(ids(`${moduleWords(room, "en")}\n${moduleWords(`${room}-later`, "en")}`).sort()).toEqual(ids(roomWords(room, "en")).sort());
});

test("a room says itself which of its words come later, the same in both languages", () => {
  const file = (room: string, language: string): string => readFileSync(`${GAMES}/${room}/text/${language}.ftl`, "utf-8");
  expect([...saidLater("# all\na = 1\n## Refusals (later)\nb = { $n ->\n   *[other] 2\n}\n# a remark\nc = 3\n# --- the end\nd = 4")]).toEqual(["b", "c"]);
  for (const room of rooms) {
    const later = saidLater(file(room, "en"));
    expect([room, ...saidLater(file(room, "fr"))].sort()).toEqual([room, ...later].sort());
    const first = new Set(entries(moduleWords(room, "en")).map(([id]) => id));
    for (const id of later) expect([id, first.has(id)]).toEqual([id, false]);
    // Every refusal answers something that was done.
    for (const [id] of entries(file(room, "en"))) if (id.startsWith(`${room}-refused-`)) expect([id, later.has(id)]).toEqual([id, true]);
  }
});

test("a message that comes later is loaded when it is first said, in the language that is spoken", async () => {
  const words = new Words();
  await words.speak("fr");
  await words.enter("genoa");
  expect(words.word("genoa-refused-visited", { field: "X" })).toBe("");
  await vi.waitFor(() => expect(words.word("genoa-refused-visited", { field: "X" })).toContain("X"), LOADED);
  expect(words.word("house-name-taken")).toBe("");
  await vi.waitFor(() => expect(words.word("house-name-taken")).not.toBe(""), LOADED);
  expect(words.word("house-name-taken")).not.toBe("house-name-taken");
  expect(words.word("genoa-nonsense")).toBe("genoa-nonsense");
});

test("a room's word that is said too early loads the room, and nothing else", async () => {
  const words = new Words();
  await words.speak("en");
  expect(words.word("lucca-prompt-keeping")).toBe("");
  await vi.waitFor(() => expect(words.word("lucca-prompt-keeping")).not.toBe(""), LOADED);
  for (const later of ["lucca-refused-wrong-phase", "ui-desk-ban"]) expect([later, words.knows(later)]).toEqual([later, false]);
});
