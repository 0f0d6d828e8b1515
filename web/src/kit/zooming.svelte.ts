// The size of a board in its zone, and the visible part of it.
import { flushSync } from "svelte";
import type { BoardSize } from "../table/board";

const ZOOM_STEP = 1.25;
const MAX_ZOOM = 3;
/** On a narrow screen a board may be this much larger than its minimum size, to fill the height. */
const MAX_FILL_FACTOR = 1.25;
/** A board at this share of its minimum size is still shown as a whole. */
const WHOLE_BOARD_SHARE = 0.8;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Return the box around several boxes; null if it does not fit into a zone. */
function boxAround(boxes: readonly DOMRect[], zone: DOMRect): Box | null {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [width, height] = [Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top];
  return width <= zone.width && height <= zone.height ? { left, top, width, height } : null;
}

export class Zooming {
  #port = $state.raw({ width: 0, height: 0 });
  #size = $state.raw<BoardSize | undefined>();
  /** The scale that the player set; null while the board chooses it. */
  #scale = $state<number | null>(null);
  /** Whether the whole board is shown, because a question needs all of it. */
  #over = $state(false);
  /** The view before the whole board was shown. */
  #part: { scale: number; left: number; top: number } | null = null;
  /** An element that got the focus since then: zooming in again centres on it. */
  #meanwhile: Element | null = null;
  element: HTMLElement | null = null;

  measure(width: number, height: number, size: BoardSize | undefined): void {
    this.#port = { width, height };
    this.#size = size;
  }

  /** The width at which the whole board is visible. */
  get #whole(): number {
    const { width, height } = this.#port;
    const size = this.#size;
    return size ? Math.max(1, Math.min(width, (height * size.width) / size.height)) : width;
  }

  get #usual(): number {
    const size = this.#size;
    const whole = this.#whole;
    if (!size || whole >= size.least * WHOLE_BOARD_SHARE) return 1;
    const filling = (this.#port.height * size.width) / size.height;
    return Math.max(size.least, Math.min(filling, size.least * MAX_FILL_FACTOR)) / whole;
  }

  get scale(): number {
    return this.#over ? 1 : (this.#scale ?? this.#usual);
  }

  /** The board's width and height in px; null if it has no size of its own. */
  get box(): { width: number; height: number } | null {
    const size = this.#size;
    if (!size) return null;
    const width = this.#whole * this.scale;
    return { width, height: (width * size.height) / size.width };
  }

  /** Width of the strip at the left edge without text, for when the whole board is shown. */
  get margin(): number {
    const size = this.#size;
    const box = this.box;
    return size && box ? Math.max(0, this.#port.width - box.width) / 2 + (size.margin * box.width) / size.width : 0;
  }

  /** Width and height of the zone, as a key that changes with its size. */
  get room(): string {
    return `${this.#port.width} ${this.#port.height}`;
  }

  get canZoom(): boolean {
    return this.#size !== undefined;
  }

  get isWhole(): boolean {
    return this.scale <= 1.001;
  }

  nearer(): void {
    this.setScale(this.scale * ZOOM_STEP);
  }

  farther(): void {
    this.setScale(this.scale / ZOOM_STEP);
  }

  /** Show the whole board. */
  fit(): void {
    this.#scale = 1;
  }

  /** Show the whole board; if it is shown already, return to the earlier part, or to the latest action. */
  whole(): void {
    const port = this.element;
    if (!port) return;
    if (!this.isWhole) {
      this.#part = { scale: this.scale, left: port.scrollLeft, top: port.scrollTop };
      this.#meanwhile = null;
      this.fit();
      return;
    }
    const part = this.#part;
    [this.#over, this.#scale] = [false, part?.scale ?? null];
    flushSync();
    if (this.#meanwhile?.isConnected) this.centre(this.#meanwhile, true);
    else if (part) port.scrollTo(part.left, part.top);
  }

  /** Show the whole board for a while, or return to the earlier view. */
  showWhole(on: boolean): void {
    this.#over = on;
  }

  /** Set the scale; this point of the zone (by default its middle) stays in place. */
  setScale(scale: number, x = this.#port.width / 2, y = this.#port.height / 2): void {
    const port = this.element;
    const before = this.scale;
    const after = Math.max(1, Math.min(Math.max(MAX_ZOOM, this.#usual * 2), scale));
    if (!port || after === before) return;
    const { scrollLeft, scrollTop } = port;
    flushSync(() => ([this.#over, this.#scale] = [false, after]));
    port.scrollLeft = (scrollLeft + x) * (after / before) - x;
    port.scrollTop = (scrollTop + y) * (after / before) - y;
  }

  /** Move the view by a number of px. */
  pan(x: number, y: number): void {
    this.element?.scrollBy(x, y);
  }

  /** Scroll hidden elements into view: all of them if they fit, or else only the first. */
  bring(elements: readonly Element[], reducesMotion: boolean): void {
    const port = this.element;
    const [first] = elements;
    if (!port || !first) return;
    const zone = port.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (boxes.every((box) => box.left >= zone.left && box.right <= zone.right && box.top >= zone.top && box.bottom <= zone.bottom)) return;
    // Without a size it is a page, where a map may scroll separately. Then only the containers of the element may
    // scroll.
    if (this.canZoom) this.#show(boxAround(boxes, zone) ?? first.getBoundingClientRect(), reducesMotion);
    else first.scrollIntoView({ block: "nearest", inline: "nearest", behavior: reducesMotion ? "auto" : "smooth" });
  }

  /** Scroll an element to the middle of the view, as far as possible. */
  centre(element: Element, reducesMotion: boolean): void {
    if (this.isWhole) this.#meanwhile = element;
    this.#show(element.getBoundingClientRect(), reducesMotion);
  }

  #show(box: Box, reducesMotion: boolean): void {
    const port = this.element;
    if (!port) return;
    const zone = port.getBoundingClientRect();
    port.scrollBy({
      left: box.left + box.width / 2 - zone.left - zone.width / 2,
      top: box.top + box.height / 2 - zone.top - zone.height / 2,
      behavior: reducesMotion ? "auto" : "smooth",
    });
  }
}
