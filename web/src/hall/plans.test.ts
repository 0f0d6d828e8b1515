import { expect, test } from "vitest";
import type { Choice, GameCard, TableCard } from "../wire";
import { NO_COVER } from "./covers";
import { company, playNowTable, easierTable, firstMatch, isReplaced, levelsOf, pastOf, playFirst, playNow, playerRange, usualLevel, usualSeats } from "./plans";

const game: GameCard = {
  id: "pig", name: "Pig", version: "1", seats: [2, 3, 4], choices: [], levels: ["random", "sensible", "thinker"], aim: [], cover: NO_COVER, has_rules: true, has_handbook: false, has_lesson: false, has_puzzles: false, racers: [], paces: [], gentle: "", apart: [], timed: {}, language: "en", first_match: null, catalogue: [],
};

const NEW = { known: false, lost: false };
const KNOWN = { known: true, lost: false };
const LOST = { known: true, lost: true };

test("play now gives me the first seat, and bots of the chosen level the others", () => {
  expect(playNow(game, "thinker")).toEqual({
    game: "pig", seats: [{ who: "me" }, { who: "bot", level: "thinker" }, { who: "bot", level: "thinker" }],
  });
});

test("a first match has the game's own options, and as few bots as possible", () => {
  expect(firstMatch(game)).toBeNull();
  const choice = { id: "first_game", label: "", values: [false, true], names: [], default: false, help: "", clause: "", brings: {}, tells: [], people: [], needs: {}, played: null, adds_seats: {}, limits: false };
  expect(firstMatch({ ...game, choices: [choice], first_match: { players: null, options: { army: "preset", first_game: true }, bot: "" } })).toEqual({
    game: "pig", seats: [{ who: "me" }, { who: "bot", level: "sensible" }], options: { army: "preset", first_game: true },
  });
});

test("a first match may have more players, and has gentle bots even if others were chosen", () => {
  const taught: GameCard = { ...game, levels: ["random", "gentle", "sensible"], cover: { ...NO_COVER, players: 4 }, first_match: { players: 3, options: {}, bot: "gentle" } };
  const table = { game: "pig", seats: [{ who: "me" }, { who: "bot", level: "gentle" }, { who: "bot", level: "gentle" }], options: {} };
  expect(firstMatch(taught)).toEqual(table);
  expect(playNowTable(taught, NEW, "sensible")).toEqual(table);
  expect(playNowTable(taught, KNOWN, "sensible").seats?.filter(({ who }) => who === "bot").map(({ level }) => level)).toEqual(["sensible", "sensible", "sensible"]);
  expect(isReplaced(taught, "gentle", "sensible")).toBe(false);
});

const plain = { label: "", names: [], help: "", clause: "", brings: {}, tells: [], people: [], needs: {}, played: null, adds_seats: {}, limits: false };
const choices: Choice[] = [
  { ...plain, id: "mode", values: ["race", "calm"], default: "calm", played: "race" },
  { ...plain, id: "first_game", values: [false, true], default: false },
];
const duel: GameCard = { ...game, id: "duel", cover: { ...NO_COVER, players: 2 }, choices, racers: ["random", "sensible"], paces: ["steady", "slow"], gentle: "slow", timed: { mode: "race" }, first_match: { players: null, options: { army: "preset", first_game: true }, bot: "" } };

test("play now in a racing game adds bots that can race, without options", () => {
  expect(playNow(duel, "thinker")).toEqual({ game: "duel", seats: [{ who: "me" }, { who: "bot", level: "sensible@steady" }] });
  expect(levelsOf(duel)).toContain("random@slow");
  expect(levelsOf(game)).toEqual(game.levels);
});

test("a first match has simpler rules and an easy bot, in play now and in calm mode", () => {
  const simple = { army: "preset", first_game: true };
  expect(playFirst(duel, "thinker")).toEqual({ game: "duel", seats: [{ who: "me" }, { who: "bot", level: "sensible@slow" }], options: simple });
  expect(playFirst(duel, "random@steady")?.seats).toContainEqual({ who: "bot", level: "random@steady" });
  expect(firstMatch(duel)).toEqual({ game: "duel", seats: [{ who: "me" }, { who: "bot", level: "sensible" }], options: { mode: "calm", ...simple } });
  expect(playFirst(game, "")).toBeNull();
});

test("tables are easy until the player has finished a match of the game", () => {
  expect(playNowTable(duel, NEW, "random")).toEqual(playFirst(duel, "random"));
  expect(playNowTable(duel, KNOWN, "random")).toEqual(playNow(duel, "random"));
  expect(playNowTable(game, NEW, "random")).toEqual(playNow(game, "random"));
});

