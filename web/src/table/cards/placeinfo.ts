// What is told of a place that is pointed at and that is not barred.
import { t } from "../../words";
import type { GameFace } from "../board";
import { optionsAt, questionIn } from "../core/answers";
import type { Table } from "../live/table.svelte";

/** Tells what lies at a place, as its game has it; whether there was anything to tell. */
export function explainPiece(table: Table, face: GameFace | null, beside: Element): boolean {
  const place = beside.getAttribute("data-about") ?? beside.getAttribute("data-place") ?? "";
  const about = table.sight && face?.about?.(table.sight, place);
  if (about) table.queries.explain(place, beside, [...about.what, about.now].filter(Boolean), about.name);
  return Boolean(about);
}

/** Tells what a place has to do with the question. */
export function explainPlace(table: Table, beside: Element): void {
  const place = beside.getAttribute("data-place") ?? "";
  table.queries.explain(place, beside, [placeWords(table, place)]);
}

function placeWords({ ask, sight }: Table, place: string): string {
  if (!ask) return t("table-why-not-asked");
  const [answer] = optionsAt(ask.options, place);
  if (answer) return t("table-why-answer", { words: answer.words });
  const own = new Set((sight?.figures ?? []).filter(({ owner }) => owner === sight?.seat).map((figure) => figure.place));
  const aboutOwn = ask.options.every(({ places: [first] }) => first === undefined || own.has(first));
  return t(aboutOwn && !own.has(place) ? "table-why-empty" : "table-why-none", { question: questionIn(ask.words) });
}
