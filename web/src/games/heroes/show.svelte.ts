// What has just happened, to be seen for a moment: who called Stop, who was struck, who is healed, who fell.
import type { Line } from "../../wire";
import { placeId } from "./cards";
import type { Event } from "./types";

/** Everything that news show on the board. */
export interface Shown {
  /** Who has called Stop, by seat. */
  caller: number | null;
  struck: Map<string, string>;
}

export const NOTHING: Shown = { caller: null, struck: new Map() };

export function shownBy(lines: readonly Line[]): Shown {
  const shown: Shown = { caller: null, struck: new Map() };
  for (const line of lines) note(shown, line.event as unknown as Event);
  return shown;
}

function note(shown: Shown, event: Event): void {
  switch (event.type) {
    case "Stopped":
      shown.caller = event.seat;
      break;
    case "Wounded":
      shown.struck.set(placeId(event.owner, event.space), `−${event.wounds}`);
      break;
    case "Healed":
      shown.struck.set(placeId(event.owner, event.space), `+${event.healed}`);
      break;
    case "CreatureDied":
      shown.struck.set(placeId(event.owner, event.space), "✝");
      break;
    default:
  }
}

/** How long it stays, in milliseconds. */
const STAYS = 1600;

export class Show {
  now = $state.raw<Shown>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(lines: readonly Line[]): void {
    const shown = shownBy(lines);
    if (shown.caller === null && !shown.struck.size) return;
    clearTimeout(this.#timer);
    this.now = shown;
    this.#timer = setTimeout(() => (this.now = NOTHING), STAYS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
