import { describe, expect, it } from "vitest";
import type { BoardProps } from "../../table/board";
import type { Ask, Sight } from "../../wire";
import { aboutPlace, namedBy } from "./about";
import { answersOf, isOnThing, mustAnswerByHand, nextAnswer, obviousAnswer, offersPass, skipAnswer, thingOf } from "./answering";
import { plan, plannedAnswer, withGiven, withoutLast, withTaken } from "./exchange.svelte";
import { payment } from "./payment.svelte";
import { QUESTS, SINS } from "./cards";
import english from "../../words/en/games/virtues.ftl?raw";
import german from "../../words/de/games/virtues.ftl?raw";
import { splitGifts } from "./inlinegifts";
import { directionOf, nearest } from "./keyboard";
import { whyOver } from "./ending";
import { withPlayerNames, lettersOf } from "./labels";
import { lessonFor } from "./lessons";
import { NEUTRAL, ownHero, read } from "./model";
import { aboutSeat } from "./seats";
import { shownFor } from "./show.svelte";
import { Touching } from "./touching.svelte";

const PLAYER = {
  hero: 0, fallen: false, hero_tapped: false, might: 5, fame: 2, gold: 1, markers: 6, gifts: [1, 0, 0, 0, 0, 1, 2], characters: [0, 1], tapped: [1], elixirs: [0], buildings: [0], manned: [0],
  sins: [0, 1], artifacts: [2], corruption: 0, skips: 0, all_colours: false, portal_less: 0, made_of: {},
};
/** Impossible numbers: the page must show the hall's numbers, and not compute its own. */
const HOLDINGS = { fame: 71, gold: 72, might: 73, better: [0], makes: { 0: 76 }, leads: ["gold", "red"] };
const BOARD = { might: 66, cataclysms: 14, sins: 7, corruption: 55, decks: { character: 123, elixir: 234, castle: 345, estate: 456 }, brings: [5, -1, 2], whole: [1] };
const DECK = { name: "", mixed: 0, discards: [] as number[] };

/** A table of two: the first hero is red, with two red characters, Forge Salt and a manned Ashen Keep. */
function sight(more: Record<string, unknown> = {}): Sight {
  const state = {
    options: { players: 2, fall: false, unnamed: false, hero_deal: "random", relief: false }, players: [PLAYER, { ...PLAYER, hero: 1, characters: [], elixirs: [], buildings: [], manned: [], sins: [3], artifacts: [] }],
    faces: { bags: { character: [4, 5, 6], estate: [8, 9] }, mixed_from: {}, face: [4, -1, 1, -1, -1], seen: [], bag: ["sin", "sin", "artifact", "sin", "estate"], hops: [] }, order: [1, 0], turn: 2, lap: 3, at: 0, on_go: 0, passed: [1], row_done: false,
    pool: [6, 6, 6, 6, 6, 6, 6], tavern: [2, -1, -2], store: [1, 2, 3], castles: [1], estates: [6, 7], temples: [12], rows: [[{ card: 0, markers: [0, -2, -1], treasures: [0], face_down: [] }], [], [{ card: 1, markers: [-1, -1, -1, -1], treasures: [], face_down: [7, 8] }]],
    portals: [0, -1, -1, -1, -1, -1], armour: 1, cataclysms: [3], sin_deck: { ...DECK, discards: [1, 2, 3] }, reward: null, unnamed: null, blocks: [[0, 2, 4]], windows: [], payment: null, exchange: [], ending: "", fell_last: -1, step: "go", ...more,
  };
  return { seat: 0, mine: [0], state, computed: { board: BOARD, holdings: [HOLDINGS] } } as unknown as Sight;
}

it("explains why the hero with the most might need not be the winner", () => {
  const seats = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Bot Bram" }] as unknown as Sight["seats"];
  const over = { seats, over: true, standings: [{ seat: 1, place: 1, points: 25, parts: {}, counts: null }, { seat: 0, place: 2, points: 43, parts: {}, counts: null }] };
  const after = (ending: string) => whyOver([], { ...sight({ ending, portals: [0, 1, 1, 1, 0, 1] }), ...over });
  expect(after("portals")).toBe("The last portal is closed. The most closed portals win then, not the most might: Bot Bram 4, you 2.");
  expect(after("armour")).toBe("The armour is complete: the most might wins. Gold and fame do not count.");
});

