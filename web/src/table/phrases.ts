// Fixed phrases for the chat, which guests may use too. The hall sends their ids, and each browser shows its own text.
export const PHRASES = [
  "hello", "good-luck", "your-turn", "one-moment", "thinking", "well-played", "nice-move", "ouch", "thanks", "sorry",
  "take-back-please", "good-game", "again", "goodbye",
] as const;

/** Return the message id of a phrase; null for a phrase that this browser does not know. */
export function phraseKey(phrase: string): string | null {
  return (PHRASES as readonly string[]).includes(phrase) ? `table-phrase-${phrase}` : null;
}
