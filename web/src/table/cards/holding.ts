// Long press on touch screens: it reads an element, as a hovering mouse does. The second tap of a double tap must not
// answer a new question.
import type { Attachment } from "svelte/attachments";
import type { Table } from "../live/table.svelte";

const PRESS_TIME = 450;
/** A finger that moved this far, in px, is dragging. */
const DRAG_DISTANCE = 8;

/** Return the element to read; a barred one shows its reasons after a long press, see `whynot.ts`. */
const readableElement = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest("[data-why]") ? target.closest("button, [data-place], [data-answer], [data-about]") : null;

/** Send an element and all its ancestors the events that boards receive from a mouse. */
function dispatch(element: Element, root: Element, types: readonly [around: string, itself?: string]): void {
  const [around, itself] = types;
  const how = { pointerType: "mouse", bubbles: false };
  for (let ancestor: Element | null = element; ancestor && root.contains(ancestor); ancestor = ancestor.parentElement) ancestor.dispatchEvent(new PointerEvent(around, how));
  if (itself) element.dispatchEvent(new PointerEvent(itself, { ...how, bubbles: true }));
}

export function longPress(table: Table): Attachment<HTMLElement> {
  return (root) => {
    const end = new AbortController();
    const on = { capture: true, signal: end.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: Element | null = null;
    let isHeld = false;
    let from = { x: 0, y: 0 };
    let asked = "";

    const letGo = (): void => {
      if (held) dispatch(held, root, ["pointerleave"]);
      held = null;
    };

    root.addEventListener("pointerdown", (event) => {
      clearTimeout(timer);
      letGo();
      isHeld = false;
      const element = event.pointerType === "mouse" ? null : readableElement(event.target);
      const target = event.target;
      if (!element || !(target instanceof Element)) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = target;
        isHeld = true;
        dispatch(target, root, ["pointerenter", "pointerover"]);
      }, PRESS_TIME);
    }, on);
    root.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_DISTANCE) clearTimeout(timer);
    }, on);
    for (const type of ["pointerup", "pointercancel"] as const) root.addEventListener(type, () => clearTimeout(timer), on);
    root.addEventListener("contextmenu", (event) => {
      if (isHeld) event.preventDefault();
    }, on);
    root.addEventListener("click", (event) => {
      const { ask, sight } = table;
      const isSecond = event.detail > 1 && asked !== "" && ask?.kind !== asked && !sight?.race;
      if (event.detail <= 1) asked = ask?.kind ?? "";
      if (!isHeld && !isSecond) return;
      isHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, on);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  };
}
