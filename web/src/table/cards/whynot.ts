// "Why not?" for all elements with data-why: by hover, long press, click, or from the keyboard.
import type { Attachment } from "svelte/attachments";
import type { Table } from "../live/table.svelte";

const REST_TIME = 400;
const LONG_PRESS_TIME = 500;
/** Time in ms for the pointer to cross from a thing to its card. */
const CROSSING_TIME = 250;
/** Time in ms for a second tap to count as part of a double tap. */
const DOUBLE_TAP_TIME = 400;

function barredElement(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-why]") : null;
}

function keyOf(element: Element): string {
  return element.getAttribute("data-why") ?? "";
}

/** Return the element if it cannot be picked, now or ever. */
function unpickableElement(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-place][aria-disabled="true"], [data-about]') : null;
}

/** Listen to everything inside an element; `explain` describes things that are neither an answer nor barred. */
export function explainBarred(table: Table, explain: (anchor: Element) => boolean): Attachment<HTMLElement> {
  return (root) => {
    const end = new AbortController();
    const on = { signal: end.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    /** The thing whose card opened because the pointer rests on it: the card closes when the pointer leaves, unless it is pressed. */
    let rested: Element | null = null;
    let closing: ReturnType<typeof setTimeout> | undefined;
    let position = "";
    let taken = -Infinity;

    /** Whether the pointer itself has moved. A place may also move under it when something closes, or when the table opens. */
    const moved = (event: PointerEvent): boolean => {
      const before = position;
      position = `${event.clientX} ${event.clientY}`;
      return before !== "" && position !== before;
    };
    const follow = (target: EventTarget | null): void => {
      clearTimeout(closing);
      if (!rested || (target instanceof Element && (rested.contains(target) || target.closest("[data-card]")))) return;
      closing = setTimeout(() => {
        if (table.why?.anchor === rested) table.why = null;
        rested = null;
      }, CROSSING_TIME);
    };
    const keep = (): void => {
      clearTimeout(closing);
      rested = null;
    };
    const later = (element: Element, ms: number): void => {
      clearTimeout(timer);
      over = element;
      timer = setTimeout(() => {
        const key = keyOf(element); // it may have become an answer in the meantime
        if (!key) return;
        clearTimeout(closing);
        rested = ms === REST_TIME ? element : null;
        table.askWhy(key, element);
      }, ms);
    };
    const explainAt = (target: EventTarget | null): boolean => {
      const element = unpickableElement(target);
      return element !== null && explain(element);
    };
    const leave = (): void => {
      clearTimeout(timer);
      over = null;
    };

    root.addEventListener("pointerover", (event) => {
      follow(event.target);
      const element = barredElement(event.target);
      if (element === over) return;
      leave();
      if (moved(event) && element && event.pointerType === "mouse" && !event.buttons) later(element, REST_TIME);
    }, on);
    root.addEventListener("pointerdown", (event) => {
      keep();
      moved(event);
      if (event.target instanceof Element && event.target.closest('[data-place]:not([aria-disabled="true"])')) taken = event.timeStamp;
      const element = barredElement(event.target);
      if (element && event.pointerType !== "mouse") later(element, LONG_PRESS_TIME);
      else leave();
    }, on);
    root.addEventListener("pointermove", (event) => {
      moved(event);
      if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6) leave();
    }, on);
    root.addEventListener("pointerleave", () => {
      leave();
      follow(null);
    }, on);
    root.addEventListener("click", (event) => {
      const element = barredElement(event.target);
      if (event.defaultPrevented || event.timeStamp - taken <= DOUBLE_TAP_TIME) return;
      if (element) table.askWhy(keyOf(element), element);
      else explainAt(event.target);
    }, on);
    root.addEventListener("keydown", (event) => {
      const element = barredElement(event.target);
      if ((event.key !== "Enter" && event.key !== " ") || event.defaultPrevented || table.answering.chosen !== null) return;
      if (element) table.askWhy(keyOf(element), element);
      if (element || explainAt(event.target)) event.preventDefault();
    }, on);
    return () => {
      leave();
      keep();
      end.abort();
    };
  };
}

/** Return the target of "?": the element with the focus or under the pointer. If there are several places, a barred one is preferred. */
export function elementInQuestion(root: ParentNode): Element | null {
  const focused = document.activeElement?.closest("[data-about], [data-place]") ?? null;
  return barredElement(document.activeElement) ?? root.querySelector("[data-why]:hover") ?? root.querySelector("[data-about]:hover, [data-place]:hover") ?? focused;
}
