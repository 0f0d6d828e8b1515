import { expect, test } from "vitest";
import { byMaker } from "./icons";

test("every icon has a name, a drawing and an author", () => {
  const makers = byMaker();
  expect(makers.length).toBeGreaterThan(2);
  for (const [maker, drawings] of makers)
    for (const drawing of drawings) expect(maker && drawing.name && drawing.path, JSON.stringify(drawing)).toBeTruthy();
});

test("icons are listed by author", () => {
  const source = (name: string, by: string): string => `export default { name: "${name}", by: "${by}", path: "M0 0" } satisfies Drawing;`;
  expect(byMaker([source("b", "Lorc"), source("a", "Ann"), source("c", "Lorc")]).map(([by, all]) => [by, all.map(({ name }) => name)])).toEqual([
    ["Ann", ["a"]], ["Lorc", ["b", "c"]],
  ]);
});
