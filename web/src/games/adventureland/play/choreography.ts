// Events as movements over the board: start, end and time of each, and the pieces hidden until they arrive.
import { Score, squeeze, squeezed as inTime, type Timed } from "../../../kit/choreography";
import type { Line } from "../../../wire";
import { CHART, fieldNumber, placeId } from "../chart";
import { riverFields, HEIGHT, fieldsOnWay, fieldMiddle, placeMiddle, WEST_MOUTH, WIDTH, type Point } from "../geometry";
import type { BoardModel, Item, ItemKind, PartyPiece } from "../model";
import type { Event } from "../types";

export type Thing =
  | { is: "party"; piece: PartyPiece }
  | { is: "item"; item: Item }
  | { is: "sprite" }
  | { is: "words"; words: string; harm: boolean };

/** One moving thing. */
export interface Flight extends Timed {
  id: number;
  thing: Thing;
  way: Point[];
  hops: boolean;
  /** Whether the piece is visible at its start before it moves. */
  waits: boolean;
  fades: boolean;
}

export interface Choreography {
  flights: Flight[];
  /** By place, the time when its pieces appear. */
  landings: Map<string, number>;
  spriteAt: number;
  length: number;
}

/** Longer news is not played: the viewer has just arrived, or was away. */
const MAX_LINES = 40;
/** Pause while dice tumble over the board, in ms. */
const DICE_PAUSE = 900;
const ITEMS: readonly (ItemKind | null)[] = [null, "herb", "sword", "companion", "gold", "creature", "giant"];
const RIGHT_EXIT: Point = { x: WIDTH + 60, y: 200 };
const TRAY_POINT: Point = { x: WIDTH / 2 - 200, y: HEIGHT + 60 };

const NO_MOVEMENT: Choreography = { flights: [], landings: new Map(), spriteAt: 0, length: 0 };

/** Return the movements for some news, compressed to the available time; `before` is the board before the news. */
export function choreograph(news: Line[], before: BoardModel, pace: number): Choreography {
  if (pace <= 0 || news.length > MAX_LINES) return NO_MOVEMENT;
  const stage = new Stage(before);
  for (const line of news) stage.play(line.event as unknown as Event);
  return squeezedToPace(stage.finish(), pace);
}

function squeezedToPace(dance: Choreography, pace: number): Choreography {
  const factor = squeeze(dance.length, pace);
  return {
    flights: inTime(dance.flights, factor),
    landings: new Map([...dance.landings].map(([place, time]) => [place, time * factor])),
    spriteAt: dance.spriteAt * factor,
    length: dance.length * factor,
  };
}

class Stage {
  readonly #score = new Score<Flight>();
  #landings = new Map<string, number>();
  /** Parties that have moved, by their new places. */
  #came = new Map<string, PartyPiece>();
  #spriteAt = 0;
  /** The place of the last event, where points float up. */
  #last: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
  readonly #before: BoardModel;

  constructor(before: BoardModel) {
    this.#before = before;
  }

  finish(): Choreography {
    const { steps: flights, length } = this.#score;
    return { flights, landings: this.#landings, spriteAt: this.#spriteAt, length };
  }

  play(event: Event): void {
    switch (event.type) {
      case "CardTurned":
        return this.#lay(event.field, ITEMS[event.item] ?? null, event.creature);
      case "CreatureLaid":
        return this.#lay(event.field, "creature", event.creature);
      case "GiantAppeared":
        return this.#lay(event.field, "giant", -1, event.strength);
      case "PartyMoved":
        return this.#move(event.party, placeId(event.start), placeId(event.end));
      case "PartySentBack":
        return this.#sendBack(event.owner, placeId(event.field), placeId(event.area));
      case "SpriteRan":
        return this.#run(event.start, placeId(event.end));
      case "PartySweptOff":
        return this.#lose(event.owner, placeId(event.field), 80);
      case "FightLost":
        return this.#lose(event.owner, placeId(event.field), 0);
      case "ItemTaken":
        return this.#take(event.owner, event.field, ITEMS[event.item] ?? null);
      case "FightWon":
        return this.#take(event.owner, event.field, event.creature < 0 ? "giant" : "creature", event.creature);
      case "DiceRolled":
        return this.#score.wait(DICE_PAUSE);
      case "PointsScored":
        return this.#say(`${event.points < 0 ? "−" : "+"}${Math.abs(event.points)}`, event.points < 0);
      default:
        return;
    }
  }

  /** Start a movement; the next one begins after `until` ms. */
  #fly(thing: Thing, way: Point[], lasts: number, more: Partial<Flight> = {}, until = lasts): void {
    const usual = { hops: false, waits: true, fades: false };
    this.#score.add({ id: this.#score.steps.length, thing, way, ...usual, ...more }, lasts, until);
  }

