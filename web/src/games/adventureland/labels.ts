// Spoken names of places: kind, contents, and possible actions.
import type { Figure, Place, Sight } from "../../wire";
import { t } from "../../words";
import type { Marks } from "./marks";

/** Return the names of all places, such as `D6, forest, Midwood, your party of 1 adventurer and 2 companions, may move`. */
export function spokenNames(sight: Sight, marks: Marks, isReplay: boolean): Map<string, string> {
  const figures = new Map<string, Figure[]>();
  for (const figure of sight.figures) figures.set(figure.place, [...(figures.get(figure.place) ?? []), figure]);
  return new Map(
    sight.places.map((place) => {
      const there = (figures.get(place.id) ?? []).map((figure) => figureWords(sight, figure));
      const can = isReplay ? [] : possibleActions(place.id, marks);
      return [place.id, [placeWords(place), ...there, ...can].filter(Boolean).join(", ")];
    }),
  );
}

function placeWords({ name, kind, region, note }: Place): string {
  return [name, kind, region, note].filter(Boolean).join(", ");
}

function figureWords(sight: Sight, figure: Figure): string {
  if (figure.owner === null) return figure.name;
  if (figure.owner === sight.seat) return t("al-your", { what: figure.name });
  return t("al-theirs", { name: sight.seats[figure.owner]?.name ?? "", what: figure.name });
}

function possibleActions(place: string, marks: Marks): string[] {
  const end = marks.legal.get(place);
  const texts: string[] = [];
  if (marks.selectable.has(place) || marks.others.has(place)) texts.push(t("al-may-move"));
  if (end) texts.push(end.fight ? t("al-in-reach-fight") : t("al-in-reach"));
  if (end?.gain) texts.push(t("al-gain", { points: end.gain }));
  if (marks.discs.has(place)) texts.push(t("al-no-stop"));
  return texts;
}
