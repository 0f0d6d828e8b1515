// Events as scenes: attacks with all their dice, enemies' actions with reasons, cards turned up, and pages of the book.
import type { Line } from "../../../wire";
import { t } from "../../../words";
import { whoIs } from "../chart";
import type { DiceRolled, Event } from "../types";
import { dieOf, type DieShown, type Faces } from "./dice";

/** One target's defence against an attack. */
export interface Defence {
  who: string;
  blue: DieShown[];
  armor: number;
  magic: number;
  /** Before the decision: the wounds that armour and magic stop together. */
  before?: number;
  shields: number;
  /** Null before the decision. */
  wounds: number | null;
  /** Before the decision: the wounds without further additions. */
  ahead?: number | undefined;
}

export interface Strike {
  who: string;
  target: string;
  name: string;
  /** Why an enemy attacks this target, and how the attack came about. */
  why: string;
  came: readonly string[];
  dice: DieShown[];
  /** Modifiers of the Hits: the name of a card, or the id of a fixed one. */
  parts: readonly (readonly [string, number])[];
  /** While the attack goes on: the text on the attacker's card, which says what a Bolt does. */
  printed?: string;
  /** Null until the Hits are summed; `shown` is the sum so far. */
  hits: number | null;
  shown: number | null;
  lethal: number;
  defences: Defence[];
  /** The results, as texts. */
  follows: string[];
  /** The killed figures, by name. */
  slain: string[];
}

export type Happening =
  | { kind: "strike"; strike: Strike }
  | { kind: "deed"; who: string; told: string; why: string; follows: string[] }
  | { kind: "card"; deck: string; name: string; text: string; follows: string[] }
  | { kind: "page"; page: Page };

export interface Page {
  /** Its number in the book; the first page of a quest has a title instead. */
  number: string;
  title: string;
  paragraphs: string[];
}

/** The steps of an attack: target, dice, additions, defence, result. */
export const BEATS = ["target", "dice", "add", "defence", "follows"] as const;

/** Return the current step of an attack. */
export function beatOf(strike: Strike): number {
  if (strike.follows.length || (strike.defences.length && strike.defences.every(({ wounds }) => wounds !== null))) return 4;
  if (strike.defences.length) return 3;
  if (strike.hits !== null) return 2;
  return strike.dice.length ? 1 : 0;
}

const RESULT_EVENTS: ReadonlySet<string> = new Set(["WoundsSuffered", "WoundsHealed", "TokenGained", "TokenLost", "SaveMade", "HeroDied", "FigureSlain", "FigureLeft", "EnemyEntered", "NobodyEntered", "ShadowRevealed", "FigureMoved", "EnemiesEvaded", "CardUsed", "ActivityWasted", "DoorOpened", "LockRemoved", "CrownsGained", "SoulChanged", "ItemMoved", "MapChanged", "NobodyActed"]);
/** Frequent events that matter little to the story. */
const MINOR_EVENTS: ReadonlySet<string> = new Set(["TurnBegan", "RoundBegan", "EventEnded"]);

/** Events that begin a new scene. */
const SCENE_EVENTS: ReadonlySet<string> = new Set(["AttackDeclared", "EnemyActivated", "CardDrawn", "ParagraphRead", "QuestBegan", "QuestWon"]);
/** Decks whose cards are turned up after all attacks. */
const PHASE_DECKS = ["encounter", "event", "story"];

/** Texts in log lines: after the colon of an attack, in the brackets of an action, after the deck of a card, before the first page. */
const ATTACK_PATTERN = /: ([^:]*)\.$/;
const WHY_PATTERN = /\(([^()]*)\)\.$/;
const CARD_PATTERN = /^.+?: (.+?)\. ?(.*)$/s;
const TITLE_PATTERN = /^(.+?)\. (.*)$/s;

const emptyStrike = (who: string, target: string, name: string): Strike => ({ who, target, name, why: "", came: [], dice: [], parts: [], hits: null, shown: null, lethal: 0, defences: [], follows: [], slain: [] });

