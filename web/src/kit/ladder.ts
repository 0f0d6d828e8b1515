/** A part of a strength: how much it adds, what it is called, its colour, and how long it waits before it grows (ms). */
export interface Rung {
  name: string;
  points: number;
  tint: string;
  wait?: number;
}
