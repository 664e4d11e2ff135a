/** As much Markdown as rules pages use, read into plain data; nothing of it ever becomes HTML by itself. */

export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  href?: string;
}

/** A sentence or several that can be linked to if they are a rule. */
export interface TextLine {
  rule: string;
  runs: Run[];
  depth: number;
}

export type Block =
  | { kind: "heading"; level: number; id: string; runs: Run[] }
  | { kind: "text"; lines: [TextLine] }
  | { kind: "list"; ordered: boolean; lines: TextLine[] }
  | { kind: "table"; head: Run[][]; rows: { rule: string; cells: Run[][] }[] };

const RULE = /^\*\*([A-Z]{3}(?:-[A-Z0-9]+)+(?:\.\d+[a-z]?)*)\*\*[\s:.]*/;
const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function runs(text: string): Run[] {
  const found: Run[] = [];
  let last = 0;
  for (const hit of text.matchAll(INLINE)) {
    if (hit.index > last) found.push({ text: text.slice(last, hit.index) });
    const [, bold, star, under, code, label, href] = hit;
    if (bold !== undefined) found.push({ text: bold, bold: true });
    else if (star !== undefined || under !== undefined) found.push({ text: star ?? under ?? "", italic: true });
    else if (code !== undefined) found.push({ text: code, code: true });
    else if (label !== undefined && href !== undefined) found.push(/^(https?:|#|\/)/.test(href) ? { text: label, href } : { text: label });
    last = hit.index + hit[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last) });
  return found;
}

export const plain = (parts: readonly Run[]): string => parts.map((part) => part.text).join("");

export const slug = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

function line(text: string, depth = 0): TextLine {
  const rule = RULE.exec(text);
  return { rule: rule?.[1] ?? "", runs: runs(rule === null ? text : text.slice(rule[0].length)), depth };
}

const cells = (row: string): string[] => row.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

export function markdown(text: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { ordered: boolean; items: { depth: number; text: string }[] } | null = null;
  let table: string[] = [];

  const flush = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: "text", lines: [line(paragraph.join(" "))] });
    if (list !== null) blocks.push({ kind: "list", ordered: list.ordered, lines: list.items.map((item) => line(item.text, item.depth)) });
    if (table.length > 0) {
      const [head = "", ...rows] = table.filter((row) => !/^[\s|:-]+$/.test(row));
      blocks.push({
        kind: "table",
        head: cells(head).map(runs),
        rows: rows.map((row) => {
          const parts = cells(row);
          const first = line(parts[0] ?? "");
          // The id keeps its own cell.
          const shown = first.rule === "" ? parts.map(runs) : [[...runs(first.rule), ...first.runs], ...parts.slice(1).map(runs)];
          return { rule: first.rule, cells: shown };
        }),
      });
    }
    paragraph = [];
    list = null;
    table = [];
  };

  for (const raw of text.replace(/<!--[\s\S]*?-->/g, "").split("\n")) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(raw);
    const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(raw);
    if (raw.trim() === "") flush();
    else if (heading) {
      flush();
      const found = runs(heading[2] ?? "");
      blocks.push({ kind: "heading", level: (heading[1] ?? "#").length, id: slug(plain(found)), runs: found });
    } else if (raw.trimStart().startsWith("|")) {
      if (table.length === 0) flush();
      table.push(raw);
    } else if (item) {
      if (list === null) flush();
      list ??= { ordered: /\d/.test(item[2] ?? ""), items: [] };
      list.items.push({ depth: Math.floor((item[1] ?? "").length / 2), text: item[3] ?? "" });
    } else if (list !== null && /^\s/.test(raw)) {
      const last: { depth: number; text: string } | undefined = list.items.at(-1);
      if (last) last.text += ` ${raw.trim()}`;
    } else {
      if (list !== null || table.length > 0) flush();
      paragraph.push(raw.trim().replace(/^>\s?/, ""));
    }
  }
  flush();
  return blocks;
}

/** Only what holds all the words, under the headings it stands under. */
export function search(blocks: readonly Block[], wanted: string): Block[] {
  const parts = slug(wanted).split("-").filter(Boolean);
  if (parts.length === 0) return [...blocks];
  const id = /^[a-z]{3}(-[a-z0-9.]*)+$/i.test(wanted.trim()) ? wanted.trim().toUpperCase() : "";
  const fits = (rule: string, text: string): boolean => {
    if (id !== "") return rule.startsWith(id);
    const flat = slug(`${rule} ${text}`);
    return parts.every((part) => flat.includes(part));
  };
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    let kept: Block | null = null;
    if (block.kind === "table") {
      const rows = block.rows.filter((row) => fits(row.rule, row.cells.map(plain).join(" ")));
      if (rows.length > 0) kept = { ...block, rows };
    } else {
      const lines = block.lines.filter((one) => fits(one.rule, plain(one.runs)));
      if (lines.length > 0) kept = { ...block, lines } as Block;
    }
    if (kept !== null) {
      if (heading !== null) found.push(heading);
      heading = null;
      found.push(kept);
    }
  }
  return found;
}
