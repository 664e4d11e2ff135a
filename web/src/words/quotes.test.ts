import { expect, test } from "vitest";

import { innerQuotes } from "./quotes";

test("marks of quotation within others of their kind become the inner ones", () => {
  expect(innerQuotes("She plays “Choose “Abbot””, not “Keep “Prior””.")).toBe("She plays “Choose ‘Abbot’”, not “Keep ‘Prior’”.");
  expect(innerQuotes("«\u00a0Choisir «\u00a0Abbé\u00a0»\u00a0»")).toBe("«\u00a0Choisir “Abbé”\u00a0»");
});

test("others stay as they are", () => {
  for (const text of ["“One” and “two”", "«\u00a0Un\u00a0» et “deux”", "«\u00a0Un “deux”\u00a0»", "a lone ” or »", "it’s"]) expect(innerQuotes(text)).toBe(text);
});
