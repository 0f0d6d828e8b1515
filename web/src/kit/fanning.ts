// Cards in a fan: the position of each card decides how far it is rotated and lowered.

/** Return the distance of a card from the middle, from -1 to 1; 0 for a single card. */
export function leanOf(index: number, count: number): number {
  return count > 1 ? (2 * index) / (count - 1) - 1 : 0;
}

/** Keep `--lean` of each child up to date when cards are added or removed. */
export function keepFanned(list: HTMLElement): () => void {
  const tell = (): void => {
    const cards = [...list.children];
    cards.forEach((card, index) => card instanceof HTMLElement && card.style.setProperty("--lean", String(leanOf(index, cards.length))));
  };
  tell();
  const watching = new MutationObserver(tell);
  watching.observe(list, { childList: true });
  return () => watching.disconnect();
}
