// Names and pictures of goods and sources of a payment.
import type { Named } from "../../kit/purse";
import { t } from "../../words";
import { BUILDINGS, ELIXIRS, NAMED, VIRTUES } from "./cards";
import type { Hero } from "./model";
import { pictureOf } from "./pictures";

/** Return the name, picture and number of a source, for its owner. */
export function namedIn(hero: Hero | null): (key: string) => Named {
  return (key) => {
    const better = key.endsWith("/better");
    const id = key.replace("/better", "");
    const picture = pictureOf(id);
    const said = id === "any" ? t("sv-any-gift") : id === "gold" || id === "fame" ? t(`sv-${id}`) : (NAMED.get(id)?.name ?? id);
    const colour = [...ELIXIRS, ...BUILDINGS].find((card) => card.id === id)?.colour;
    const virtue = VIRTUES.findIndex((one) => one.id === id);
    const most = virtue >= 0 ? hero?.gifts[virtue] : id === "gold" || id === "fame" ? hero?.[id] : undefined;
    return {
      name: better ? t("sv-better-side", { name: said }) : said,
      icon: picture,
      ...(colour && { colour }),
      ...(most !== undefined && { left: most }),
    };
  };
}

