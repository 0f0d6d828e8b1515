// The page shows the hall's numbers and does not compute its own: these numbers are impossible under the rules.
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { askedBeat, liveStrike } from "./attack/live";
import Over from "./attack/Over.svelte";
import { Show } from "./attack/show.svelte";
import StrikePanel from "./attack/StrikePanel.svelte";
import Enemies from "./Enemies.svelte";
import { readTable, statusesOn } from "./model";
import PartyLines from "./PartyLines.svelte";
import Ending from "./book/Ending.svelte";
import type { BoardProps } from "../../table/board";
import type { Sight } from "../../wire";
import type { Attack, ComputedValues, Face, State, Sums } from "./types";

const die = (color: string, number: number) => [color, number, false];
const fight = (more: object): State => ({
  attacks: [{
    attacker: 0, card: "", name: "Blade", target: 10, area: 0, step: "hit", tags: [], targets: [], aoe: -1, dice: [die("R", 7)], bonuses: [["edge", 1]], lethals: 0, doubled: false, hits: 3,
    used: [], now: -1, left: 2, lethal: 1, blue: [die("B", 3)], shields: 0, wounds: 0, evader: -1, first: false, ...more,
  } as unknown as Attack],
}) as unknown as State;
const sums: Sums = { hits: 71, lethal: 66, before: 52, shields: 43, wounds: 34, dealt: false, far: 25 };
const faces: ComputedValues["faces"] = { R: Array.from({ length: 10 }, (): Face => [3, true, false]), B: Array.from({ length: 10 }, (): Face => [0, false, true]) };

const strikeOf = (s: State, more: Partial<Sums> = {}) => liveStrike(s, { sums: { ...sums, ...more }, faces }, (ref) => `figure ${ref}`, (id) => id)!;
function panelText(s: State, more: Partial<Sums> = {}): string {
  const { body } = render(StrikePanel, { props: { strike: strikeOf(s, more), beat: 2, attacker: null, target: null, seats: [], distance: sums.far } });
  return body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("the Hits and the distance of an attack", () => {
  expect(panelText(fight({}))).toContain("71 Hits");
  expect(panelText(fight({}))).toContain("25 areas");
});

test("the weapon of an attack by its name, not by its id", () => {
  const named = (more: object): string | undefined => liveStrike(fight({ name: "", card: "pilgrim_mace", ...more }), null, String)?.name;
  expect([named({}), named({ card: "" })]).toEqual(["Pilgrim's Mace", ""]);
});

test("an attack on an area says whom it hits", () => {
  expect(panelText(fight({ aoe: 0 }))).toContain("every opponent in the target's area");
  expect(panelText(fight({}))).not.toContain("every opponent");
});

test("a defence shows the hits it stops and the wounds left", () => {
  const text = panelText(fight({ step: "defend", now: 0 }));
  for (const expected of ["52", "43", "34", "66"]) expect(text).toContain(expected);
});

test("dice show their hits, and wounds show once dealt", () => {
  const fought = fight({ step: "defend", now: 0, wounds: 9 });
  expect(strikeOf(fought).dice.map(({ hits, bolt }) => [hits, bolt])).toEqual([[3, true]]);
  expect(strikeOf(fought).defences[0]?.blue.map(({ shield }) => shield)).toEqual([true]);
  expect(strikeOf(fought).defences[0]?.wounds).toBeNull();
  expect(strikeOf(fought, { dealt: true }).defences[0]?.wounds).toBe(9);
  expect([askedBeat(fought, false), askedBeat(fought, true)]).toEqual([3, 4]);
});

const wolf = { id: "wolf", owner: 0, area: 0, most: 7, wounds: 2, conditions: {}, criticals: {}, fire: [3, 8, 3], shields: 0 };
const map = (computed: Partial<ComputedValues>): Sight =>
  ({
    state: { quest: "q0", opened: 0, soul: 0, round: 1, heroes: [], companions: [wolf], enemies: [], attacks: [], activations: [], locks: [], options: {}, active: -1, record: { won: [] } },
    computed: { round: [], lives: [], mates: [], things: [], gains: [], ...computed }, places: [{ id: "K1" }], figures: [], cards: [], facts: [], tracks: [], standings: [], seats: [],
  }) as unknown as Sight;

test("read() returns the phases of a round, the current phase and a companion's life", () => {
  const table = readTable(map({ round: [["event", -1], ["enemies", -1], ["enemies", -1]], bead: 2, mates: [901] }))!;
  expect([table.beads.map(({ kind }) => kind), table.bead, table.pieces[0]?.now]).toEqual([["event", "enemies", "enemies"], 2, 901]);
});

test("each Fire level has its own icon", () => {
  expect(statusesOn(wolf as never).map(({ id }) => id)).toEqual(["fire", "fire"]);
});

test("the ending shows the result of the quest and its gains", () => {
  const ended = (won: boolean): string => render(Ending, { props: { sight: map({ won }), isReplay: false, chosen: null, log: () => [] } as unknown as BoardProps }).body;
  expect([/class="ending[^"]*\bwon\b/.test(ended(true)), /class="ending[^"]*\bwon\b/.test(ended(false))]).toEqual([true, false]);
  const sight = map({ gains: [[81, 82]] });
  const hero = { id: "bryndis", nature: "law", seat: 0, rank: 3, crowns: 9, ghost: false, conditions: {}, criticals: {}, fire: [] };
  const rigged = { ...sight, state: { ...sight.state, heroes: [hero], saved: { heroes: [{ ...hero, rank: 2, crowns: 4 }] } } };
  const text = render(Ending, { props: { sight: rigged, isReplay: false, chosen: null, log: () => [] } as unknown as BoardProps }).body;
  for (const number of ["81", "82"]) expect(text).toContain(number);
});

