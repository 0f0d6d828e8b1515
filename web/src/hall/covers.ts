// The look of a game in the hall: the game's cover, with the pictures and colours of these pages.
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

const ICONS: Record<string, Drawing> = { bell, candle, castle, crown, dice, dragon, shield, swords, tankard };

export const NO_COVER: Cover = { line: "", kind: "", together: false, minutes: "", players: null, picture: "", shows: "", sign: "dice", colour: "grey", counts: {} };

/** Return the cover of a game; an empty one for a game that is not in this hall. */
export const coverOf = (game: string): Cover => lists.game(game)?.cover ?? NO_COVER;

/** Return the icon of a game: one of the icons here, or a path from the game. */
export const iconOf = ({ sign }: Cover): Drawing => ICONS[sign] ?? { name: "", by: "", path: sign };

/** Return the icon for a cooperative game, or for rivals. */
export const kindIcon = ({ together }: Cover): Drawing => (together ? shield : swords);

/** Return the game's accent colour, for pictures only. */
export const accentOf = ({ colour }: Cover): string => `var(--game-${colour})`;

/** Return the game's picture, or a default one, with a description. */
export const pictureOf = ({ picture, shows }: Cover): { address: string; shows: string } =>
  picture ? { address: picture, shows } : { address: "/art/guest.svg", shows: t("art-guest") };
