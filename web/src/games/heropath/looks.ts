// The picture of each card, Place-Site, hero and enemy, by the ids of the content.
import type { Drawing } from "../../parts/drawing";
import anvil from "../../parts/icons/anvil";
import armorUpgrade from "../../parts/icons/armor-upgrade";
import balloons from "../../parts/icons/balloons";
import barn from "../../parts/icons/barn";
import basket from "../../parts/icons/basket";
import battleAxe from "../../parts/icons/battle-axe";
import bearHead from "../../parts/icons/bear-head";
import beerStein from "../../parts/icons/beer-stein";
import bestialFangs from "../../parts/icons/bestial-fangs";
import biceps from "../../parts/icons/biceps";
import bookCover from "../../parts/icons/book-cover";
import bookshelf from "../../parts/icons/bookshelf";
import boots from "../../parts/icons/boots";
import bowArrow from "../../parts/icons/bow-arrow";
import bowieKnife from "../../parts/icons/bowie-knife";
import brain from "../../parts/icons/brain";
import bread from "../../parts/icons/bread";
import breadSlice from "../../parts/icons/bread-slice";
import breastplate from "../../parts/icons/breastplate";
import broadheadArrow from "../../parts/icons/broadhead-arrow";
import broadsword from "../../parts/icons/broadsword";
import brokenBone from "../../parts/icons/broken-bone";
import bullseye from "../../parts/icons/bullseye";
import burningSkull from "../../parts/icons/burning-skull";
import camel from "../../parts/icons/camel";
import campfire from "../../parts/icons/campfire";
import cancel from "../../parts/icons/cancel";
import canoe from "../../parts/icons/canoe";
import cardDraw from "../../parts/icons/card-draw";
import cat from "../../parts/icons/cat";
import cauldron from "../../parts/icons/cauldron";
import cavalry from "../../parts/icons/cavalry";
import chainMail from "../../parts/icons/chain-mail";
import chest from "../../parts/icons/chest";
import church from "../../parts/icons/church";
import cliffCrossing from "../../parts/icons/cliff-crossing";
import cloakDagger from "../../parts/icons/cloak-dagger";
import clockwiseRotation from "../../parts/icons/clockwise-rotation";
import clover from "../../parts/icons/clover";
import crestedHelmet from "../../parts/icons/crested-helmet";
import crocJaws from "../../parts/icons/croc-jaws";
import crossbow from "../../parts/icons/crossbow";
import crystalGrowth from "../../parts/icons/crystal-growth";
import crossedSwords from "../../parts/icons/crossed-swords";
import crossroad from "../../parts/icons/crossroad";
import crystalBall from "../../parts/icons/crystal-ball";
import cursedStar from "../../parts/icons/cursed-star";
import cutPalm from "../../parts/icons/cut-palm";
import deerHead from "../../parts/icons/deer-head";
import donkey from "../../parts/icons/donkey";
import dragonBreath from "../../parts/icons/dragon-breath";
import dragonHead from "../../parts/icons/dragon-head";
import dragonSpiral from "../../parts/icons/dragon-spiral";
import dwarfFace from "../../parts/icons/dwarf-face";
import dwarfHelmet from "../../parts/icons/dwarf-helmet";
import eagleEmblem from "../../parts/icons/eagle-emblem";
import earthCrack from "../../parts/icons/earth-crack";
import elfHelmet from "../../parts/icons/elf-helmet";
import enrage from "../../parts/icons/enrage";
import evilEyes from "../../parts/icons/evil-eyes";
import evilTower from "../../parts/icons/evil-tower";
import eyeTarget from "../../parts/icons/eye-target";
import eyeball from "../../parts/icons/eyeball";
import fairyWand from "../../parts/icons/fairy-wand";
import fallingRocks from "../../parts/icons/falling-rocks";
import featheredWing from "../../parts/icons/feathered-wing";
import fireRing from "../../parts/icons/fire-ring";
import fireShield from "../../parts/icons/fire-shield";
import fireball from "../../parts/icons/fireball";
import fist from "../../parts/icons/fist";
import flamingArrow from "../../parts/icons/flaming-arrow";
import flangedMace from "../../parts/icons/flanged-mace";
import fog from "../../parts/icons/fog";
import footprint from "../../parts/icons/footprint";
import footsteps from "../../parts/icons/footsteps";
import forest from "../../parts/icons/forest";
import fountain from "../../parts/icons/fountain";
import frog from "../../parts/icons/frog";
import gauntlet from "../../parts/icons/gauntlet";
import giant from "../../parts/icons/giant";
import gladius from "../../parts/icons/gladius";
import goblinCamp from "../../parts/icons/goblin-camp";
import goblinHead from "../../parts/icons/goblin-head";
import graduateCap from "../../parts/icons/graduate-cap";
import greekTemple from "../../parts/icons/greek-temple";
import guards from "../../parts/icons/guards";
import halberd from "../../parts/icons/halberd";
import hammerDrop from "../../parts/icons/hammer-drop";
import hawkEmblem from "../../parts/icons/hawk-emblem";
import healing from "../../parts/icons/healing";
import healthPotion from "../../parts/icons/health-potion";
import heartBottle from "../../parts/icons/heart-bottle";
import hearts from "../../parts/icons/hearts";
import herbsBundle from "../../parts/icons/herbs-bundle";
import highShot from "../../parts/icons/high-shot";
import holySymbol from "../../parts/icons/holy-symbol";
import holyWater from "../../parts/icons/holy-water";
import hoodedAssassin from "../../parts/icons/hooded-assassin";
import hoodedFigure from "../../parts/icons/hooded-figure";
import hornedHelm from "../../parts/icons/horned-helm";
import horseHead from "../../parts/icons/horse-head";
import hourglass from "../../parts/icons/hourglass";
import hut from "../../parts/icons/hut";
import iceBolt from "../../parts/icons/ice-bolt";
import iceSpear from "../../parts/icons/ice-spear";
import idea from "../../parts/icons/idea";
import invisible from "../../parts/icons/invisible";
import jumpingDog from "../../parts/icons/jumping-dog";
import keyIcon from "../../parts/icons/key";
import knightBanner from "../../parts/icons/knight-banner";
import laurels from "../../parts/icons/laurels";
import leatherArmor from "../../parts/icons/leather-armor";
import leechingWorm from "../../parts/icons/leeching-worm";
import lightningHelix from "../../parts/icons/lightning-helix";
import lightningStorm from "../../parts/icons/lightning-storm";
import lyre from "../../parts/icons/lyre";
import magicSwirl from "../../parts/icons/magic-swirl";
import meal from "../../parts/icons/meal";
import medal from "../../parts/icons/medal";
import meditation from "../../parts/icons/meditation";
import meltingMetal from "../../parts/icons/melting-metal";
import mineWagon from "../../parts/icons/mine-wagon";
import mirrorMirror from "../../parts/icons/mirror-mirror";
import molotov from "../../parts/icons/molotov";
import monkFace from "../../parts/icons/monk-face";
import mountainClimbing from "../../parts/icons/mountain-climbing";
import mountedKnight from "../../parts/icons/mounted-knight";
import muscleUp from "../../parts/icons/muscle-up";
import nightSleep from "../../parts/icons/night-sleep";
import ogre from "../../parts/icons/ogre";
import paddles from "../../parts/icons/paddles";
import pointyHat from "../../parts/icons/pointy-hat";
import portal from "../../parts/icons/portal";
import powder from "../../parts/icons/powder";
import prayer from "../../parts/icons/prayer";
import primitiveNecklace from "../../parts/icons/primitive-necklace";
import raven from "../../parts/icons/raven";
import read from "../../parts/icons/read";
import ring from "../../parts/icons/ring";
import river from "../../parts/icons/river";
import robber from "../../parts/icons/robber";
import robberHand from "../../parts/icons/robber-hand";
import robe from "../../parts/icons/robe";
import romanShield from "../../parts/icons/roman-shield";
import ropeCoil from "../../parts/icons/rope-coil";
import roundShield from "../../parts/icons/round-shield";
import runeStone from "../../parts/icons/rune-stone";
import runningShoe from "../../parts/icons/running-shoe";
import sailboat from "../../parts/icons/sailboat";
import scaleMail from "../../parts/icons/scale-mail";
import scrollQuill from "../../parts/icons/scroll-quill";
import scrollUnfurled from "../../parts/icons/scroll-unfurled";
import serratedSlash from "../../parts/icons/serrated-slash";
import shakingHands from "../../parts/icons/shaking-hands";
import shield from "../../parts/icons/shield";
import shieldReflect from "../../parts/icons/shield-reflect";
import shiningSword from "../../parts/icons/shining-sword";
import shop from "../../parts/icons/shop";
import shouting from "../../parts/icons/shouting";
import silverBullet from "../../parts/icons/silver-bullet";
import sittingDog from "../../parts/icons/sitting-dog";
import skullCrossedBones from "../../parts/icons/skull-crossed-bones";
import smallFire from "../../parts/icons/small-fire";
import smokeBomb from "../../parts/icons/smoke-bomb";
import snakeJar from "../../parts/icons/snake-jar";
import snatch from "../../parts/icons/snatch";
import sniffingDog from "../../parts/icons/sniffing-dog";
import snowing from "../../parts/icons/snowing";
import spectre from "../../parts/icons/spectre";
import spellBook from "../../parts/icons/spell-book";
import spikedDragonHead from "../../parts/icons/spiked-dragon-head";
import sprint from "../../parts/icons/sprint";
import stoneBlock from "../../parts/icons/stone-block";
import stoneBridge from "../../parts/icons/stone-bridge";
import stoneSpear from "../../parts/icons/stone-spear";
import stopIcon from "../../parts/icons/stop-sign";
import sun from "../../parts/icons/sun";
import sunRadiations from "../../parts/icons/sun-radiations";
import swapBag from "../../parts/icons/swap-bag";
import swordArray from "../../parts/icons/sword-array";
import swordBrandish from "../../parts/icons/sword-brandish";
import swordClash from "../../parts/icons/sword-clash";
import swordHilt from "../../parts/icons/sword-hilt";
import swordSpin from "../../parts/icons/sword-spin";
import swordman from "../../parts/icons/swordman";
import tableIcon from "../../parts/icons/table";
import talk from "../../parts/icons/talk";
import teleport from "../../parts/icons/teleport";
import templarShield from "../../parts/icons/templar-shield";
import thirdEye from "../../parts/icons/third-eye";
import thrownSpear from "../../parts/icons/thrown-spear";
import tightrope from "../../parts/icons/tightrope";
import timeTrap from "../../parts/icons/time-trap";
import token from "../../parts/icons/token";
import tooth from "../../parts/icons/tooth";
import trade from "../../parts/icons/trade";
import trail from "../../parts/icons/trail";
import treasureMap from "../../parts/icons/treasure-map";
import troll from "../../parts/icons/troll";
import twoCoins from "../../parts/icons/two-coins";
import twoHandedSword from "../../parts/icons/two-handed-sword";
import vikingHelmet from "../../parts/icons/viking-helmet";
import village from "../../parts/icons/village";
import visoredHelm from "../../parts/icons/visored-helm";
import wantedReward from "../../parts/icons/wanted-reward";
import warhammer from "../../parts/icons/warhammer";
import waterDrop from "../../parts/icons/water-drop";
import waxSeal from "../../parts/icons/wax-seal";
import werewolf from "../../parts/icons/werewolf";
import windHole from "../../parts/icons/wind-hole";
import windSlap from "../../parts/icons/wind-slap";
import wizardFace from "../../parts/icons/wizard-face";
import wizardStaff from "../../parts/icons/wizard-staff";
import wolfHead from "../../parts/icons/wolf-head";
import wolfTrap from "../../parts/icons/wolf-trap";
import woodAxe from "../../parts/icons/wood-axe";
import wormMouth from "../../parts/icons/worm-mouth";

