// Fingers, mouse and wheel on a board: drag to pan, wheel or two fingers to zoom, a double tap to show the whole board.
import type { Attachment } from "svelte/attachments";
import type { Zooming } from "./zooming.svelte";

/** A pointer that moved less than this, in px, has pressed and not dragged. */
const DRAG_DISTANCE = 7;

interface Point {
  x: number;
  y: number;
}

class Gesture {
  readonly zooming: Zooming;
  readonly element: HTMLElement;
  /** Whether it is in a page that scrolls; the wheel alone scrolls the page then. */
  readonly embedded: boolean;
  #down = new Map<number, Point>();
  #start: Point | null = null;
  #dragging = false;
  #spread = 0;

  constructor(zooming: Zooming, element: HTMLElement, embedded: boolean) {
    this.zooming = zooming;
    this.element = element;
    this.embedded = embedded;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, point);
    if (this.#down.size === 1) {
      this.#start = point;
      this.#dragging = false;
    }
    this.#spread = this.#distance();
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, point);
    if (this.#down.size === 2) this.#pinch();
    else this.#drag(event, before, point);
  }

  #drag(event: PointerEvent, before: Point, point: Point): void {
    const start = this.#start ?? point;
    if (!this.#dragging && Math.hypot(point.x - start.x, point.y - start.y) < DRAG_DISTANCE) return;
    if (!this.#dragging) this.element.setPointerCapture(event.pointerId);
    this.#dragging = true;
    this.zooming.pan(before.x - point.x, before.y - point.y);
  }

  #pinch(): void {
    const spread = this.#distance();
    if (this.#spread > 0 && spread > 0) {
      const [a, b] = [...this.#down.values()] as [Point, Point];
      this.#zoom(spread / this.#spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
    }
    this.#spread = spread;
    this.#dragging = true;
  }

  #distance(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  /** Suppress the click at the end of a drag. */
  click(event: MouseEvent): void {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  wheel(event: WheelEvent): void {
    if (!this.zooming.canZoom || (this.embedded && !event.ctrlKey)) return;
    event.preventDefault();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.zooming.pan(event.deltaX, event.deltaY);
    else this.#zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  #zoom(factor: number, x: number, y: number): void {
    const zone = this.element.getBoundingClientRect();
    this.zooming.setScale(this.zooming.scale * factor, x - zone.left, y - zone.top);
  }
}

/** Make an element the viewport of a board. */
export function gestures(zooming: Zooming, embedded = false): Attachment<HTMLElement> {
  return (element) => {
    const gesture = new Gesture(zooming, element, embedded);
    const end = new AbortController();
    const on = { signal: end.signal };
    element.addEventListener("pointerdown", (event) => gesture.down(event), on);
    element.addEventListener("pointermove", (event) => gesture.move(event), on);
    for (const name of ["pointerup", "pointercancel"] as const) window.addEventListener(name, (event) => gesture.up(event), on);
    element.addEventListener("click", (event) => gesture.click(event), { ...on, capture: true });
    element.addEventListener("wheel", (event) => gesture.wheel(event), { ...on, passive: false });
    element.addEventListener("dblclick", (event) => {
      if (!(event.target as Element).closest("[data-place], button")) zooming.fit();
    }, on);
    return () => end.abort();
  };
}
