// The step where the player left a lesson, stored on this device.
const STORAGE_PREFIX = "meadhall:lesson:";

export function storedStep(game: string): number {
  try {
    return Number(localStorage.getItem(STORAGE_PREFIX + game)) || 0;
  } catch {
    return 0;
  }
}

export function storeStep(game: string, step: number): void {
  try {
    localStorage.setItem(STORAGE_PREFIX + game, String(step));
  } catch {
    // Without storage it begins with the first step again.
  }
}
