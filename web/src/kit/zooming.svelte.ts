// How large a board is drawn in its zone, and which part of it is in view.
import { flushSync } from "svelte";
import type { BoardSize } from "../table/board";

const STEP = 1.25;
const MOST = 3;
/** On a narrow screen a board may be a little larger than its least size, to fill the height. */
const ROOMY = 1.25;
/** A board that is but a little too small for comfort is rather seen whole. */
const NEARLY = 0.8;

export class Zooming {
  #port = $state.raw({ width: 0, height: 0 });
  #size = $state.raw<BoardSize | undefined>();
  /** Chosen by hand; null as long as the board may choose for itself. */
  #scale = $state<number | null>(null);
  /** For as long as something is asked that is spread over all of it, the whole board is in view. */
  #over = $state(false);
  /** What was in view before all of it was. */
  #part: { scale: number; left: number; top: number } | null = null;
  /** What was to come into the middle meanwhile: whoever looks at a part of the board again looks at it there. */
  #meanwhile: Element | null = null;
  element: HTMLElement | null = null;

  measure(width: number, height: number, size: BoardSize | undefined): void {
    this.#port = { width, height };
    this.#size = size;
  }

  /** The width at which the whole board is in view. */
  get #whole(): number {
    const { width, height } = this.#port;
    const size = this.#size;
    return size ? Math.max(1, Math.min(width, (height * size.width) / size.height)) : width;
  }

  get #usual(): number {
    const size = this.#size;
    const whole = this.#whole;
    if (!size || whole >= size.least * NEARLY) return 1;
    const filling = (this.#port.height * size.width) / size.height;
    return Math.max(size.least, Math.min(filling, size.least * ROOMY)) / whole;
  }

  get scale(): number {
    return this.#over ? 1 : (this.#scale ?? this.#usual);
  }

  /** The board's width and height in pixels; null where it has no size of its own. */
  get box(): { width: number; height: number } | null {
    const size = this.#size;
    if (!size) return null;
    const width = this.#whole * this.scale;
    return { width, height: (width * size.height) / size.width };
  }

  /** So wide is the strip at the left edge in which the whole board has nothing to be read. */
  get margin(): number {
    const size = this.#size;
    const box = this.box;
    return size && box ? Math.max(0, this.#port.width - box.width) / 2 + (size.margin * box.width) / size.width : 0;
  }

  /** The width and height of the zone, by which it is known that there is another room. */
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
    this.to(this.scale * STEP);
  }

  farther(): void {
    this.to(this.scale / STEP);
  }

  /** The whole board in view. */
  fit(): void {
    this.#scale = 1;
  }

  /** The whole board in view; or if it is, the part of it that was in view before, or where the game has gone on since. */
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

  /** The whole board for a while, or as it was before. */
  overlook(on: boolean): void {
    this.#over = on;
  }

  /** Sets the scale; the point of the zone (its middle, if none is given) stays where it is. */
  to(scale: number, x = this.#port.width / 2, y = this.#port.height / 2): void {
    const port = this.element;
    const before = this.scale;
    const after = Math.max(1, Math.min(Math.max(MOST, this.#usual * 2), scale));
    if (!port || after === before) return;
    const { scrollLeft, scrollTop } = port;
    flushSync(() => ([this.#over, this.#scale] = [false, after]));
    port.scrollLeft = (scrollLeft + x) * (after / before) - x;
    port.scrollTop = (scrollTop + y) * (after / before) - y;
  }

  /** Moves the view by so many pixels. */
  pan(x: number, y: number): void {
    this.element?.scrollBy(x, y);
  }

  /** Brings elements into view if they are not, the first before the others. */
  bring(elements: readonly Element[], still: boolean): void {
    const port = this.element;
    const [first] = elements;
    if (!port || !first) return;
    const zone = port.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (boxes.every((box) => box.left >= zone.left && box.right <= zone.right && box.top >= zone.top && box.bottom <= zone.bottom)) return;
    this.centre(first, still);
  }

  /** Brings an element into the middle of the view, as far as there is something around it. */
  centre(element: Element, still: boolean): void {
    const port = this.element;
    if (this.isWhole) this.#meanwhile = element;
    if (!port) return;
    const [zone, box] = [port.getBoundingClientRect(), element.getBoundingClientRect()];
    port.scrollBy({
      left: box.left + box.width / 2 - zone.left - zone.width / 2,
      top: box.top + box.height / 2 - zone.top - zone.height / 2,
      behavior: still ? "auto" : "smooth",
    });
  }
}
