// Choices before a quest, as cards: heroes, natures, powers and talents.
import type { Drawing } from "../../../parts/drawing";
import type { Ask, Option } from "../../../wire";
import { t } from "../../../words";
import { HEROES, POWERS, cardName, type Nature } from "../chart";
import { NUMERALS } from "../model";
import { heroPicture } from "../pictures";
import { powerPicture, useOf } from "../powers";
import { termsIn } from "../terms";
import type { ComputedValues, NatureNow } from "../types";

export interface Pick {
  key: string;
  /** The id of its hero, nature or power. */
  of: string;
  option: Option | null;
  /** Whether it is barred; the table explains why. */
  barred: boolean;
  icon: Drawing;
  name: string;
  line: string;
  story: string;
  text: string;
  facts: (readonly [name: string, what: string])[];
  /** Whether it is a power or talent: there are many of them. */
  rank: boolean;
}

/** The kinds of questions about these choices. */
export const PICKED: readonly string[] = ["hero", "nature", "power", "talent"];

/** Return the cards of such a question; `aim` is the hero it is about, and `natures` are that hero's natures from the hall. */
export function asksOf(ask: Ask, aim: string, natures: ComputedValues["natures"]): Pick[] {
  const barred = ask.kind === "power" ? ask.barred.filter((key) => key.startsWith("take:")) : [];
  const picks = [...ask.options.map((option) => pickOf(option.key, option, aim, natures)), ...barred.map((key) => pickOf(key, null, aim, natures))];
  // A learned power keeps its place, so that a second press hits the card that it aims at.
  return ask.kind === "power" ? picks.sort((a, b) => placeOf(a) - placeOf(b)) : picks;
}

/** Return the heroes that nobody leads yet, to read while another player chooses. */
export const heroesLeft = (taken: readonly string[], natures: ComputedValues["natures"]): Pick[] => Object.keys(HEROES).filter((id) => !taken.includes(id)).map((id) => pickOf(`hero:${id}`, null, "", natures));

/** The innate power has no Soulrank and comes last. */
const LAST = 9;

/** Powers by Soulrank, and by the order of the cards within a rank. */
function placeOf({ of }: Pick): number {
  return 1000 * (POWERS[of]?.rank || LAST) + Object.keys(POWERS).indexOf(of);
}

function pickOf(key: string, option: Option | null, aim: string, natures: ComputedValues["natures"]): Pick {
  const [kind = "", of = ""] = key.split(":");
  const plain = { key, of, option, barred: option === null, story: "", text: "", facts: [], rank: false };
  if (kind === "hero") return { ...plain, ...heroPick(of, (side) => natures[`${key}/${side}`]) };
  if (kind === "nature") return { ...plain, ...naturePick(aim, of === "chaos" ? "chaos" : "law", natures[key]) };
  return { ...plain, ...powerPick(of), facts: option ? termsIn(POWERS[of]?.text ?? "").map(([name, what]): readonly [string, string] => [`${name}:`, what]) : [] };
}

function heroPick(id: string, numbersOf: (side: Nature) => NatureNow | undefined) {
  const hero = HEROES[id];
  if (!hero) return { icon: heroPicture(id), name: id, line: "" };
  const natures = (["law", "chaos"] as const).map((nature): readonly [string, string] => {
    const now = numbersOf(nature);
    return [t(`ss-nature-${nature}`), now ? t("ss-pick-side", { name: hero[nature], hp: now.hp }) : hero[nature]];
  });
  const numbers = t("ss-numbers", { move: hero.move, save: hero.save, bag: hero.bag });
  return { icon: heroPicture(id), name: hero.name, line: t("ss-people", { people: hero.people }), story: hero.story, facts: [...natures, [t("ss-pick-numbers"), numbers] as const] };
}

function naturePick(id: string, nature: Nature, numbers: NatureNow | undefined) {
  const hero = HEROES[id];
  const innate = hero?.innate[nature] ?? "";
  if (!hero || !numbers) return { icon: heroPicture(id), name: t(`ss-nature-${nature}`), line: "" };
  return {
    icon: powerPicture(innate), name: hero[nature], line: t(`ss-nature-${nature}`),
    facts: [
      [cardName(innate), POWERS[innate]?.text ?? ""] as const,
      [t("ss-pick-life"), t("ss-pick-grows", { first: numbers.hp, last: numbers.most })] as const,
      [t("ss-pick-turn"), t("ss-pick-activities", { combat: numbers.combat, action: numbers.action })] as const,
      [t("ss-pick-begins"), thingNames(numbers.things)] as const,
    ],
  };
}

/** Return the names of things as a list; several of a kind have their number. */
function thingNames(things: readonly string[]): string {
  return [...new Set(things)].map((id) => [cardName(id), things.filter((other) => other === id).length] as const).map(([name, count]) => (count > 1 ? `${name} ${t("ss-times", { count })}` : name)).join(", ");
}

function powerPick(id: string) {
  const power = POWERS[id];
  if (!power) return { icon: powerPicture(id), name: id, line: "", rank: true };
  const rests = /[1-9]/.test(power.rests) ? t("ss-rests", { count: Number(power.rests) }) : power.rests === "X" ? t("ss-rests-once") : "";
  const range = power.range && power.range !== "0" ? t("ss-range", { range: power.range.replace("-", "–") }) : "";
  return { icon: powerPicture(id), name: power.name, line: [useOf(id), range, rests, power.rank > 1 ? t("ss-from-rank", { rank: NUMERALS[power.rank] ?? "" }) : ""].filter(Boolean).join(" · "), text: power.text, rank: true };
}
