// Possible actions on the board by place, from the question, the chosen answer and its preview.
import type { Ask, Option, Preview } from "../../wire";
import { route, type Route } from "./geometry";
import { letterOf } from "../../table/live/letters.svelte";
import { placeOf, type BoardModel } from "./model";

/** The allowed actions; they do not change while the pointer moves. */
export interface Marks {
  /** Answers by place: parties that can move, ends of a move, start areas. */
  answers: Map<string, Option[]>;
  /** Places where a party may be picked, or sent to. */
  selectable: Set<string>;
  /** Parties that may be picked instead of the current one. */
  others: Set<string>;
  /** Legal ends of a move, with their gains. */
  legal: Map<string, { gain: number; fight: boolean; letter: string }>;
  /** The key letters of the parties that may be picked, by place. */
  keys: Map<string, string>;
  /** Barred answers by place, as the key to ask about. */
  barred: Map<string, string>;
  /** Barred places that are marked with a disc: those in the way of the move. */
  discs: Set<string>;
}

/** The picked and the previewed places. */
export interface Highlights {
  /** Places within reach of the party under the pointer. */
  reach: Set<string>;
  /** The place of the moving party, or of the party under the pointer. */
  selected: string;
  /** The end under the pointer, or the chosen one. */
  goal: string;
  route: Route | null;
}

const NO_MARKS: Marks = {
  answers: new Map(),
  selectable: new Set(),
  others: new Set(),
  legal: new Map(),
  keys: new Map(),
  barred: new Map(),
  discs: new Set(),
};

export function marks(board: BoardModel, ask: Ask | null, otherAnswers: Option[]): Marks {
  if (!ask) return NO_MARKS;
  return {
    answers: answersByPlace([...ask.options, ...otherAnswers]),
    selectable: new Set(ask.options.filter(isStart).map(placeOf)),
    others: new Set(otherAnswers.map(placeOf)),
    legal: legalEnds(board, ask.options),
    keys: new Map(ask.options.filter((option) => isStart(option) && letterOf(option)).map((option) => [placeOf(option), letterOf(option)])),
    barred: barredPlaces(ask),
    discs: new Set([...board.blocked].filter((id) => ask.barred.includes(`to:${id}`))),
  };
}

const isStart = ({ kind }: Option): boolean => kind === "go" || kind === "area";

/** Return the highlights; `option` is the answer under the pointer, or else the chosen one. */
export function highlights(board: BoardModel, ask: Ask | null, option: Option | null, preview: Preview | null): Highlights {
  const moving = ask?.kind === "where" ? (board.moving?.at ?? "") : "";
  const goal = ask && option?.kind === "to" ? placeOf(option) : "";
  const going = ask && option?.kind === "go" ? placeOf(option) : "";
  return {
    reach: new Set(going ? preview?.selectable : []),
    selected: moving || going,
    goal,
    route: goal && moving ? route(moving, goal, board.ends.get(goal)?.[2] ?? []) : null,
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
      .map((option) => {
        const [fight, gain] = board.ends.get(placeOf(option)) ?? [false, 0, []];
        return [placeOf(option), { gain, fight, letter: letterOf(option) }];
      }),
  );
}

/** Return the shift by which a piece makes room, as a CSS transform: a creature for the arriving party, an item for its points. */
export function shiftOf(marks: Marks, look: Highlights, id: string): string {
  const end = marks.legal.get(id);
  if (end?.fight) return id === look.goal ? "translate(14px, 0)" : "none";
  return end?.gain ? "translate(-16px, 5px)" : "none";
}

/** Return the barred places with their keys; `to:F6` and `go:F6/1` are about F6. */
function barredPlaces(ask: Ask): Map<string, string> {
  const found = new Map<string, string>();
  for (const key of ask.barred) {
    const place = /^(?:to|go|area):([^/]+)/.exec(key)?.[1];
    if (place && !found.has(place)) found.set(place, key);
  }
  return found;
}
