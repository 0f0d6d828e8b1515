import { expect, test } from "vitest";
import actionTable from "../../fixtures/heropath-action.json";
import battleTable from "../../fixtures/heropath-battle.json";
import draftTable from "../../fixtures/heropath-draft.json";
import visitTable from "../../fixtures/heropath-visit.json";
import type { Ask, Line, Race, Sight } from "../../wire";
import { option } from "../../table/core/tests/made";
import { answersAt, answersHere, cardMark, marksOf, saleMark, thingsFor, waysFor } from "./answers";
import { aboutPlace } from "./about";
import { Endings, endedBattle, staysVisible } from "./battle/battle";
import { neighbour } from "./keyboard";
import { spokenNames } from "./labels";
import { NO_MARKS } from "./marks";
import { missedAnswers } from "./missed";
import { choreograph } from "./play/choreography";
import { raceNotes } from "./over/race";
import { needsOf } from "./cards";
import { CHART } from "./chart";
import type { CardModel } from "./model";
import { mustAnswerByHand, explainsQuestion, automaticAnswer, obviousAnswer } from "./questions";
import { read, tradeOf } from "./read";
import { SPACES, spaceNumber } from "./chart";

const [action, battle, visit, draft] = [actionTable, battleTable, visitTable, draftTable].map((json) => json as unknown as Sight) as [Sight, Sight, Sight, Sight];
const spaceModel = (id: string, sight = action) => read(sight).spaces.find(({ space }) => space.id === id);
const line = (event: Record<string, unknown>): Line => ({ words: "", brief: "", event, to_you: false, opens: false, joins: false, by_you: false, rank: 0 });

test("heroes, enemies, sites and bundles are on the spaces of the state", () => {
  expect(spaceModel("P07")?.heroes.map(({ seat, yours }) => [seat, yours])).toEqual([[0, true], [2, false]]);
  expect(spaceModel("P10")?.enemies).toMatchObject([{ name: "Troll", power: 12 }]);
  expect(spaceModel("P02")?.site?.name).toBe("Blacksmith");
  expect(spaceModel("P08")?.bundle).toEqual({ cards: 0, gold: 2, food: 0 });
  expect(spaceModel("P12")?.bundle).toEqual({ cards: 1, gold: 0, food: 0 });
  expect(read(action).spaces.filter(({ active }) => active).map(({ space }) => space.id)).toEqual(["U02", "U04", "U05", "U07"]);
});

test("a hidden enemy shows its back to everyone", () => {
  expect(spaceModel("P06")?.enemies[0]).toMatchObject({ kind: null, power: 0 });
});

test("the Scale shows the number of kills until its next level", () => {
  expect(read(action).evil).toMatchObject({ level: 4, room: 3, left: 2, basic: 15, dragon: 19, last: false });
  expect(read(action).evil.levels.at(-1)?.dead).toHaveLength(3);
});

test("face-down cards of others show only their deck", () => {
  const mine = read(action).heroes[0];
  expect(mine?.resources.find(({ category }) => category === "magic")?.cards.map(({ card }) => card?.name)).toEqual(["Fireball", "Magic Dart", "Teleport"]);
  expect(mine?.armed.map(({ card }) => card?.card?.name)).toEqual(["Short Sword", "Wooden Shield", "Iron Helm", undefined, undefined]);
});

test("a battle has the parts, the totals and the chance from the hall", () => {
  const fight = read(battle).battle;
  expect(fight?.mine.parts.map(({ name, points }) => [name, points])).toEqual([["gems", 14], ["Short Sword", 1], ["Iron Helm", 1], ["Swordsmanship", 1]]);
  expect(fight?.theirs.parts.map(({ kind, points }) => [kind, points])).toEqual([["basic", 12], ["evil", 4]]);
  expect([fight?.mine.total, fight?.theirs.total, Math.round(100 * (fight?.chance ?? 0))]).toEqual([17, 16, 91]);
});

const part = (kind: string, points: number, card = -1) => ({ kind, points, card });
const ended = (more: object = {}) =>
  line({ type: "BattleEnded", seat: 0, foe: 4, hero_total: 24, foe_total: 21, result: "won", ours: [part("gems", 14), part("dice", 10)], theirs: [part("basic", 12), part("evil", 4), part("dice", 5)], ...more });

test("the end of a battle includes its dice", () => {
  const end = endedBattle([line({ type: "DiceRolled", seat: 0, hero: [3, 2], foe: [5], special: [] }), ended()], read(battle));
  expect(end).toMatchObject({ stage: "compared", heroDice: [3, 2], foeDice: [5], chance: null, result: "won" });
  expect([end?.mine.total, end?.theirs.total]).toEqual([24, 21]);
  expect(endedBattle([], read(battle))).toBeNull();
});

