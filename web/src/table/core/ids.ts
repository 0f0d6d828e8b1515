// Ids for commands: UUIDs of version 7, which sort by their creation time.

/** Create an id; a test can set `now` and `noise` (ten random bytes). */
export function newId(now: number = Date.now(), noise: Uint8Array = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = now.toString(16).padStart(12, "0");
  const rest = Array.from(noise, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = ((noise[2]! & 0x3f) | 0x80).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(1, 4)}-${variant}${rest.slice(6, 8)}-${rest.slice(8, 20)}`;
}
