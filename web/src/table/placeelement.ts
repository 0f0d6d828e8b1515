/** Return the element of a place on the board, but not a card that only shares its id with a thing in play. */
export function placeElement(root: ParentNode, place: string): Element | null {
  const found = root.querySelectorAll(`[data-stage] [data-place="${CSS.escape(place)}"]`);
  return [...found].find((element) => !element.closest("[data-namesakes]")) ?? null;
}
