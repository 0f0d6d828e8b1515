// Adventure Land's parts of the table page.
import type { GameFace } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import Board from "./Board.svelte";
import { HEIGHT, NUMBERS_WIDTH, WIDTH } from "./geometry";
import { lessonFor } from "./lessons";
import Overlay from "./Overlay.svelte";
import { aboutSeat } from "./seats";
import { isEmptyHand, readBoard } from "./model";
import Slip from "./Slip.svelte";
import Tray from "./Tray.svelte";

/** Whether the overlay covers the board: it does in the player's own fight. */
function explainsQuestion({ ask }: Sight): boolean {
  return ask?.kind === "swords" || ask?.kind === "reinforce";
}

/** The height of the tray that stays visible on a phone, so that the stocks can be seen. */
function closedTrayHeight(sight: Sight): number {
  return isEmptyHand(readBoard(sight).hands[sight.seat]) ? 34 : 84;
}

/** Whether an option is picked in the player's own fight, or on the map: not if several answers share a start area. */
function isOnTable({ options }: Ask, { kind, places }: Option, sight: Sight): boolean {
  if (explainsQuestion(sight)) return true;
  const place = places.at(-1);
  return kind !== "swap" && place !== undefined && options.filter((other) => other.places.at(-1) === place).length === 1;
}

export default { Board, size: { width: WIDTH, height: HEIGHT, least: 773, margin: NUMBERS_WIDTH }, Tray, closedTrayHeight, Overlay, explainsQuestion, isOnTable, namesChosen: true, finalCountEvents: ["TileShown"], Slip, seat: aboutSeat, lesson: lessonFor } satisfies GameFace;
