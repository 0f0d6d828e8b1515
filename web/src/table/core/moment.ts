// What is told around a board tells the moment that is on it, also while news is still being played.
import type { Sight } from "../../wire";
import type { Story } from "./story";

/** The table as it is, with turn, points and phase as old as what is shown; nothing is asked in what is past. */
export function momentOf(shown: Sight | null, sight: Sight): Sight {
  if (!isOlder(shown, sight) || isAboutToRun(sight)) return sight;
  const { phase, turn, waiting, over, race, figures, cards, facts, tracks, moments, state, standings, decisions, digest } = shown;
  return { ...sight, phase, turn, waiting, over, race, figures, cards, facts, tracks, moments, state, standings, decisions, digest, ask: null };
}

/** What was told before a race is over for everybody as soon as it is counted down. */
const isAboutToRun = ({ race }: Sight): boolean => (race?.groups.length ?? 0) > 0;

/** The story up to what is shown, of which so many lines are still `untold`. */
export function storyAt(story: Story, shown: Sight | null, sight: Sight, untold = 0): Story {
  const isPast = isOlder(shown, sight);
  if (!shown || shown.seq === NOT_PLAYED || (!isPast && !untold)) return story;
  return { ...story, told: story.told.slice(0, shown.since + shown.news.length - untold), since: shown.since };
}

/** Of a moment that was fetched to be seen once more: its lines were read before. */
export const NOT_PLAYED = -1;

function isOlder(shown: Sight | null, sight: Sight): shown is Sight {
  return shown !== null && shown.seq !== sight.seq && shown.seat === sight.seat;
}
