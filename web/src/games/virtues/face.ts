// Seven Virtues' parts of the table page.
import "./tokens.css";
import type { GameFace } from "../../table/board";
import { aboutPlace, namedBy } from "./about";
import { isOnThing, mustAnswerByHand, obviousAnswer, offersPass, skipAnswer } from "./answering";
import Board from "./Board.svelte";
import { whyOver } from "./ending";
import { splitGifts } from "./inlinegifts";
import { lessonFor } from "./lessons";
import { aboutSeat } from "./seats";
import { isToast } from "./toasts";
import Tray from "./Tray.svelte";
import type { State } from "./types";

export default {
  Board,
  Tray,
  trayHeight: 176,
  closedTrayHeight: () => 100,
  sounds: [["CataclysmRevealed", "blow"], ["HeroFell", "fall"], ["PortalClosed", "stop"], ["QuestJoined", "give"], ["TreasureTaken", "gain"]],
  seat: aboutSeat,
  whyOver,
  about: aboutPlace,
  named: namedBy,
  isOnTable: isOnThing,
  skipAnswer,
  reactionQuestions: { go: "round", interrupt: "turn", "after-action": "round", "end-of-phase": "turn" },
  offersPass,
  obviousAnswer,
  round: ({ state }) => (state as unknown as State).turn + (state as unknown as State).cataclysms.length,
  mustAnswerByHand,
  confirmedQuestions: ["discard-sin"],
  inlineIcons: splitGifts,
  lesson: lessonFor,
  isToast,
} satisfies GameFace;
