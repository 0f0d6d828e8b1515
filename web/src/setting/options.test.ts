import { expect, test } from "vitest";
import { NO_COVER } from "../hall/covers";
import type { Choice, GameCard } from "../wire";
import { levelsFor, isRelevant, playersFor, adjustedOptions, touchedOptions, optionsForPeople, type Setting, usualOptions } from "./options";
import { seatsWithBots } from "./plan";

const choice = (id: string, ...values: Setting[]): Choice => ({
  id, label: id, values, names: values.map(String), default: values[0]!, help: "", clause: "", brings: {}, tells: [], people: [], needs: {}, played: null, adds_seats: {}, limits: false,
});

const game: GameCard = {
  id: "quest", name: "Quest", version: "1", seats: [2, 3, 4], levels: ["random", "sensible", "thinker"], aim: [], cover: NO_COVER, has_rules: false, has_handbook: false, has_lesson: false, has_puzzles: false, first_match: null, catalogue: [],
  choices: [choice("quest", 1, 2, 3), choice("start", "random", "seat3", "seat4"), choice("more", false, true), choice("mode", "calm", "race")],
  racers: ["random", "sensible"], paces: ["steady", "quick"], gentle: "", timed: { mode: "race" }, language: "en",
  apart: [
    { one: "players", value: 2, other: "start", values: ["seat3", "seat4"] },
    { one: "players", value: 3, other: "start", values: ["seat4"] },
    { one: "quest", value: 1, other: "more", values: [true] },
    { one: "quest", value: 2, other: "more", values: [true] },
    { one: "quest", value: 3, other: "more", values: [false] },
  ],
};
const usual = { quest: 1, start: "random", more: false, mode: "calm" };

test("at first every option has its default", () => {
  expect(adjustedOptions(game, {}, 3)).toEqual(usual);
});

test("a table with an empty seat cannot begin", () => {
  expect(playersFor(game, "start", "seat4")).toEqual([4]);
  expect(playersFor(game, "start", "seat3")).toEqual([3, 4]);
  expect(playersFor(game, "start", "random")).toBeNull();
  expect(adjustedOptions(game, { ...usual, start: "seat4" }, 3)).toEqual(usual);
  expect(adjustedOptions(game, { ...usual, start: "seat3" }, 3)["start"]).toBe("seat3");
});

test("options that conflict with a new choice are adjusted", () => {
  expect(adjustedOptions(game, usual, 2, { more: true })).toEqual({ ...usual, quest: 3, more: true });
  expect(adjustedOptions(game, { ...usual, quest: 3, more: true }, 2, { quest: 2 })).toEqual({ ...usual, quest: 2 });
});

test("in real time only bots that are quick enough play, each at a pace", () => {
  const race = { ...usual, mode: "race" };
  expect(levelsFor(game, usual)).toEqual(["random", "sensible", "thinker"]);
  expect(levelsFor(game, race)).toEqual(["random@steady", "random@quick", "sensible@steady", "sensible@quick"]);
  const sitters = ["thinker", "random"].map((level) => ({ who: "bot" as const, level, name: "" }));
  expect(seatsWithBots(sitters, game, race).map(({ level }) => level)).toEqual(["sensible@steady", "random@steady"]);
  expect(seatsWithBots(seatsWithBots(sitters, game, race), game, usual).map(({ level }) => level)).toEqual(["sensible", "random"]);
});

test("an option without a meaning beside another one is not on the form", () => {
  const limit = { ...choice("limit", "none", 60), needs: { mode: "calm" } };
  expect([isRelevant(limit, usual), isRelevant(limit, { ...usual, mode: "race" })]).toEqual([true, false]);
});

test("untouched options follow the defaults for bots when the last person leaves", () => {
  const raced: GameCard = { ...game, choices: [{ ...choice("mode", "calm", "race"), played: "race" }, choice("quest", 1, 2)] };
  expect([usualOptions(raced, true), usualOptions(raced, false)]).toEqual([{ mode: "race", quest: 1 }, { mode: "calm", quest: 1 }]);
  expect(optionsForPeople(raced, { mode: "race", quest: 2 }, false)).toEqual({ mode: "calm", quest: 2 });
  expect(optionsForPeople(raced, { mode: "calm", quest: 2 }, true)).toEqual({ mode: "race", quest: 2 });
});

test("a chosen option stays when players join or leave", () => {
  const raced: GameCard = { ...game, choices: [{ ...choice("mode", "calm", "race"), played: "race" }, choice("quest", 1, 2)] };
  const touched = touchedOptions([], { mode: "race", quest: 1 }, { mode: "calm", quest: 1 });
  expect(touched).toEqual(["mode"]);
  expect(touchedOptions(touched, { mode: "calm", quest: 1 }, { mode: "race", quest: 2 })).toEqual(["mode", "quest"]);
  const bots = optionsForPeople(raced, { mode: "calm", quest: 1 }, false, touched);
  expect(optionsForPeople(raced, bots, true, touched)).toEqual({ mode: "calm", quest: 1 });
  expect(optionsForPeople(raced, { mode: "race", quest: 1 }, false, touched)).toEqual({ mode: "race", quest: 1 });
});
