// What Adventure Land brings to the table in the browser.
import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";
import { HEIGHT, WIDTH } from "./geometry";
import Overlay from "./Overlay.svelte";
import Slip from "./Slip.svelte";
import Tray from "./Tray.svelte";

export default { Board, size: { width: WIDTH, height: HEIGHT, least: 773 }, Tray, Overlay, Slip } satisfies GameFace;
