// Texts about a place under the pointer that is not barred.
import type { Option, Sight } from "../../wire";
import { t } from "../../words";
import type { GameFace } from "../board";
import { optionsAt, questionIn } from "../core/answers";
import type { Table } from "../live/table.svelte";

/** The name of a thing, and its description as sentences. */
export interface Reading {
  name: string;
  what: readonly string[];
}

/** Return the text about an answer without a preview: the things at its place, or the full text of the answer. */
export function readingOf(option: Option, sight: Sight | null, face: GameFace | null): Reading | null {
  const about = sight && face?.about?.(sight, option.places.at(-1) ?? option.key);
  return about?.what.length ? about : inFull(option);
}

/**
 * Return the text of a card at the question for its target: that of the chosen part, or else of the whole card. A
 * brief name is left out before the same text.
 */
export function sourceOf(option: Option, sight: Sight | null, face: GameFace | null): Reading | null {
  if (face?.namesChosen) return null;
  const whole = inFull(option);
  return whole?.what[0] === option.words ? { ...whole, name: "" } : (whole ?? readingOf(option, sight, face));
}

function inFull({ words, brief }: Option): Reading | null {
  if (words === brief) return null;
  const rest = words.startsWith(brief) ? words.slice(brief.length) : "";
  return { name: brief, what: [/^[:.] /.test(rest) ? rest.slice(2) : words] };
}

/** Explain the thing at a place, with its game's text; return whether there was a text. */
export function explainPiece(table: Table, face: GameFace | null, anchor: Element): boolean {
  const place = anchor.getAttribute("data-about") ?? anchor.getAttribute("data-place") ?? "";
  const about = table.sight && face?.about?.(table.sight, place);
  if (about) table.queries.explain(place, anchor, [...about.what, about.now].filter(Boolean), about.name);
  return Boolean(about);
}

/** Explain how a place is related to the question. */
export function explainPlace(table: Table, anchor: Element): void {
  const place = anchor.getAttribute("data-place") ?? "";
  table.queries.explain(place, anchor, [placeWords(table, place)]);
}

function placeWords({ ask, sight }: Table, place: string): string {
  if (!ask) return t("table-why-not-asked");
  const [answer] = optionsAt(ask.options, place);
  if (answer) return t("table-why-answer", { words: answer.words });
  const own = new Set((sight?.figures ?? []).filter(({ owner }) => owner === sight?.seat).map((figure) => figure.place));
  const aboutOwn = ask.options.every(({ places: [first] }) => first === undefined || own.has(first));
  return t(aboutOwn && !own.has(place) ? "table-why-empty" : "table-why-none", { question: questionIn(ask.words) });
}
