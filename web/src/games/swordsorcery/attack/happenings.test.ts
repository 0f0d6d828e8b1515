import { describe, expect, it } from "vitest";
import type { Line } from "../../../wire";
import { dieOf, type Faces } from "./dice";
import { beatOf, happenings, pagesIn, type Strike } from "./happenings";
import { Show } from "./show.svelte";

const line = (event: Record<string, unknown>, words = String(event["type"])): Line => ({ event, words }) as unknown as Line;
const ATTACK = [
  { type: "FigureMoved", who: "gremlin_g:1", area: "K1", how: "step" },
  { type: "AttackDeclared", who: "gremlin_g:1", target: "bryndis", card: "gremlin_g", name: "shiv" },
  { type: "DiceRolled", who: "gremlin_g:1", dice: [["R", 7], ["B", 2]], why: "attack", lie: [] },
  { type: "HitsCounted", hits: 3, lethal: 0, parts: [["supremacy", 1]] },
  { type: "DiceRolled", who: "bryndis", dice: [["B", 3]], why: "defense", lie: [] },
  { type: "AttackDefended", who: "bryndis", armor: 1, magic: 0, shields: 1, wounds: 1 },
  { type: "TokenGained", who: "bryndis", token: "K.O." },
].map((event) => line(event));
ATTACK.unshift(line({ type: "EnemyActivated", enemy: "gremlin_g:1", rule: "Move 2. Attack.", victim: "bryndis", why: "nearest", far: 1 }, "Gremlin Pilferer 1 targets Bryndis, moves 2 and attacks (the nearest)."));

const strikeOf = (lines: readonly Line[], started: Strike | null = null): Strike => {
  const [first] = happenings(lines, {}, started);
  if (first?.kind !== "strike") throw new Error("no attack was told");
  return first.strike;
};

describe("dice", () => {
  it("show the faces that the server sends, even impossible ones", () => {
    const faces = { R: [[9, false, true]], B: [[0, true, false], [4, false, false]] } as unknown as Faces;
    expect(dieOf(faces, ["R", 1])).toEqual({ red: true, number: 1, hits: 9, bolt: false, shield: true, again: false });
    expect(dieOf(faces, ["B", 2, true])).toEqual({ red: false, number: 2, hits: 4, bolt: false, shield: false, again: true });
    expect(dieOf(faces, ["B", 1]).bolt).toBe(true);
  });
});

describe("an encounter", () => {
  const drawn = (deck: string): Line => line({ type: "CardDrawn", deck, card: "e20" }, "Encounter: Captains Forward. Leaders lead.");
  const follows = (lines: readonly Line[]): number[] => happenings(lines, {}).map((happening) => ("follows" in happening ? happening.follows.length : 0));

  it("shows that nobody moves if the server says so", () => {
    const nobody = line({ type: "NobodyActed" });
    expect(follows([drawn("encounter"), nobody, drawn("event")])).toEqual([1, 0]);
    expect(follows([drawn("encounter"), drawn("event")])).toEqual([0, 0]);
    expect(follows([drawn("encounter"), line({ type: "TurnBegan", who: "bryndis" })])).toEqual([0]);
  });
});

describe("the aftermath", () => {
  const save = line({ type: "SaveMade", who: "bryndis", number: 4, value: 6, saved: true });
  const event = line({ type: "CardDrawn", deck: "event", card: "v04" }, "Event: The Stones Shift. Each hero saves.");
  const followsOf = (lines: readonly Line[]): string[][] => happenings(lines, {}).map((happening) => (happening.kind === "strike" ? happening.strike.follows : "follows" in happening ? happening.follows : []));

  it("of a card of the Event Phase is not part of the attack before it", () => {
    expect(followsOf([...ATTACK, event, save])).toEqual([["TokenGained"], ["SaveMade"]]);
  });

  it("in the next round is not part of the card before it", () => {
    expect(followsOf([event, save, line({ type: "RoundBegan", round: 2, leader: 0 }), line({ type: "WoundsSuffered", who: "bryndis" })])).toEqual([["SaveMade"]]);
    expect(followsOf([line({ type: "RoundBegan", round: 2, leader: 0 }), event, save])).toEqual([["SaveMade"]]);
  });

  it("after the last action of a quest is a page about the result, with the book's text", () => {
    const [won, second] = happenings([line({ type: "QuestWon", quest: "q0", rounds: 8 }), line({ type: "ParagraphRead", para: "q0.9", branch: 0 }, "Doors swing open.")], {});
    expect([won?.kind === "page" && won.page.paragraphs, second]).toEqual([["QuestWon", "Doors swing open."], undefined]);
  });
});

