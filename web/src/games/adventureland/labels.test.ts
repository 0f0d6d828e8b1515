import { expect, test } from "vitest";
import endTable from "../../fixtures/choose-end.json";
import partyTable from "../../fixtures/choose-party.json";
import type { Sight } from "../../wire";
import { CHART, type StartArea } from "./chart";
import { highlights, marks, type Marks } from "./marks";
import { neighbour, tabStop } from "./keyboard";
import { readBoard } from "./model";
import { spokenNames } from "./labels";

const end = endTable as unknown as Sight;
const party = partyTable as unknown as Sight;

function marked(sight: Sight): Marks {
  return marks(readBoard(sight), sight.ask, []);
}

test("a place names its kind, its pieces and its answers", () => {
  const names = spokenNames(end, marked(end), false);
  expect(names.get("E7")).toMatch(/^E7, fog, Misty Bend, a Mistling, strength 8, in reach, a fight begins/);
  expect(names.get("I5")).toBe("I5, river, The Great River, river field 15 of 18, a gold piece, in reach, plus 2 points");
  expect(names.get("E5")).toContain("your party of 1 adventurer and 1 companion");
});

test("other players' parties have their owners' names", () => {
  const figure = end.figures.find(({ kind, owner, place }) => kind === "party" && owner === 1 && !place.startsWith("row"));
  expect(spokenNames(end, marked(end), false).get(figure?.place ?? "")).toContain(`Bot Bram’s ${figure?.name ?? ""}`);
});

test("in a replay there are no actions", () => {
  expect(spokenNames(end, marked(end), true).get("E7")).not.toContain("in reach");
});

test("every place has a name, which includes whether a party may move", () => {
  const names = spokenNames(party, marked(party), false);
  expect(names.size).toBe(party.places?.length);
  for (const option of party.ask?.options ?? []) {
    const place = option.places[0];
    if (option.kind === "go") expect(names.get(place ?? ""), option.key).toContain("may move");
  }
});

test("ends, gains and blocking pieces are marked", () => {
  const found = marked(end);
  expect([...found.legal.keys()]).toEqual(end.ask?.options.map((option) => option.places[0]));
  expect(found.legal.get("E7")).toMatchObject({ gain: 4, fight: true });
  expect(highlights(readBoard(end), end.ask, null, null).selected).toBe("E5");
  expect(found.barred.get("E8")).toBe("to:E8");
  for (const place of found.discs) expect(found.barred.has(place)).toBe(true);
});

test("the previewed end has a route; a previewed party shows its reach", () => {
  const to = end.ask?.options.find(({ key }) => key === "to:G5") ?? null;
  const found = highlights(readBoard(end), end.ask, to, null);
  expect([found.goal, found.route?.line.slice(0, 1)]).toEqual(["G5", "M"]);
  const go = party.ask?.options[1] ?? null;
  const preview = { title: "", path: [], over: [], selectable: ["A1"], sum: "", missing: "", odds: [], result: "", wins: "", risks: "", note: "", costs: "", marks: [], light: false };
  expect([...highlights(readBoard(party), party.ask, go, preview).reach]).toEqual(["A1"]);
});

test("without a question nothing is marked, and the tab stop is the first field", () => {
  const found = marks(readBoard(end), null, []);
  const nothing = highlights(readBoard(end), null, null, null);
  expect([found.answers.size, found.barred.size, tabStop("", found, nothing)]).toEqual([0, 0, "A1"]);
  expect(tabStop("", marked(end), highlights(readBoard(end), end.ask, null, null))).toBe("E5");
  expect(tabStop("K10", found, nothing)).toBe("K10");
});

const TWO: StartArea[] = CHART.starts;
const THREE = TWO.filter(({ id }) => id !== "row5");

test("arrow keys move between fields and start areas, and stop at the edge", () => {
  expect(neighbour("D6", "ArrowRight", false, THREE)).toBe("E6");
  expect(neighbour("K6", "ArrowRight", false, THREE)).toBe("K6");
  expect(neighbour("A2", "ArrowLeft", false, THREE)).toBe("row2");
  expect(neighbour("A5", "ArrowLeft", false, THREE)).toBe("");
  expect(neighbour("A5", "ArrowLeft", false, TWO)).toBe("row5");
  expect(neighbour("C1", "ArrowUp", false, THREE)).toBe("colC");
  expect(neighbour("row2", "ArrowDown", false, THREE)).toBe("row3");
  expect(neighbour("row2", "ArrowRight", false, THREE)).toBe("A2");
  expect(neighbour("colB", "ArrowLeft", false, THREE)).toBe("colA");
  expect([neighbour("D6", "Home", true, THREE), neighbour("D6", "End", false, THREE), neighbour("D6", "x", false, THREE)]).toEqual(["A1", "K6", ""]);
});
