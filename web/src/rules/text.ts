// The text of a clause in parts to draw: prose with references, numbered lines, tables.

export type Piece = { words: string } | { clause: string } | { source: string };
export type Block =
  | { kind: "prose"; pieces: Piece[] }
  | { kind: "list"; lines: Piece[][] }
  | { kind: "table"; head: string[]; rows: string[][] };

/** Tags for the sources of rules. */
export const SOURCES: readonly string[] = ["seed", "public", "house"];
const CLAUSE_OR_SOURCE = new RegExp(`(\\b[A-Z]{2,4}-[A-Z]{2,4}-\\d{1,3}\\b|\\[(?:${SOURCES.join("|")})\\])`);

/** Split a line: each id of a clause, and each source, becomes a piece. */
export function pieces(line: string): Piece[] {
  return line.split(CLAUSE_OR_SOURCE).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return part ? [{ words: part }] : [];
    return [part.startsWith("[") ? { source: part.slice(1, -1) } : { clause: part }];
  });
}

const cells = (line: string): string[] => line.split("|").map((cell) => cell.trim());

/** Split a text into blocks: lines with bars make a table whose first line is the head, numbered lines make a list. */
export function blocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter((row) => row.trim())) {
    const last = blocks.at(-1);
    const numbered = /^\d+\.\s+(.*)$/.exec(line)?.[1];
    if (line.includes(" | ") || / \|$/.test(line)) {
      if (last?.kind === "table") last.rows.push(cells(line));
      else blocks.push({ kind: "table", head: cells(line), rows: [] });
    } else if (numbered !== undefined) {
      if (last?.kind === "list") last.lines.push(pieces(numbered));
      else blocks.push({ kind: "list", lines: [pieces(numbered)] });
    } else blocks.push({ kind: "prose", pieces: pieces(line) });
  }
  return blocks;
}

/** Return the meaning of each tag, from `Tags: [seed] the seed says it; [house] decided here.` */
export function meanings(tags: string): Map<string, string> {
  return new Map([...tags.matchAll(/\[(\w+)\]\s*([^;]+?)(?=;\s*\[|\.?\s*$)/g)].map(([, tag = "", words = ""]) => [tag, words]));
}

/** Whether a text contains all sought words, in any order. */
export function matches(text: string, searchText: string): boolean {
  const low = text.toLowerCase();
  return searchText.toLowerCase().split(/\s+/).every((word) => low.includes(word));
}
