// Texts of a player's card: might as its number, the hero, and the player's possessions.
import type { AboutSeat, Goods } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { read, type Hero } from "./model";
import { pictureOf } from "./pictures";

export function aboutSeat(sight: Sight, seat: number): AboutSeat {
  const hero = read(sight).heroes[seat];
  if (!hero) return { counts: t("sv-points-unnamed"), note: t("sv-unnamed") };
  const state = hero.fallen ? t("sv-fallen") : "";
  const icon = pictureOf("might");
  const leads = hero.leads.map((most) => t("sv-lead", { most })).join(", ");
  const soon = hero.leads.length ? { soon: t("sv-leads-soon", { count: hero.leads.length }), sum: t("sv-leads", { leads }) } : {};
  return { ...(icon ? { icon } : {}), ...soon, note: [hero.name, state].filter(Boolean).join(", "), goods: goodsOf(hero) };
}

/** This many goods are shown even at zero. */
const ALWAYS = 4;

/** Return the possessions that everybody can count: goods first, then hidden cards, then characters and buildings. */
function goodsOf(hero: Hero): Goods[] {
  const counted: [picture: string, name: string, count: number][] = [
    ["gold", "gold", hero.gold],
    ["fame", "fame", hero.fame],
    ["cards", "gift-cards", hero.gifts.reduce((sum, n) => sum + n, 0)],
    ["sin", "sin-cards", hero.sinCount],
    ["hero", "characters", hero.followers.length],
    ["castle", "buildings", hero.buildings.length],
    ["el_white_6", "elixirs", hero.elixirs.length],
    ["artifact", "artifacts", hero.artifactCount],
  ];
  return counted.flatMap(([picture, name, count], index) => {
    const icon = pictureOf(picture);
    const leads = hero.leads.includes(name === "gift-cards" ? "gifts" : name);
    const named = [t(`sv-holds-${name}`), leads ? t("sv-leads-here") : ""].filter(Boolean).join(", ");
    return icon && (count > 0 || index < ALWAYS) ? { icon, name: named, count, leads } : [];
  });
}
