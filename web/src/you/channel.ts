// A channel name that nobody can guess, because anyone who knows the name can read along.
export const NTFY = "https://ntfy.sh";
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // without letters and digits that look alike
const NAME_LENGTH = 20;

/** Return the address of a new channel at ntfy. */
export function randomChannel(): string {
  const name = crypto.getRandomValues(new Uint32Array(NAME_LENGTH));
  return `${NTFY}/meadhall-${Array.from(name, (byte) => CHARACTERS[byte % CHARACTERS.length]).join("")}`;
}
