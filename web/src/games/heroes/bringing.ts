// What is asked about comes into sight by itself where a board is higher than its room.

/** Scrolls to the first answer on offer, unless all of them are in sight anyway. */
export function bringOffers(root: HTMLElement): void {
  const offers = [...root.querySelectorAll('button[aria-pressed][aria-disabled="false"]')];
  const room = root.getBoundingClientRect();
  const isInSight = (one: Element): boolean => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= room.top && bottom <= room.bottom;
  };
  if (!offers.every(isInSight)) offers[0]?.scrollIntoView({ block: "start" });
}
