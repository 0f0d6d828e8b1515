// Recent events, shown for a moment: a pane that lights, a portal that closes, a candle that goes out.
import type { Line } from "../../wire";
import { PORTALS, QUESTS } from "./cards";
import type { Event } from "./types";

/** Everything that news show on the board. */
export interface Shown {
  /** Panes that were lit, and portals that were closed, by their places. */
  lit: ReadonlySet<string>;
  sealed: ReadonlySet<string>;
  /** A cataclysm has put a candle out. */
  snuffed: boolean;
}

export const NOTHING: Shown = { lit: new Set(), sealed: new Set(), snuffed: false };

export function shownBy(lines: readonly Line[]): Shown {
  const lit = new Set<string>();
  const sealed = new Set<string>();
  let snuffed = false;
  for (const line of lines) {
    const event = line.event as unknown as Event;
    if (event.type === "QuestJoined") lit.add(`${QUESTS[event.quest]?.id ?? ""}.${event.space + 1}`);
    else if (event.type === "PortalClosed") sealed.add(PORTALS[event.portal]?.id ?? "");
    else if (event.type === "CataclysmRevealed") snuffed = true;
  }
  return { lit, sealed, snuffed };
}

/** Milliseconds for which it is shown. */
const STAYS = 1700;

export class Show {
  now = $state.raw<Shown>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show news; `still` without motion, so that nothing needs to be shown at all. */
  play(lines: readonly Line[], still: boolean): void {
    const shown = shownBy(lines);
    if (still || !(shown.lit.size || shown.sealed.size || shown.snuffed)) return;
    this.end();
    this.now = shown;
    this.#timer = setTimeout(() => (this.now = NOTHING), STAYS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
