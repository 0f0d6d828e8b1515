// A channel that nobody guesses: anyone who knows its name can read along.
export const NTFY = "https://ntfy.sh";
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that is mistaken for another
const LENGTH = 20;

/** The address of a new channel at ntfy. */
export function madeUp(): string {
  const name = crypto.getRandomValues(new Uint32Array(LENGTH));
  return `${NTFY}/meadhall-${Array.from(name, (one) => SIGNS[one % SIGNS.length]).join("")}`;
}
