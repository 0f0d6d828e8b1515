// The page shows the hall's numbers and does not compute its own: these numbers are impossible under the rules.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import endTable from "../../fixtures/choose-end.json";
import kingTable from "../../fixtures/choose-end-5.json";
import reinforceTable from "../../fixtures/reinforce.json";
import swordsTable from "../../fixtures/swords.json";
import type { BoardProps } from "../../table/board";
import type { Line, Option, Preview, Sight } from "../../wire";
import { additions, rerolls } from "./fight/additions";
import Additions from "./fight/Additions.svelte";
import Dice from "./fight/Dice.svelte";
import { fieldNumber } from "./chart";
import face from "./face";
import { fieldCorner, FIELD_HEIGHT } from "./geometry";
import Overmarks from "./layers/Overmarks.svelte";
import Track from "./layers/Track.svelte";
import { highlights, marks } from "./marks";
import { readBoard } from "./model";
import Overlay from "./Overlay.svelte";
import { formation } from "./pieces/figures";
import { aboutSeat } from "./seats";
import Slip from "./Slip.svelte";
import Tray from "./Tray.svelte";
import type { Addition, ComputedValues, FightNow, Tally } from "./types";

const sightWith = (table: unknown, more: Partial<ComputedValues>): Sight => {
  const sight = table as Sight;
  return { ...sight, computed: { ...(sight.computed as object), ...more } as unknown as Sight["computed"] };
};
const textOf = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const press = { pick: () => {}, consider: () => {} };
const board = { news: [], pace: 0, chosen: null, considered: null, others: [], preview: null, pointed: [], isReplay: false, reducesMotion: true, give: () => {}, ...press } as unknown as BoardProps;
const TALLY: Tally = { parts: [["adventurers", 31, 31], ["die", 17, 5], ["gold", 444, 2]], reached: 901, needed: 902, missing: 873 };
const FIGHT: FightNow = { tally: TALLY, gold: 66, most: 55, points: 77, lead: [3, 79], additions: {}, best: "" };
const line = (event: Record<string, unknown>, words: string): Line => ({ words, brief: "", event, to_you: false, opens: false, joins: false, by_you: false, rank: 3 });

test("fight additions and dice show their totals and chances", () => {
  const addition = (more: Partial<Addition>): Addition => ({ total: 0, wins: false, missing: 0, wasted: 0, least: null, chance: 0, ...more });
  const added: FightNow = {
    ...FIGHT, best: "herb:4",
    additions: { "gold:add": addition({ total: 812, missing: 7, chance: 0.44 }), "herb:4": addition({ total: 333, wins: true, wasted: 55 }), "reroll:2": addition({ least: 2, chance: 0.97 }) },
  };
  const sight = sightWith(reinforceTable, { fight: added });
  const fight = readBoard(sight).fight!;
  const ways = textOf(render(Additions, { props: { additions: additions(sight.ask!, fight), barred: [], chosen: "", gold: 3, ...press } }).body);
  for (const expected of ["812 · 7 short", "44 %", "333", "55"]) expect(ways).toContain(expected);
  const dice = textOf(render(Dice, { props: { dice: [4, 3], rerolls: rerolls(sight.ask!, { ...fight, dice: [4, 3] }), tumbles: 0, chosen: "", ...press } }).body);
  for (const expected of ["Re-roll the 3", "2 or more wins at once", "97 % chance to win"]) expect(dice).toContain(expected);
  expect(dice).not.toContain("Re-roll the 4");
  const none = rerolls(sight.ask!, { ...fight, now: { ...added, additions: { "reroll:1": addition({}) } } });
  expect(textOf(render(Dice, { props: { dice: [4, 3], rerolls: none, tumbles: 0, chosen: "", ...press } }).body)).toContain("not enough by itself");
});

test("a fight shows each part of its strength and the gap", () => {
  const gold: Addition = { total: 1, wins: true, missing: 0, wasted: 0, least: null, chance: 0 };
  const text = textOf(render(Overlay, { props: { ...board, sight: sightWith(reinforceTable, { fight: { ...FIGHT, additions: { "gold:add": gold } } }) } }).body);
  for (const expected of ["901 of 902", "873 short", "31 You", "17 first die", "444 Gold", "873 missing", "77", "you lead 3 to 79", "you have 66"]) expect(text).toContain(expected);
});

test("the maximum number of committed swords", () => {
  expect(textOf(render(Overlay, { props: { ...board, sight: sightWith(swordsTable, { fight: FIGHT }) } }).body)).toContain("up to 55?");
});

test("the swords that a chance assumes", () => {
  const preview = { missing: "6 short", odds: [{ words: "", chance: 0.5 }] } as unknown as Preview;
  const lit = (swords: number[]): number => (render(Tray, { props: { ...board, preview, sight: sightWith(endTable, { swords }) } }).body.match(/class="[^"]*\bplan\b/g) ?? []).length;
  expect([lit([]), lit([0]), lit([1, 0, 0])]).toEqual([0, 1, 3]);
});

test("the tray shows the stocks and whether tiles are hidden", () => {
  const shown = (more: Partial<ComputedValues>): string => textOf(render(Tray, { props: { ...board, sight: sightWith(endTable, more) } }).body);
  const text = shown({ stocks: { supers: 901, cards: 902 }, secret: true });
  for (const expected of ["901 super companions", "902 cards", "only you can see them"]) expect(text).toContain(expected);
  expect(text).not.toContain("herbs");
  expect(shown({ secret: false })).not.toContain("only you");
});

