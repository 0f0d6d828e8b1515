// The address of a moment, as seen through a seat; whoever opens it looks at just that.

export function addressOf(replay: string, decision: number, seat: number): string {
  return `/r/${encodeURIComponent(replay)}?at=${decision}&seat=${seat}`;
}
