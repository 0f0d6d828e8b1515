// What is asked about comes into sight by itself where a board is higher than its room.

interface Span {
  top: number;
  bottom: number;
}

/** So much of what stands over the offers comes along where there is room, and so much is left free around them. */
const HEADING = 36;
const RIM = 6;
/** So much is over a piece where it is brought to the top: its arrows, and what a space asks for by its style (scroll-margin). */
const OVER = 22;

/**
 * How far to scroll so that a span is in sight: not at all if it is, otherwise as little as shows all of it. What is higher
 * than its room is shown from its top.
 */
export function wayTo({ top, bottom }: Span, room: Span): number {
  if (top >= room.top && bottom <= room.bottom) return 0;
  const least = bottom + RIM - room.bottom;
  const most = top - RIM - room.top;
  return least > most ? most : Math.max(least, Math.min(0, top - HEADING - room.top));
}

/** How far to scroll so that a span stands at the top: what comes up from below does not lie on it. */
export function wayUp({ top }: Span, room: Span): number {
  return top - OVER - room.top;
}

/** Scrolls to all answers on offer. */
export function bringOffers(root: HTMLElement): void {
  bring(root, [...root.querySelectorAll('button[aria-pressed][aria-disabled="false"]')], wayTo, "auto");
}

/** Scrolls to spaces of the boards; `up` lets them stand at the top. */
export function bringPlaces(root: HTMLElement, places: readonly string[], up: boolean, behavior: ScrollBehavior): void {
  const pieces = places.flatMap((place) => root.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? []);
  bring(root, pieces, up ? wayUp : wayTo, behavior);
}

function bring(root: HTMLElement, pieces: readonly Element[], way: typeof wayTo, behavior: ScrollBehavior): void {
  if (!pieces.length) return;
  const spans = pieces.map((piece) => piece.getBoundingClientRect());
  const span = { top: Math.min(...spans.map(({ top }) => top)), bottom: Math.max(...spans.map(({ bottom }) => bottom)) };
  root.scrollBy({ top: way(span, root.getBoundingClientRect()), behavior });
}
