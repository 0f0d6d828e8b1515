// The pictures of a handbook are copies of parts of the real board, which is set up once beside the page.

/** The board, once nothing on it moves. */
export class Scenery {
  root = $state.raw<HTMLElement | null>(null);
}

/** Return the element of a part: by its picture name, or else by its place or subject. */
export function partOf(root: ParentNode, part: string): Element | null {
  const name = CSS.escape(part);
  return root.querySelector(`[data-part="${name}"]`) ?? root.querySelector(`[data-place="${name}"]`) ?? root.querySelector(`[data-about="${name}"]`);
}

const TABLE_SELECTOR = '[data-part="table"]';

/** Return the element to copy: for a part of an SVG drawing the whole table, because it needs the rest of the drawing. */
function pieceWith(part: Element): HTMLElement {
  const piece = part instanceof SVGElement ? part.closest(TABLE_SELECTOR) : part;
  return piece as HTMLElement;
}

/** Fix an element's size, and remove it from the surrounding layout. */
function fixSize(copy: HTMLElement, width: number, height: number): void {
  copy.removeAttribute("id");
  Object.assign(copy.style, { position: "absolute", inset: "0 auto auto 0", margin: "0", width: `${width}px`, height: `${height}px`, animation: "none", transition: "none" });
}

const sizeOf = (element: HTMLElement): [number, number] => [element.offsetWidth, element.offsetHeight];

/** Wrap the copy in empty copies of all elements around the original, so that the same styles apply. */
function wrapCopy(copy: HTMLElement, piece: HTMLElement, root: HTMLElement): HTMLElement {
  let inside = copy;
  for (let outer = piece.parentElement; outer && outer !== root.parentElement; outer = outer.parentElement) {
    const shell = outer.cloneNode(false) as HTMLElement;
    fixSize(shell, ...sizeOf(outer));
    Object.assign(shell.style, { display: "block", padding: "0", border: "0", background: "none", boxShadow: "none", transform: "none", overflow: "visible" });
    shell.append(inside);
    inside = shell;
  }
  return inside;
}

/** px around a part that are shown with it, for things on its edge. */
const PART_MARGIN = 6;
const grownRect = (rect: DOMRect, air: number): DOMRect => new DOMRect(rect.x - air, rect.y - air, rect.width + 2 * air, rect.height + 2 * air);

/** Return places for numbers at the outer edges of parts that do not overlap; `apart` is the width of a number. */
export function numberPositions(parts: readonly DOMRect[], table: DOMRect, apart: number): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  for (const part of parts) {
    const y = Math.min(part.y + Math.min(part.height / 2, apart / 2), table.bottom) - table.y;
    const [left, right] = [part.left - table.left - apart / 4, part.right - table.left + apart / 4];
    const sides = left + right > 1.2 * table.width ? [right, left] : [left, right];
    const free = sides.find((x) => placed.every((drawn) => Math.hypot(drawn.x - x, drawn.y - y) >= apart));
    placed.push({ x: Math.min(Math.max(free ?? left, 0), table.width), y });
  }
  return placed;
}

/** Return the place of a part: `D5..F7` is the piece of the table from the first place to the last. */
export function spotOf(root: ParentNode, part: string): Spot | null {
  const [first, last] = part.split("..").map((name) => partOf(root, name));
  if (!first || last === null) return null;
  const [from, to] = [first.getBoundingClientRect(), (last ?? first).getBoundingClientRect()];
  const [left, top] = [Math.min(from.left, to.left), Math.min(from.top, to.top)];
  return { element: (last && first.closest(TABLE_SELECTOR)) ?? first, rect: new DOMRect(left, top, Math.max(from.right, to.right) - left, Math.max(from.bottom, to.bottom) - top) };
}

export interface Spot {
  element: Element;
  rect: DOMRect;
}

/** Return a picture of a part, as large as the box allows, and at most `maxScale` times its size. */
export function pictureOfPart(root: HTMLElement, part: Spot, box: { width: number; height: number }, maxScale: number): HTMLElement {
  const piece = pieceWith(part.element);
  const whole = piece.getBoundingClientRect();
  const rect = grownRect(part.rect, part.element instanceof SVGElement || part.element.matches(TABLE_SELECTOR) ? 0 : PART_MARGIN);
  const scale = Math.min(box.width / rect.width, box.height / rect.height, maxScale);
  const [width, height] = sizeOf(piece);
  const drawn = whole.width / width; // a map is drawn smaller than its real size
  const copy = piece.cloneNode(true) as HTMLElement;
  fixSize(copy, width, height);
  copy.style.display ||= getComputedStyle(piece).display;
  const world = document.createElement("span");
  Object.assign(world.style, { position: "absolute", inset: "0 auto auto 0", transformOrigin: "0 0", transform: `scale(${scale * drawn}) translate(${(whole.left - rect.left) / drawn}px, ${(whole.top - rect.top) / drawn}px)` });
  world.append(wrapCopy(copy, piece, root));
  const frame = document.createElement("span");
  frame.className = "cut";
  Object.assign(frame.style, { position: "relative", flex: "none", display: "block", overflow: "hidden", width: `${rect.width * scale}px`, height: `${rect.height * scale}px` });
  frame.append(world);
  return frame;
}
