import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Where the mouse moved to last. An element that appears under a resting mouse is not looked at. */
export const mouse = { x: NaN, y: NaN };
if (typeof window !== "undefined") {
  window.addEventListener("pointermove", ({ screenX, screenY }) => Object.assign(mouse, { x: screenX, y: screenY }), { capture: true, passive: true });
}

/**
 * Tell `onlook` whether an element is looked at: the mouse moved over it, or it has keyboard focus. Touches do not count,
 * nor does the focus after a press, because the card would stay open without a pointer. When a watched element is removed,
 * `onlook(false)` is called too, so it must not need the element.
 */
export function looks(onlook: ((looked: boolean) => void) | undefined): Attachment<Element> {
  return (element) => {
    if (!onlook) return;
    let isLooked = false;
    const tell = (value: boolean): void => onlook((isLooked = value));
    const ends = [
      on(element as HTMLElement, "pointerenter", (event) => event.pointerType === "mouse" && (event.screenX !== mouse.x || event.screenY !== mouse.y) && tell(true)),
      on(element as HTMLElement, "pointermove", (event) => event.pointerType === "mouse" && !isLooked && tell(true)),
      on(element as HTMLElement, "pointerleave", () => tell(false)),
      on(element as HTMLElement, "focus", () => element.matches(":focus-visible") && tell(true)),
      on(element as HTMLElement, "blur", () => tell(false)),
    ];
    return () => {
      ends.forEach((end) => end());
      if (isLooked) onlook(false); // browsers do not report that the pointer left a removed element
    };
  };
}
