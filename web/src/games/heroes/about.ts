// What is told of a piece that is pointed at: what it is, and why nothing can be done with it now.
import type { About } from "../../table/board";
import { questionIn } from "../../table/core/answers";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { marks } from "./answering";
import { named as cardNamed, SPELLS, textOf } from "./cards";
import { read, type Piece, type Table } from "./reading";

/** The answers that are about a space, whoever stands there. */
const ABOUT_SPACES = /^(at|to|column):/;

/** While these are asked nobody acts yet. */
const ROLLING: readonly string[] = ["beat", "race"];
/** Here it is chosen who acts, and only then at whom it is aimed. */
const BEGINNING: readonly string[] = ["action", "other-action", "act-or-pass", "does", "next"];

/** What an answer that is not on offer is about: a card, or whoever stands there, if it is not about the space itself. */
export function named(key: string, sight: Sight, place: string): string {
  const card = cardNamed(key);
  const piece = ABOUT_SPACES.test(key) ? null : pieceAt(read(sight), place);
  return piece?.name ?? card;
}

/** The card that a piece, or a Spell of the tableau, opens; null where nothing lies. */
export function aboutPlace(sight: Sight, place: string): About | null {
  const table = read(sight);
  const piece = pieceAt(table, place);
  if (piece) return { name: piece.name, what: [described(piece), piece.hasAbility ? (piece.creature?.text ?? "") : ""].filter(Boolean), now: toDo(sight, place, piece.owner) };
  const spell = SPELLS[table.tableau.flat().find((shelf) => shelf.place === place)?.spell ?? -1];
  return spell ? { name: spell.name, what: [textOf(spell, table.enhancing)], now: toDo(sight, place, sight.seat) } : null;
}

function pieceAt(table: Table, place: string): Piece | null {
  return table.players.flatMap(({ rows }) => rows.flat()).find((cell) => cell.place === place)?.piece ?? null;
}

/** `3 of 4 hit points, Strength 2, strikes ahead, activation 1, sheltered.` */
function described({ life, most, creature, strength, activation, exposed, frozen, spent, spells }: Piece): string {
  const printed = creature ? [`${t("he-strength")} ${strength}`, t("he-reach", { directions: creature.directions }), t("he-activation", { count: activation })] : [];
  const marks = [exposed ? "" : t("he-sheltered"), frozen ? t("he-frozen") : "", spent ? t("he-spent") : ""];
  const borne = spells.map(({ spell, power }) => `${SPELLS[spell]?.name ?? ""}${power ? ` ${power}` : ""}`);
  return `${[t("he-life", { life, most }), ...printed, ...marks, ...borne].filter(Boolean).join(", ")}.`;
}

/** What may be done with it now, or why nothing. */
function toDo(sight: Sight, place: string, owner: number): string {
  const [answer] = marks(sight, sight.ask).answers.get(place) ?? [];
  return answer ? t("table-why-answer", { words: answer.words }) : whyNot(sight, owner);
}

function whyNot({ ask, seat, seats, over }: Sight, owner: number): string {
  if (over) return "";
  if (!ask) return t("table-why-not-asked");
  if (ROLLING.includes(ask.kind)) return t("he-about-rolling");
  if (owner !== seat && BEGINNING.includes(ask.kind)) return t("he-about-theirs", { name: seats[owner]?.name ?? "" });
  return t("table-why-none", { question: questionIn(ask.words) });
}
