// The surroundings of a board show the same moment as the board, also while news is being animated.
import type { Sight } from "../../wire";
import type { Story } from "./story";

/**
 * Return the current table with turn, points and phase of the shown moment, without a question. A question to the
 * viewer appears at once, and with it their turn.
 */
export function momentOf(shown: Sight | null, sight: Sight): Sight {
  if (!isOlder(shown, sight) || isAboutToRun(sight)) return sight;
  const { phase, turn, waiting } = sight.ask && sight.mine.includes(sight.ask.seat) ? sight : shown;
  const { over, race, figures, cards, facts, tracks, moments, state, computed, standings, decisions, digest } = shown;
  return { ...sight, phase, turn, waiting, over, race, figures, cards, facts, tracks, moments, state, computed, standings, decisions, digest, ask: null };
}

/** Whether a race is about to start: its countdown ends the animation of earlier news for everybody. */
const isAboutToRun = ({ race }: Sight): boolean => (race?.groups.length ?? 0) > 0;

/** Return the story up to the shown moment, without the last `linesToShow` lines. */
export function storyAt(story: Story, shown: Sight | null, sight: Sight, linesToShow = 0): Story {
  const isPast = isOlder(shown, sight);
  if (!shown || shown.seq === NOT_PLAYED || (!isPast && !linesToShow)) return story;
  return { ...story, told: story.told.slice(0, shown.since + shown.news.length - linesToShow), since: shown.since };
}

/** The number of a moment that is fetched to be shown again, whose lines were read before. */
export const NOT_PLAYED = -1;

function isOlder(shownSight: Sight | null, sight: Sight): shownSight is Sight {
  return shownSight !== null && shownSight.seq !== sight.seq && shownSight.seat === sight.seat;
}
