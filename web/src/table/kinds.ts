// Pictures for kinds of things that many games share; a kind without one is shown as text only.
import type { Drawing } from "../parts/drawing";
import cardDraw from "../parts/icons/card-draw";
import cowled from "../parts/icons/cowled";
import dice from "../parts/icons/rolling-dices";
import hand from "../parts/icons/hand";
import ghost from "../parts/icons/floating-ghost";
import key from "../parts/icons/key";
import herbs from "../parts/icons/three-leaves";
import hooded from "../parts/icons/hooded-figure";
import laurels from "../parts/icons/laurels";
import sword from "../parts/icons/broadsword";
import coins from "../parts/icons/two-coins";
import goal from "../parts/icons/eye-target";
import castle from "../parts/icons/castle";
import leaf from "../parts/icons/linden-leaf";
import peaks from "../parts/icons/peaks";
import grass from "../parts/icons/plant-roots";
import waves from "../parts/icons/waves";

const ICONS: readonly (readonly [pattern: RegExp, icon: Drawing])[] = [
  [/sword|blade|weapon/i, sword],
  [/herb|plant/i, herbs],
  [/gold|coin|money/i, coins],
  [/beaten|creature|monster|enem/i, ghost],
  [/companion/i, cowled],
  [/part(y|ies)|hero|adventurer/i, hooded],
  [/keys?$/i, key],
  [/^hand$/i, hand],
  [/card|deck|draw/i, cardDraw],
  [/target|goal/i, goal],
  [/pot|dice|die|roll/i, dice],
  [/point|score|honou?r/i, laurels],
  [/town|castle|city|keep|fort\b/i, castle],
  [/wood|forest/i, leaf],
  [/hill|mountain|peak|moor/i, peaks],
  [/meadow|field|plain/i, grass],
  [/ford|river|water|sea|lake/i, waves],
];

/** Return the picture of a kind of thing, or undefined. */
export function iconOf(kind: string): Drawing | undefined {
  return ICONS.find(([pattern]) => pattern.test(kind))?.[1];
}
