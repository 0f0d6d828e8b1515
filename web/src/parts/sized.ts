// How large an element is, told without making the page lay itself out at once to know it.
import type { Attachment } from "svelte/attachments";

/** Tells the size inside the borders after the page was laid out, and whenever it changes. */
export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watching = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watching.observe(element);
    return () => watching.disconnect();
  };
}
