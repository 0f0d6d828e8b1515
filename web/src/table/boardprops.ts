// The props of a board, read from a live table.
import { prefs, reducesMotion } from "../you/prefs.svelte";
import type { Race, Sight } from "../wire";
import type { BoardProps, Racing } from "./board";
import { tenthsClock } from "./live/clock.svelte";
import { storyAt } from "./core/moment";
import { linesNotUndone } from "./core/story";
import type { Table } from "./live/table.svelte";

/** While news is animated, the board shows the moment before, without a question. */
export function sightOnBoard({ sight, playback }: Table): Sight | null {
  const shown = playback.sight;
  return shown && sight && shown.seq !== sight.seq ? { ...shown, ask: null } : shown;
}

/** Return all props of a board for the sight `shownSight` on it. For use in an effect or a derived value. */
export function boardProps(table: Table, shownSight: Sight, rule: (clause: string) => void): BoardProps {
  const { sight, answering } = table;
  return {
    sight: shownSight,
    news: table.playback.news,
    log: () => linesNotUndone(sight ? storyAt(table.heard.story, shownSight, sight) : table.heard.story),
    pace: table.playback.pace,
    chosen: answering.chosenOption,
    source: answering.source,
    considered: answering.consideredOption,
    others: answering.others,
    preview: answering.preview,
    outlook: table.outlook,
    foreseen: (key) => table.heard.previews[key] ?? null,
    pointed: table.pointed,
    isReplay: false,
    reducesMotion: reducesMotion(),
    pick: (key) => answering.pick(key),
    drop: () => answering.drop(),
    give: (key) => answering.give(key),
    consider: (key) => answering.consider(key),
    why: (key, beside) => table.askWhy(key, beside),
    rule,
    racing: sight?.race && !sight.over ? racingOf(table, sight.race) : null,
    sending: table.sending,
    keys: prefs.keys,
  };
}

function racingOf(table: Table, race: Race): Racing {
  return {
    race,
    now: () => table.clock.at(tenthsClock()),
    dash: (key) => table.answering.dash(key),
    unasked: (key) => table.answering.giveUnasked(key),
  };
}
