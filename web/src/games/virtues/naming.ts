// Names and pictures of goods and sources of a payment.
import type { Named } from "../../kit/purse";
import { t } from "../../words";
import { BUILDINGS, ELIXIRS, NAMED } from "./cards";
import { pictureOf } from "./pictures";

/** Return the name and picture of a good or a source of payment. */
export function named(key: string): Named {
  const better = key.endsWith("/better");
  const id = key.replace("/better", "");
  const name = id === "any" ? t("sv-any-gift") : id === "gold" || id === "fame" ? t(`sv-${id}`) : (NAMED.get(id)?.name ?? id);
  const colour = [...ELIXIRS, ...BUILDINGS].find((card) => card.id === id)?.colour;
  const elixir = ELIXIRS.find((card) => card.id === id);
  const betterName = better && elixir ? t("sv-better-side", { name, need: elixir.need, colour: t("sv-colour", { colour: elixir.colour }) }) : name;
  return { name: betterName, icon: pictureOf(id), ...(colour && { colour }) };
}