test("a battle that arrives again with another view keeps its comparison", () => {
  const news = [line({ type: "DiceRolled", seat: 0, hero: [3, 2], foe: [5], special: [] }), ended()];
  const over: Sight = { ...battle, state: { ...battle.state, battle: null } };
  const endings = new Endings();
  expect(endings.next([], read(battle))).toBeUndefined();
  expect(endings.next(news, read(over))).toMatchObject({ heroDice: [3, 2], foeDice: [5] });
  expect(endings.next(news, read({ ...over }))).toBeUndefined();
  expect(endings.next([], read({ ...over }))).toBeNull();
});

test("the end of the player's own battle stays until the next answer or fight", () => {
  const [mine, quiet] = [read(battle).battle, { ...read(battle), battle: null }];
  const others = { ...mine, yours: false } as typeof mine;
  const [theirs, own] = [[line({})], [{ ...line({}), by_you: true }]];
  expect([staysVisible(mine, null, theirs, quiet), staysVisible(mine, others, theirs, quiet)]).toEqual([true, true]);
  expect([staysVisible(mine, null, own, quiet), staysVisible(mine, mine, theirs, quiet), staysVisible(mine, null, theirs, read(battle)), staysVisible(others, null, theirs, quiet)]).toEqual([false, false, false, false]);
});

test("both trading players read an offer from their own side", () => {
  const deal = { seat: 0, to: 1, gives: { GOLD: 2, A01: 1 }, takes: { K26: 2, magic: 1 } };
  const seen = (seat: number) => tradeOf({ ...action, seat, computed: { ...action.computed, deal: seat < 2 ? deal : null } });
  const words = (seat: number) => [seen(seat)?.gives.map((give) => give.words), seen(seat)?.gets.map((get) => get.words)];
  const [ann, bram] = [["2 GOLD", "Short Sword"], ["Healing Potion", "Healing Potion", "a face-down MAGIC card"]];
  expect([words(0), words(1), seen(2)]).toEqual([[ann, bram], [bram, ann], null]);
  expect([seen(0)?.yours, seen(1)?.yours, seen(0)?.other]).toEqual([true, false, action.seats[1]?.name]);
});

test("trade options show name and effect, and own cards are pressed in the tray", () => {
  const options = [option("give:A01", { brief: "Give Short Sword" }), option("take:GOLD", { brief: "Ask for 1 GOLD" }), option("take:magic", { brief: "Ask for a card" }), option("never-mind", {})];
  const ask = { ...action.ask, kind: "offer-what", options } as Ask;
  expect(thingsFor(ask, "give").map(({ words, effect }) => [words, effect])).toEqual([["Short Sword", CHART.cards.find(({ id }) => id === "A01")?.text]]);
  expect(thingsFor(ask, "take").map(({ words }) => words)).toEqual(["1 GOLD", "a face-down MAGIC card"]);
  const sword = read(action).heroes[0]?.armed[0]?.card;
  expect(sword && cardMark(ask, null, { ...sword, card: CHART.cards.find(({ id }) => id === "A01") ?? null }).option?.key).toBe("give:A01");
});

test("a Visit shows its activities and the exposed cards", () => {
  const site = read(visit).visit;
  expect(site?.activities.map(({ activity }) => activity.id)).toEqual(["a", "b"]);
  expect(site?.decks.map(({ name, exposed }) => [name, exposed.map(({ card }) => card?.id)])).toEqual([["ARMS", ["A10", "A14", "A21", "A26"]]]);
});

test("the draft shows the hand, and the readiness of the other players", () => {
  const shown = read(draft).draft;
  expect(shown).toMatchObject({ round: 1, rounds: 5, left: 1, kept: [] });
  expect(shown?.cards.map(({ card }) => card !== null)).toEqual(Array(9).fill(true));
  expect(shown?.done).toHaveLength(2);
});

test("the letters of a draft's cards follow the order of the cards", () => {
  const letters = read(draft).draft?.cards.map((card) => cardMark(draft.ask, null, card).option?.letter);
  expect(letters).toEqual(draft.ask?.options.map(({ letter }) => letter));
  expect(letters?.slice(0, 3)).toEqual(["a", "b", "c"]);
});

test("the bar names unavailable actions, and a Visit only at a house", () => {
  const refusalsAt = (id: string, barred: string[], more: object = {}): string[] => {
    const heroes = (action.state["heroes"] as { at: number }[]).map((hero, seat) => (seat ? hero : { ...hero, at: spaceNumber(id), ...more }));
    return missedAnswers({ ...(action.ask as Ask), barred }, { ...action, state: { ...action.state, heroes } }).map(({ words }) => words);
  };
  expect(refusalsAt("P02", ["rest", "visit", "fight:dragon"])).toEqual(["Visit the Blacksmith", "Rest"]);
  expect(refusalsAt("P07", ["visit", "give-up"])).toEqual(["Give up your remaining actions"]);
  expect(refusalsAt("P02", ["rest", "visit"], { actions: 0 })).toEqual([]);
});

