// The things that a lesson highlights: find them on the screen and scroll them into view.
import type { LessonStep } from "../wire";
import type { Box } from "./placing";

/** The attributes that name a thing on a table; parts to press come before parts that only show it. */
const SHOWN_ATTRIBUTES = ["part", "place", "about", "answer", "seat"];
const PRESSED_ATTRIBUTES = ["place", "answer", "part", "about", "seat"];

/** Return the element of a thing: the first match in view, or else the first match. */
export function elementOf(root: ParentNode, thing: string, isPressed = false): Element | null {
  const name = CSS.escape(thing.replace(/^seat\./, ""));
  for (const kind of isPressed ? PRESSED_ATTRIBUTES : SHOWN_ATTRIBUTES) {
    const value = kind === "seat" ? name : CSS.escape(thing);
    const found = [...root.querySelectorAll(`[data-${kind}="${value}"]`)].filter((element) => element.getClientRects().length);
    if (found[0]) return found.find(isSeen) ?? found[0];
  }
  return null;
}

/** Whether at least half of an element is visible; this decides between two elements of a thing. */
function isSeen(element: Element): boolean {
  const [whole, seen] = [element.getBoundingClientRect(), clippedBox(element)];
  return 2 * seen.width * seen.height >= whole.width * whole.height;
}

export interface Spot {
  thing: string;
  element: Element;
  /** The thing to press or to look at, and further things that help to understand it. */
  kind: "do" | "look" | "also";
  box: Box;
}

/** Return everything that a step highlights, clipped by its scroll area. The answer is only marked after all taps. */
export function spotsOf(root: ParentNode, step: LessonStep, waits: boolean): Spot[] {
  const left = waits ? step.taps.filter((thing) => elementOf(root, thing, true)?.getAttribute("aria-pressed") !== "true") : [];
  const wanted: [string, Spot["kind"]][] = [
    ...step.taps.map((thing): [string, Spot["kind"]] => [thing, left.includes(thing) ? "do" : "also"]),
    ...step.lights.map((thing, index): [string, Spot["kind"]] => [thing, waits && index === 0 && !left.length ? "do" : "look"]),
    ...step.beside.map((thing): [string, Spot["kind"]] => [thing, "also"]),
  ];
  return wanted.flatMap(([thing, kind]) => {
    const element = elementOf(root, thing, kind === "do");
    return element ? [{ thing, kind, element, box: clippedBox(element) }] : [];
  });
}

const scrolls = (element: Element): boolean => getComputedStyle(element).overflow !== "visible";

/** Return the part of an element's box that its scroll areas show. */
export function clippedBox(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (!scrolls(outer)) continue;
    const rim = outer.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, rim.left), Math.max(top, rim.top), Math.min(right, rim.right), Math.min(bottom, rim.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const SCROLL_MARGIN = 14;

/** Scroll the containers of an element until it is visible, but only containers meant to scroll. */
export function reveal(element: Element): void {
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const [box, rim] = [element.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (/auto|scroll/.test(overflowY)) outer.scrollTop += scrollDistance(box.top, box.bottom, rim.top, rim.bottom);
    if (/auto|scroll/.test(overflowX)) outer.scrollLeft += scrollDistance(box.left, box.right, rim.left, rim.right);
  }
}

/** Return the distance to scroll to make something visible; a larger thing shows its start. */
export function scrollDistance(from: number, to: number, first: number, last: number): number {
  if (from >= first && to <= last) return 0;
  return from < first || to - from + SCROLL_MARGIN > last - first ? from - first - SCROLL_MARGIN : to - last + SCROLL_MARGIN;
}
