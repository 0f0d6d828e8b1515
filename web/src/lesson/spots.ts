// The things that a lesson lights: finds them on the screen and scrolls them into view.
import type { LessonStep } from "../wire";
import type { Box } from "./placing";

/** The attributes that name a thing on a table; parts to press come before parts that only show it. */
const SHOWN = ["part", "place", "about", "answer", "seat"];
const PRESSED = ["place", "answer", "part", "about", "seat"];

/** The element of a thing, as large as it is seen. */
export function elementOf(root: ParentNode, thing: string, isPressed = false): Element | null {
  const name = CSS.escape(thing.replace(/^seat\./, ""));
  for (const kind of isPressed ? PRESSED : SHOWN) {
    const value = kind === "seat" ? name : CSS.escape(thing);
    const found = [...root.querySelectorAll(`[data-${kind}="${value}"]`)].filter((one) => one.getClientRects().length);
    if (found[0]) return found.find(isSeen) ?? found[0];
  }
  return null;
}

/** Of a thing that is shown twice, the one in view is meant: at least half of it. */
function isSeen(element: Element): boolean {
  const [whole, seen] = [element.getBoundingClientRect(), clipped(element)];
  return 2 * seen.width * seen.height >= whole.width * whole.height;
}

export interface Spot {
  thing: string;
  element: Element;
  /** The lit thing, and the things that help to understand it. */
  kind: "do" | "look" | "also";
  box: Box;
}

/** Everything that a step lights and that is there, clipped by its scroll area. The answer is pressed after all taps. */
export function spotsOf(root: ParentNode, step: LessonStep, waits: boolean): Spot[] {
  const left = waits ? step.taps.filter((thing) => elementOf(root, thing, true)?.getAttribute("aria-pressed") !== "true") : [];
  const wanted: [string, Spot["kind"]][] = [
    ...step.taps.map((thing): [string, Spot["kind"]] => [thing, left.includes(thing) ? "do" : "also"]),
    ...step.lights.map((thing, at): [string, Spot["kind"]] => [thing, waits && at === 0 && !left.length ? "do" : "look"]),
    ...step.beside.map((thing): [string, Spot["kind"]] => [thing, "also"]),
  ];
  return wanted.flatMap(([thing, kind]) => {
    const element = elementOf(root, thing, kind === "do");
    return element ? [{ thing, kind, element, box: clipped(element) }] : [];
  });
}

const scrolls = (element: Element): boolean => getComputedStyle(element).overflow !== "visible";

/** The box of an element as far as its scroll areas show it. */
export function clipped(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (!scrolls(outer)) continue;
    const rim = outer.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, rim.left), Math.max(top, rim.top), Math.min(right, rim.right), Math.min(bottom, rim.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const AIR = 14;

/** Scroll the containers of an element until it is visible, but only containers meant to scroll. */
export function reveal(element: Element): void {
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const [box, rim] = [element.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (/auto|scroll/.test(overflowY)) outer.scrollTop += moved(box.top, box.bottom, rim.top, rim.bottom);
    if (/auto|scroll/.test(overflowX)) outer.scrollLeft += moved(box.left, box.right, rim.left, rim.right);
  }
}

/** How far something must move to be seen in a window; a larger thing shows its start. */
export function moved(from: number, to: number, first: number, last: number): number {
  if (from >= first && to <= last) return 0;
  return from < first || to - from + AIR > last - first ? from - first - AIR : to - last + AIR;
}
