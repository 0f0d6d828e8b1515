// What may be done on the board, place by place: from the open question, the chosen answer and what it would lead to.
import type { Ask, Option, Preview } from "../../wire";
import { route, steps, type Route } from "./geometry";
import { gainOf, placeOf, type BoardModel } from "./model";

/** What the question allows; it stays while one looks about. */
export interface Marks {
  /** Answers by the place that they are about: parties that may move, ends of a move, start areas. */
  answers: Map<string, Option[]>;
  /** Where a party may be picked up, or sent. */
  selectable: Set<string>;
  /** Parties that may be picked up instead of the one that is. */
  others: Set<string>;
  /** Where a move may end, with what it brings. */
  legal: Map<string, { gain: string; fight: boolean }>;
  /** What is not on offer, by place: the key to ask about. */
  barred: Map<string, string>;
  /** Of these, those that stand in the way. */
  discs: Set<string>;
}

/** What is picked or looked at. */
export interface Look {
  /** Places that the party under the pointer could reach. */
  reach: Set<string>;
  /** The place that is picked: of the party that moves, or of a party under the pointer. */
  selected: string;
  /** The end under the pointer, or chosen. */
  goal: string;
  route: Route | null;
}

const NOTHING: Marks = {
  answers: new Map(),
  selectable: new Set(),
  others: new Set(),
  legal: new Map(),
  barred: new Map(),
  discs: new Set(),
};

export function marks(board: BoardModel, ask: Ask | null, others: Option[]): Marks {
  if (!ask) return NOTHING;
  return {
    answers: answersByPlace([...ask.options, ...others]),
    selectable: new Set(ask.options.filter(({ kind }) => kind === "go" || kind === "area").map(placeOf)),
    others: new Set(others.map(placeOf)),
    legal: legalEnds(board, ask.options),
    barred: barredPlaces(ask),
    discs: new Set([...board.blocked].filter((id) => ask.barred.includes(`to:${id}`))),
  };
}

/** `looked` is the answer under the pointer, or else the chosen one. */
export function look(board: BoardModel, ask: Ask | null, looked: Option | null, preview: Preview | null): Look {
  const moving = ask?.kind === "where" ? (board.moving?.at ?? "") : "";
  const goal = ask && looked?.kind === "to" ? placeOf(looked) : "";
  const going = ask && looked?.kind === "go" ? placeOf(looked) : "";
  const path = goal && moving ? steps(moving, goal) : [];
  return {
    reach: new Set(going ? preview?.reach : []),
    selected: moving || going,
    goal,
    route: path.length ? route(moving, path.slice(1), board.ends.get(goal)?.over ?? []) : null,
  };
}

function answersByPlace(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const place = placeOf(option);
    if (place && option.kind !== "swap") found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

function legalEnds(board: BoardModel, options: Option[]): Marks["legal"] {
  return new Map(
    options
      .filter(({ kind }) => kind === "to")
      .map((option) => [placeOf(option), { gain: gainOf(option), fight: board.ends.get(placeOf(option))?.fight ?? false }]),
  );
}

/** How far a piece makes room: a creature for the party that would come, an item for the chip with its points. */
export function aside(marks: Marks, look: Look, id: string): string {
  const end = marks.legal.get(id);
  if (end?.fight) return id === look.goal ? "translate(14px, 0)" : "none";
  return end?.gain ? "translate(-16px, 5px)" : "none";
}

/** `to:F6` and `go:F6/1` are about F6. */
function barredPlaces(ask: Ask): Map<string, string> {
  const found = new Map<string, string>();
  for (const key of ask.barred) {
    const place = /^(?:to|go|area):([^/]+)/.exec(key)?.[1];
    if (place && !found.has(place)) found.set(place, key);
  }
  return found;
}
