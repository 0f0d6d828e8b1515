// Places of a question come into sight automatically if a board is higher than its room.

interface Span {
  top: number;
  bottom: number;
}

/** Part of the heading over the offers that comes along if there is room, and free room around them. */
const HEADING = 36;
const RIM = 6;
/** Room over a piece that is brought to the top: its arrows, and the margin in a space's style (scroll-margin). */
const OVER = 22;

/**
 * Return how far to scroll to show a span: not at all if it is in sight, otherwise as little as possible. A span that
 * fills its room, or leaves no room for its heading, is shown from its top.
 */
export function wayTo({ top, bottom }: Span, room: Span): number {
  if (top >= room.top && bottom <= room.bottom) return 0;
  const least = bottom + RIM - room.bottom;
  const headed = top - HEADING - room.top;
  return least > headed ? top - RIM - room.top : Math.max(least, Math.min(0, headed));
}

/** Return how far to scroll to put a span at the top: content that comes up from below does not lie on it. */
export function wayUp({ top }: Span, room: Span): number {
  return top - OVER - room.top;
}

/** Scroll to all answers on offer. */
export function bringOffers(root: HTMLElement): void {
  bring(root, [...root.querySelectorAll('button[aria-pressed][aria-disabled="false"]')], wayTo, "auto");
}

/** Scroll to spaces of the boards; `up` puts them at the top. */
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
