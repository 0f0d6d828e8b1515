// Markers on a track: those on the same number are side by side.
import type { Marker } from "../wire";

export interface Spread {
  marker: Marker;
  /** The index of this marker among those on the same number, and how many there are. */
  nth: number;
  of: number;
}

export function spread(markers: readonly Marker[]): Spread[] {
  return markers.map((marker, index) => ({
    marker,
    nth: markers.slice(0, index).filter((other) => other.at === marker.at).length,
    of: markers.filter((other) => other.at === marker.at).length,
  }));
}