describe("an attack", () => {
  it("names the figures it killed", () => {
    expect(strikeOf([...ATTACK, line({ type: "FigureSlain", who: "bryndis", by: "gremlin_g:1", soul: 0 })]).slain).toEqual(["Bryndis"]);
  });

  it("is one scene with its reason", () => {
    const scenes = happenings(ATTACK, {});
    expect(scenes.map(({ kind }) => kind)).toEqual(["strike"]);
    const strike = strikeOf(ATTACK);
    expect([strike.why, strike.came.length, strike.hits, strike.defences[0]?.wounds, strike.defences[0]?.blue.length, strike.follows.length]).toEqual(["the nearest", 1, 3, 1, 1, 1]);
  });

  it("has the defender who steps in as its target", () => {
    const stepped = line({ type: "DefenderReplaced", who: "dorrun", card: "b_innate_l", target: "bryndis" });
    const lines = [...ATTACK.slice(0, 3), stepped, ...ATTACK.slice(3)];
    const strike = strikeOf(lines);
    expect([strike.target, strike.came.at(-1)]).toEqual(["Dorrun", "DefenderReplaced"]);
    expect(strikeOf(lines.slice(3), { ...strikeOf(ATTACK.slice(0, 4)), dice: [] }).target).toBe("Dorrun");
    expect(strikeOf([...ATTACK.slice(0, 3), line({ type: "CardUsed", who: "dorrun", card: "s_innate_l", target: "bryndis" }), ...ATTACK.slice(3)]).target).toBe("Bryndis");
  });

  it("reaches its steps one by one", () => {
    expect([3, 4, 5, 6, 8].map((count) => beatOf(happenings(ATTACK.slice(0, count), {}).flatMap((happening) => (happening.kind === "strike" ? [happening.strike] : []))[0] ?? { ...strikeOf(ATTACK), dice: [], hits: null, defences: [], follows: [] }))).toEqual([0, 1, 2, 3, 4]);
  });

  it("continues after a question", () => {
    const started = strikeOf(ATTACK.slice(0, 4));
    const strike = strikeOf(ATTACK.slice(4), started);
    expect([strike.dice.length, strike.hits, strike.defences.length]).toEqual([2, 3, 1]);
    expect(started.hits).toBeNull();
  });

  it("has re-rolled and added dice in the hall's order", () => {
    const reroll = (who: string, why: string, lie: unknown[]): Line => line({ type: "DiceRolled", who, dice: [["B", 5]], why, lie });
    const shown = (dice: Strike["dice"]): unknown[] => dice.map(({ number, again: is }) => [number, is]);
    const mine = [["R", 7, false], ["B", 2, false], ["B", 5, true]];
    expect(shown(strikeOf([...ATTACK.slice(0, 4), reroll("gremlin_g:1", "reroll", mine)]).dice)).toEqual([[7, false], [2, false], [5, true]]);
    expect(shown(strikeOf([...ATTACK.slice(0, 4), reroll("gremlin_g:1", "b4", mine)]).dice)).toHaveLength(3);
    expect(shown(strikeOf([...ATTACK.slice(0, 6), reroll("bryndis", "reroll", [["B", 5, true]])]).defences[0]?.blue ?? [])).toEqual([[5, true]]);
    expect(shown(strikeOf([...ATTACK.slice(0, 4), reroll("bryndis", "save", [])]).dice)).toEqual([[7, false], [2, false]]);
  });
});

describe("other scenes", () => {
  it("are cards, actions without an attack, and pages", () => {
    const lines = [
      line({ type: "CardDrawn", deck: "encounter", card: "e12" }, "Encounter: Grim Patience. The master watches."),
      line({ type: "EnemyActivated", enemy: "risen_g:5", rule: "Move 1.", victim: "", why: "nobody", far: 0 }),
      line({ type: "ParagraphRead", para: "q1.5", branch: 0 }, "Two roofs."),
    ];
    expect(happenings(lines, {}).map(({ kind }) => kind)).toEqual(["card", "deed", "page"]);
    expect(happenings(lines, {})[0]).toMatchObject({ name: "Grim Patience", text: "The master watches." });
  });

  it("pages of the book show the result of a choice below", () => {
    const read = (para: string, text: string) => line({ type: "ParagraphRead", para, branch: 0 }, text);
    expect(pagesIn([read("q1.5", "Two roofs."), ...ATTACK, read("q1.5", "The mill stands."), read("q1.6", "On.")]).map(({ paragraphs }) => paragraphs.length)).toEqual([2, 1]);
  });
});

describe("the show", () => {
  it("ends after its last scene and can be shown again", () => {
    const show = new Show();
    show.play([...happenings(ATTACK, {}), ...happenings(ATTACK, {})], true);
    show.next();
    expect([show.at, show.scene !== null]).toEqual([1, true]);
    show.next();
    expect(show.scene).toBeNull();
    show.replayScenes();
    expect([show.at, show.isOpen]).toEqual([0, true]);
    show.close();
  });
});
