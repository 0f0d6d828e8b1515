// What Heroes brings to the table in the browser.
import "./elements.css";
import type { GameFace } from "../../table/board";
import { aboutPlace, named } from "./pieceinfo";
import Board from "./Board.svelte";
import { lessonFor } from "./lessons";
import RaceBar from "./RaceBar.svelte";
import { isEarly, read } from "./model";
import { aboutSeat } from "./seats";
import { signed } from "./dicesigns";
import Tray from "./Tray.svelte";

export default {
  Board,
  Tray,
  Bar: RaceBar,
  bars: (sight) => {
    const table = read(sight);
    return table.race && table.rolling && !sight.over;
  },
  sounds: [["Stopped", "stop"], ["HeroFell", "fall"], ["CreatureDied", "fall"], ["Wounded", "blow"], ["Healed", "gain"], ["Lifted", "move"], ["Threw", "dice"], ["Cast", "give"]],
  lesson: lessonFor,
  tray: 208,
  peek: (sight) => (isEarly(sight) ? 84 : 228),
  signs: signed,
  seat: aboutSeat,
  named,
  about: aboutPlace,
  foresees: ["target", "player", "attack", "ability", "spell", "heal", "burst", "strike", "regenerate"],
  offers: ["draft", "army", "place", "beat", "race"],
} satisfies GameFace;
