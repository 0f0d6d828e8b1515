/** A part of a strength: its points, name and colour, and the delay before it grows, in ms. */
export interface Rung {
  name: string;
  points: number;
  tint: string;
  wait?: number;
}
