// The step where the player left a lesson, stored on this device.
const PLACE = "meadhall:lesson:";

export function kept(game: string): number {
  try {
    return Number(localStorage.getItem(PLACE + game)) || 0;
  } catch {
    return 0;
  }
}

export function keep(game: string, step: number): void {
  try {
    localStorage.setItem(PLACE + game, String(step));
  } catch {
    // Without storage it begins with the first step again.
  }
}
