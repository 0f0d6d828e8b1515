// Where rules come from, for readers who know nothing of how they were written.
import { t } from "../words";
import { SOURCES } from "./text";

export function nameOf(tag: string): string {
  return SOURCES.includes(tag) ? t(`rules-from-${tag}`) : tag;
}

/** `meaning` is what the rules themselves say of the tag. */
export function meaningOf(tag: string, meaning: string): string {
  return SOURCES.includes(tag) ? t(`rules-from-${tag}-why`) : meaning;
}
