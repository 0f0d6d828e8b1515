// The address of a moment as one seat sees it.

export function addressOf(replay: string, decision: number, seat: number): string {
  return `/r/${encodeURIComponent(replay)}?at=${decision}&seat=${seat}`;
}
