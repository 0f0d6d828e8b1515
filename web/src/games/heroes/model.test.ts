import { expect, test } from "vitest";
import armyTable from "../../fixtures/heroes-army.json";
import beatTable from "../../fixtures/heroes-beat.json";
import draftTable from "../../fixtures/heroes-draft.json";
import targetTable from "../../fixtures/heroes-target.json";
import type { Ask, Option, Sight } from "../../wire";
import { answerAt, diceKey, marks, placesOf } from "./answering";
import { HEROES, SPELLS, spellNumber, textOf } from "./cards";
import { obviousAnswer } from "./face";
import { placeRows, linesOf, neighbour } from "./keyboard";
import { HERO_NUMBER, readTable, startsAtTop, textOfHero } from "./model";
import type { State } from "./types";

const sight = (json: unknown): Sight => json as Sight;
const [beat, target, draft, army] = [beatTable, targetTable, draftTable, armyTable].map(sight) as [Sight, Sight, Sight, Sight];

test("every figure of the table is at its place, with its hit points", () => {
  for (const table of [beat, target]) {
    const drawn = readTable(table).players.flatMap((player) => player.rows.flat()).flatMap(({ place, piece }) => (piece ? [`${place} ${piece.life} ${piece.exposed}`] : []));
    const pieces = table.figures.filter(({ kind }) => kind !== "spell").map(({ place, number, name }) => `${place} ${number} ${name.includes("exposed")}`);
    expect(drawn.sort()).toEqual(pieces.sort());
    expect(pieces.length).toBeGreaterThan(4);
  }
});

test("boards are arranged like the table's places, front line to front line", () => {
  const rows = placeRows(linesOf(readTable(beat), false)).map(({ places }) => places);
  for (const place of beat.places ?? []) {
    if (place.row !== null && place.column !== null) expect(rows[place.row]?.[place.column]).toBe(place.id);
  }
});

test("the player's own hand is known and other hands are not", () => {
  const [theirs, mine] = readTable(beat).players;
  expect(mine?.hand).toHaveLength(4);
  expect(theirs?.hand).toEqual([]);
  expect(theirs?.dice.filter((face) => face !== null)).toHaveLength(6);
});

test("each set of dice is an answer, or has a reason why not", () => {
  const dice = readTable(beat).players.at(-1)?.dice ?? [];
  const known = new Set([...(beat.ask?.options ?? []).map(({ key }) => key), ...(beat.ask?.barred ?? [])]);
  for (let set = 0; set < 64; set += 1) {
    const lifted = new Set([0, 1, 2, 3, 4, 5].filter((die) => set & (1 << die)));
    for (const does of ["throw", "stop"] as const) expect(known).toContain(diceKey(does, dice, lifted));
  }
});

test("dice in hand are always thrown, and a missing die never", () => {
  expect(diceKey("throw", [0, -1, 3, null], new Set([2, 3]))).toBe("throw:23");
  expect(diceKey("stop", [0, 1, 3, null], new Set())).toBe("stop:none");
});

test("all targets are places of the table; so are barred ones, and the place of a dead Phoenix", () => {
  const { answers, barred } = marks(target, target.ask);
  const places = new Set([...(target.places ?? []).map(({ id }) => id), "0beside"]);
  expect(answers.size).toBe(target.ask?.options.length);
  for (const place of [...answers.keys(), ...barred.keys()]) expect(places).toContain(place);
});

test("Spells of the draft are in the bottom row of the tableau; those of the top row are barred", () => {
  const { answers, barred } = marks(draft, draft.ask);
  const [top, bottom] = readTable(draft).tableau;
  expect(bottom?.every(({ place }) => answers.has(place))).toBe(true);
  expect(top?.every(({ place }) => barred.has(place))).toBe(true);
});

test("keys have places: own spaces without a board, columns in both lines, Spells at their bearer", () => {
  expect(placesOf("move:f2", target)).toEqual(["0f2"]);
  expect(placesOf("column:1/3", target)).toEqual(["1f3", "1b3"]);
  expect(placesOf("spell:poison@1f2", target)).toEqual(["1f2"]);
  expect(placesOf("shift:1f2-b2", target)).toEqual(["1b2"]);
  expect(placesOf("none", target)).toEqual([]);
});

test("repeated picks step through the answers about a place", () => {
  const options = (beat.ask?.options ?? []).slice(0, 2);
  expect(answerAt(options, undefined)?.key).toBe(options[0]?.key);
  expect(answerAt(options, options[0]?.key)?.key).toBe(options[1]?.key);
  expect(answerAt(options, options[1]?.key)?.key).toBe(options[0]?.key);
});

