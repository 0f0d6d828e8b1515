// The authors of the icons, read from the icons' own files, so that every icon is credited.
import type { Drawing } from "../parts/drawing";

const files = import.meta.glob<string>("../parts/icons/*.ts", { query: "?raw", import: "default", eager: true });

const field = (source: string, name: string): string => new RegExp(`\\b${name}: "([^"]*)"`).exec(source)?.[1] ?? "";

/** Return the icon in the source of a file. */
export function parsedIcon(source: string): Drawing {
  return { name: field(source, "name"), by: field(source, "by"), path: field(source, "path"), line: /\bline: true/.test(source) };
}

/** Return all icons by author, in alphabetical order. */
export function byMaker(sources: string[] = Object.values(files)): [string, Drawing[]][] {
  const makers = new Map<string, Drawing[]>();
  for (const drawing of sources.map(parsedIcon)) makers.set(drawing.by, [...(makers.get(drawing.by) ?? []), drawing]);
  return [...makers].sort(([a], [b]) => a.localeCompare(b));
}
