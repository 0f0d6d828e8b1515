// The number of story lines that this device has shown of each table: the digest "while you were away" begins there.

const STORAGE_KEY = "meadhall:told";
/** The maximum number of stored tables; those that were not opened for the longest time are dropped. */
const MAX_TABLES = 60;

type Told = [table: string, lines: number];

function isTold(value: unknown): value is Told {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === "number";
}

function allTables(): Told[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isTold) : [];
  } catch {
    return [];
  }
}

/** Return the number of lines shown here before; null for a table that is new to this device. */
export function linesShownBefore(table: string): number | null {
  return allTables().find(([name]) => name === table)?.[1] ?? null;
}

export function storeLinesShown(table: string, lines: number): void {
  const others = allTables().filter(([name]) => name !== table);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([[table, lines], ...others].slice(0, MAX_TABLES)));
  } catch {
    // Without storage, every visit counts as the first one.
  }
}