/** The pictures of cards. */
export const CARD_ICONS: Readonly<Record<string, Drawing>> = {
  A01: gladius, A02: broadsword, A03: shiningSword, A04: dragonBreath, A05: woodAxe, A06: flangedMace,
  A07: bowieKnife, A08: stoneSpear, A09: warhammer, A10: battleAxe, A11: twoHandedSword, A12: halberd, A13: bowArrow,
  A14: highShot, A15: crossbow, A16: broadheadArrow, A17: silverBullet, A18: flamingArrow, A19: thrownSpear,
  A20: roundShield, A21: shield, A22: templarShield, A23: mirrorMirror, A24: leatherArmor, A25: chainMail,
  A26: breastplate, A27: scaleMail, A28: visoredHelm, A29: hornedHelm, A30: crestedHelmet, A31: gauntlet,
  A32: molotov, A33: snakeJar, A34: serratedSlash, K01: horseHead, K02: cavalry, K03: donkey, K04: sittingDog,
  K05: hawkEmblem, K06: wolfHead, K07: bearHead, K08: raven, K09: cat, K10: eagleEmblem, K11: knightBanner,
  K12: swordman, K13: monkFace, K14: mountainClimbing, K15: guards, K16: robberHand, K17: lyre, K18: read,
  K19: paddles, K20: balloons, K21: dwarfFace, K22: holySymbol, K23: ring, K24: boots, K25: ropeCoil,
  K26: healthPotion, K27: heartBottle, K28: powder, K29: meal, K30: treasureMap, K31: clover, K32: primitiveNecklace,
  K33: cloakDagger, K34: waxSeal, K35: stoneBlock, K36: holyWater, K37: smokeBomb, K38: keyIcon, B01: crossedSwords,
  B02: bullseye, B03: shieldReflect, B04: hammerDrop, B05: giant, B06: bestialFangs, B07: prayer, B08: dragonHead,
  B09: hearts, B10: sniffingDog, B11: forest, B12: river, B13: enrage, B14: swordClash, B15: eyeTarget,
  B16: swordSpin, B17: fist, B18: runningShoe, B19: cliffCrossing, B20: tightrope, B21: sprint, B22: hourglass,
  B23: shop, B24: wantedReward, B25: graduateCap, B26: muscleUp, B27: campfire, B28: basket, B29: meditation,
  B30: fireShield, B31: windHole, B32: footprint, B33: eyeball, B34: swordHilt, B35: snatch, B36: cutPalm,
  B37: shouting, B38: talk, B39: medal, M01: fireball, M02: lightningHelix, M03: magicSwirl, M04: iceSpear,
  M05: pointyHat, M06: wizardStaff, M07: fairyWand, M08: robe, M09: runeStone, M10: cat, M11: armorUpgrade,
  M12: brokenBone, M13: nightSleep, M14: portal, M15: frog, M16: thirdEye, M17: earthCrack, M18: spectre,
  M19: teleport, M20: featheredWing, M21: balloons, M22: swapBag, M23: healing, M24: invisible, M25: waterDrop,
  M26: cancel, M27: mirrorMirror, M28: sunRadiations, M29: brain, M30: meltingMetal, M31: timeTrap, M32: wormMouth,
  M33: cursedStar, M34: spellBook, M35: windSlap, M36: iceBolt, M37: dragonSpiral, F01: mirrorMirror, F02: wolfTrap,
  F03: snatch, F04: robber, F05: herbsBundle, F06: token, F07: jumpingDog, F08: mountedKnight, F09: tooth,
  F10: scrollUnfurled, F11: canoe, F12: clockwiseRotation, F13: shakingHands, F20: twoCoins, F21: bread, F22: prayer,
  F23: idea, F24: biceps, F25: campfire, F26: nightSleep, F27: bookCover, F28: chest, F29: trade, F30: wizardFace,
  F31: village, F32: sailboat, F33: crossroad, F34: tableIcon, F35: sun, F40: fallingRocks, F41: leechingWorm,
  F42: stoneBridge, F43: lightningStorm, F44: fog, F45: snowing, F46: spikedDragonHead, F47: goblinCamp, F48: trail,
  F49: evilEyes, F50: hoodedAssassin,
};

