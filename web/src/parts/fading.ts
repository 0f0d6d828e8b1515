// A list of which not all is seen fades where it goes on (base.css): one need not try whether there is more.
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

/** On which sides there is more of something so long, of which so much is seen from a place on. */
export function moreOf([from, seen, all]: readonly [number, number, number]): string {
  return [from > 1 ? "before" : "", from < all - seen - 1 ? "after" : ""].filter(Boolean).join(" ");
}
