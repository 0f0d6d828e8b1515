// Fits content into a box that is too small for it: first smaller, then closer together.
import type { Attachment } from "svelte/attachments";

interface Step {
  zoom: number;
  /** How far things side by side overlap, in px; null if they keep their margins. */
  lap: number | null;
}

/** Things of 30 px are never smaller than 24, the size of a fingertip. If there is less room, they overlap. */
const STEPS: readonly Step[] = [...[1, 0.9, 0.8].map((zoom) => ({ zoom, lap: null })), ...[0, 5, 10, 15].map((lap) => ({ zoom: 0.8, lap }))];

/**
 * Draw an element as large as its parent has room for, and again when either changes. If it has to overlap, it gets
 * the attribute `data-crowded` and the property `--lap`.
 */
export const fitToParent: Attachment<HTMLElement> = (element) => {
  const box = element.parentElement;
  if (!box) return;
  function fit(): void {
    const room = box!.getBoundingClientRect().height;
    for (const { zoom, lap } of STEPS) {
      element.style.setProperty("zoom", String(zoom));
      element.style.setProperty("--lap", `${lap ?? 0}px`);
      element.toggleAttribute("data-crowded", lap !== null);
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
