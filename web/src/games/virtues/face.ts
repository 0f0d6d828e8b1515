// Seven Virtues' parts of the table page.
import "./tokens.css";
import type { GameFace } from "../../table/board";
import { aboutPlace, namedBy } from "./about";
import { byHand, isOnThing, skipAnswer } from "./answering";
import Board from "./Board.svelte";
import { whyOver } from "./ending";
import { lessonFor } from "./lessons";
import { aboutSeat } from "./seats";
import { isToast } from "./toasts";
import Tray from "./Tray.svelte";

export default {
  Board,
  Tray,
  tray: 176,
  peek: () => 100,
  sounds: [["CataclysmRevealed", "blow"], ["HeroFell", "fall"], ["PortalClosed", "stop"], ["QuestJoined", "give"], ["TreasureTaken", "gain"]],
  seat: aboutSeat,
  whyOver,
  about: aboutPlace,
  named: namedBy,
  carries: isOnThing,
  lets: skipAnswer,
  windows: ["interrupt", "after-action", "end-of-phase"],
  byHand,
  readsFirst: ["discard-sin"],
  lesson: lessonFor,
  toasts: isToast,
} satisfies GameFace;
