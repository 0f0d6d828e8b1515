import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/**
 * Tells `onlook` whether somebody looks at an element: the mouse is over it, or the focus on it. A finger looks at
 * nothing. An element that goes while it has the focus is told too: what `onlook(false)` does must not need it.
 */
export function looks(onlook: ((looked: boolean) => void) | undefined): Attachment<Element> {
  return (element) => {
    if (!onlook) return;
    const ends = [
      on(element as HTMLElement, "pointerenter", (event) => event.pointerType === "mouse" && onlook(true)),
      on(element as HTMLElement, "pointerleave", () => onlook(false)),
      on(element as HTMLElement, "focus", () => onlook(true)),
      on(element as HTMLElement, "blur", () => onlook(false)),
    ];
    return () => ends.forEach((end) => end());
  };
}