test("answers belong to their thing anywhere on the map", () => {
  const figures = ["chest", "goal", "gold"].map((kind) => ({ place: "K9", kind, sign: "", name: kind, seat: null, number: null }));
  const ask = { options: [{ key: "search" }, { key: "open:c1" }], barred: ["interact:m1", "open:c1"] };
  const sight = { ...map({ things: [["search"], ["open:c1"], ["interact:m1"]] }), figures, ask } as unknown as Sight;
  expect(readTable(sight)!.things.map(({ kind, options, barred }) => [kind, options.map(({ key }) => key), barred])).toEqual([["chest", ["search"], ""], ["goal", ["open:c1"], ""], ["gold", [], "interact:m1"]]);
});

test("picked dice are marked", () => {
  const ask = { kind: "which-dice", words: "Which dice?", options: [{ key: "die:1", words: "", brief: "", gain: "", warning: "" }], barred: [], picked: ["die:2"] };
  const state = { ...fight({ dice: [die("R", 7), die("B", 3)] }), heroes: [], companions: [], enemies: [] };
  const sight = { ...map({ sums, faces }), state, ask, waiting: [], seats: [] } as unknown as Sight;
  const props = { sight, isReplay: false, chosen: null, news: [], foreseen: () => null, log: () => [], reducesMotion: true, pace: 0 } as unknown as BoardProps;
  const { body } = render(Over, { props: { props, table: readTable(map({}))!, show: new Show(), figure: () => null } });
  expect(body.match(/class="picked/g)).toHaveLength(1);
});

test("a card on offer is not listed again as barred for another use", () => {
  const ask = { kind: "defend", words: "Add?", options: [{ key: "use:b5", words: "Bulwark", brief: "Bulwark", letter: "", gain: "", warning: "" }], barred: ["reroll:b5"], picked: [] };
  const state = { ...fight({ step: "defend" }), heroes: [], companions: [], enemies: [] };
  const sight = { ...map({ sums, faces }), state, ask, cards: [{ cards: [{ faces: [{ id: "b5", name: "Bulwark" }] }] }], waiting: [], seats: [] } as unknown as Sight;
  const props = { sight, isReplay: false, chosen: null, news: [], foreseen: () => null, log: () => [], reducesMotion: true, pace: 0 } as unknown as BoardProps;
  const { body } = render(Over, { props: { props, table: readTable(map({}))!, show: new Show(), figure: () => null } });
  expect(body.match(/Bulwark/g)).toHaveLength(1);
});

test("a result closes by itself under a resting pointer", () => {
  vi.useFakeTimers();
  const show = new Show();
  show.hold(true);
  show.play([{ kind: "deed", who: "", told: "", why: "", follows: [] }], false);
  vi.advanceTimersByTime(60_000);
  expect(show.scene).toBeNull();
  vi.useRealTimers();
});

test("enemies and attacks say what a Bolt does", () => {
  const text = "the defender loses up to 3 Crowns";
  const foe = { id: "gremlin_g", ref: 10, area: 0, conditions: {}, criticals: {}, fire: [], shields: 0 };
  const sight = { ...map({ lives: [[2, 2, 0]] }), cards: [{ cards: [{ kind: "enemy", faces: [{ id: "10", name: "", sign: "", text: "" }] }] }] } as unknown as Sight;
  const { enemies } = readTable({ ...sight, state: { ...sight.state, enemies: [foe] } } as unknown as Sight)!;
  expect(render(Enemies, { props: { cards: enemies, legal: () => false, chosen: () => false, press: () => {} } }).body).toContain(text);
  expect(panelText({ ...fight({ attacker: 10, target: 0 }), enemies: [foe] } as unknown as State)).toContain(text);
});

test("a hero's card names the key that the hero carries", () => {
  const hero = { id: "dorrun", nature: "law", seat: 0, rank: 1, crowns: 0, ghost: false, keys: ["bell_clapper"], conditions: {}, criticals: {}, fire: [] };
  const sight = { ...map({}), state: { ...map({}).state, heroes: [hero] } } as unknown as Sight;
  expect(render(PartyLines, { props: { sight, seat: 0, small: false } as never }).body).toContain("Clapper of the Soul Bell");
});
