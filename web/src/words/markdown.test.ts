import { expect, test } from "vitest";

import { markdown, plain, search } from "./markdown";

const PAGE = `# Carrara

Some *words* first.

## Buying

- **CAR-BUY-1** Take **one to five** blocks.
  They cost florins.
- **CAR-BUY-2** Pay at once.

| Rule | Price |
|---|---|
| **CAR-PRC-1** | 5 |

**CAR-END-1** The match ends.
`;

test("rules are found in paragraphs, lists and tables", () => {
  const rules = markdown(PAGE).flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.rule) : block.kind === "heading" ? [] : block.lines.map((line) => line.rule)));
  expect(rules.filter(Boolean)).toEqual(["CAR-BUY-1", "CAR-BUY-2", "CAR-PRC-1", "CAR-END-1"]);
});

test("a list item goes on in indented lines, and marks become runs", () => {
  const list = markdown(PAGE).find((block) => block.kind === "list");
  expect(list?.kind === "list" && plain(list.lines[0]?.runs ?? [])).toBe("Take one to five blocks. They cost florins.");
});

test("nothing becomes HTML", () => {
  const [block] = markdown("<img src=x onerror=alert(1)> [bad](javascript:alert) [good](#CAR-1)");
  expect(block?.kind === "text" && block.lines[0].runs).toEqual([
    { text: "<img src=x onerror=alert(1)> " },
    { text: "bad" },
    { text: " " },
    { text: "good", href: "#CAR-1" },
  ]);
});

test("a search keeps what fits, under its heading, whatever accents and case", () => {
  const found = search(markdown(PAGE), "FLORÍNS");
  expect(found.map((block) => block.kind)).toEqual(["heading", "list"]);
  expect(search(markdown(PAGE), "car-prc-1").map((block) => block.kind)).toEqual(["heading", "table"]);
});
