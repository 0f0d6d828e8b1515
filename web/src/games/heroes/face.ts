// What Heroes brings to the table in the browser.
import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";
import Tray from "./Tray.svelte";

export default { Board, Tray, tray: 196, offers: ["draft", "army", "place", "beat"] } satisfies GameFace;
