// Recent events that are shown for a moment: a lit pane, a closed portal, a candle that goes out.
import type { Line } from "../../wire";
import { PORTALS, QUESTS } from "./cards";
import type { Event } from "./types";

/** All that the news shows on the board. */
export interface Shown {
  /** Panes that were lit, and portals that were closed, by place. */
  lit: ReadonlySet<string>;
  sealed: ReadonlySet<string>;
  /** Whether a cataclysm has put a candle out. */
  snuffed: boolean;
}

export const NOTHING: Shown = { lit: new Set(), sealed: new Set(), snuffed: false };

export function shownFor(lines: readonly Line[]): Shown {
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

/** Duration in ms. */
const STAYS = 1700;

export class Show {
  now = $state.raw<Shown>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show news for a moment. Nothing is shown if `reducesMotion` is set. */
  play(lines: readonly Line[], reducesMotion: boolean): void {
    const shown = shownFor(lines);
    if (reducesMotion || !(shown.lit.size || shown.sealed.size || shown.snuffed)) return;
    this.end();
    this.now = shown;
    this.#timer = setTimeout(() => (this.now = NOTHING), STAYS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