it("explains the numbers of a character and an elixir", () => {
  expect(aboutPlace(sight(), "ch_red_4")?.what).toEqual(["Costs 4 fame", "Tap it for 1 Diligence, 1 Patience", "1 fame each round, 1 might at once", "Its colour: red"]);
  expect(aboutPlace(sight(), "el_red_1")?.what).toEqual(["Costs 1 gold", expect.stringMatching(/^Drink it for /), expect.stringMatching(/^With 2 red characters: /)]);
});

describe("the model of the board", () => {
  const table = read(sight());
  const hero = ownHero(table, sight());

  it("shows the first letters of a virtue beside its icon", () => {
    expect(["HUM", "DIL", "ANY"].map(lettersOf)).toEqual(["HUM", "DIL", "ANY"]);
  });

  it("describes a coming event with the names of the seats", () => {
    const seats = [{ name: "Ann" }, { name: "Bot Bram" }] as unknown as Sight["seats"];
    expect(withPlayerNames(`${table.heroes[1]?.name} plays Pilfer on you.`, table.heroes, seats)).toBe("Bot Bram plays Pilfer on you.");
  });

  it("has one candle out for each cataclysm, and the discarded sins", () => {
    expect(table.out.map(({ id }) => id)).toEqual(["cat_04"]);
    expect([table.candles, table.sinsLaid, table.sinsMost]).toEqual([14, 3, 7]);
  });

  it("shows the owner of each pane, barred panes, and treasures face up and down", () => {
    const [quest] = table.rows[0]?.quests ?? [];
    expect(quest?.panes.map(({ by, barred }) => [by, barred])).toEqual([[0, false], [NEUTRAL, false], [null, true]]);
    expect(quest?.treasures.map(({ place }) => place)).toEqual([`${QUESTS[0]?.id}.tr_gold_2`]);
    expect(table.rows[2]?.quests[0]?.treasures).toEqual([{ place: "", card: null }, { place: "", card: null }]);
    expect(quest?.whole).toBe(false);
  });

  it("distinguishes closed and empty spaces", () => {
    expect(table.tavern.map(({ card, closed }) => [card?.id, closed])).toEqual([["ch_red_4", false], [undefined, false], [undefined, true]]);
  });

  it("puts the temple beside the portal of its colour", () => {
    expect(table.portals.map(({ temple, by }) => [temple?.id, by])[0]).toEqual(["b13", 0]);
    expect(table.portals[1]?.temple).toBeNull();
  });

  it("shows the hall's numbers for decks, rows and limits", () => {
    expect(table.left).toEqual({ characters: 123, elixirs: 234, castles: 345, estates: 456 });
    expect(table.rows.map(({ brings, quests }) => [brings, ...quests.map(({ whole }) => whole)])).toEqual([[5, false], [-1], [2, true]]);
    expect([table.mightToWin, table.corruptionMost]).toEqual([66, 55]);
    const textAbout = (place: string): string => aboutPlace(sight({ options: { fall: true } }), place)?.what.join(" ") ?? "";
    expect([textAbout("armour"), textAbout("hero")].map((what, index) => what.includes(["66", "55"][index]!))).toEqual([true, true]);
    const rigged = { ...sight(), computed: { board: { ...BOARD, cataclysms: 3, sins: 9 }, holdings: [] } } as unknown as Sight;
    expect([read(rigged).candles, read(rigged).sinsMost]).toEqual([3, 9]);
  });

  it("knows the player's own sins and only counts those of others", () => {
    expect([hero?.sins.length, hero?.sinCount]).toEqual([1, 2]);
    expect([table.heroes[1]?.sins.length, table.heroes[1]?.sinCount]).toEqual([0, 1]);
    expect(hero?.artifacts.map(({ id }) => id)).toEqual(["art_2"]);
  });

  it("shows the hall's numbers for the gains of cards", () => {
    if (!hero) throw new Error("no hero");
    expect([hero.elixirs[0]?.better, table.heroes[1]?.elixirs[0]?.better]).toEqual([true, undefined]);
    expect([hero.income, hero.buildings[0]?.makes]).toEqual([{ fame: 71, gold: 72, might: 73 }, 76]);
  });

  it("shows the missing goods from the hall for barred things", () => {
    const asked = { ...sight(), ask: { kind: "go", options: [{ key: "recruit:ch_red_2" }], barred: ["quest:q01.3", "found:b07"] } } as unknown as Sight;
    const missing = { "q01.3": { HUM: 88, KIN: 99 }, ch_red_2: { fame: 77 } };
    const touch = new Touching(() => ({ sight: { ...asked, computed: { holdings: [], missing } }, isReplay: false }) as unknown as BoardProps);
    expect([touch.short("q01.3"), touch.short("ch_red_2"), touch.short("b07")]).toEqual([[["HUM", 88], ["KIN", 99]], [], []]);
  });

  it("shows the innermost window, but not one for free actions only", () => {
    const sin = { kind: "sin", card: "extortion:sin_greed_a", by: 1, to: [0], asked: 0, to_ask: [], numbers: { gold: 1 } };
    expect(read(sight({ windows: [sin] })).threat).toMatchObject({ name: "Extortion", picture: "greed", asked: [0], by: 1 });
    expect(read(sight({ windows: [{ ...sin, kind: "cataclysm", card: "cat_07" }] })).threat).toMatchObject({ name: "Earthquake" });
    expect(read(sight({ windows: [sin, { ...sin, kind: "after-action", card: "" }] })).threat).toBeNull();
  });
});

