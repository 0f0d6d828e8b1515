// The effects of keys and the command line at a table.
import { t } from "../words";
import { elementInQuestion } from "./cards/whynot";
import { commandFor, isTyping, type Command } from "./core/keys";
import type { Typed } from "./core/commandline";
import { explainPlace } from "./cards/placeinfo";
import type { Table } from "./live/table.svelte";
import type { Zooming } from "../kit/zooming.svelte";
import type { SideTab } from "./sides";

/** The parts of the page that a command may open. */
export interface Page {
  table: Table;
  zooming: Zooming;
  root: () => HTMLElement;
  side: (tab: SideTab) => void;
  rule: (clause: string) => void;
  help: () => void;
  type: (open: boolean) => void;
  /** Close the topmost overlay; return whether there was one. */
  close: () => boolean;
  undo: () => void;
  mute: () => void;
  point: (places: string[]) => void;
  /** Explain a place where nothing can be done; return whether there was a text. */
  explain: (beside: Element) => boolean;
  /** Return the element of a place on the board. */
  element: (place: string) => Element | null;
}

/** Handle a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, page: Page, singleKeys: boolean): void {
  const dialog = document.querySelector("dialog[open]");
  if (event.defaultPrevented || dialog || isTyping(event.target)) return;
  const { table } = page;
  const onControl = event.target instanceof Element && event.target.closest("button, a, summary, [data-place]:not([aria-disabled=true])") !== null;
  const options = table.sending ? [] : (table.ask?.options ?? []);
  const command = commandFor(event, { options, singleKeys, chosen: table.answering.chosen !== null, onControl });
  if (!command) return;
  event.preventDefault();
  if (event.repeat && (command.do === "answer" || command.do === "give")) return; // a key that is held down answers once
  run(command, page);
}

function run(command: Command, page: Page): void {
  const { table, zooming } = page;
  const does: Record<Exclude<Command["do"], "answer">, () => void> = {
    give: () => table.answering.give(),
    back: () => handleEscape(page),
    log: () => page.side("log"),
    chat: () => page.side("chat"),
    rules: () => page.side("rules"),
    undo: page.undo,
    help: page.help,
    mute: page.mute,
    type: () => page.type(true),
    why: () => askWhy(page),
    advise: () => {
      leave(); // Enter gives the advised answer, wherever the focus was
      table.queries.advise();
    },
    next: () => chooseNext(page, 1),
    before: () => chooseNext(page, -1),
    board: () => focusBoard(page.root()),
    players: () => page.root().querySelector<HTMLElement>("#table-players")?.focus(),
    tray: () => page.root().querySelector<HTMLElement>("[data-tray] button, [data-tray] [tabindex]")?.focus(),
    "catch-up": () => (table.playback.hurries ? table.playback.skip() : table.playback.hurry()),
    nearer: () => zooming.nearer(),
    farther: () => zooming.farther(),
    fit: () => zooming.fit(),
  };
  if (command.do === "answer") {
    focusOn(page, command.key);
    table.answering.pick(command.key, true);
  } else does[command.do]();
}

/** Focus the choice made by a key, so that it is read out and Enter gives it, wherever the focus was before. */
function focusOn(page: Page, key: string): void {
  const place = page.table.option(key)?.places.at(-1) ?? "";
  const root = page.root();
  const spot = place && root.querySelector<HTMLElement | SVGElement>(`[data-stage] [data-place="${CSS.escape(place)}"][tabindex]`);
  const focusable = spot || root.querySelector<HTMLElement>(`[data-answer="${CSS.escape(key)}"]`);
  if (focusable) focusable.focus({ preventScroll: true });
  else leave();
}

/** Take the focus from the element that has it. */
function leave(): void {
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
}

/** Focus the board: a grid at its tab stop, any other board at its first place. */
function focusBoard(root: HTMLElement): void {
  const stop = root.querySelector<HTMLElement>('[data-stage] [role="gridcell"][tabindex="0"]');
  (stop ?? root.querySelector<HTMLElement>('[data-stage] [tabindex="0"]'))?.focus();
}

/** Handle Escape: close the overlay, clear the choice, or return to the previous part. */
function handleEscape(page: Page): void {
  const { table } = page;
  if (page.close()) return;
  if (table.answering.chosen !== null) table.answering.drop();
  else if (table.answering.others.length) table.answering.takeBack();
}

/** Choose the next answer and preview it. */
function chooseNext(page: Page, count: number): void {
  const options = page.table.ask?.options ?? [];
  if (!options.length) return;
  const index = options.findIndex((option) => option.key === page.table.answering.chosen);
  const next = options[index < 0 ? (count > 0 ? 0 : options.length - 1) : (index + count + options.length) % options.length];
  if (!next) return;
  focusOn(page, next.key);
  page.table.answering.choose(next.key);
}

function askWhy(page: Page): void {
  const { table } = page;
  const about = elementInQuestion(page.root());
  const stage = page.root().querySelector("[data-stage]");
  const key = about?.getAttribute("data-why");
  if (about && key) table.askWhy(key, about);
  else if (about && !page.explain(about)) explainPlace(table, about);
  else if (!about && stage) table.queries.explain("", stage, [t("table-why-where")]);
}

/** Carry out typed input; return an error sentence, or "". */
export function runTyped(input: Typed, page: Page): string {
  switch (input.is) {
    case "answer":
      page.table.answering.pick(input.key);
      return "";
    case "why":
      return askWhyTyped(input, page);
    case "look":
      return lookAtTyped(input.place, page);
    case "rule":
      page.rule(input.clause);
      return "";
    case "say":
      page.table.order({ type: "say", text: input.text });
      return "";
    case "undo":
      page.undo();
      return "";
    case "help":
      page.help();
      return "";
    case "log":
    case "chat":
    case "rules":
      page.side(input.is);
      return "";
    default:
      return t("table-typed-nothing", { text: input.is === "nothing" ? input.text : "" });
  }
}

function askWhyTyped(what: { key: string; name: string }, page: Page): string {
  const { table } = page;
  if (!table.ask?.barred.includes(what.key)) return t("table-typed-why", { name: what.name });
  const beside = page.root().querySelector(`[data-why="${CSS.escape(what.key)}"]`) ?? page.root().querySelector("[data-stage]");
  if (beside) table.askWhy(what.key, beside);
  return "";
}

function lookAtTyped(name: string, page: Page): string {
  const wanted = name.toLocaleLowerCase();
  const place = page.table.sight?.places.find((place) => place.id.toLocaleLowerCase() === wanted || place.name.toLocaleLowerCase() === wanted);
  if (!place) return t("table-typed-nothing", { text: name });
  page.point([place.id]);
  page.root().querySelector<HTMLElement | SVGElement>(`[data-place="${CSS.escape(place.id)}"]`)?.focus();
  return "";
}
