// What Heropath brings to the table in the browser.
import type { AboutSeat, GameFace } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import { t } from "../../words";
import { aboutPlace } from "./about";
import Board from "./Board.svelte";
import { HEIGHT, WIDTH } from "./geometry";
import { lessonFor } from "./lessons";
import Overlay from "./Overlay.svelte";
import { byHand, covers } from "./questions";
import { aboutHero } from "./read";
import Tray from "./Tray.svelte";

function seat(sight: Sight, of: number): AboutSeat {
  const about = aboutHero(sight, of);
  return about ? { counts: t("hp-counts"), note: `${about.hero} · ${about.where}`, points: about.power } : { counts: t("hp-counts") };
}

/** The STOP calls are large signs on the map. */
const carries = (_: Ask, { key }: Option): boolean => key.startsWith("stop:");

export default {
  Board, size: { width: WIDTH, height: HEIGHT, least: 1280, margin: 58 }, Tray, tray: 178, peek: () => 148, Overlay, offers: ["hero", "keep", "visit", "buy"], covers, byHand, seat, about: aboutPlace, carries, lesson: lessonFor,
} satisfies GameFace;
