// The size of an element, reported without forcing a layout.
import type { Attachment } from "svelte/attachments";

/** Report the size inside the borders after layout, and whenever it changes. */
export function reportSize(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watching = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watching.observe(element);
    return () => watching.disconnect();
  };
}
