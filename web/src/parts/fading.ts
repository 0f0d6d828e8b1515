// A list fades at an edge where more of it follows (base.css), so you see that it scrolls.
import type { Attachment } from "svelte/attachments";

/** Marks an element that scrolls along one axis with `data-more`: "before", "after", both or neither. */
export function fading(axis: "x" | "y"): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["fades"] = axis;
    const mark = (): void => {
      element.dataset["more"] = moreOf(axis === "x" ? [element.scrollLeft, element.clientWidth, element.scrollWidth] : [element.scrollTop, element.clientHeight, element.scrollHeight]);
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

/** The sides where more of something follows, from its length, the visible part and the scroll position. */
export function moreOf([from, seen, all]: readonly [number, number, number]): string {
  return [from > 1 ? "before" : "", from < all - seen - 1 ? "after" : ""].filter(Boolean).join(" ");
}
