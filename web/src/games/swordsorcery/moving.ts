// Figures walk from their previous places; damage and healing are shown over them for a moment.
import type { Attachment } from "svelte/attachments";
import type { Line } from "../../wire";
import { whoIs } from "./chart";
import type { Event } from "./types";

/** The places of figures before the table changed. */
export class Places {
  #seen = new Map<string, DOMRect>();

  /** Record the places; call it before the page is redrawn. */
  note(root: Element | undefined): void {
    for (const element of root?.querySelectorAll("[data-figure]") ?? []) this.#seen.set(element.getAttribute("data-figure") ?? "", element.getBoundingClientRect());
  }

  /** Let a figure walk to its new place in `lasts` ms. With 0 it is there at once. */
  walking(id: string, lasts: number): Attachment<HTMLElement> {
    return (element) => {
      const before = this.#seen.get(id);
      this.#seen.delete(id);
      const now = element.getBoundingClientRect();
      if (!before || !lasts) return;
      const [x, y] = [before.left - now.left, before.top - now.top];
      if (Math.hypot(x, y) > MIN_WALK_DISTANCE) element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: lasts, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" });
    };
  }
}

/** A shorter distance does not count as a walk: a figure arrived or left beside it. */
const MIN_WALK_DISTANCE = 24;

/** Return the numbers to show over figures, by name. */
export function flaresIn(lines: readonly Line[]): ReadonlyMap<string, string> {
  const sums = new Map<string, number>();
  const add = (code: string, n: number): unknown => n && sums.set(whoIs(code), (sums.get(whoIs(code)) ?? 0) + n);
  for (const { event } of lines) {
    const known = event as unknown as Event;
    if (known.type === "AttackDefended") add(known.who, -known.wounds);
    else if (known.type === "WoundsSuffered") add(known.who, -known.n);
    else if (known.type === "WoundsHealed") add(known.who, known.n);
  }
  return new Map([...sums].filter(([, n]) => n).map(([who, n]) => [who, n > 0 ? `+${n}` : `−${-n}`]));
}