test("after a loss play now is as easy as the first match, unless a level was chosen", () => {
  expect(playNowTable(duel, LOST, "")).toEqual(playFirst(duel, ""));
  expect(playNowTable(duel, LOST, "random")).toEqual(playNow(duel, "random"));
  expect(playNowTable(game, LOST, "")).toEqual(playNow(game, ""));
});

test("only my newest match of the game decides whether I lost", () => {
  const over = (game: string, touched: number, lost: boolean, mine = true): TableCard => ({ game, touched, lost, seats: [{ mine }] }) as TableCard;
  expect(pastOf("pig", null)).toEqual(NEW);
  expect(pastOf("pig", { known: ["pig"], replays: [over("pig", 1, false), over("pig", 2, true), over("duel", 3, false), over("pig", 4, false, false)] })).toEqual(LOST);
  expect(pastOf("pig", { known: ["pig"], replays: [over("pig", 2, false), over("pig", 1, true)] })).toEqual(KNOWN);
});

test("an easier match is offered after a loss, unless that match was as easy", () => {
  const taught: GameCard = { ...game, levels: ["random", "gentle", "sensible"], cover: { ...NO_COVER, players: 4 }, first_match: { players: 2, options: {}, bot: "gentle" } };
  expect(easierTable(taught, ["sensible"], false, false)).toEqual(firstMatch(taught));
  expect(easierTable(taught, ["gentle"], false, false)).toBeNull();
  expect(easierTable(taught, [], false, false)).toBeNull();
  expect(easierTable(duel, ["sensible@steady"], true, false)).toEqual(playFirst(duel, ""));
  expect(easierTable(duel, ["sensible"], false, true)).toEqual(firstMatch(duel));
  expect(easierTable(game, ["sensible"], false, true)).toBeNull();
});

test("in a race the easy bot plays at its gentle pace; after a loss against it the clock is dropped", () => {
  const taught: GameCard = { ...duel, levels: ["random", "gentle", "sensible"], racers: ["random", "gentle", "sensible"], first_match: { ...duel.first_match!, bot: "gentle" } };
  expect(company(playFirst(taught, "random@steady")!)).toEqual({ count: 1, level: "gentle@slow" });
  expect(easierTable(taught, ["sensible@slow"], true, false)).toEqual(playFirst(taught, ""));
  expect(easierTable(taught, ["gentle@slow"], true, false)).toEqual(firstMatch(taught));
  expect(easierTable(taught, ["gentle"], false, false)).toBeNull();
});

test("the shown number and level of bots are those of the table", () => {
  expect(company(playNowTable(duel, NEW, "thinker"))).toEqual({ count: 1, level: "sensible@slow" });
  expect(company(playNowTable(duel, KNOWN, "thinker"))).toEqual({ count: 1, level: "sensible@steady" });
  expect(company(playNowTable(game, KNOWN, "thinker"))).toEqual({ count: 2, level: "thinker" });
  expect(["thinker", "sensible", "sensible@steady", "", "unheard-of"].map((chosen) => isReplaced(duel, "sensible@slow", chosen))).toEqual([true, false, false, false, false]);
});

test("the usual level replaces one that the game does not have", () => {
  expect(usualLevel(["random", "sensible"], "thinker")).toBe("sensible");
  expect(usualLevel(["random"], "")).toBe("random");
});

test("the chosen or usual level plays at its first pace", () => {
  const paced = ["random@steady", "random@quick", "sensible@steady", "sensible@quick"];
  expect(["sensible", "thinker", ""].map((chosen) => usualLevel(paced, chosen))).toEqual(Array(3).fill("sensible@steady"));
  expect([usualLevel(paced, "random"), usualLevel(paced, "sensible@quick")]).toEqual(["random@steady", "sensible@quick"]);
  expect(usualLevel(["random", "sensible"], "sensible@quick")).toBe("sensible");
});

test("the number of players is that of the cover, if the game allows it", () => {
  expect([2, 4, 7].map((players) => usualSeats({ seats: [2, 3, 4], cover: { ...NO_COVER, players } }))).toEqual([2, 4, 3]);
});

test("a table has one player only if the game allows no other number", () => {
  expect([[1, 2], [1], [2, 4], [1, 2, 3]].map((seats) => usualSeats({ seats, cover: NO_COVER }))).toEqual([2, 1, 2, 3]);
});

test("the numbers of players are shown as on a box", () => {
  expect([playerRange([2, 3, 4]), playerRange([2])]).toEqual(["2–4", "2"]);
});
