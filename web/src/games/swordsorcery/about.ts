// Explanations of things under the pointer that are not answers now.
import type { About } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { readTable, type Piece, type Table } from "./model";

/** Return the text about a figure or thing, by its place or its name. */
export function aboutPlace(sight: Sight, place: string): About | null {
  const table = readTable(sight);
  if (!table) return null;
  if (place === "soulrank") return topic(t("ss-soulrank"), t("ss-soulrank-why"));
  const area = table.areas.find(({ id }) => id === place);
  if (area) return topic(area.name, sight.places.find(({ id }) => id === place)?.note ?? "", ...table.pieces.filter((piece) => piece.area === place).map(pieceWords), ...table.things.filter((thing) => thing.area === place).map(({ name }) => name));
  const piece = table.pieces.find(({ id }) => id === place);
  if (piece) return topic(piece.name, pieceWords(piece), enemyWords(table, piece), ...piece.statuses.map(({ id }) => t(`ss-sign-why-${id}`)));
  const door = table.doors.find(({ id }) => id === place);
  if (door) {
    const name = doorName(table, place);
    return topic(name, door.isOpen ? t("ss-door-open") : t(door.isSealed ? "ss-door-sealed" : door.isLocked ? "ss-door-locked" : "ss-door-shut"));
  }
  const thing = table.things.find(({ id }) => id === place);
  return thing ? topic(thing.name, t(`ss-thing-${THING_KINDS.includes(thing.kind) ? thing.kind : "other"}`)) : null;
}

const THING_KINDS = ["shadow", "chest", "hidden", "goal", "gate", "shrine", "token", "gold"];

const topic = (name: string, ...what: string[]): About => ({ name, what: what.filter(Boolean), now: "" });

/** Return a figure's text with its life and everything on it. */
export function pieceWords({ name, kind, now, most, statuses }: Piece): string {
  return [kind === "ghost" ? t("ss-ghost-of", { name }) : t("ss-hp-short", { name, hp: now, most }), ...statuses.map((status) => status.name)].join(", ");
}

/** Return what an enemy will do next. */
function enemyWords(table: Table, { id }: Piece): string {
  return table.enemies.find(({ refs }) => refs.includes(id))?.says ?? "";
}

/** Return the name of a door, from its two areas. */
export function doorName(table: Table, id: string): string {
  const [a = "", b = ""] = (table.doors.find((door) => door.id === id)?.between ?? "").split(" ");
  const nameOf = (area: string): string => table.areas.find((other) => other.id === area)?.name ?? area;
  return t("ss-door", { a: nameOf(a), b: nameOf(b) });
}
