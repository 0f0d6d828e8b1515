// Phrases that anybody may say at a table, guests included; the hall carries their names, each browser its own words.
export const PHRASES = [
  "hello", "good-luck", "your-turn", "one-moment", "thinking", "well-played", "nice-move", "ouch", "thanks", "sorry",
  "take-back-please", "good-game", "again", "goodbye",
] as const;

/** Return the key of a phrase's words; null for one that this browser does not know. */
export function phraseKey(phrase: string): string | null {
  return (PHRASES as readonly string[]).includes(phrase) ? `table-phrase-${phrase}` : null;
}
