// How a game looks in the hall. A game that is not listed here has the guests' window and what its own card says.
import { originalOf } from "../games/original";
import type { Drawing } from "../parts/drawing";
import candle from "../parts/icons/candlebright";
import bell from "../parts/icons/ringing-bell";
import castle from "../parts/icons/castle";
import swords from "../parts/icons/crossed-swords";
import dice from "../parts/icons/rolling-dices";
import dragon from "../parts/icons/dragon-head";
import shield from "../parts/icons/templar-shield";

export interface Face {
  /** Its roundel. */
  sign: Drawing;
  /** Its accent, a name of the tokens; for pictures only. */
  accent: string;
  /** The engraving in its window. */
  art: string;
  /** The keys of its words: the subject of the engraving, and the best players for the game. */
  shows: string;
  best?: string;
  /** With how many it is best, if not with three. */
  players?: number;
  /** How long a match takes, and how one plays: with its icon and the key of its word. */
  minutes?: string;
  kind?: { icon: Drawing; key: string };
  /** All are one party: bots are companions. */
  together?: true;
  /** Gains and losses of its events: the number, its sign for gain (1) or loss (-1), and its word. */
  counts?: Record<string, { key: string; of: readonly string[]; sign: 1 | -1 }>;
}

const FIGURES = { key: "count-figures", of: ["adventurers", "companions"], sign: -1 } as const;

const FACES: Record<string, Face> = {
  adventureland: {
    sign: castle,
    accent: "var(--adventureland)",
    art: "/art/adventureland.svg",
    shows: "art-adventureland",
    best: "best-adventureland",
    minutes: "45",
    kind: { icon: swords, key: "kind-rivals" },
    counts: {
      SweptOff: FIGURES,
      FightLost: FIGURES,
      Scored: { key: "count-points", of: ["points"], sign: 1 },
    },
  },
  heroes: {
    sign: dice,
    accent: "var(--heroes)",
    art: "/art/heroes.svg",
    shows: "art-heroes",
    best: "best-heroes",
    players: 2,
    minutes: "20–30",
    kind: { icon: swords, key: "kind-duel" },
  },
  virtues: {
    sign: candle,
    accent: "var(--virtues)",
    art: "/art/virtues.svg",
    shows: "art-virtues",
    best: "best-virtues",
    minutes: "90–150",
    kind: { icon: candle, key: "kind-tempted" },
  },
  swordsorcery: {
    sign: bell,
    accent: "var(--swordsorcery)",
    art: "/art/swordsorcery.svg",
    shows: "art-swordsorcery",
    best: "best-swordsorcery",
    minutes: "30–60",
    kind: { icon: shield, key: "kind-party" },
    together: true,
  },
  heropath: {
    sign: dragon,
    accent: "var(--heropath)",
    art: "/art/heropath.svg",
    shows: "art-heropath",
    best: "best-heropath",
    minutes: "60–120",
    kind: { icon: swords, key: "kind-race" },
  },
};

const GUEST: Face = { sign: dice, accent: "var(--guest-game)", art: "/art/guest.svg", shows: "art-guest" };

export const faceOf = (game: string): Face => FACES[originalOf(game)] ?? GUEST;
