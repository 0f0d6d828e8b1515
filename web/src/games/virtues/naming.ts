// What goods and sources of a payment are called and look like.
import type { Named } from "../../kit/purse";
import { t } from "../../words";
import { ELIXIRS, NAMED, VIRTUES } from "./cards";
import type { Hero } from "./model";
import { pictureOf } from "./pictures";

/** How a source is called and drawn, what it gives, and how many of it its owner has. */
export function namedIn(hero: Hero | null): (key: string) => Named {
  return (key) => {
    const better = key.endsWith("/better");
    const id = key.replace("/better", "");
    const picture = pictureOf(id);
    const said = id === "any" ? t("sv-any-gift") : id === "gold" || id === "fame" ? t(`sv-${id}`) : (NAMED.get(id)?.name ?? id);
    const elixir = ELIXIRS.find((card) => card.id === id);
    const building = hero?.buildings.find(({ card }) => card.id === id);
    const virtue = VIRTUES.findIndex((one) => one.id === id);
    const most = virtue >= 0 ? hero?.gifts[virtue] : id === "gold" || id === "fame" ? hero?.[id] : undefined;
    return {
      name: better ? t("sv-better-side", { name: said }) : said,
      icon: picture,
      ...(elixir && { colour: elixir.colour, gives: (better ? elixir.better : elixir.gifts).map((gift) => (gift === "ANY" ? "any" : gift)) }),
      ...(building && {
        colour: building.card.colour,
        gives: Array.from({ length: building.makes }, () => (building.card.kind === "castle" ? "fame" : "gold")),
      }),
      ...(most !== undefined && { left: most }),
    };
  };
}