test("arrow keys move across the shore and stop at the edge", () => {
  const table = linesOf(readTable(beat), false);
  expect(neighbour(table, "0f1", "ArrowUp")).toBe("1f4");
  expect(neighbour(table, "0f1", "ArrowLeft")).toBe("0f1");
  expect(neighbour(table, "0f1", "ArrowRight")).toBe("0f2");
  expect(neighbour(table, "0b1", "ArrowDown")).toBe("0b1");
  expect(neighbour(table, "0f1", "x")).toBe("");
});

test("an army shows its cost so far", () => {
  expect(army.ask?.options.at(-1)?.words).toMatch(/^Done, 0 of 10 points spent/);
});

test("the card to be placed is known by its number, a Hero by A_HERO", () => {
  const state = army.state as unknown as State;
  const placing = (kind: string, card: number) => readTable({ ...army, state: { ...state, plan: { kind, card, being: -1, targets: [] } } as unknown as Sight["state"] }).placing;
  expect([placing("place", 7), placing("place", HERO_NUMBER), placing("cast", 7), readTable(army).placing]).toEqual([7, HERO_NUMBER, null, null]);
});

test("without enhancements no text mentions them", () => {
  const fireball = SPELLS[spellNumber("fireball")]!;
  expect(textOf(fireball, true)).toContain("Each enhancement");
  expect(textOf(fireball, false)).not.toContain("nhancement");
  for (const spell of SPELLS) expect(textOf(spell, false)).toMatch(/^Target: .*\.$/);
});

test("players see the duel named by the server, and spectators all boards", () => {
  const state = beat.state as unknown as State;
  const duels = [[0, 3], [1, 2]].map((seats, index) => ({ ...state.duels[0]!, seats, tableau: [index] }));
  const sides = [0, 1, 2, 3].map((seat) => state.sides[seat % 2]!);
  const seen = (seat: number, duel: number) => {
    const table = readTable({ ...beat, seat, computed: { ...beat.computed, duel }, state: { ...state, sides, duels } as unknown as Sight["state"] });
    return [table.company.toSorted(), table.tableau.flat().find((card) => card.place.startsWith("tableau"))?.place];
  };
  expect(seen(1, 1)).toEqual([[1, 2], "tableau1.0"]);
  expect(seen(-1, 1)).toEqual([[0, 1, 2, 3], "tableau1.0"]);
});

test("the boards of the player's own duel are next to each other on a narrow table", () => {
  const state = beat.state as unknown as State;
  const [first, second] = [state.sides[0]!, state.sides[1]!];
  const seats = [[9, 3, -1, false], [9, 2, -1, true], [9, 1, -1, true], [9, 0, -1, false]];
  const team = { ...beat, computed: { ...beat.computed, seats }, state: { ...state, sides: [first, second, second, second], spaces: [...state.spaces, ...state.spaces] } } as unknown as Sight;
  expect(readTable(team).players.map(({ seat, apart }) => [seat, apart])).toEqual([[1, true], [2, true], [3, false], [0, false]]);
  const seen = (narrow: boolean) => linesOf(readTable(team), narrow).map((line) => line.map(({ seat }) => seat));
  expect([seen(false), seen(true)]).toEqual([[[1, 2, 3], [0]], [[3], [0], [1], [2]]]);
  const narrowly = linesOf(readTable(team), true);
  expect(["3f2", "0b2", "1b3"].map((place) => neighbour(narrowly, place, "ArrowDown"))).toEqual(["0f3", "1b3", "1f3"]);
});

test("each step starts at the top, and within a step the scroll position stays", () => {
  const steps = ["draft", "draft", "army", "place", "hands", "prepare", "act", "action", "activate", "next", "resume", "prepare", "army"];
  expect(steps.filter((step, index) => startsAtTop(steps[index - 1] ?? "", step))).toEqual(["draft", "army", "place", "hands", "army"]);
  expect(startsAtTop("", "act")).toBe(false);
});

test("Hero texts are shown for all Heroes, then for the player's own, and never if switched off", () => {
  const [choosing, chosen] = [readTable(draft), readTable(army)];
  const heroesWithText = (table: typeof chosen) => HEROES.filter((hero) => textOfHero(table, 0, hero));
  expect(heroesWithText(choosing)).toEqual([...HEROES]);
  expect(heroesWithText(chosen)).toEqual([chosen.players.find(({ seat }) => seat === 0)?.hero]);
  expect(heroesWithText({ ...chosen, heroTexts: false })).toEqual([]);
});

test("a commanded Creature that can only attack does so without a question", () => {
  const asked = (...keys: string[]) => obviousAnswer({ ...beat.ask, kind: "does", options: keys.map((key) => ({ key }) as Option) } as Ask)?.key;
  expect([asked("attack"), asked("attack", "use")]).toEqual(["attack", undefined]);
});
