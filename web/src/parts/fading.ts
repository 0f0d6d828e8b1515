// A list fades at an edge beyond which it continues (base.css), to show that it scrolls.
import type { Attachment } from "svelte/attachments";

/** Mark an element that scrolls along one axis with `data-more`: "before", "after", both or "". */
export function fading(axis: "x" | "y"): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["fades"] = axis;
    const mark = (): void => {
      element.dataset["more"] = fadingSides(axis === "x" ? [element.scrollLeft, element.clientWidth, element.scrollWidth] : [element.scrollTop, element.clientHeight, element.scrollHeight]);
    };
    const watching = new ResizeObserver(mark);
    watching.observe(element);
    for (const child of element.children) watching.observe(child);
    const changing = new MutationObserver(() => {
      for (const child of element.children) watching.observe(child);
      mark();
    });
    changing.observe(element, { childList: true });
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      watching.disconnect();
      changing.disconnect();
      element.removeEventListener("scroll", mark);
    };
  };
}

/** Return the sides where more content follows, from the scroll position, the end of the visible part, and the length. */
export function fadingSides([from, seen, all]: readonly [number, number, number]): string {
  return [from > 1 ? "before" : "", from < all - seen - 1 ? "after" : ""].filter(Boolean).join(" ");
}
