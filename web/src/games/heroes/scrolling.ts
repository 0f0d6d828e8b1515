// Scrolls the places of a question into view, if a board is higher than the visible area.

interface Span {
  top: number;
  bottom: number;
}

/** Height of the heading above the offers that is scrolled along if there is room, and free space around the offers, in px. */
const HEADING_HEIGHT = 36;
const RIM_WIDTH = 6;
/** Free space above a piece that is scrolled to the top, in px: its arrows, and the scroll-margin of a space. */
const SPACE_ABOVE = 22;

/**
 * Return the distance to scroll to show a span: 0 if it is visible, otherwise as little as possible. A span that fills
 * the visible area, or leaves no room for its heading, is shown from its top.
 */
export function scrollDistance({ top, bottom }: Span, room: Span): number {
  if (top >= room.top && bottom <= room.bottom) return 0;
  const minScroll = bottom + RIM_WIDTH - room.bottom;
  const headed = top - HEADING_HEIGHT - room.top;
  return minScroll > headed ? top - RIM_WIDTH - room.top : Math.max(minScroll, Math.min(0, headed));
}

/** Return the distance to scroll to put a span at the top. */
export function distanceToTop({ top }: Span, room: Span): number {
  return top - SPACE_ABOVE - room.top;
}

/** Scroll to all answers on offer. */
export function scrollToOffers(root: HTMLElement): void {
  scrollPieces(root, [...root.querySelectorAll('button[aria-pressed][aria-disabled="false"]')], scrollDistance, "auto");
}

/** Scroll to spaces of the boards; `up` puts them at the top. */
export function scrollToPlaces(root: HTMLElement, places: readonly string[], up: boolean, behavior: ScrollBehavior): void {
  const pieces = places.flatMap((place) => root.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? []);
  scrollPieces(root, pieces, up ? distanceToTop : scrollDistance, behavior);
}

function scrollPieces(root: HTMLElement, pieces: readonly Element[], way: typeof scrollDistance, behavior: ScrollBehavior): void {
  if (!pieces.length) return;
  const spans = pieces.map((piece) => piece.getBoundingClientRect());
  const span = { top: Math.min(...spans.map(({ top }) => top)), bottom: Math.max(...spans.map(({ bottom }) => bottom)) };
  root.scrollBy({ top: way(span, root.getBoundingClientRect()), behavior });
}