test("cards are the answers that name them", () => {
  const cards = read(action).heroes[0]?.resources.flatMap((resource) => resource.cards) ?? [];
  const open = cards.filter((card) => cardMark(action.ask, null, card).option).map(({ card }) => card?.id);
  expect(open.sort()).toEqual(["K26", "M19"]);
  const [first] = read(draft).draft?.cards ?? [];
  expect(first && cardMark(draft.ask, null, first).option?.key).toBe(`keep:${first?.piece}`);
  expect(waysFor(battle.ask?.options ?? [], null).find(({ key }) => key === "card:M01")).toMatchObject({ words: "Fireball" });
});

test("the player's own space has all answers there", () => {
  const board = read(action);
  const marks = marksOf(board, action.ask, board.trips);
  expect(answersHere(action.ask).map(({ key }) => key)).toEqual(["rest", "ambush:2"]);
  expect(answersAt(board, action.ask, marks, "P07").map(({ key }) => key)).toEqual(["rest", "ambush:2"]);
  expect(marks.spaces.get("P02")?.paces).toBe(2);
});

test("every space has a name and details", () => {
  const names = spokenNames(read(action), NO_MARKS);
  expect(names.size).toBe(74);
  expect([...names.values()].every((name) => name.length > 5)).toBe(true);
  expect(aboutPlace(action, "P02")?.name).toBe("Willowmere");
});

