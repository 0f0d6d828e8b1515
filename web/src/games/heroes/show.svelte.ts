// Recent events, shown for a moment: rolling dice, the caller of a Stop, strikes, healing, falls.
import { Cues } from "../../kit/choreography";
import type { Line } from "../../wire";
import { placeId } from "./cards";
import type { Event, PreparationStopped } from "./types";

/** Everything that news show on the board. */
export interface Shown {
  /** The seat that called Stop. */
  caller: number | null;
  /** Seats that called a moment later in a race, and by how many milliseconds. */
  late: readonly { seat: number; ms: number }[];
  struck: ReadonlyMap<string, string>;
  /** Places on which a Creature or a Hero has fallen. */
  fallen: ReadonlySet<string>;
  /** Thrown dice by seat: they show no face until they land. */
  rolling: ReadonlyMap<number, ReadonlySet<number>>;
}

export const NOTHING: Shown = { caller: null, late: [], struck: new Map(), fallen: new Set(), rolling: new Map() };

/** Return the events in the news; dice that were seen in the air before have rolled already. */
export function shownBy(lines: readonly Line[], race: boolean): Shown {
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

/** Only a race has times: that of the caller, then those of the others. */
function lateOf({ late, at }: PreparationStopped): Shown["late"] {
  return late.flatMap((seat, next) => (at[next + 1] === undefined ? [] : [{ seat, ms: (at[next + 1] ?? 0) - (at[0] ?? 0) }]));
}

/** Milliseconds for which dice roll, and for which the rest stays. */
export const ROLLS = 600;
const STAYS = 1900;

export class Show {
  now = $state.raw<Shown>(NOTHING);
  #moment = -1;
  readonly #cues = new Cues();

  /** Show the news of a moment, by its number; `still` without motion, so that dice land at once. */
  play(lines: readonly Line[], race: boolean, still: boolean, moment: number): void {
    const shown = shownBy(lines, race);
    if (!race && moment !== this.#moment) this.#silence();
    this.#moment = moment;
    const { caller, struck, fallen, rolling } = shown;
    if (caller === null && !struck.size && !fallen.size && !rolling.size) return this.land();
    this.now = still ? { ...shown, rolling: NOTHING.rolling } : shown;
    this.#cues.play([[ROLLS, () => this.land()], [STAYS, () => (this.now = NOTHING)]]);
  }

  /** Announce the caller of a Stop until the next action; in a race nobody waits for anybody. */
  #silence(): void {
    if (this.now.caller !== null) this.now = { ...this.now, caller: null, late: [] };
  }

  /** Land all rolling dice at once: nobody has to wait for them. */
  land(): void {
    if (this.now.rolling.size) this.now = { ...this.now, rolling: NOTHING.rolling };
  }

  end(): void {
    this.#cues.end();
  }
}
