// Pictures on cards and dice, by their ids in the content.
import type { Drawing } from "../../parts/drawing";
import bigWave from "../../parts/icons/big-wave";
import birdClaw from "../../parts/icons/bird-claw";
import brainLeak from "../../parts/icons/brain-leak";
import broadsword from "../../parts/icons/broadsword";
import burningEmbers from "../../parts/icons/burning-embers";
import burningMeteor from "../../parts/icons/burning-meteor";
import cardDraw from "../../parts/icons/card-draw";
import chainLightning from "../../parts/icons/chain-lightning";
import cowled from "../../parts/icons/cowled";
import crestedHelmet from "../../parts/icons/crested-helmet";
import crown from "../../parts/icons/crown";
import deathSkull from "../../parts/icons/death-skull";
import djinn from "../../parts/icons/djinn";
import doubleDragon from "../../parts/icons/double-dragon";
import dragonHead from "../../parts/icons/dragon-head";
import dwarfFace from "../../parts/icons/dwarf-face";
import dwarfKing from "../../parts/icons/dwarf-king";
import eagleEmblem from "../../parts/icons/eagle-emblem";
import earthCrack from "../../parts/icons/earth-crack";
import enrage from "../../parts/icons/enrage";
import fairy from "../../parts/icons/fairy";
import fairyWings from "../../parts/icons/fairy-wings";
import fallingRocks from "../../parts/icons/falling-rocks";
import featheredWing from "../../parts/icons/feathered-wing";
import fireSilhouette from "../../parts/icons/fire-silhouette";
import firewall from "../../parts/icons/firewall";
import fishMonster from "../../parts/icons/fish-monster";
import flame from "../../parts/icons/flame";
import gecko from "../../parts/icons/gecko";
import giant from "../../parts/icons/giant";
import griffinSymbol from "../../parts/icons/griffin-symbol";
import hand from "../../parts/icons/hand";
import harpy from "../../parts/icons/harpy";
import healing from "../../parts/icons/healing";
import hearts from "../../parts/icons/hearts";
import iceSpear from "../../parts/icons/ice-spear";
import knockedOutStars from "../../parts/icons/knocked-out-stars";
import lifeTap from "../../parts/icons/life-tap";
import lightningHelix from "../../parts/icons/lightning-helix";
import lizardTongue from "../../parts/icons/lizard-tongue";
import magicSwirl from "../../parts/icons/magic-swirl";
import meditation from "../../parts/icons/meditation";
import mermaid from "../../parts/icons/mermaid";
import mountains from "../../parts/icons/mountains";
import peaks from "../../parts/icons/peaks";
import pegasus from "../../parts/icons/pegasus";
import poisonBottle from "../../parts/icons/poison-bottle";
import prayer from "../../parts/icons/prayer";
import rallyTheTroops from "../../parts/icons/rally-the-troops";
import regeneration from "../../parts/icons/regeneration";
import rockGolem from "../../parts/icons/rock-golem";
import runningShoe from "../../parts/icons/running-shoe";
import seaSerpent from "../../parts/icons/sea-serpent";
import shield from "../../parts/icons/shield";
import shiningSword from "../../parts/icons/shining-sword";
import smallFire from "../../parts/icons/small-fire";
import snowflake2 from "../../parts/icons/snowflake-2";
import sparkSpirit from "../../parts/icons/spark-spirit";
import spikedDragonHead from "../../parts/icons/spiked-dragon-head";
import stoneBlock from "../../parts/icons/stone-block";
import stoneSphere from "../../parts/icons/stone-sphere";
import sunRadiations from "../../parts/icons/sun-radiations";
import teleport from "../../parts/icons/teleport";
import tornado from "../../parts/icons/tornado";
import tritonHead from "../../parts/icons/triton-head";
import troll from "../../parts/icons/troll";
import waterDrop from "../../parts/icons/water-drop";
import waterSplash from "../../parts/icons/water-splash";
import whirlpoolShuriken from "../../parts/icons/whirlpool-shuriken";
import whirlwind from "../../parts/icons/whirlwind";
import wingedArrow from "../../parts/icons/winged-arrow";
import wingedEmblem from "../../parts/icons/winged-emblem";
import wolfHead from "../../parts/icons/wolf-head";
import womanElfFace from "../../parts/icons/woman-elf-face";
import wyvern from "../../parts/icons/wyvern";

/** The pictures of Heroes, Creatures and Spells. */
const CARDS: Readonly<Record<string, Drawing>> = {
  merrow_guard: fishMonster,
  nymph: fairy,
  water_elemental: waterSplash,
  siren: mermaid,
  triton: tritonHead,
  leviathan: seaSerpent,
  ice_dragon: spikedDragonHead,
  hellhound: wolfHead,
  glimmer: sparkSpirit,
  salamander: gecko,
  fire_elemental: fireSilhouette,
  ifrit: djinn,
  phoenix: featheredWing,
  red_dragon: dragonHead,
  gnome: dwarfFace,
  golem: rockGolem,
  earth_elemental: stoneBlock,
  cave_troll: troll,
  basilisk: lizardTongue,
  stone_giant: giant,
  stone_dragon: wyvern,
  harpy,
  sylphid: fairyWings,
  air_elemental: tornado,
  pegasus,
  griffin: griffinSymbol,
  thunderbird: eagleEmblem,
  storm_dragon: doubleDragon,
  magic_missile: wingedArrow,
  command: rallyTheTroops,
  dispel: magicSwirl,
  tidal_wave: bigWave,
  sunfire: sunRadiations,
  heart_of_the_mountain: mountains,
  blessing: prayer,
  fireball: burningMeteor,
  fire_raising: burningEmbers,
  rage: enrage,
  wall_of_fire: firewall,
  flaming_blade: shiningSword,
  scorch: smallFire,
  lightning: lightningHelix,
  chain_lightning: chainLightning,
  haste: runningShoe,
  teleport,
  concentration: meditation,
  misfortune: birdClaw,
  freezing: snowflake2,
  healing,
  daze: knockedOutStars,
  energy_drain: brainLeak,
  ice_shards: iceSpear,
  undertow: whirlpoolShuriken,
  poison: poisonBottle,
  life_drain: lifeTap,
  regeneration,
  stoneskin: stoneSphere,
  rockfall: fallingRocks,
  earthquake: earthCrack,
  maris: womanElfFace,
  kaldor: cowled,
  brunna: dwarfKing,
  ilvane: wingedEmblem,
};

/** The six faces of a die in the order of their numbers: water, fire, earth, air, Leadership, Card. */
export const FACES: readonly Drawing[] = [waterDrop, flame, peaks, whirlwind, crestedHelmet, cardDraw];

export const ICONS = { heart: hearts, strength: broadsword, shield, hand, skull: deathSkull, crown, ability: magicSwirl, points: crestedHelmet } as const;

/** Return the picture of a card; an unknown card gets a crown. */
export const pictureOf = (id: string): Drawing => CARDS[id] ?? crown;
