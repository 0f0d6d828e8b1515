// What is asked about comes into sight by itself where a board is higher than its room.

interface Span {
  top: number;
  bottom: number;
}

/** So much of what stands over the offers comes along where there is room, and so much is left free around them. */
const HEADING = 36;
const RIM = 6;

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

/** Scrolls to all answers on offer. */
export function bringOffers(root: HTMLElement): void {
  const offers = [...root.querySelectorAll('button[aria-pressed][aria-disabled="false"]')].map((offer) => offer.getBoundingClientRect());
  if (!offers.length) return;
  const span = { top: Math.min(...offers.map(({ top }) => top)), bottom: Math.max(...offers.map(({ bottom }) => bottom)) };
  root.scrollBy({ top: wayTo(span, root.getBoundingClientRect()) });
}
