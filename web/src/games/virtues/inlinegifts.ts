// The codes of virtues in sentences, such as `PUR`, drawn as icons: the letters on the table depend on the language.
import type { InlineText } from "../../table/bar/inlineicons";
import { VIRTUES } from "./cards";
import { t } from "../../words";
import { pictureOf } from "./pictures";

const NAMES = (): Record<string, string> => Object.fromEntries([...VIRTUES.map(({ id, name }) => [id, name]), ["ANY", t("sv-any-gift")]]);

/** Split a sentence at the codes of virtues. */
export function splitGifts(words: string): InlineText[] {
  const names = NAMES();
  return words.split(/\b(HUM|GEN|PUR|KIN|TEM|PAT|DIL|ANY)\b/).flatMap((text, index) => {
    const icon = index % 2 ? pictureOf(text) : undefined;
    return text ? [{ text: icon ? (names[text] ?? text) : text, icons: icon ? [icon] : [] }] : [];
  });
}
