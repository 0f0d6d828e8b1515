// Heropath's parts of the table page.
import type { AboutSeat, GameFace, Goods } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import { t } from "../../words";
import { aboutPlace } from "./about";
import Board from "./Board.svelte";
import { whyOver } from "./ending";
import { HEIGHT, WIDTH } from "./geometry";
import { lessonFor } from "./lessons";
import Overlay from "./Overlay.svelte";
import { GOOD_ICONS, ICONS } from "./looks";
import { missedAnswers } from "./missed";
import { GEMS, type HeroSheet } from "./model";
import { CARD_QUESTIONS, mustAnswerByHand, explainsQuestion, automaticAnswer, obviousAnswer, WINDOWS } from "./questions";
import { aboutHero, read } from "./read";
import { isToast } from "./toasts";
import Tray from "./Tray.svelte";

function seat(sight: Sight, index: number): AboutSeat {
  const [about, hero] = [aboutHero(sight, index), read(sight).heroes[index]];
  const counted = ICONS["power"] ? { icon: ICONS["power"] } : {};
  if (hero && !hero.begun) return { counts: "", bare: true, ...(about ? { note: about.hero } : {}) };
  return about && hero ? { ...counted, note: `${about.hero} · ${about.where}`, counts: t("hp-power"), points: about.power, goods: goodsOf(hero) } : { ...counted, bare: true };
}

/** Return the parts of a hero's power, VITALITY first, and then the means of payment. */
function goodsOf(hero: HeroSheet): Goods[] {
  const gems = GEMS.map((gem): [string, number] => [gem, hero.gems[gem]]);
  const goods: [string, number][] = [...gems, ["GOLD", hero.gold], ["FOOD", hero.food]];
  return goods.flatMap(([good, count]) => {
    const icon = GOOD_ICONS[good];
    return icon ? [{ icon, name: t(`hp-${good.toLowerCase()}`), count }] : [];
  });
}

/** Whether there is nothing to show yet, because not all players have chosen a hero. */
const isTrayEmpty = (sight: Sight): boolean => read(sight).heroes[sight.seat]?.begun === false;

/**
 * Whether an answer is shown on the table. STOP calls are large icons on the map, and other answers are glowing
 * spaces. The bar shows several answers about one space, and the single steps of a journey.
 */
const isOnTable = ({ kind, options }: Ask, { key, places }: Option): boolean =>
  key.startsWith("stop:") || (kind !== "travel" && key.startsWith("space:") && options.filter((other) => other.places.at(-1) === places.at(-1)).length === 1);

export default {
  Board, size: { width: WIDTH, height: HEIGHT, least: 1280, margin: 58, edge: 52 }, Tray, trayHeight: 178, closedTrayHeight: () => 148, isTrayEmpty, Overlay, tableQuestions: ["hero", "keep", "visit", "buy", "offer-what", ...CARD_QUESTIONS], markedQuestions: ["keep"], spreadQuestions: ["rock"], explainsQuestion, mustAnswerByHand, skipAnswer: automaticAnswer, obviousAnswer, reactionQuestions: WINDOWS, missedAnswers, seat, whyOver, about: aboutPlace, isOnTable, isToast, lesson: lessonFor,
} satisfies GameFace;
