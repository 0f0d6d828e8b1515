// The might track: how far it goes, and where its markers stand.

/** Return the number at the end of the track: the printed one, or the next ten above the mightiest hero. */
export const endOfTrack = (mights: readonly number[], printed: number): number => Math.max(printed, 10 * Math.ceil(Math.max(0, ...mights) / 10));

/** Return the distance of each marker from the start of a track in px. Markers keep their order, and stand at least `gap` apart. */
export function markerPositions(mights: readonly number[], end: number, width: number, gap: number): number[] {
  const ascending = mights.map((_, index) => index).sort((a, b) => mights[a]! - mights[b]!);
  const positions = mights.map((might) => (width * Math.max(0, might)) / end);
  let least = -Infinity;
  for (const index of ascending) least = gap + (positions[index] = Math.max(positions[index]!, least));
  let most = width;
  for (const index of ascending.reverse()) most = (positions[index] = Math.min(positions[index]!, most)) - gap;
  return positions;
}