describe("answers on things", () => {
  const option = (key: string): never => ({ key }) as never;

  it.each([
    ["recruit:ch_red_2", "ch_red_2"], ["quest:q01.2", "q01.2"], ["player:2:fame", "seat.2"], ["receive:HUM:pool", "pool.HUM"], ["receive:HUM:3", "seat.3.HUM"], ["hero", "hero"], ["deck:tr_gold_2", "deck.tr_gold_2"], ["pass", ""],
    ["use:el_red_1/better", "el_red_1"], ["vainglory:sin_pride_a", "sin_pride_a"],
  ])("%s is about %s", (key, thing) => {
    expect(thingOf(key)).toBe(thing);
  });

  it("groups them by thing, with barred ones", () => {
    const answers = answersOf({ options: [option("man:b01"), option("give-up:b01"), option("pass")], barred: ["found:b02"] } as never);
    expect(answers.at.get("b01")?.map(({ key }) => key)).toEqual(["man:b01", "give-up:b01"]);
    expect(answers.barred.get("b02")).toEqual(["found:b02"]);
  });

  it("steps through the answers of a thing", () => {
    const options = [option("man:b01"), option("give-up:b01")];
    expect(nextAnswer(options, undefined)?.key).toBe("man:b01");
    expect(nextAnswer(options, "man:b01")?.key).toBe("give-up:b01");
    expect(nextAnswer(options.slice(0, 1), "man:b01")?.key).toBe("man:b01");
  });

  it("leaves in the bar the answers that no thing shows", () => {
    expect(isOnThing({ kind: "go" } as never, option("recruit:ch_red_2"))).toBe(true);
    expect(isOnThing({ kind: "go" } as never, option("pass"))).toBe(false);
    expect(isOnThing({ kind: "interrupt" } as never, option("drink:el_red_1"))).toBe(true);
    expect(isOnThing({ kind: "interrupt" } as never, option("done"))).toBe(false);
    expect(isOnThing({ kind: "pay" } as never, option("use:gold"))).toBe(true);
    expect(isOnThing({ kind: "pay" } as never, option("pay"))).toBe(false);
  });
});

it("has a separate key for each function of a sin card", () => {
  for (const sin of SINS) expect(new Set(sin.functions.map(({ key }) => key)).size).toBe(2);
});

describe("the arrows", () => {
  const box = (left: number, top: number): never => ({ left, top, width: 10, height: 10 }) as never;
  const boxes = [box(0, 0), box(40, 2), box(20, 60), box(90, 0)];

  it("move to the nearest thing in their direction", () => {
    expect(nearest(boxes, 0, [1, 0])).toBe(1);
    expect(nearest(boxes, 1, [1, 0])).toBe(3);
    expect(nearest(boxes, 0, [0, 1])).toBe(2);
    expect(nearest(boxes, 0, [-1, 0])).toBe(-1);
    expect(directionOf("a")).toBeUndefined();
  });
});

it("shows for a moment a lit pane, a closed portal, and a candle that went out", () => {
  const line = (event: unknown): never => ({ event }) as never;
  const shown = shownFor([line({ type: "QuestJoined", quest: 0, space: 1 }), line({ type: "PortalClosed", portal: 2 }), line({ type: "CataclysmRevealed", card: 0, number: 1 })]);
  expect([...shown.lit, ...shown.sealed, shown.snuffed]).toEqual(["q01.2", "portal_green", true]);
});