test("arrow keys move on from every space, and reach every space", () => {
  const reached = new Set(["START"]);
  const edge = ["START"];
  for (let here = edge.pop(); here !== undefined; here = edge.pop())
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = neighbour(here, key);
      if (next && !reached.has(next)) edge.push(next);
      if (next) reached.add(next);
    }
  expect(SPACES.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test("a hero walks along the road in one movement and appears at its end", () => {
  const paces = ["P06", "P02"].map((id) => line({ type: "PaceTaken", seat: 0, to: spaceNumber(id) }));
  const played = choreograph(paces, read(action), 5000);
  expect(played.flights).toHaveLength(1);
  expect(played.flights[0]?.way.length).toBeGreaterThan(8);
  expect(played.landings.get("hero0")).toBeCloseTo(played.length);
  expect(choreograph(paces, read(action), 100).length).toBeLessThanOrEqual(100);
  const two = choreograph([...paces, line({ type: "DragonMoved", seat: 0, rock: 2 })], read(action), 5000);
  expect(two.flights.map(({ thing }) => thing.is)).toEqual(["hero", "dragon"]);
});

test("the Search die is shown above its hero with all finds", () => {
  const [flight] = choreograph([line({ type: "SearchRolled", seat: 0, face: 2 })], read(action), 300).flights;
  expect([flight?.thing, flight && flight.end - flight.begin >= 1000]).toEqual([{ is: "die", finds: ["GOLD", "GOLD"] }, true]);
});

test("the panel over the map covers only its own questions", () => {
  expect([action, battle, visit, draft].map(explainsQuestion)).toEqual([false, true, true, true]);
  const asked = (kind: string, about = "loss", seat = battle.seat): Sight => ({
    ...battle, seat, ask: battle.ask && { ...battle.ask, kind },
    state: { ...battle.state, windows: [{ kind: about }], battle: { ...(battle.state["battle"] as object), seat: battle.seat, stage: "compared" } },
  });
  expect(["use-card", "rock", "draw-site"].map((kind) => explainsQuestion(asked(kind)))).toEqual([true, false, false]);
  expect([asked("use-card", "death"), asked("use-card", "flare"), asked("use-card", "loss", 1)].map(explainsQuestion)).toEqual([true, false, false]);
});

test("a player who can only pass confirms it, unless alone or in another's battle", () => {
  const asked = (kind: string, sight = battle): Sight => ({ ...sight, ask: { ...sight.ask!, kind } });
  expect(["use-card", "after-the-roll", "action", "travel"].map((kind) => mustAnswerByHand(asked(kind)))).toEqual([true, true, false, false]);
  expect(mustAnswerByHand(asked("use-card", { ...battle, seats: battle.seats.slice(0, 1) }))).toBe(false);
  const friend = { ...action, seats: action.seats.map((seat) => ({ ...seat, bot: "" })) };
  expect([mustAnswerByHand(asked("use-card", action)), mustAnswerByHand(asked("use-card", friend))]).toEqual([false, true]);
  const othersBattle = { ...battle, state: { ...battle.state, battle: { ...(battle.state["battle"] as object), seat: 1 } } };
  expect(mustAnswerByHand(asked("use-card", othersBattle))).toBe(false);
});

test("the only action of a Visit must be given by hand, its end is automatic", () => {
  const offered = (kind: string, key: string): Sight => ({ ...visit, ask: { ...visit.ask!, kind, options: [option(key)] } });
  expect([mustAnswerByHand(offered("visit", "activity:a")), mustAnswerByHand(offered("buy", "card:A10")), mustAnswerByHand(offered("visit", "end"))]).toEqual([true, true, false]);
});

test("a player who skips questions ends the turn at once, unless they started the action", () => {
  const asked = (kind: string, keys: string[], more: object = {}, actions = 0, seats = action.seats): string | null => {
    const heroes = (action.state["heroes"] as object[]).map((hero) => ({ ...hero, actions }));
    const ask = { ...action.ask!, kind, options: keys.map((key) => option(key)) };
    return automaticAnswer(ask, { ...action, seats, ask, state: { ...action.state, heroes, ...more } });
  };
  const people = action.seats.map((seat) => ({ ...seat, bot: "" }));
  expect([asked("arrange", ["done"]), asked("arrange", ["done"], {}, 0, people), asked("action", ["end", "drop"])]).toEqual(["done", "done", "end"]);
  expect([asked("arrange", ["done"], { rest: {} }), asked("arrange", ["done"], { visit: {} }), asked("arrange", ["done"], { now: 1 }), asked("arrange", ["done"], {}, 1)]).toEqual([null, null, null, null]);
  expect([asked("action", ["end", "drop", "card:M19"]), asked("action", ["end", "drop"], {}, 0, people), asked("action", ["give-up"], {}, 2)]).toEqual([null, null, null]);
});

test("a card that the visitor can pay opens the purchase", () => {
  const board = read({ ...visit, computed: { ...visit.computed, prices: { 17: 2, 18: 3 }, buying: "b" } });
  const asked = { ...visit.ask!, options: [option("activity:b")] };
  const sold = (piece: number, ask = asked) => saleMark(ask, board.visit!, 2, { piece } as CardModel)?.option?.key;
  expect([sold(17), sold(18), sold(19), sold(17, { ...asked, options: [] })]).toEqual(["want:17", undefined, undefined, undefined]);
});

test("a card says whether its hero has too few gems for it", () => {
  const bow = CHART.cards.find(({ req }) => req["SKILLS"] === 2 && Object.keys(req).length === 1)!;
  expect(needsOf({ piece: 1, deck: "ARMS", card: bow, lacks: {} })).toBe("Needs 2 SKILLS.");
  expect(needsOf({ piece: 1, deck: "ARMS", card: bow, lacks: { SKILLS: 2 } })).toBe("Needs 2 SKILLS (you have fewer).");
});

test("among bots a turn ends at once if there is only something to put back or to drop", () => {
  const heroes = (action.state["heroes"] as object[]).map((hero) => ({ ...hero, actions: 0 }));
  const asked = (kind: string, keys: string[], seats = action.seats): string | undefined =>
    obviousAnswer({ ...action.ask!, kind, options: keys.map((key) => option(key)) }, { ...action, seats, state: { ...action.state, heroes } })?.key;
  expect([asked("arrange", ["unarm:A02", "done"]), asked("action", ["drop", "end"])]).toEqual(["done", "end"]);
  expect([asked("arrange", ["arm:A01", "unarm:A02", "done"]), asked("arrange", ["unarm:A02", "done"], action.seats.map((seat) => ({ ...seat, bot: "" })))]).toEqual([undefined, undefined]);
});

test("in Real Time everybody is told of lost connections, and that a stall is near", () => {
  const seat = { seat: 1, lag: 0, lands: null, limit: null, lost: 3000, bot: false, returns: false };
  const race = { now: 0, runs: true, seats: [seat], groups: [{ seats: [0, 1], starts: null, began: null, window: null, presses: 26_000 }], waits: [], goes_on: null };
  const notes = (now: number, more = {}) => raceNotes(action, { race: { ...race, ...more } as unknown as Race, now: () => now, dash: () => {}, unasked: () => {} });
  expect(notes(4500)).toEqual(["Bot Bram: no connection for 1 s. If this goes on, a bot takes over."]);
  expect(notes(7000)).toContain("Nobody acts: in 19 s all play one after another.");
  expect(notes(4500, { seats: [{ ...seat, bot: true }] })).toEqual(["A bot plays for Bot Bram."]);
  expect(notes(4500, { runs: false })).toEqual([]);
  expect(raceNotes(action, null)).toEqual([]);
});
