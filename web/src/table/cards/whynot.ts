// "Why not?" for everything that carries data-why: by resting on it, pressing long, clicking, or from the keyboard.
import type { Attachment } from "svelte/attachments";
import type { Table } from "../live/table.svelte";

const REST = 400;
const LONG = 500;
/** The second tap on what was an answer a moment ago, in milliseconds. */
const TWICE = 400;

function barred(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-why]") : null;
}

function keyOf(element: Element): string {
  return element.getAttribute("data-why") ?? "";
}

/** What is no answer now, and what never is. */
function idle(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-place][aria-disabled="true"], [data-about]') : null;
}

/** Listens to everything inside an element; `explain` tells what something is that is neither an answer nor barred. */
export function asking(table: Table, explain: (beside: Element) => boolean): Attachment<HTMLElement> {
  return (root) => {
    const end = new AbortController();
    const on = { signal: end.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    let at = "";
    let taken = -Infinity;

    /** Whether the pointer itself has moved: where something closes above a place, it comes to lie on it without. */
    const moved = (event: PointerEvent): boolean => {
      const before = at;
      at = `${event.clientX} ${event.clientY}`;
      return at !== before;
    };
    const later = (element: Element, ms: number): void => {
      clearTimeout(timer);
      over = element;
      timer = setTimeout(() => table.askWhy(keyOf(element), element), ms);
    };
    const told = (target: EventTarget | null): boolean => {
      const element = idle(target);
      return element !== null && explain(element);
    };
    const leave = (): void => {
      clearTimeout(timer);
      over = null;
    };

    root.addEventListener("pointerover", (event) => {
      const element = barred(event.target);
      if (element === over) return;
      leave();
      if (moved(event) && element && event.pointerType === "mouse" && !event.buttons) later(element, REST);
    }, on);
    root.addEventListener("pointerdown", (event) => {
      moved(event);
      if (event.target instanceof Element && event.target.closest('[data-place]:not([aria-disabled="true"])')) taken = event.timeStamp;
      const element = barred(event.target);
      if (element && event.pointerType !== "mouse") later(element, LONG);
      else leave();
    }, on);
    root.addEventListener("pointermove", (event) => {
      moved(event);
      if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6) leave();
    }, on);
    root.addEventListener("pointerleave", leave, on);
    root.addEventListener("click", (event) => {
      const element = barred(event.target);
      if (event.defaultPrevented) return;
      if (element) table.askWhy(keyOf(element), element);
      else if (event.timeStamp - taken > TWICE) told(event.target);
    }, on);
    root.addEventListener("keydown", (event) => {
      const element = barred(event.target);
      if ((event.key !== "Enter" && event.key !== " ") || event.defaultPrevented || table.answering.chosen !== null) return;
      if (element) table.askWhy(keyOf(element), element);
      if (element || told(event.target)) event.preventDefault();
    }, on);
    return () => {
      leave();
      end.abort();
    };
  };
}

/** What "?" is about: what has the focus, or what the pointer rests on, and before any other place what is barred. */
export function askedAbout(root: ParentNode): Element | null {
  const focused = document.activeElement?.closest("[data-about], [data-place]") ?? null;
  return barred(document.activeElement) ?? root.querySelector("[data-why]:hover") ?? root.querySelector("[data-about]:hover, [data-place]:hover") ?? focused;
}
