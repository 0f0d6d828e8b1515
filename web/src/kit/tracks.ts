// Markers on a track: those on the same number lie side by side.
import type { Marker } from "../wire";

export interface Spread {
  marker: Marker;
  /** The place of this one among those on the same number, from 0, and how many they are. */
  nth: number;
  of: number;
}

export function spread(markers: readonly Marker[]): Spread[] {
  return markers.map((marker, at) => ({
    marker,
    nth: markers.slice(0, at).filter((other) => other.at === marker.at).length,
    of: markers.filter((other) => other.at === marker.at).length,
  }));
}
