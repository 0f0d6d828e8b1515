// Heroes' parts of the table page.
import "./tokens.css";
import type { GameFace, ObviousAnswer } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import { placesOf } from "./answering";
import { missedAnswers } from "./missed";
import { aboutPlace, named } from "./pieceinfo";
import Board from "./Board.svelte";
import { lessonFor } from "./lessons";
import RaceBar from "./RaceBar.svelte";
import { isChoosingStep, readTable } from "./model";
import { aboutSeat } from "./seats";
import { splitIcons } from "./diceicons";
import Tray from "./Tray.svelte";

/** Whether an answer is not in the bar: it is shown on the table (spaces, Beings, shelves). If several are about one place, the bar shows them instead. */
function isOnTable(ask: Ask, option: Option, sight: Sight): boolean {
  const place = placesOf(option.key, sight);
  return place.length > 0 && ask.options.every((other) => other.key === option.key || !placesOf(other.key, sight).some((otherPlace) => place.includes(otherPlace)));
}

/** Return what a commanded Creature does if it can only attack, or only use its ability. */
export function obviousAnswer({ kind, options }: Ask): ObviousAnswer | null {
  const [only, other] = options;
  return kind === "does" && only && !other ? { key: only.key, pause: 0, isChosen: true } : null;
}

export default {
  Board,
  Tray,
  Bar: RaceBar,
  replacesBar: (sight) => {
    const table = readTable(sight);
    return table.race && table.rolling && !sight.over;
  },
  sounds: [["PreparationStopped", "stop"], ["HeroFell", "fall"], ["CreatureDied", "fall"], ["BeingWounded", "blow"], ["BeingHealed", "gain"], ["DiceLifted", "move"], ["DiceThrown", "dice"], ["SpellCast", "give"]],
  lesson: lessonFor,
  trayHeight: 208,
  closedTrayHeight: (sight) => (isChoosingStep(sight) ? 84 : readTable(sight).rolling ? 274 : 228),
  inlineIcons: splitIcons,
  seat: aboutSeat,
  named,
  isOnTable,
  obviousAnswer,
  missedAnswers,
  about: aboutPlace,
  effectQuestions: ["target", "player", "attack", "ability", "spell", "heal", "burst", "strike", "regenerate"],
  tableQuestions: ["draft", "army", "place", "beat", "race"],
} satisfies GameFace;
