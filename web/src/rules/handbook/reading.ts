// The open chapter of a handbook, and its search.
import type { Book, BookBlock, BookChapter, ClauseText } from "../../wire";
import { matches } from "../text";

/** The open clauses, and the mark that opened them. */
export interface Opened {
  clauses: readonly string[];
  mark: HTMLElement | null;
}

export type Hit =
  | { kind: "chapter"; chapter: string; title: string; words: string; clauses: readonly string[] }
  | { kind: "clause"; clause: string; words: string };

/** The id of the chapter with questions, which is in the sidebar. */
export const QUESTIONS_CHAPTER = "asked";
const MAX_HITS = 30;

/** Return the chapters that are pages. */
export const pagesOf = (book: Book): readonly BookChapter[] => book.chapters.filter(({ id }) => id !== QUESTIONS_CHAPTER);

export const questionsOf = (book: Book): readonly BookBlock[] => book.chapters.find(({ id }) => id === QUESTIONS_CHAPTER)?.blocks ?? [];

const withoutNumbers = (words: string): string => words.replace(/ ?\(\d\)/g, "");

function hitsIn(chapter: BookChapter, searchText: string): Hit[] {
  return chapter.blocks.flatMap(({ title, sentences }) => {
    const whole = `${title} ${sentences.map(({ words }) => withoutNumbers(words)).join(" ")}`;
    if (!matches(whole, searchText)) return [];
    const best = sentences.find(({ words }) => matches(withoutNumbers(words), searchText)) ?? sentences[0];
    return [{ kind: "chapter", chapter: chapter.id, title: title || chapter.title, words: withoutNumbers(best?.words ?? ""), clauses: best?.clauses ?? [] }];
  });
}

/** Return the hits: first in the handbook's text, then questions, then clauses. A clause's code finds only that clause. */
export function search(book: Book, clauses: readonly ClauseText[], sought: string): Hit[] {
  const wanted = sought.trim();
  if (!wanted) return [];
  const named = clauses.find(({ id }) => id === wanted.toUpperCase());
  if (named) return [{ kind: "clause", clause: named.id, words: named.text }];
  const ordered = [...pagesOf(book), ...book.chapters.filter(({ id }) => id === QUESTIONS_CHAPTER)];
  const exact = clauses.filter((clause) => matches(`${clause.id} ${clause.text}`, wanted)).map((clause): Hit => ({ kind: "clause", clause: clause.id, words: clause.text }));
  return [...ordered.flatMap((chapter) => hitsIn(chapter, wanted)), ...exact].slice(0, MAX_HITS);
}

/** Return the parts of a clause by source: `First. [house] Second.` has two. */
export function partsOf({ tag, text }: Pick<ClauseText, "tag" | "text">): { source: string; text: string }[] {
  const [first = "", ...rest] = text.split(/\s*\[(seed|public|house)\]\s*/);
  const parts = [{ source: tag, text: first }];
  for (let index = 0; index < rest.length; index += 2) parts.push({ source: rest[index] ?? "", text: rest[index + 1] ?? "" });
  return parts.filter((part) => part.text.trim());
}
