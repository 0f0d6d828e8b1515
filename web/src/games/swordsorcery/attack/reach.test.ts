import { expect, test } from "vitest";
import type { Ask, Option, Preview } from "../../../wire";
import { attacksIn, attacksOn } from "./reach";

const option = (key: string): Option => ({ key }) as Option;
const ask = (kind: string, ...keys: string[]): Ask => ({ kind, options: keys.map(option) }) as unknown as Ask;
const REACH: Record<string, Partial<Preview>> = { attack: { path: ["12"], selectable: [] }, "use:c1": { path: [], selectable: ["12", "14"] } };
const foreseen = (key: string): Preview | null => (REACH[key] as Preview | undefined) ?? null;

test("an enemy has the attacks that can target it, the weapon first", () => {
  const found = attacksOn(ask("act", "end", "attack", "use:c1", "use:b2", "to:K2"), foreseen);
  expect([...found].map(([whom, options]) => [whom, options.map(({ key }) => key)])).toEqual([["12", ["attack", "use:c1"]], ["14", ["use:c1"]]]);
});

test("an attack can begin only in a hero's turn", () => {
  expect(attacksIn(ask("hit", "use:c1"))).toEqual([]);
  expect(attacksIn(null)).toEqual([]);
});
