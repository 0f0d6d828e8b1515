// Words on cards that a new player does not know, each with its meaning.
import { t } from "../../words";

const SIGNS = ["bleeding", "blind", "critical", "exhaust", "fire", "hidden", "ko", "poison", "shields", "slow", "stun"] as const;
const TERMS = ["area", "bash", "lethal", "save"] as const;
/** From this length on, a word may have another ending. */
const LONG = 9;

/** Return the terms in a card's text with their meaning, such as `Bash` and what it does. */
export function termsIn(text: string): (readonly [name: string, what: string])[] {
  const found = (meaning: string, card: string, inCase: (word: string) => string): (readonly [string, string])[] => {
    const name = meaning.slice(0, meaning.indexOf(": "));
    return card.includes(inCase(name.length < LONG ? name : name.slice(0, -1))) ? [[name, meaning.slice(name.length + 2)]] : [];
  };
  return [
    ...TERMS.flatMap((id) => found(t(`ss-term-${id}`), text.toLowerCase(), (word) => word.toLowerCase())),
    ...SIGNS.flatMap((id) => found(t(`ss-sign-why-${id}`), text, (word) => word)),
  ];
}
