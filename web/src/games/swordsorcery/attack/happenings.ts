// What happened, told in scenes: attacks with all their dice, what an enemy did and why, cards that were turned up, pages that were read.
import type { Line } from "../../../wire";
import { t } from "../../../words";
import { whoIs } from "../chart";
import type { Event } from "../types";
import { dieOf, type DieShown } from "./dice";

/** How one target met an attack. */
export interface Defence {
  who: string;
  blue: DieShown[];
  armor: number;
  magic: number;
  /** While nothing is decided: what both have stopped together. */
  before?: number;
  shields: number;
  /** Null while nothing is decided. */
  wounds: number | null;
  /** While nothing is decided: how many there are if nothing is added. */
  ahead?: number | undefined;
}

export interface Strike {
  who: string;
  target: string;
  name: string;
  /** Why an enemy turns on its victim, and how it came there. */
  why: string;
  came: readonly string[];
  dice: DieShown[];
  /** What changes the Hits: a name, or the id of a fixed one. */
  parts: readonly (readonly [string, number])[];
  /** Null until they are summed; `shown` are those so far. */
  hits: number | null;
  shown: number | null;
  lethal: number;
  defences: Defence[];
  /** What came of it, in words. */
  follows: string[];
  /** Whom it slew, by name. */
  slain: string[];
}

export type Happening =
  | { kind: "strike"; strike: Strike }
  | { kind: "deed"; who: string; told: string; why: string; follows: string[] }
  | { kind: "card"; deck: string; name: string; text: string; follows: string[] }
  | { kind: "page"; page: Page };

export interface Page {
  /** Its number in the book; a quest's first page has a title instead. */
  number: string;
  title: string;
  paragraphs: string[];
}

/** The beats of an attack: target, dice, what is added, defence, what follows. */
export const BEATS = ["target", "dice", "add", "defence", "follows"] as const;

/** The beat that a strike has come to. */
export function beatOf(strike: Strike): number {
  if (strike.follows.length || (strike.defences.length && strike.defences.every(({ wounds }) => wounds !== null))) return 4;
  if (strike.defences.length) return 3;
  if (strike.hits !== null) return 2;
  return strike.dice.length ? 1 : 0;
}

const FOLLOWS: ReadonlySet<string> = new Set(["Suffered", "Healed", "TokenGained", "TokenLost", "SaveMade", "Died", "Slain", "Left", "Entered", "NobodyEntered", "Revealed", "Moved", "Evaded", "Used", "Wasted", "DoorOpened", "LockRemoved", "Gained", "SoulChanged", "ItemMoved", "MapChanged"]);
/** What is told of many times, and matters little to the story. */
const QUIET: ReadonlySet<string> = new Set(["TurnBegan", "RoundBegan", "EventEnded"]);

/** What opens a scene of its own. */
const BEGINS: ReadonlySet<string> = new Set(["AttackDeclared", "Activated", "CardDrawn", "ParagraphRead", "QuestBegan", "QuestWon"]);
/** Decks that are turned up when all attacks are over. */
const PHASES = ["encounter", "event", "story"];

/** What stands behind the colon of an attack, in the brackets of a deed, behind the deck of a card, before the first page. */
const ATTACK = /: ([^:]*)\.$/;
const WHY = /\(([^()]*)\)\.$/;
const CARD = /^.+?: (.+?)\. ?(.*)$/s;
const TITLE = /^(.+?)\. (.*)$/s;

const empty = (who: string, target: string, name: string): Strike => ({ who, target, name, why: "", came: [], dice: [], parts: [], hits: null, shown: null, lethal: 0, defences: [], follows: [], slain: [] });

