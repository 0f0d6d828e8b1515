// Spoken names of spaces: owner, number, Being, and possible actions.
import type { Figure, Option, Sight } from "../../wire";
import { t } from "../../words";
import { placeId } from "./cards";
import type { State } from "./types";

/** The id of a space: the board's seat, and the space on it. */
const SPACE = /^\d[fb]\d$/;

/** Return the names of all spaces, such as `Your front 2, Leviathan, 8 hit points, Strength 5, exposed; may be picked`. */
export function spokenNames(sight: Sight, answers: ReadonlyMap<string, readonly Option[]>): Map<string, string> {
  const figures = new Map<string, Figure>(sight.figures.map((figure) => [figure.place, figure]));
  const spent = spentPlaces(sight.state as unknown as State);
  return new Map(
    sight.places.map(({ id, name }) => {
      const where = SPACE.test(id) ? spaceOwnerText(sight, Number(id[0]), name) : name;
      const there = figures.get(id)?.name ?? t("he-free");
      const done = spent.has(id) ? [t("he-spent")] : [];
      const options = answers.get(id) ?? [];
      const can = options.map((option) => option.brief).slice(0, 3);
      const warnings = new Set(options.flatMap(({ warning }) => warning || []));
      return [id, [where, there, ...done, ...can, ...warnings].join(", ")];
    }),
  );
}

/** Return the places of Beings that were activated in this action. */
function spentPlaces(s: State): Set<string> {
  return new Set((s.act?.done ?? []).flatMap((being) => (s.beings[being] ? [s.beings[being]] : [])).map(([owner, , space]) => placeId(owner, space)));
}

function spaceOwnerText(sight: Sight, seat: number, name: string): string {
  return seat === sight.seat ? t("he-your-space", { name }) : t("he-their-space", { who: sight.seats[seat]?.name ?? "", name });
}
