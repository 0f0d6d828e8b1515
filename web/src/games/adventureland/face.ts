// What Adventure Land brings to the table in the browser.
import type { GameFace } from "../../table/board";
import type { Sight } from "../../wire";
import Board from "./Board.svelte";
import { HEIGHT, MARGIN, WIDTH } from "./geometry";
import { lessonFor } from "./lessons";
import Overlay from "./Overlay.svelte";
import { aboutSeat } from "./seats";
import { read } from "./model";
import Slip from "./Slip.svelte";
import Tray from "./Tray.svelte";

/** In a fight of one's own everything to be known stands on its panel. */
function covers({ ask }: Sight): boolean {
  return ask?.kind === "swords" || ask?.kind === "reinforce";
}

function empty(sight: Sight): boolean {
  const hand = read(sight).hands[sight.seat];
  return !hand || !(hand.swords || hand.herbs || hand.gold || hand.keys.some(Boolean));
}

export default { Board, size: { width: WIDTH, height: HEIGHT, least: 773, margin: MARGIN }, Tray, empty, Overlay, covers, counted: ["TileShown"], Slip, seat: aboutSeat, lesson: lessonFor } satisfies GameFace;