it("skips only windows D and E, for players who chose it", () => {
  const kinds = ["interrupt", "end-of-phase", "after-action", "go", "pay", "reward"];
  expect(kinds.map((kind) => skipAnswer({ kind } as Ask))).toEqual(["done", "done", null, null, null, null]);
});

it("answers by hand if the time of a single answer could reveal the hidden hand to people", () => {
  const asked = (kind: string, bot = "", hand: object = {}): Sight =>
    ({ ...sight({ players: [{ ...PLAYER, sins: [0], artifacts: [], ...hand }, PLAYER] }), seats: [{ seat: 0, bot: "" }, { seat: 1, bot }], ask: { kind } }) as unknown as Sight;
  expect(["go", "interrupt", "discard-sin", "after-action", "pay"].map((kind) => mustAnswerByHand(asked(kind)))).toEqual([true, true, true, false, false]);
  expect([mustAnswerByHand(asked("go", "", { sins: [] })), mustAnswerByHand(asked("go", "", { sins: [], artifacts: [2] }))]).toEqual([false, true]);
  expect(mustAnswerByHand(asked("interrupt", "sensible"))).toBe(false);
});

it("draws the codes of virtues in a sentence as icons, with their names for screen readers", () => {
  const parts = splitGifts("Buy Pearl Milk (PUR TEM). TEMPLE");
  expect(parts.map(({ text, icons }) => [text, icons.length])).toEqual([["Buy Pearl Milk (", 0], ["Purity", 1], [" ", 0], ["Temperance", 1], ["). TEMPLE", 0]]);
});

describe("an obvious answer", () => {
  const OPTIONS = ["pay", "use:b01"];
  const paying = (laid: Record<string, number>, keys = OPTIONS, more: object = {}): Sight =>
    ({ ...sight({ payment: { due: {}, laid, left: {}, least: {}, most: {}, slots: [], ...more } }), ask: { kind: "pay", options: keys.map((key) => ({ key })) } }) as unknown as Sight;
  const keyOf = (sight: Sight) => obviousAnswer(sight.ask as Ask, sight)?.key ?? "";

  it("pays with gold, fame and gift cards, unless the player wants to choose", () => {
    expect(keyOf(paying({ fame: 3 }))).toBe("pay");
    expect(keyOf(paying({ fame: 1, b01: 1 }))).toBe("");
    expect(keyOf(paying({ HUM: 1 }, ["pay", "use:gold"]))).toBe(""); // the Temple of the Scales
    expect(keyOf(paying({ fame: 3 }, OPTIONS, { most: { b01: 0 } }))).toBe(""); // already swapped
    payment.byHand = true;
    expect(keyOf(paying({ fame: 3 }))).toBe("");
    payment.byHand = false;
  });

  it("lets an effect happen that no response changes, if only bots can notice", () => {
    const asked = (idle: boolean, bot: string): Sight =>
      ({ ...sight(), computed: { idle }, seats: [{ seat: 0, bot: "" }, { seat: 1, bot }], ask: { kind: "interrupt", options: [] } }) as unknown as Sight;
    expect([keyOf(asked(true, "sensible")), keyOf(asked(false, "sensible")), keyOf(asked(true, ""))]).toEqual(["done", "", ""]);
  });

  it("continues a planned exchange, whatever part is asked", () => {
    const swaps = withTaken(withTaken(withGiven(withGiven({ give: ["TEM"], take: [] }, "HUM"), "HUM"), { virtue: "TEM", source: "pool" }), { virtue: "DIL", source: "1" });
    expect(swaps).toEqual({ give: ["HUM", "HUM"], take: [{ virtue: "TEM", source: "pool" }, { virtue: "DIL", source: "1" }] });
    expect(withoutLast(swaps.give, (virtue) => virtue === "HUM")).toEqual(["HUM"]);
    const options = ["give:HUM", "receive:TEM:pool", "receive:DIL:1", "enough"].map((key) => ({ key })) as never;
    expect([0, 1, 2].map((done) => plannedAnswer(swaps, "exchange", done, options))).toEqual(["give:HUM", "give:HUM", "enough"]);
    expect([0, 1, 2].map((done) => plannedAnswer(swaps, "receive", done, options))).toEqual(["receive:TEM:pool", "receive:DIL:1", ""]);
    const asked = { ...sight({ exchange: [{}] }), ask: { kind: "receive", options } } as unknown as Sight;
    expect(keyOf(asked)).toBe("");
    plan.swaps = swaps;
    expect(obviousAnswer(asked.ask as Ask, asked)).toEqual({ key: "receive:DIL:1", pause: 0, isChosen: true, repeats: true });
    plan.swaps = null;
  });
});

