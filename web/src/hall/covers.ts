// How a game looks in the hall: the cover that it brings, with the drawings and colours of these pages.
import type { Drawing } from "../parts/drawing";
import bell from "../parts/icons/ringing-bell";
import candle from "../parts/icons/candlebright";
import castle from "../parts/icons/castle";
import crown from "../parts/icons/crown";
import dice from "../parts/icons/rolling-dices";
import dragon from "../parts/icons/dragon-head";
import shield from "../parts/icons/templar-shield";
import swords from "../parts/icons/crossed-swords";
import tankard from "../parts/icons/beer-stein";
import type { Cover } from "../wire";
import { t } from "../words";
import { lists } from "./lists.svelte";

const SIGNS: Record<string, Drawing> = { bell, candle, castle, crown, dice, dragon, shield, swords, tankard };

export const NO_COVER: Cover = { line: "", kind: "", together: false, minutes: "", players: null, picture: "", shows: "", sign: "dice", colour: "grey", counts: {} };

/** The cover of a game; an empty one of a game that is not in this hall. */
export const coverOf = (game: string): Cover => lists.game(game)?.cover ?? NO_COVER;

/** The sign of a game: one of those here, or a path that the game brings. */
export const signOf = ({ sign }: Cover): Drawing => SIGNS[sign] ?? { name: "", by: "", path: sign };

/** The sign of its kind: for one party, or for rivals. */
export const kindSign = ({ together }: Cover): Drawing => (together ? shield : swords);

/** Its accent, for pictures only. */
export const accentOf = ({ colour }: Cover): string => `var(--game-${colour})`;

/** Its picture, or that of a long table; what the picture shows. */
export const pictureOf = ({ picture, shows }: Cover): { address: string; shows: string } =>
  picture ? { address: picture, shows } : { address: "/art/guest.svg", shows: t("art-guest") };