/** The pictures of Place-Sites. */
export const SITE_ICONS: Readonly<Record<string, Drawing>> = {
  S01: anvil, S02: swordArray, S03: swordBrandish, S04: romanShield, S05: bookshelf, S06: evilTower, S07: cauldron,
  S08: hut, S09: graduateCap, S10: scrollQuill, S11: shop, S12: camel, S13: deerHead, S14: greekTemple, S15: church,
  S16: fountain, S17: healing, S18: beerStein, S19: barn, S20: mineWagon, S21: crystalBall, S22: cloakDagger,
};

/** The pictures of heroes. */
export const HERO_ICONS: Readonly<Record<string, Drawing>> = {
  warrior: vikingHelmet, dwarf: dwarfHelmet, elf: elfHelmet, sorcerer: wizardFace, giant: ogre, wizard: pointyHat,
};

/** The pictures of enemies. */
export const ENEMY_ICONS: Readonly<Record<string, Drawing>> = {
  warlock: hoodedFigure, werewolf: werewolf, skeleton: skullCrossedBones, crocodile: crocJaws, troll: troll,
  goblin: goblinHead,
};

/** The pictures of attributes and goods. */
export const GOOD_ICONS: Readonly<Record<string, Drawing>> = {
  WISDOM: bookCover, SKILLS: crossedSwords, EXPERIENCE: laurels, FAITH: prayer, VITALITY: hearts, GOLD: twoCoins,
  FOOD: breadSlice, leech: leechingWorm,
};

/** All other icons. */
export const ICONS: Readonly<Record<string, Drawing>> = {
  travel: footsteps, rest: campfire, fight: crossedSwords, encounter: robber, skull: burningSkull, bundle: swapBag,
  power: crystalGrowth, flare: smallFire, safe: shield, deck: cardDraw, ritual: fireRing, stop: stopIcon,
};