/** Return the scenes of some news, with dice of these faces. `started` is the attack that was under way before the news. */
export function happenings(lines: readonly Line[], faces: Faces, started: Strike | null = null): Happening[] {
  const found: Happening[] = [];
  let isOver = false; // whether later lines belong to none of the scenes so far
  let open: Strike | null = started && { ...started, defences: [...started.defences], follows: [], slain: [] };
  if (open) found.push({ kind: "strike", strike: open });
  for (const [index, line] of lines.entries()) {
    const event = line.event as unknown as Event;
    const last = found.at(-1);
    if (SCENE_EVENTS.has(event.type)) isOver = false;
    if (event.type === "AttackDeclared") {
      open = emptyStrike(whoIs(event.who), whoIs(event.target), ATTACK_PATTERN.exec(line.words)?.[1] ?? "");
      if (last?.kind === "deed" && last.who === whoIs(event.who)) {
        found.pop();
        Object.assign(open, { why: last.why, came: last.follows });
      }
      found.push({ kind: "strike", strike: open });
    } else if (event.type === "DefenderReplaced" && open) Object.assign(open, { target: whoIs(event.who), came: [...open.came, line.words] });
    else if (event.type === "DiceRolled" && open) setDice(open, event, faces);
    else if (event.type === "HitsCounted" && open) Object.assign(open, { hits: event.hits, lethal: event.lethal, parts: event.parts });
    else if (event.type === "AttackDefended" && open) addDefence(open, { ...event, who: whoIs(event.who) });
    else if (event.type === "EnemyActivated") {
      open = null;
      found.push({ kind: "deed", who: whoIs(event.enemy), told: line.words, why: WHY_PATTERN.exec(line.words)?.[1] ?? "", follows: [] });
    } else if (event.type === "CardDrawn") {
      if (PHASE_DECKS.includes(event.deck)) open = null;
      const [, name = line.words, text = ""] = CARD_PATTERN.exec(line.words) ?? [];
      found.push({ kind: "card", deck: event.deck, name, text, follows: [] });
    } else if (event.type === "QuestWon") found.push({ kind: "page", page: { number: "", title: t("ss-page-won"), paragraphs: [line.words] } });
    else if (event.type === "ParagraphRead" && last?.kind === "page" && lines[index - 1]?.event["type"] === "QuestWon") last.page.paragraphs.push(line.words);
    else if (event.type === "ParagraphRead") found.push({ kind: "page", page: { number: numberOf(event.para), title: "", paragraphs: [line.words] } });
    else if (event.type === "QuestBegan") {
      const [, title = "", text = line.words] = TITLE_PATTERN.exec(line.words) ?? [];
      found.push({ kind: "page", page: { number: "", title, paragraphs: [text] } });
    }
    else if (MINOR_EVENTS.has(event.type)) [open, isOver] = [null, true];
    else if (RESULT_EVENTS.has(event.type) && !isOver) {
      if (open && event.type === "FigureSlain") open.slain.push(whoIs(event.who));
      addResult(last, open, line.words);
    }
  }
  return found.filter((happening) => happening.kind !== "strike" || happening.strike.dice.length > 0);
}

/** Return the number of a page; the introduction of a quest has none. */
const numberOf = (para: string): string => para.split(".").at(-1)?.replace(/^0$/, "") ?? "";

function addResult(last: Happening | undefined, open: Strike | null, words: string): void {
  if (open) {
    if (open.dice.length || open.defences.length) open.follows.push(words);
  } else if (last?.kind === "deed" || last?.kind === "card") last.follows.push(words);
}

/** Set the dice of the attack or of the defence. After a re-roll or an added die, the hall sends all dice again. */
function setDice(strike: Strike, { who, dice, why, lie }: DiceRolled, faces: Faces): void {
  const defence = strike.defences.at(-1);
  const shown = (lie.length ? lie : dice).map((die) => dieOf(faces, die));
  if (why === "defense") strike.defences.push({ who: whoIs(who), blue: shown, armor: 0, magic: 0, shields: 0, wounds: null });
  else if (why === "attack") strike.dice = shown;
  else if (lie.length && defence && defence.wounds === null && defence.who === whoIs(who)) defence.blue = shown;
  else if (lie.length) strike.dice = shown;
}

function addDefence(strike: Strike, { who, armor, magic, shields, wounds }: { who: string; armor: number; magic: number; shields: number; wounds: number }): void {
  const setDice = strike.defences.at(-1);
  const blue = setDice?.who === who && setDice.wounds === null ? (strike.defences.pop()?.blue ?? []) : [];
  strike.defences.push({ who, blue, armor, magic, shields, wounds });
}

/** Return all pages of the book in their order; the result of a choice is below its page. */
export function pagesIn(lines: readonly Line[]): Page[] {
  const pages: Page[] = [];
  for (const line of lines) {
    const [happening] = line.event["type"] === "ParagraphRead" || line.event["type"] === "QuestBegan" ? happenings([line], {}) : [];
    if (happening?.kind !== "page") continue;
    const last = pages.at(-1);
    if (last && last.number && last.number === happening.page.number) last.paragraphs.push(...happening.page.paragraphs);
    else pages.push(happening.page);
  }
  return pages;
}
