// Animation of a movement by transform and opacity alone, so that the browser needs no new layout or painting.
import type { Attachment } from "svelte/attachments";
import type { Point } from "../geometry";
import type { Flight } from "./choreography";

const HOP_HEIGHT = 16;

/** The keyframes of a movement; a hop rises between two points. */
export function keyframes({ way, hops, fades, waits }: Flight): Keyframe[] {
  const stations = way.flatMap((point, index) => {
    const next = way[index + 1];
    return hops && next ? [point, hopTop(point, next)] : [point];
  });
  const last = stations.length - 1;
  const found = stations.map((point, index): Keyframe => ({ transform: at2d(point), opacity: index === last && fades ? 0 : 1 }));
  const first = found[0];
  if (first && !waits) first["opacity"] = 0;
  return found;
}

function hopTop(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - HOP_HEIGHT };
}

function at2d({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Animate an element. Afterwards it is removed, and the piece is drawn at its new place. */
export function animateFlight(flight: Flight): Attachment<SVGElement> {
  return (element) => {
    const { begin, end } = flight;
    const easing = flight.hops ? "linear" : "cubic-bezier(.3, .1, .3, 1)";
    const flown = element.animate(keyframes(flight), { delay: begin, duration: Math.max(1, end - begin), fill: "both", easing });
    flown.onfinish = () => (element.style.visibility = "hidden");
    return () => flown.cancel();
  };
}
