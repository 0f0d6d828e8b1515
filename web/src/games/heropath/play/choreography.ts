// Events as movements over the map: start, end and time of each, and the pieces hidden until they arrive.
import type { Line } from "../../../wire";
import { Score, squeeze, squeezed, type Timed } from "../../../kit/choreography";
import { CHART, spaceAt, spaceId, type Point } from "../chart";
import { dragonAt, pointsOf } from "../geometry";
import type { BoardModel, EnemyPiece, HeroPiece } from "../model";
import type { Event } from "../types";

export type Thing = { is: "hero"; piece: HeroPiece } | { is: "enemy"; enemy: EnemyPiece } | { is: "dragon" } | { is: "die"; finds: readonly string[] } | { is: "words"; words: string; harm: boolean };

/** One moving thing. */
export interface Flight extends Timed {
  id: number;
  thing: Thing;
  way: readonly Point[];
  fades: boolean;
}

export interface Choreography {
  flights: Flight[];
  /** The time when hidden pieces appear again, by name: `hero0`, `dragon`. */
  landings: Map<string, number>;
  length: number;
}

/** Longer news is not played: the viewer has just arrived, or was away. */
const MOST_LINES = 40;
/** Pause while dice tumble, in ms. */
const DICE = 700;
/** Display time of the Search die, in ms. */
const SEARCH = 1600;
const RESTING: Choreography = { flights: [], landings: new Map(), length: 0 };
/** Dead enemies fly to the Scale of Evil. */
const SCALE: Point = [-170, 560];
const FIRST_PACE = 320;
const NEXT_PACE = 180;
const HEARTS: Readonly<Record<string, string>> = { VITALITY: "♥", FAITH: "†" };

/** Return the movements for some news, compressed to the available time; `before` is the board before the news. */
export function choreograph(news: readonly Line[], before: BoardModel, pace: number): Choreography {
  if (pace <= 0 || news.length > MOST_LINES) return RESTING;
  const stage = new Stage(before);
  for (const line of news) stage.play(line.event as unknown as Event);
  const factor = squeeze(stage.score.length, pace);
  // The Search die stays longer than its news, until the next news.
  const flights = squeezed(stage.score.steps, factor).map((flight) => (flight.thing.is === "die" ? { ...flight, end: flight.begin + SEARCH } : flight));
  return {
    flights,
    landings: new Map([...stage.landings].map(([who, time]) => [who, time * factor])),
    length: Math.max(stage.score.length * factor, ...flights.map(({ thing, end }) => (thing.is === "die" ? end : 0))),
  };
}

class Stage {
  readonly score = new Score<Flight>();
  readonly landings = new Map<string, number>();
  readonly #before: BoardModel;
  /** The current place of each hero. */
  readonly #at: string[];
  #rock: number;

  constructor(before: BoardModel) {
    this.#before = before;
    this.#at = before.heroes.map(({ at }) => at);
    this.#rock = before.rock;
  }

  play(event: Event): void {
    switch (event.type) {
      case "PaceTaken":
        return this.#walk(event.seat, spaceId(event.to));
      case "FerrySailed":
      case "BalloonLanded":
      case "HeroJumped":
        return this.#fly(event.seat, spaceId(event.to));
      case "DragonMoved":
        return this.#dragon(event.rock);
      case "EnemySlain":
        return this.#slain(event.seat, event.foe);
      case "DiceRolled":
      case "FlareRolled":
        return this.score.wait(DICE);
      case "SearchRolled":
        return this.#search(event.seat, event.face);
      case "VitalityLost":
        return this.#say(event.seat, `−1 ${HEARTS[event.good] ?? event.good}`, true);
      case "GoodGained":
        return this.#say(event.seat, `+${event.n} ${HEARTS[event.good] ?? event.good}`, false);
      default:
        return;
    }
  }

  #piece(seat: number): HeroPiece | undefined {
    return this.#before.spaces.flatMap(({ heroes }) => heroes).find((hero) => hero.seat === seat);
  }

  #add(thing: Thing, way: readonly Point[], lasts: number, until = lasts, fades = false): void {
    this.score.add({ id: this.score.steps.length, thing, way, fades }, lasts, until);
  }

  /** Add one step along the road; successive steps of one hero become one walk. */
  #walk(seat: number, to: string): void {
    const piece = this.#piece(seat);
    const way = pointsOf([this.#at[seat] ?? "", to]).map(([x, y]): Point => [x, y - 4]);
    const last = this.score.steps.at(-1);
    if (piece && last?.thing.is === "hero" && last.thing.piece.seat === seat && last.end === this.score.now) {
      last.way = [...last.way, ...way.slice(1)];
      last.end += NEXT_PACE;
      this.score.wait(NEXT_PACE);
    } else if (piece) this.#add({ is: "hero", piece }, way, FIRST_PACE);
    this.#arrive(seat, to);
  }

  #fly(seat: number, to: string): void {
    const piece = this.#piece(seat);
    const [from, end] = [spaceAt(this.#at[seat] ?? ""), spaceAt(to)];
    if (piece && from && end) this.#add({ is: "hero", piece }, [[from.x, from.y], [(from.x + end.x) / 2, Math.min(from.y, end.y) - 90], [end.x, end.y]], 620);
    this.#arrive(seat, to);
  }

  #arrive(seat: number, to: string): void {
    this.#at[seat] = to;
    this.landings.set(`hero${seat}`, this.score.now);
  }

  #dragon(rock: number): void {
    const [from, to] = [dragonAt(this.#rock), dragonAt(rock)];
    this.#add({ is: "dragon" }, [from, [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 140], to], 780);
    this.#rock = rock;
    this.landings.set("dragon", this.score.now);
  }

  #slain(seat: number, foe: number): void {
    const kind = CHART.enemies[foe];
    const space = spaceAt(this.#at[seat] ?? "");
    if (kind && space) this.#add({ is: "enemy", enemy: { kind: foe, name: kind.name, power: kind.power } }, [[space.x + 40, space.y - 34], [space.x - 60, space.y - 160], SCALE], 620, 320, true);
  }

  /** Show the Search die above its hero. */
  #search(seat: number, face: number): void {
    const space = spaceAt(this.#at[seat] ?? "");
    const finds = Object.entries(CHART.search[face] ?? {}).flatMap(([good, count]) => Array.from({ length: count }, () => good));
    const at: Point = space ? [space.x, space.y + (space.y > 200 ? -130 : 100)] : [0, 0];
    if (space) this.#add({ is: "die", finds }, [at, at], SEARCH, 500);
  }

  #say(seat: number, words: string, harm: boolean): void {
    const space = spaceAt(this.#at[seat] ?? "");
    if (space) this.#add({ is: "words", words, harm }, [[space.x, space.y - 66], [space.x, space.y - 116]], 900, 160, true);
  }
}
