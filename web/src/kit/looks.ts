import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/**
 * Tell `onlook` whether an element is looked at: the mouse is over it, or it has keyboard focus. Touches do not count,
 * nor does the focus after a press, as the card would stay open without a pointer. When a watched element is removed,
 * `onlook(false)` is called too, so it must not need the element.
 */
export function looks(onlook: ((looked: boolean) => void) | undefined): Attachment<Element> {
  return (element) => {
    if (!onlook) return;
    let isLooked = false;
    const tell = (value: boolean): void => onlook((isLooked = value));
    const ends = [
      on(element as HTMLElement, "pointerenter", (event) => event.pointerType === "mouse" && tell(true)),
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