it("offers to pass until the next round once the player has passed in this round", () => {
  const log = (...events: object[]): never => events.map((event) => ({ event })) as never;
  const [round, mine, other] = [{ type: "TurnBegan" }, { type: "PlayerPassed", seat: 0 }, { type: "PlayerPassed", seat: 1 }];
  const offered = (lines: never, kind = "go") => offersPass({ kind } as Ask, lines, sight());
  expect([offered(log(round, mine)), offered(log(mine, round, other)), offered(log(round), "after-action")]).toEqual([true, false, true]);
});

it("marks on a player's card what the player leads in, and what it will bring", () => {
  const { soon, sum, goods } = aboutSeat(sight(), 0);
  expect([soon, sum]).toEqual(["+2 at round end", "The most gold, red characters now: each gives 1 might at the end of the round."]);
  expect(goods?.filter(({ leads }) => leads).map(({ name }) => name)).toEqual(["gold, the most: 1 might at the end of the round"]);
});

it("does not advertise the player's own marker as an answer", () => {
  const options = ["treasure:q01.1", "quest:q01.2"].map((key) => ({ key }));
  const touch = new Touching(() => ({ sight: { ...sight(), ask: { kind: "go", options, barred: [] } }, isReplay: false, chosen: null }) as unknown as BoardProps);
  expect([touch.isOwnMarker("q01.1"), touch.isOwnMarker("q01.2")]).toEqual([true, false]);
});

describe("the lesson of a first match", () => {
  const asked = (kind: string, keys: string[], more: Record<string, unknown> = {}): Sight =>
    ({ ...sight(more), ask: { kind, options: keys.map((key) => ({ key })), barred: [] } }) as unknown as Sight;

  it("shows each hint once, at its moment", () => {
    const heard = new Set<string>();
    const next = (sight: Sight): string => {
      const lesson = lessonFor(sight, (id) => heard.has(id));
      if (lesson) heard.add(lesson.id);
      return lesson?.id ?? "";
    };
    const first = asked("go", ["recruit:ch_red_4", "tap:ch_red_2", `hoard:${SINS[4]?.id}`, "quest:q01.2", "pass"], { turn: 1, lap: 1 });
    expect([first, first, first, first].map(next)).toEqual(["aim", "recruit", "tap", "quest"]);
    expect([asked("pay", ["pay"]), asked("pay", ["pay"]), first, asked("interrupt", ["done"])].map(next)).toEqual(["pay", "", "sins", "interrupt"]);
    const later = asked("go", ["portal:portal_red", "pass"], { turn: 2, lap: 4 });
    expect([later, later, later, later, later].map(next)).toEqual(["pass", "order", "most", "portal", ""]);
    expect(next(asked("go", ["pass"], { cataclysms: [0, 1, 2, 3, 4, 5, 6, 7, 8] }))).toBe("candles");
  });

  it("shows no hint without a question, or about something that is not on the menu", () => {
    expect(lessonFor(sight(), () => false)).toBeNull();
    expect(lessonFor(asked("target", ["player:1"]), () => false)).toBeNull();
    expect(lessonFor(asked("go", ["pass"], { turn: 1, lap: 1 }), (id) => id === "aim")).toBeNull();
  });

  it.each([english, german])("has at most two sentences", (words) => {
    const lessons = words.split("\n").filter((line: string) => line.startsWith("sv-teach-"));
    expect(lessons).toHaveLength(20);
    for (const lesson of lessons) expect(lesson.match(/[.?!](?= |$)/g)?.length ?? 0, lesson).toBeLessThanOrEqual(2);
  });
});

it("a barred requirement is named by its quest, and never by the letters of its gifts", () => {
  const quest = QUESTS[0];
  expect(namedBy(`gifts:${quest?.id}.1`, sight(), `${quest?.id}.1`)).toBe(quest?.name.replace(/^The /, "the "));
  expect(namedBy("take:nothing", sight(), "")).toBe("nothing");
});
