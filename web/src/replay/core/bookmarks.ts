// Bookmarks of a replay, stored only in this browser.

export interface Bookmark {
  decision: number;
  words: string;
}

const STORAGE_KEY = "meadhall:bookmarks";
const MAX_REPLAYS = 100;
const MAX_LABEL_LENGTH = 60;

type StoredBookmarks = [replay: string, bookmarks: Bookmark[]][];

function isBookmark(value: unknown): value is Bookmark {
  return typeof value === "object" && value !== null && "decision" in value && "words" in value
    && typeof value.decision === "number" && typeof value.words === "string";
}

function allBookmarks(store: Pick<Storage, "getItem">): StoredBookmarks {
  try {
    const found: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((entry): entry is StoredBookmarks[number] => Array.isArray(entry) && typeof entry[0] === "string" && Array.isArray(entry[1]));
  } catch {
    return [];
  }
}

export function bookmarksOf(replay: string, store: Pick<Storage, "getItem"> = localStorage): Bookmark[] {
  return (allBookmarks(store).find(([name]) => name === replay)?.[1] ?? []).filter(isBookmark);
}

export function keepBookmarks(replay: string, bookmarks: readonly Bookmark[], store: Pick<Storage, "getItem" | "setItem"> = localStorage): void {
  const others = allBookmarks(store).filter(([name]) => name !== replay);
  const stored = bookmarks.length ? [[replay, bookmarks], ...others] : others;
  try {
    store.setItem(STORAGE_KEY, JSON.stringify(stored.slice(0, MAX_REPLAYS)));
  } catch {
    // Without storage they last until the page is closed.
  }
}

/** Return the bookmarks with one added, or with a new text for its moment; an empty text removes it. */
export function withBookmark(bookmarks: readonly Bookmark[], decision: number, words: string): Bookmark[] {
  const others = bookmarks.filter((bookmark) => bookmark.decision !== decision);
  const label = words.trim().slice(0, MAX_LABEL_LENGTH);
  return (label ? [...others, { decision, words: label }] : others).sort((a, b) => a.decision - b.decision);
}
