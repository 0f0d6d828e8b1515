// The effects of the keys in a replay.
import type { Zooming } from "../kit/zooming.svelte";
import type { Command } from "./core/keys";
import type { Past } from "./store.svelte";

/** The open dialog, or "". */
export type Opened = "" | "fork" | "share" | "proof" | "origin" | "bookmark" | "more";

/** The parts of the page that a command needs. */
export interface Page {
  past: Past;
  zooming: Zooming;
  root: () => HTMLElement | undefined;
  /** Open a tab beside the board, and focus the element with this id in it. */
  show: (tab: string, id: string) => void;
  open: (dialog: Opened) => void;
}

export function carryOut(command: Command, { past, zooming, root, show, open }: Page): void {
  switch (command.do) {
    case "step":
      return past.stepBy(command.by);
    case "turn":
      return past.turn(command.by);
    case "speed":
      past.speed = command.speed;
      return;
    case "start":
      return past.goTo(0);
    case "end":
      return past.goTo(past.card.decisions);
    case "play":
      return past.play();
    case "eyes":
      return past.nextEyes();
    case "fork":
      return past.canFork ? open("fork") : undefined;
    case "bookmark":
      return open("bookmark");
    case "help":
      return open("more");
    case "log":
      return show("log", "#replay-log a[tabindex='0']");
    case "rules":
      return show("rules", "[role=tab][aria-selected=true]");
    case "board":
      return root()?.querySelector<HTMLElement>("[data-stage] [data-place][tabindex='0']")?.focus();
    default:
      return zooming[command.do]();
  }
}
