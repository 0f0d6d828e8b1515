// The sources of rules, for readers who do not know how the rules were written.
import { t } from "../words";
import { SOURCES } from "./text";

export function nameOf(tag: string): string {
  return SOURCES.includes(tag) ? t(`rules-from-${tag}`) : tag;
}

/** Return the meaning of a tag; `meaning` is the explanation in the rules. */
export function meaningOf(tag: string, meaning: string): string {
  return SOURCES.includes(tag) ? t(`rules-from-${tag}-why`) : meaning;
}
