// The shapes of the players' pieces: one for each seat, seen slightly from above, seven units thick.
import { badge } from "../../../parts/seats";

interface Body {
  /** The top, and below it the outline of top and side together. */
  face: string;
  side: string;
  rim: string;
  shine: string;
  /** The vertical position of the letter. */
  letter: number;
}

const CIRCLE: Body = {
  side: "M-18 0a18 18 0 0 1 36 0v7a18 18 0 0 1 -36 0z",
  face: "M-18 0a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z",
  rim: "M-14 0a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z",
  shine: "M-11 -8a14 14 0 0 1 14 -6",
  letter: 7,
};
const SQUARE: Body = {
  side: "M-13 -17h26a4 4 0 0 1 4 4v33a4 4 0 0 1 -4 4h-26a4 4 0 0 1 -4 -4v-33a4 4 0 0 1 4 -4z",
  face: "M-13 -17h26a4 4 0 0 1 4 4v26a4 4 0 0 1 -4 4h-26a4 4 0 0 1 -4 -4v-26a4 4 0 0 1 4 -4z",
  rim: "M-11.5 -13.5h23a2 2 0 0 1 2 2v23a2 2 0 0 1 -2 2h-23a2 2 0 0 1 -2 -2v-23a2 2 0 0 1 2 -2z",
  shine: "M-10 -10.5h12",
  letter: 7,
};
const TRIANGLE: Body = {
  side: "M-3.4 -20.5q3.4 -4.6 6.8 0l18.3 32v7q0 5 -4 5.5h-35.4q-4 -.5 -4 -5.5v-7z",
  face: "M-3.4 -20.5q3.4 -4.6 6.8 0l18 31.5q2.4 5.5 -3.6 6h-35.6q-6 -.5 -3.6 -6z",
  rim: "M-1.6 -16q1.6 -2.4 3.2 0l14.6 26q1.2 3 -2 3.2h-28.4q-3.2 -.2 -2 -3.2z",
  shine: "M-5 -6l4 -7",
  letter: 10.5,
};
const DIAMOND: Body = {
  side: "M-2.6 -20q2.6 -2.8 5.2 0l17.6 17.4q2.6 2.6 2.6 2.6v7q0 1.4 -2.6 3.6l-17.6 16.4q-2.6 2.6 -5.2 0l-17.6 -16.4q-2.6 -2.2 -2.6 -3.6v-7z",
  face: "M-2.6 -20q2.6 -2.8 5.2 0l17.6 17.4q2.6 2.6 0 5.2l-17.6 17.4q-2.6 2.8 -5.2 0l-17.6 -17.4q-2.6 -2.6 0 -5.2z",
  rim: "M-1.4 -15.6q1.4 -1.6 2.8 0l13.8 14q1.4 1.6 0 3.2l-13.8 14q-1.4 1.6 -2.8 0l-13.8 -14q-1.4 -1.6 0 -3.2z",
  shine: "M-10 -3.6l7.6 -7.8",
  letter: 7,
};

const BODIES = [CIRCLE, SQUARE, TRIANGLE, DIAMOND];

export const SEATS = BODIES.map((_, seat) => seat);

export function body(seat: number): Body {
  return BODIES[seat % BODIES.length] ?? CIRCLE;
}

export function seatColour(seat: number): string {
  return badge(seat).colour;
}

/** A darker shade of the seat's colour. */
export function shadeOf(seat: number): string {
  return `color-mix(in srgb, ${badge(seat).colour} 58%, black)`;
}
