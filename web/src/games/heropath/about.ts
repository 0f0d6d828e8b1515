// Explanations of things under the pointer that are not answers now.
import type { About } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { lookOf, needsOf } from "./cards";
import { deckWords } from "./chart";
import { whatIs, whoIsThere } from "./labels";
import type { CardModel } from "./model";
import { read } from "./read";

export function aboutPlace(sight: Sight, place: string): About | null {
  const board = read(sight);
  const good = /^gem\.(.+)/.exec(place)?.[1]?.toLowerCase();
  if (good) return { name: t(`hp-${good}`), what: [t(`hp-gem-${good}`), t("hp-gem-power")], now: "" };
  if (place.startsWith("card")) {
    const card = everyCard(sight).find(({ piece }) => piece === Number(place.slice(4)));
    return card ? aboutCard(card) : null;
  }
  const space = board.spaces.find((space) => space.space.id === place);
  if (!space) return null;
  const [name = "", ...what] = whatIs(space);
  const site = space.site ? space.site.does.map(({ text }) => text) : [];
  return { name, what: [[...what, ...whoIsThere(space)].join(", "), ...site], now: "" };
}

function aboutCard(card: CardModel): About {
  const { name, text, foot } = lookOf(card);
  return { name, what: [text, needsOf(card), card.card ? t("hp-card-is", { deck: deckWords(card.deck), type: card.card.type, foot }) : ""].filter(Boolean), now: "" };
}

function everyCard(sight: Sight): CardModel[] {
  const board = read(sight);
  const held = board.heroes.flatMap(({ armed, resources }) => [...armed.flatMap(({ card, attached }) => [card, attached]), ...resources.flatMap(({ cards }) => cards)]);
  return [...held.filter((card) => card !== null), ...board.decks.flatMap(({ exposed }) => exposed), ...(board.draft?.cards ?? [])];
}
