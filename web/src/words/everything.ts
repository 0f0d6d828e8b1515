// For unit tests: the words of all games are at hand, as they are at a table.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { speakOf } from ".";

await Promise.all(readdirSync(join(import.meta.dirname, "en", "games")).map((file) => speakOf(file.replace(/\.ftl$/, ""))));
