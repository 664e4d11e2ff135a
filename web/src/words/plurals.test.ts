// @vitest-environment node
/** The browser's half of tests/words/test_plurals.py: the same texts, arguments and boundaries in the other runtime. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { entries, roomWords, shellWords } from "../../ftl";

interface Arguments {
  words: string[];
  words_here: string[];
  numbers: string[];
  always_many: string[];
  uncounted: Record<string, string[]>;
  labels: Record<string, string[]>;
  exempt: Record<string, string>;
}

const LISTED = JSON.parse(readFileSync("../tests/words/arguments.json", "utf-8")) as Arguments;
const GAMES = "../src/loggia/games";
const rooms = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/text/en.ftl`));

/** A number that takes the plural in both languages and stands in no text by itself. */
const MANY = 97;
const BOUNDARIES = [0, 1, 2, -1, 5, 21, 1000, MANY];

function isNumber(message: string, argument: string): boolean {
  const key = `${message} ${argument}`;
  return LISTED.numbers.includes(key) || !(LISTED.words.includes(argument) || LISTED.words_here.includes(key));
}

/** The sentence with another number in the place of that one. */
const swap = (said: string, number: number, other: number): string => said.replace(new RegExp(`(?<![\\d.,-])${String(number)}(?!\\d)`, "g"), String(other));
const has = (said: string, number: number): boolean => swap(said, number, MANY + 1) !== said;

/** Whether the number stands before something that it counts. */
function counts(language: string, many: string): boolean {
  const further = language === "en" ? "more" : "autres?";
  for (const [, before = "", after = ""] of many.matchAll(new RegExp(`(\\p{L}*)[ \u00a0]?${String(MANY)}[ \u00a0\u202f](?:${further} )?(\\p{L}+)`, "gu")))
    if (!LISTED.uncounted[language]?.includes(after) && !LISTED.labels[language]?.includes(before.toLowerCase())) return true;
  return false;
}

/** What is wrong with a message that was formatted with every boundary number. */
function problem(language: string, said: Map<number, string>): string {
  const at = (number: number): string => said.get(number) ?? "";
  const one = at(1);
  if (!has(at(MANY), MANY)) return "";
  if (swap(at(MANY), MANY, 1) === one) return counts(language, at(MANY)) ? `no branch for one: ${one}` : "";
  if (at(-1) === one && has(one, 1) && !has(at(MANY), 1)) return `-1 reads ${one}`;
  if (has(at(-1), -1) && has(one, 1) && swap(at(-1), -1, 1) !== one) return `-1 reads ${at(-1)}`;
  if (language === "fr" && at(0) === one) return `0 reads ${one}`;
  if (language === "fr" && has(at(0), 0) && has(one, 1) && swap(at(0), 0, 1) !== one) return `0 reads ${at(0)}`;
  return "";
}

/** Everything that is wrong with the numbers of a text. */
function problems(language: string, text: string, shell: string): string[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of [shell, text]) bundle.addResource(new FluentResource(one), { allowOverrides: true });
  const found: string[] = [];
  for (const [id, source] of entries(text)) {
    const message = bundle.getMessage(id);
    const variables = new Set([...source.matchAll(/\$([\w-]+)/g)].map(([, name = ""]) => name));
    for (const [name, pattern] of [[id, message?.value] as const, ...Object.entries(message?.attributes ?? {}).map(([part, one]) => [`${id}.${part}`, one] as const)]) {
      if (!pattern) continue;
      for (const argument of variables) {
        if (!isNumber(name, argument)) continue;
        const told = tried(name, argument);
        if (told !== "") found.push(`${name} ${argument}: ${told}`);
      }
      function tried(message: string, argument: string): string {
        for (const filler of [MANY + 1, 1]) {
          const said = new Map<number, string>();
          for (const number of BOUNDARIES) {
            const args: Record<string, string | number> = {};
            for (const other of variables) args[other] = isNumber(message, other) ? filler : "Ada";
            const errors: Error[] = [];
            said.set(number, bundle.formatPattern(pattern ?? "", { ...args, [argument]: number }, errors));
            if (errors.length > 0) return String(errors[0]);
          }
          if (LISTED.always_many.includes(argument) || `${message} ${argument}` in LISTED.exempt) continue;
          const told = problem(language, said);
          if (told !== "") return told;
        }
        return "";
      }
    }
  }
  return found;
}

describe.each(["en", "fr"])("in %s", (language) => {
  test("the shell’s words have a plural for whatever is counted", () => {
    expect(problems(language, shellWords(language), "")).toEqual([]);
  });

  test.each(rooms)("%s has a plural for whatever is counted", (room) => {
    expect(problems(language, roomWords(room, language), shellWords(language))).toEqual([]);
  });
});

test("a missing plural, a literal 1 and a French zero are found", () => {
  expect(problems("en", "a = { $count } blocks", "")).toEqual(["a count: no branch for one: 1 blocks"]);
  expect(problems("en", "a = { $count ->\n    [one] 1 block\n   *[other] { $count } blocks\n}", "")).toEqual(["a count: -1 reads 1 block"]);
  expect(problems("fr", "a = { $count ->\n    [one] un bloc\n   *[other] { $count } blocs\n}", "")).toEqual(["a count: 0 reads un bloc"]);
  expect(problems("fr", "a = { $count ->\n    [1] { $count } bloc\n   *[other] { $count } blocs\n}", "")).toEqual(["a count: -1 reads -1 blocs"]);
  expect(problems("en", "a = { $count ->\n    [one] { $count } block\n   *[other] { $count } blocks\n}\nb = Round { $round } begins", "")).toEqual([]);
});
