import { expect, test } from "vitest";
import endTable from "../../../fixtures/choose-end.json";
import type { Line, Sight } from "../../../wire";
import { fieldNumber } from "../chart";
import { fieldMiddle, placeMiddle } from "../geometry";
import { readBoard } from "../model";
import { choreograph } from "./choreography";
import { keyframes } from "./flying";

const board = readBoard(endTable as unknown as Sight);
const line = (event: Record<string, unknown>): Line => ({ words: "", brief: "", event, to_you: false, opens: false, joins: false, by_you: false, rank: 3 });
const moved = line({ type: "PartyMoved", owner: 0, party: 6, start: fieldNumber("E5"), end: fieldNumber("H5"), leapt: [] });

test("a party hops from field to field, and is hidden at its end until it arrives", () => {
  const { flights, landings, length } = choreograph([moved], board, 5000);
  expect(flights[0]?.way).toEqual(["E5", "F5", "G5", "H5"].map(placeMiddle));
  expect([...landings.keys()]).toEqual(["H5"]);
  expect(length).toBeLessThanOrEqual(800);
});

test("movements follow one another, within the available time", () => {
  const cardTurned = line({ type: "CardTurned", seat: 0, field: fieldNumber("A1"), item: 1, creature: -1 });
  const { flights, landings, length } = choreograph([moved, cardTurned], board, 300);
  expect(length).toBeLessThanOrEqual(300);
  expect(flights[1]!.begin).toBeGreaterThanOrEqual(flights[0]!.end - 0.001);
  expect(landings.get("A1")).toBeGreaterThan(landings.get("H5")!);
});

test("the sprite runs along the river, and a swept party falls after it has passed", () => {
  const there = board.fields.flatMap((field) => field.party ?? [])[0]!;
  const ran = line({ type: "SpriteRan", start: fieldNumber("A7"), end: fieldNumber("C8") });
  const swept = line({ type: "PartySweptOff", owner: there.owner, field: fieldNumber(there.at), adventurers: 1, companions: 1 });
  const { flights, spriteAt } = choreograph([ran, swept], board, 5000);
  expect(flights[0]?.way).toHaveLength(4);
  expect(flights[0]?.way.at(-1)).toEqual(fieldMiddle(fieldNumber("C8")));
  expect(flights[1]?.begin).toBeGreaterThanOrEqual(spriteAt);
  expect([flights[1]?.fades, flights[1]?.way[0], flights[1]?.thing]).toEqual([true, placeMiddle(there.at), { is: "party", piece: there }]);
});

test("a party that moved and lost falls at its new place", () => {
  const lost = line({ type: "FightLost", owner: 0, field: fieldNumber("H5"), adventurers: 1, companions: 0 });
  const { flights } = choreograph([moved, lost], board, 5000);
  expect([flights[1]?.way[0], flights[1]?.thing]).toEqual([placeMiddle("H5"), flights[0]?.thing]);
});

test("points float up once, from the place where they were scored", () => {
  const scored = line({ type: "PointsScored", seat: 0, points: 2, total: 8, clause: "" });
  const { flights } = choreograph([moved, scored], board, 5000);
  const words = flights.filter(({ thing }) => thing.is === "words");
  expect(words.map(({ thing }) => (thing.is === "words" ? thing.words : ""))).toEqual(["+2"]);
  expect(words[0]?.way[0]?.x).toBe(placeMiddle("H5").x);
});

test("nothing is animated without time, or for a whole story", () => {
  expect(choreograph([moved], board, 0).flights).toEqual([]);
  expect(choreograph(Array.from({ length: 60 }, () => moved), board, 5000).flights).toEqual([]);
});

test("only transform and opacity are animated, and a hop rises between two fields", () => {
  const [flight] = choreograph([moved], board, 5000).flights;
  const found = keyframes(flight!);
  for (const frame of found) expect(Object.keys(frame).sort()).toEqual(["opacity", "transform"]);
  expect(found).toHaveLength(7);
});
