// Texts about a piece under the pointer: what it is, and why no action is possible with it.
import type { About } from "../../table/board";
import { questionIn } from "../../table/core/answers";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { nameOf } from "../../table/core/turns";
import { marks } from "./answering";
import { COLUMNS, named as cardNamed, SPELLS, textOf } from "./cards";
import { IN_HAND, readTable, type Cell, type Piece, type Table } from "./model";
import { FACE_NAMES } from "./facenames";

/** Answers about a space, with or without a Being. */
const SPACE_ANSWER = /^(at|to|column):/;

/** Questions before anybody acts. */
const ROLL_QUESTIONS: readonly string[] = ["beat", "race"];
/** Questions that choose first the actor, and then the target. */
const ACTOR_QUESTIONS: readonly string[] = ["action", "other-action", "act-or-pass", "does", "next"];

/** Return the topic of a barred answer: a card, or the Being on the space, unless the answer is about the space itself. */
export function named(key: string, sight: Sight, place: string): string {
  const card = cardNamed(key);
  const piece = SPACE_ANSWER.test(key) ? null : pieceAt(readTable(sight), place);
  return piece?.name ?? card;
}

/** Return the details of a piece, free space, Spell of the tableau or die; null for anything else. */
export function aboutPlace(sight: Sight, place: string): About | null {
  const table = readTable(sight);
  const dice = diceAt(place);
  if (dice) return aboutDice(sight, table, dice);
  const piece = pieceAt(table, place);
  if (piece) return { name: piece.name, what: [pieceNumbers(piece), piece.hasAbility ? (piece.creature?.text ?? "") : ""].filter(Boolean), now: possibleAction(sight, place, piece.owner) };
  const spell = SPELLS[table.tableau.flat().find((shelf) => shelf.place === place)?.spell ?? -1];
  if (spell) return { name: spell.name, what: [textOf(spell, table.enhancing), learningCost(place)], now: possibleAction(sight, place, sight.seat) };
  return aboutSpace(sight, table, place);
}

function pieceAt(table: Table, place: string): Piece | null {
  return cellAt(table, place)?.piece ?? null;
}

function cellAt(table: Table, place: string): Cell | undefined {
  return table.players.flatMap(({ rows }) => rows.flat()).find((cell) => cell.place === place);
}

/** Return the details of a free space: in the front line it exposes the Being behind it. */
function aboutSpace(sight: Sight, table: Table, place: string): About | null {
  const cell = cellAt(table, place);
  if (!cell) return null;
  const line = cell.space < COLUMNS ? "front" : "back";
  const behind = cell.way ? pieceAt(table, place.replace("f", "b")) : null;
  const owner = table.players.find(({ rows }) => rows.flat().includes(cell))?.seat ?? sight.seat;
  return { name: t("he-about-space", { line }), what: [t("he-about-free", { what: behind ? "way" : line, name: behind?.name ?? "" })], now: possibleAction(sight, place, owner) };
}

/** Return the text about the cost of learning: the bottom row is cheaper than the top row. */
function learningCost(place: string): string {
  return t("he-about-learn", { row: Number(place.split(".")[1]) < COLUMNS ? "top" : "bottom" });
}

// ---- dice

/** Return the key to ask about a seat's dice, or about one of them. */
export const diceId = (seat: number, die?: number): string => `dice${seat}${die === undefined ? "" : `.${die}`}`;

function diceAt(place: string): { seat: number; die: number | null } | null {
  const [, seat, die] = /^dice(\d+)(?:\.(\d+))?$/.exec(place) ?? [];
  return seat === undefined ? null : { seat: Number(seat), die: die === undefined ? null : Number(die) };
}

function aboutDice(sight: Sight, table: Table, { seat, die }: { seat: number; die: number | null }): About {
  const name = nameOf(sight.seats, seat);
  if (die === null) return { name: t("he-dice-of", { name }), what: [t("he-about-dice", { name })], now: "" };
  const face = table.players.find((player) => player.seat === seat)?.dice[die] ?? IN_HAND;
  const about = face < 0 ? t("he-die-in-hand") : t(FACE_NAMES[face] ?? "he-die-in-hand");
  const use = FACE_USES[face];
  return { name: t("he-about-die", { number: die + 1, face: about }), what: use ? [t("he-about-face", { face: use })] : [], now: diceNow(sight, table) };
}

/** The uses of the faces of a die: elements, Leadership, Card. */
const FACE_USES = ["element", "element", "element", "element", "leadership", "card"];

function diceNow({ over, ask }: Sight, { rolling }: Table): string {
  if (over) return "";
  return rolling && !ask ? t("table-why-not-asked") : t("he-about-lie");
}

/** Return the numbers as text: `3 of 4 hit points, Strength 2, attacks straight ahead, activation 1, sheltered.` */
function pieceNumbers({ life, most, creature, strength, activation, exposed, frozen, spent, spells }: Piece): string {
  const printed = creature ? [`${t("he-strength")} ${strength}`, t("he-reach", { directions: creature.directions }), t("he-activation", { count: activation })] : [];
  const marks = [exposed ? "" : t("he-sheltered"), frozen ? t("he-frozen") : "", spent ? t("he-spent") : ""];
  const borne = spells.map(({ spell, power }) => `${SPELLS[spell]?.name ?? ""}${power ? ` ${power}` : ""}`);
  return `${[t("he-life", { life, most }), ...printed, ...marks, ...borne].filter(Boolean).join(", ")}.`;
}

/** Return the possible action, or the reason against it. */
function possibleAction(sight: Sight, place: string, owner: number): string {
  const [answer] = marks(sight, sight.ask).answers.get(place) ?? [];
  return answer ? t("table-why-answer", { words: answer.words }) : whyNot(sight, owner);
}

function whyNot({ ask, seat, seats, over }: Sight, owner: number): string {
  if (over) return "";
  if (!ask) return t("table-why-not-asked");
  if (ROLL_QUESTIONS.includes(ask.kind)) return t("he-about-rolling");
  if (owner !== seat && ACTOR_QUESTIONS.includes(ask.kind)) return t("he-about-theirs", { name: seats[owner]?.name ?? "" });
  return t("table-why-none", { question: questionIn(ask.words) });
}
