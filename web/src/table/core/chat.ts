// The text of a chat line, and the name of its author.
import { t } from "../../words";
import type { Chat, Seat } from "../../wire";
import { phraseKey } from "../phrases";

/** Return the seat's name if the author has only one seat here, because two guests may have the same name. */
export function speakerOf(line: Chat, seats: readonly Seat[], me: string): string {
  if (line.person === me) return t("table-you");
  const sat = seats.filter((seat) => seat.person === line.person);
  return (sat.length === 1 && sat[0]?.name) || line.name;
}

/** A chat line in the log. */
export interface Spoken {
  seq: number;
  name: string;
  words: string;
}

export function wordsOf(line: Chat): string {
  const key = line.phrase ? phraseKey(line.phrase) : null;
  return key ? t(key) : line.text || line.phrase;
}
