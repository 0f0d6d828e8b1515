// What Heroes brings to the table in the browser.
import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";
import Tray from "./Tray.svelte";

export default { Board, Tray, tray: 208, offers: ["draft", "army", "place", "beat", "race"] } satisfies GameFace;