/** The scenes of some news; `begun` is the attack that was going on before them. */
export function happenings(lines: readonly Line[], begun: Strike | null = null): Happening[] {
  const found: Happening[] = [];
  let isOver = false; // what comes now belongs to nothing that was told
  let open: Strike | null = begun && { ...begun, defences: [...begun.defences], follows: [], slain: [] };
  if (open) found.push({ kind: "strike", strike: open });
  for (const [at, line] of lines.entries()) {
    const event = line.event as unknown as Event;
    const last = found.at(-1);
    if (BEGINS.has(event.type)) isOver = false;
    if (event.type === "AttackDeclared") {
      open = empty(whoIs(event.who), whoIs(event.target), ATTACK.exec(line.words)?.[1] ?? "");
      if (last?.kind === "deed" && last.who === whoIs(event.who)) {
        found.pop();
        Object.assign(open, { why: last.why, came: last.follows });
      }
      found.push({ kind: "strike", strike: open });
    } else if (event.type === "SteppedIn" && open) Object.assign(open, { target: whoIs(event.who), came: [...open.came, line.words] });
    else if (event.type === "DiceRolled" && open) rolled(open, whoIs(event.who), event.dice, event.why);
    else if (event.type === "Reckoned" && open) Object.assign(open, { hits: event.hits, lethal: event.lethal, parts: event.parts });
    else if (event.type === "Defended" && open) defended(open, { ...event, who: whoIs(event.who) });
    else if (event.type === "Activated") {
      open = null;
      found.push({ kind: "deed", who: whoIs(event.enemy), told: line.words, why: WHY.exec(line.words)?.[1] ?? "", follows: [] });
    } else if (event.type === "CardDrawn") {
      if (PHASES.includes(event.deck)) open = null;
      const [, name = line.words, text = ""] = CARD.exec(line.words) ?? [];
      found.push({ kind: "card", deck: event.deck, name, text, follows: [] });
    } else if (event.type === "QuestWon") found.push({ kind: "page", page: { number: "", title: t("ss-page-won"), paragraphs: [line.words] } });
    else if (event.type === "ParagraphRead" && last?.kind === "page" && lines[at - 1]?.event["type"] === "QuestWon") last.page.paragraphs.push(line.words);
    else if (event.type === "ParagraphRead") found.push({ kind: "page", page: { number: numberOf(event.para), title: "", paragraphs: [line.words] } });
    else if (event.type === "QuestBegan") {
      const [, title = "", text = line.words] = TITLE.exec(line.words) ?? [];
      found.push({ kind: "page", page: { number: "", title, paragraphs: [text] } });
    }
    else if (QUIET.has(event.type)) [open, isOver] = [null, true];
    else if (FOLLOWS.has(event.type) && !isOver) {
      if (open && event.type === "Slain") open.slain.push(whoIs(event.who));
      follow(last, open, line.words);
    }
  }
  for (const [at, one] of found.entries()) if (one.kind === "card" && one.deck === "encounter" && hasPassed(found[at + 1], lines)) one.follows.push(t("ss-nobody-acts"));
  return found.filter((one) => one.kind !== "strike" || one.strike.dice.length > 0);
}

/** The number of a page: what is read before anybody moves has none. */
const numberOf = (para: string): string => para.split(".").at(-1)?.replace(/^0$/, "") ?? "";

/** Whether the turn of the enemies went by after its card, and nobody acted: another card or a turn came next. */
const hasPassed = (next: Happening | undefined, lines: readonly Line[]): boolean => next?.kind === "card" || (!next && QUIET.has(String(lines.at(-1)?.event["type"])));

function follow(last: Happening | undefined, open: Strike | null, words: string): void {
  if (open) {
    if (open.dice.length || open.defences.length) open.follows.push(words);
  } else if (last?.kind === "deed" || last?.kind === "card") last.follows.push(words);
}

/** Dice of the attack, or of the defence; those of a reroll take the place of as many of their colours. */
function rolled(strike: Strike, who: string, dice: readonly [string, number][], why: string): void {
  const fresh = dice.map(([color, number]) => dieOf(color, number));
  const defence = strike.defences.at(-1);
  if (why === "defense") strike.defences.push({ who, blue: fresh, armor: 0, magic: 0, shields: 0, wounds: null });
  else if (why === "attack") strike.dice = fresh;
  else if (why === "reroll") again(defence && defence.wounds === null && defence.who === who ? defence.blue : strike.dice, fresh);
}

function again(dice: DieShown[], fresh: readonly DieShown[]): void {
  for (const die of fresh) {
    const at = dice.findIndex((one) => one.red === die.red && !one.again);
    if (at >= 0) dice[at] = { ...die, again: true };
  }
}

function defended(strike: Strike, { who, armor, magic, shields, wounds }: { who: string; armor: number; magic: number; shields: number; wounds: number }): void {
  const rolled = strike.defences.at(-1);
  const blue = rolled?.who === who && rolled.wounds === null ? (strike.defences.pop()?.blue ?? []) : [];
  strike.defences.push({ who, blue, armor, magic, shields, wounds });
}

/** All pages that were read, in their order; what came of a choice stands below its page. */
export function pagesIn(lines: readonly Line[]): Page[] {
  const pages: Page[] = [];
  for (const line of lines) {
    const [told] = line.event["type"] === "ParagraphRead" || line.event["type"] === "QuestBegan" ? happenings([line]) : [];
    if (told?.kind !== "page") continue;
    const last = pages.at(-1);
    if (last && last.number && last.number === told.page.number) last.paragraphs.push(...told.page.paragraphs);
    else pages.push(told.page);
  }
  return pages;
}
