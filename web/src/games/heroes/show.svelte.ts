// Recent events that are shown for a moment: rolling dice, the caller of a Stop, blows, healing, falls.
import { Cues } from "../../kit/choreography";
import type { Line } from "../../wire";
import { placeId } from "./cards";
import type { Event, PreparationStopped } from "./types";

/** All that the news shows on the board. */
export interface Shown {
  /** The seat that called Stop. */
  caller: number | null;
  /** Seats that called Stop slightly later in a race, and by how many milliseconds. */
  late: readonly { seat: number; ms: number }[];
  struck: ReadonlyMap<string, string>;
  /** Places where a Creature or a Hero has fallen. */
  fallen: ReadonlySet<string>;
  /** Thrown dice by seat; they show no face until they stop rolling. */
  rolling: ReadonlyMap<number, ReadonlySet<number>>;
}

export const NOTHING_SHOWN: Shown = { caller: null, late: [], struck: new Map(), fallen: new Set(), rolling: new Map() };

/** Return what the news shows. Dice that were already visible in the air do not roll again. */
export function shownFor(lines: readonly Line[], race: boolean): Shown {
  const struck = new Map<string, string>();
  const fallen = new Set<string>();
  const rolling = new Map<number, Set<number>>();
  let caller: number | null = null;
  let late: Shown["late"] = [];
  for (const line of lines) {
    const event = line.event as unknown as Event;
    switch (event.type) {
      case "PreparationStopped":
        caller = event.seat;
        late = lateOf(event);
        break;
      case "BeingWounded":
        struck.set(placeId(event.owner, event.space), `−${event.wounds}`);
        break;
      case "BeingHealed":
        if (event.healed) struck.set(placeId(event.owner, event.space), `+${event.healed}`);
        break;
      case "CreatureDied":
        if (!event.beside) fallen.add(placeId(event.owner, event.space));
        break;
      case "DiceThrown":
        if (!race || event.final) rolling.set(event.seat, new Set([...(rolling.get(event.seat) ?? []), ...event.dice]));
        break;
      default:
    }
  }
  return { caller, late, struck, fallen, rolling };
}

/** The delays of later callers; only a race has times. */
function lateOf({ late, at }: PreparationStopped): Shown["late"] {
  return late.flatMap((seat, next) => (at[next + 1] === undefined ? [] : [{ seat, ms: (at[next + 1] ?? 0) - (at[0] ?? 0) }]));
}

/** Durations in ms: of rolling dice, and of everything else. */
export const ROLL_TIME = 600;
const SHOWN_TIME = 1900;

export class Show {
  now = $state.raw<Shown>(NOTHING_SHOWN);
  #moment = -1;
  readonly #cues = new Cues();

  /** Show the news of the moment with this number. If `reducesMotion` is set, nothing moves and dice stop at once. */
  play(lines: readonly Line[], race: boolean, reducesMotion: boolean, moment: number): void {
    const shown = shownFor(lines, race);
    if (!race && moment !== this.#moment) this.#silence();
    this.#moment = moment;
    const { caller, struck, fallen, rolling } = shown;
    if (caller === null && !struck.size && !fallen.size && !rolling.size) return this.land();
    this.now = reducesMotion ? { ...shown, rolling: NOTHING_SHOWN.rolling } : shown;
    this.#cues.play([[ROLL_TIME, () => this.land()], [SHOWN_TIME, () => (this.now = NOTHING_SHOWN)]]);
  }

  /** End the announcement of Stop's caller, which otherwise lasts until the next action. */
  #silence(): void {
    if (this.now.caller !== null) this.now = { ...this.now, caller: null, late: [] };
  }

  /** Stop all rolling dice at once, so that nobody has to wait for them. */
  land(): void {
    if (this.now.rolling.size) this.now = { ...this.now, rolling: NOTHING_SHOWN.rolling };
  }

  end(): void {
    this.#cues.end();
  }
}
