// The sources of the client, for the checks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Source {
  path: string;
  text: string;
}

export const root = new URL("..", import.meta.url).pathname;

/** All files under a folder of `web/` whose names end so. */
export function sources(under: string, ...ends: string[]): Source[] {
  return readdirSync(join(root, under), { recursive: true, encoding: "utf8" })
    .filter((name) => ends.some((end) => name.endsWith(end)))
    .sort()
    .map((name) => join(under, name))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Prints what is wrong and ends with an error, if anything is. */
export function verdict(wrong: string[], right: string): void {
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exit(1);
  console.log(right);
}
