// What Heropath brings to the table in the browser.
import type { AboutSeat, GameFace, Goods } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import { t } from "../../words";
import { aboutPlace } from "./about";
import Board from "./Board.svelte";
import { whyOver } from "./ending";
import { HEIGHT, WIDTH } from "./geometry";
import { lessonFor } from "./lessons";
import Overlay from "./Overlay.svelte";
import { GOOD_ICONS, SIGNS } from "./looks";
import { missedIn } from "./missed";
import { GEMS, type HeroSheet } from "./model";
import { byHand, covers, letsEnd } from "./questions";
import { aboutHero, read } from "./read";
import { isToast } from "./toasts";
import Tray from "./Tray.svelte";
import type { State } from "./types";

function seat(sight: Sight, of: number): AboutSeat {
  const [about, hero] = [aboutHero(sight, of), read(sight).heroes[of]];
  const counted = { counts: t("hp-counts"), ...(SIGNS["fight"] ? { icon: SIGNS["fight"] } : {}) };
  return about && hero ? { ...counted, note: `${about.hero} · ${about.where}`, points: about.power, goods: goodsOf(hero) } : { ...counted, bare: true };
}

/** What a hero's power is made of, first what he lives by; then what he can pay with. */
function goodsOf(hero: HeroSheet): Goods[] {
  const gems = GEMS.map((gem): [string, number] => [gem, hero.gems[gem]]);
  const goods: [string, number][] = [...gems, ["GOLD", hero.gold], ["FOOD", hero.food]];
  return goods.flatMap(([good, count]) => {
    const icon = GOOD_ICONS[good];
    return icon ? [{ icon, name: t(`hp-${good.toLowerCase()}`), count }] : [];
  });
}

/** Who stands behind the slayer of the Dragon does so by Total Power, which was rolled for all (HP-END-02). */
const sums = ({ state }: Sight): string => {
  const { competition } = (state as unknown as State).options;
  return competition === "solo" ? "" : t(competition === "co-op" ? "hp-power" : "hp-total-power");
};

/** The STOP calls are large signs on the map. */
const carries = (_: Ask, { key }: Option): boolean => key.startsWith("stop:");

export default {
  Board, size: { width: WIDTH, height: HEIGHT, least: 1280, margin: 58, edge: 52 }, Tray, tray: 178, peek: () => 148, Overlay, offers: ["hero", "keep", "visit", "buy", "offer-what"], overlooks: ["rock"], covers, byHand, lets: letsEnd, misses: missedIn, seat, whyOver, sums, about: aboutPlace, carries, toasts: isToast, lesson: lessonFor,
} satisfies GameFace;