  #lay(field: number, kind: ItemKind | null, creature: number, strength?: number): void {
    if (!kind) return;
    const { x, y } = fieldMiddle(field);
    const item: Item = { kind, name: "", number: strength ?? CHART.creatures[creature] ?? null, king: false };
    this.#fly({ is: "item", item }, [{ x, y: y - 46 }, { x, y: y + 2 }], 260, { waits: false });
    this.#land(placeId(field));
  }

  #move(party: number, start: string, end: string): void {
    const piece = this.#piece(party, start);
    const way = fieldsOnWay(start, end);
    const lasts = Math.min(800, 140 + 110 * way.length);
    if (piece) this.#fly({ is: "party", piece }, way, lasts, { hops: true });
    else this.#score.wait(lasts);
    if (piece) this.#came.set(end, piece);
    this.#land(end);
  }

  #sendBack(owner: number, field: string, area: string): void {
    const piece = this.#standing(owner, field);
    if (piece) this.#fly({ is: "party", piece }, [placeMiddle(field), placeMiddle(area)], 500, { fades: true });
    else this.#score.wait(500);
  }

  #run(from: number, end: string): void {
    const start = from < -1 ? "west" : placeId(from);
    const fields = riverFields(start, end);
    const way = [...(start === "west" ? [WEST_MOUTH] : []), ...fields.map((id) => fieldMiddle(fieldNumber(id)))];
    const lasts = Math.min(700, 180 + 60 * way.length);
    this.#fly({ is: "sprite" }, way, lasts, { waits: start !== "" });
    this.#spriteAt = this.#score.now;
    this.#last = way.at(-1) ?? this.#last;
  }

  #lose(owner: number, field: string, after: number): void {
    const piece = this.#came.get(field) ?? this.#standing(owner, field);
    const { x, y } = placeMiddle(field);
    this.#score.wait(after);
    if (piece) this.#fly({ is: "party", piece }, [{ x, y }, { x: x + 26, y: y + 34 }], 380, { fades: true });
  }

  #take(owner: number, field: number, kind: ItemKind | null, creature = -1): void {
    if (!kind) return;
    const from = fieldMiddle(field);
    const there = this.#before.fields[field]?.item;
    const number = creature >= 0 ? (CHART.creatures[creature] ?? null) : null;
    const item: Item = there?.kind === kind ? there : { kind, name: "", number, king: false };
    const to = owner === this.#before.seat ? TRAY_POINT : RIGHT_EXIT;
    this.#fly({ is: "item", item }, [from, to], 420, { fades: true }, 200);
    this.#last = from;
  }

  #say(words: string, harm: boolean): void {
    const { x, y } = this.#last;
    this.#fly({ is: "words", words, harm }, [{ x, y: y - 12 }, { x, y: y - 46 }], 900, { waits: false, fades: true }, 0);
  }

  #land(place: string): void {
    this.#landings.set(place, this.#score.now);
    this.#last = placeMiddle(place);
  }

  /** Return a party as it was before the news, or at its new place if it has moved since. */
  #piece(party: number, start: string): PartyPiece | undefined {
    const waiting = [...this.#before.waiting.values()].flat();
    const standing = this.#before.fields.flatMap((field) => (field.party ? [field.party] : []));
    return [...standing, ...waiting].find((piece) => piece.party === party) ?? this.#standing(-1, start);
  }

  #standing(owner: number, place: string): PartyPiece | undefined {
    const piece = this.#before.fields[fieldNumber(place)]?.party;
    return piece && (owner < 0 || piece.owner === owner) ? piece : undefined;
  }
}
