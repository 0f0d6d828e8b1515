// Draws content smaller if its box is too small.
import type { Attachment } from "svelte/attachments";

const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** Draws an element as large as its parent has room for, whenever either changes. */
export const fitted: Attachment<HTMLElement> = (element) => {
  const box = element.parentElement;
  if (!box) return;
  function fit(): void {
    const room = box!.getBoundingClientRect().height;
    for (const size of SIZES) {
      element.style.setProperty("zoom", String(size));
      if (element.getBoundingClientRect().height <= room) break;
    }
  }
  const resized = new ResizeObserver(fit);
  resized.observe(box);
  const changed = new MutationObserver(fit);
  changed.observe(element, { childList: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
