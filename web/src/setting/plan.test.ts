import { expect, test } from "vitest";
import { NO_COVER } from "../hall/covers";
import type { GameCard } from "../wire";
import { canRace, usualDraft, misnamedSeats, requestFor, playersOf, resizedSeats, firstMistake } from "./plan";

const game: GameCard = {
  id: "pig", name: "Pig", version: "1", seats: [2, 3], levels: ["random", "sensible"], aim: [], cover: NO_COVER, has_rules: true, has_handbook: false, has_lesson: false, has_puzzles: false, racers: [], paces: [], gentle: "", apart: [], timed: {}, language: "en", first_match: null, catalogue: [],
  choices: [
    { id: "target", label: "Target", values: [100, 50], names: ["100", "50"], default: 100, help: "", clause: "", brings: {}, tells: [], people: [], needs: {}, played: null, adds_seats: {}, limits: false },
    { id: "open", label: "Open", values: [false, true], names: ["no", "yes"], default: false, help: "", clause: "", brings: {}, tells: [], people: [], needs: {}, played: null, adds_seats: {}, limits: false },
  ],
};

const forTwo: GameCard = { ...game, cover: { ...NO_COVER, players: 2 } };

test("at first a table has me and open seats, is open by link, and has no clock", () => {
  expect(requestFor(usualDraft(game, ""), game)).toEqual({ game: "pig", seats: [{ who: "me" }, { who: "open" }, { who: "open" }] });
});

test("the request contains only values that are not defaults", () => {
  const changed = { ...usualDraft(game, ""), options: { target: 100, open: true }, clock: "quick" as const, seed: " oak " };
  expect(requestFor(changed, game)).toMatchObject({ options: { open: true }, clock: { bank: 600, more: 10 }, seed: "oak" });
});

test("strangers can sit down on open seats, and then a seed is not allowed", () => {
  const open = { ...usualDraft(game, ""), public: true, seed: "oak" };
  expect(requestFor(open, game)).toMatchObject({ public: true });
  expect(requestFor(open, game)).not.toHaveProperty("seed");
  const full = { ...open, sitters: open.sitters.map((sitter) => ({ ...sitter, who: "bot" as const })) };
  expect(requestFor(full, game)).toMatchObject({ seed: "oak" });
  expect(requestFor(full, game)).not.toHaveProperty("public");
});

test("a person beside me has a name, a bot has a level", () => {
  const made = usualDraft(game, "");
  made.sitters = [{ who: "me", level: "", name: "" }, { who: "here", level: "", name: " Ada " }, { who: "bot", level: "random", name: "" }];
  expect(requestFor(made, game).seats).toEqual([{ who: "me" }, { who: "me", name: "Ada" }, { who: "bot", level: "random" }]);
});

test("added seats are like the last one, and the first seats stay if there are fewer", () => {
  const { sitters } = usualDraft(game, "");
  expect(resizedSeats(sitters, 2)).toEqual(sitters.slice(0, 2));
  expect(resizedSeats([sitters[0]!, { who: "bot", level: "random", name: "" }], 3)[2]).toEqual({ who: "bot", level: "random", name: "" });
});

test("a table needs a player, and a person on this device needs a name", () => {
  const made = usualDraft(game, "");
  expect(firstMistake(made, game)).toBeNull();
  expect(firstMistake({ ...made, sitters: [{ who: "here", level: "", name: " " }] }, game)).toBe("set-names");
  expect(firstMistake({ ...made, sitters: [{ who: "here", level: "", name: "\u200b" }] }, game)).toBe("set-names");
  expect(firstMistake({ ...made, sitters: [{ who: "here", level: "", name: " bot Bram" }] }, game)).toBe("set-bots-name");
  expect(firstMistake({ ...made, sitters: [{ who: "here", level: "", name: "Botolf" }] }, game)).toBeNull();
  expect(misnamedSeats({ ...made, sitters: [{ who: "me", level: "", name: "" }, { who: "here", level: "", name: "\u200b" }, { who: "here", level: "", name: "Bot Bram" }] })).toEqual([1, 2]);
  expect(firstMistake({ ...made, sitters: [{ who: "open", level: "", name: "" }] }, game)).toBe("set-nobody");
  const bots = { ...made, sitters: [{ who: "open" as const, level: "", name: "" }, { who: "bot" as const, level: "random", name: "" }] };
  expect(firstMistake(bots, game)).toBe("set-not-me");
  expect(firstMistake({ ...bots, public: true }, game)).toBeNull();
});

test("an option for people only is refused with bots", () => {
  const [target, open] = game.choices;
  const strict: GameCard = { ...game, choices: [target!, { ...open!, people: [true] }] };
  const made = { ...usualDraft(strict, ""), options: { target: 100, open: true } };
  expect(firstMistake(made, strict)).toBeNull();
  const manned = { ...made, sitters: [...made.sitters.slice(0, 2), { who: "bot" as const, level: "random", name: "" }] };
  expect(firstMistake(manned, strict)).toBe("set-people");
  expect(firstMistake({ ...manned, options: { target: 100, open: false } }, strict)).toBeNull();
});

test("the number of seats is the game's best one, and meaningless options are not sent", () => {
  expect(usualDraft(forTwo, "").sitters.length).toBe(2);
  const [target, open] = game.choices;
  const calm: GameCard = { ...forTwo, choices: [target!, { ...open!, needs: { target: 100 } }] };
  const made = { ...usualDraft(calm, ""), options: { target: 50, open: true } };
  expect(requestFor(made, calm).options).toEqual({ target: 50 });
  expect(requestFor({ ...made, options: { target: 100, open: true } }, calm).options).toEqual({ open: true });
});

test("people on separate devices get the mode that is the default between people", () => {
  const [target] = game.choices;
  const race: GameCard = { ...forTwo, choices: [{ ...target!, played: 50 }], racers: ["sensible"], paces: ["steady"], timed: { target: 50 } };
  const made = usualDraft(race, "thinker");
  expect(made.options).toEqual({ target: 50 });
  expect(made.sitters.map(({ level }) => level)).toEqual(["sensible@steady", "sensible@steady"]);
  expect(requestFor(made, race)).not.toHaveProperty("options");
  expect(requestFor({ ...made, options: { target: 100 } }, race)).toMatchObject({ options: { target: 100 } });
  const bots = { ...made, sitters: made.sitters.map((sitter) => ({ ...sitter, who: "bot" as const })) };
  expect([canRace(made.sitters), canRace(bots.sitters)]).toEqual([true, false]);
  expect(requestFor(bots, race)).toMatchObject({ options: { target: 50 } });
  const hotseat = { ...made, sitters: [made.sitters[0]!, { who: "here" as const, level: "", name: "Ada" }] };
  expect([canRace(hotseat.sitters), canRace([hotseat.sitters[1]!, made.sitters[1]!])]).toEqual([false, true]);
  expect(requestFor({ ...hotseat, options: { target: 100 } }, race)).not.toHaveProperty("options");
});

test("an option can add a seat to those of the players", () => {
  const haunted: GameCard = { ...game, choices: [...game.choices, { ...game.choices[1]!, id: "ghost", adds_seats: { "1": 1 } }] };
  const sitters = usualDraft(haunted, "").sitters;
  expect(playersOf(sitters, haunted, { ghost: false })).toBe(3);
  expect(playersOf(resizedSeats(sitters, 4), haunted, { ghost: true })).toBe(3);
});
