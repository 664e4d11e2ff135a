/** Marks of quotation within others of their kind become the inner ones, as in `words.py`. */

const INNER: Record<string, string> = { "“": "‘", "”": "’", "«": "“", "»": "”" };

export function innerQuotes(text: string): string {
  let begun = "";
  return text.replace(/“|”|«\s?|\s?»/g, (found) => {
    const kind = found.trim();
    const opens = "“”".includes(kind) ? "“" : "«";
    if (kind !== opens) begun = begun.slice(0, Math.max(0, begun.lastIndexOf(opens)));
    const within = begun.includes(opens);
    if (kind === opens) begun += opens;
    return within ? (INNER[kind] ?? found) : found;
  });
}
