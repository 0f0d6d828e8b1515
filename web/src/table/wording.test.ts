import { beforeAll, expect, test, vi } from "vitest";
import type { CommandRefused, Seat, Sight } from "../wire";
import { setLanguage } from "../words";
import { closingLine, outcomeText, refusalText, titleOf } from "./wording";

const seat = (index: number, name: string): Seat => ({ seat: index, name, letter: name[0]!, person: null, bot: "", here: true, resigned: false, by: "" });
const sight = { seat: 0, mine: [0], seats: [seat(0, "Ann"), seat(1, "Bram")], waiting: [1], over: false } as unknown as Sight;
const refused = (code: CommandRefused["code"], more: Partial<CommandRefused> = {}): CommandRefused => ({
  type: "refused", id: "1", seq: 1, words: "The hall's own words.", reasons: [], code, ...more,
});

beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: "" } }));

test("the tab's title names the game, the players and your turn", () => {
  expect(titleOf(sight, "Adventure Land")).toBe("Adventure Land, Bram · Meadhall");
  expect(titleOf({ ...sight, waiting: [0] }, "Adventure Land")).toBe("Your turn · Adventure Land, Bram");
  expect(titleOf({ ...sight, waiting: [0], seats: [{ ...sight.seats[0]!, bot: "sensible" }, sight.seats[1]!] }, "Pig")).toBe("Pig, Bram · Meadhall");
  expect(titleOf({ ...sight, over: true }, "Adventure Land")).toBe("The match is over · Adventure Land, Bram");
});

const ended = { ...sight, over: true, waiting: [], standings: [{ seat: 1, place: 1, points: 12, parts: {}, counts: null }, { seat: 0, place: 2, points: 1, parts: {}, counts: null }] };

test("the log of a finished match ends with the winners and all results", () => {
  expect(closingLine(ended)).toBe("Bram wins: Bram 12 points, you 1 point.");
  expect(closingLine({ ...ended, mine: [1] })).toBe("You win: you 12 points, Ann 1 point.");
  const counting = (counts: string) => ended.standings.map((standing) => ({ ...standing, counts }));
  expect(closingLine({ ...ended, mine: [], standings: counting("gold") })).toBe("Bram wins: Bram 12 gold, Ann 1 gold.");
  expect(closingLine({ ...ended, standings: counting("") })).toBe("Bram wins.");
  expect(outcomeText({ ...ended, standings: ended.standings.map((standing) => ({ ...standing, place: 2 })) })).toBe("Nobody wins");
});

test("a refusal has the hall's text in the reader's language; with reasons, only a short text", async () => {
  expect(refusalText(refused("stale"))).toBe("The hall's own words.");
  const forbidden = refused("not-offered", { reasons: [{ words: "Because.", clause: "" }] });
  expect(refusalText(forbidden)).toBe("You can’t do that now.");
  await setLanguage("de");
  expect(refusalText(refused("stale"))).toBe("The hall's own words.");
  expect(refusalText(forbidden)).toBe("Das geht jetzt nicht.");
});

test("the end is shown in another language", async () => {
  await setLanguage("de");
  expect(closingLine(ended)).toBe("Bram gewinnt: Bram 12 Punkte, du 1 Punkt.");
});