test("the end of a fight, from its event", () => {
  const lost = line({ type: "FightLost", owner: 0, field: 70, creature: 1, adventurers: 1, companions: 0, tally: TALLY }, "You lose it all the same.");
  const text = textOf(render(Slip, { props: { sight: endTable as unknown as Sight, before: endTable as unknown as Sight, news: [lost], words: (() => {}) as never } }).body);
  for (const expected of ["strength 902", "31 + 17 + 444 = 901. You lose it all the same."]) expect(text).toContain(expected);
});

test("a move into a fight shows its gain, and blocked fields have a disc", () => {
  const { ask } = endTable as unknown as Sight;
  const [end] = ask!.options.filter(({ kind }) => kind === "to").map(({ key }) => key.slice(3));
  const blocked = ask!.barred.find((key) => key.startsWith("to:"))!.slice(3);
  const found = marks(readBoard(sightWith(endTable, { fight: null, ends: { [end!]: [true, 99, []] }, blocked: [blocked] })), ask, [] as Option[]);
  expect([...found.legal].filter(([, { fight }]) => fight)).toMatchObject([[end, { fight: true, gain: 99 }]]);
  expect([...found.discs]).toEqual([blocked]);
});

test("the number of figures and of simple companions in a party", () => {
  const sight = sightWith(kingTable, { plain: { 0: 2 } });
  const figures = sight.figures.map((figure) => (figure.kind === "party" ? { ...figure, number: 901 } : figure));
  const [party] = [...readBoard({ ...sight, figures }).waiting.values()].flat();
  expect(party?.size).toBe(901);
  expect(formation({ ...party!, adventurers: 1, supers: 0, companions: 40, plain: 2 }).behind).toHaveLength(2);
  const all = [...readBoard(sight).fields.flatMap((field) => field.party ?? []), ...[...readBoard(sight).waiting.values()].flat()];
  expect(all.map(({ party: number, plain, companions }) => plain - companions === (number === 0 ? 2 : 0))).not.toContain(false);
});

test("points before the final scoring are shown beside the current standing", () => {
  const standings = [{ seat: 0, place: 1, points: 12, parts: { gold: 12 }, counts: null }];
  const about = (won: number | null) => aboutSeat({ ...sightWith(endTable, { won: [won] }), standings }, 0);
  expect(about(901)).toMatchObject({ points: 901, then: 12, counts: "12 so far", sum: "gold 12. So far: 12." });
  expect(about(12)).toEqual({ sum: "gold 12. So far: 12." });
  expect(about(null)).toMatchObject({ counts: "so far" });
  expect(aboutSeat({ ...sightWith(endTable, { won: [null] }), standings, over: true }, 0).counts).toBeUndefined();
});

test("parties start in the places that the view lists", () => {
  const sight = endTable as unknown as Sight;
  expect(readBoard({ ...sight, places: sight.places.filter(({ id }) => id !== "row2") }).starts.map(({ id }) => id)).not.toContain("row2");
});

test("in the player's own fight the sheet has all answers, and the bar none", () => {
  for (const table of [swordsTable, reinforceTable] as unknown as Sight[]) {
    const ask = table.ask!;
    expect(ask.options.filter((option) => !face.isOnTable(ask, option, table))).toEqual([]);
  }
  expect(render(Overlay, { props: { ...board, sight: swordsTable as unknown as Sight } }).body).toContain('data-answer="swords:none"');
  const html = render(Overlay, { props: { ...board, sight: reinforceTable as unknown as Sight } }).body;
  for (const { key } of (reinforceTable as unknown as Sight).ask!.options) expect(html).toContain(`data-answer="${key}"`);
});

test("the field that waits for a second press has a check mark", () => {
  const sight = endTable as unknown as Sight;
  const props = { board: readBoard(sight), marks: marks(readBoard(sight), sight.ask, []), look: highlights(readBoard(sight), sight.ask, null, null) };
  const end = [...props.marks.legal.keys()][0]!;
  expect(render(Overmarks, { props: { ...props, chosen: end } }).body).toContain('class="tick');
  expect(render(Overmarks, { props: { ...props, chosen: "" } }).body).not.toContain('class="tick');
});

test("markers of points lie between the fields and the numbers of the track", () => {
  const html = render(Track, { props: { board: readBoard(endTable as unknown as Sight) } }).body;
  const y = Number(/translate\([\d.]+px, ([\d.]+)px\)/.exec(html)?.[1]);
  const lowest = fieldCorner(fieldNumber("A10")).y + FIELD_HEIGHT;
  expect(y).toBeGreaterThan(lowest - 3);
  expect(y + 13).toBeLessThan(699); // half a marker, and the top of a number
});

test("the price of a re-roll is shown only to a player with gold", () => {
  const fight = (gold: number) => sightWith(reinforceTable, { fight: { ...(reinforceTable as unknown as { computed: ComputedValues }).computed.fight!, gold } });
  const text = (gold: number) => textOf(render(Overlay, { props: { ...board, sight: fight(gold) } }).body);
  expect(text(1)).toContain("1 gold per re-roll");
  expect(text(0)).not.toContain("1 gold per re-roll");
});
