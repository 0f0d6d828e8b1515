// Pictures of cards, virtues, sins and goods, by their ids in the content.
import type { Drawing } from "../../parts/drawing";
import anchor from "../../parts/icons/anchor";
import anvil from "../../parts/icons/anvil";
import anvilImpact from "../../parts/icons/anvil-impact";
import appleSeeds from "../../parts/icons/apple-seeds";
import barbute from "../../parts/icons/barbute";
import barrel from "../../parts/icons/barrel";
import bee from "../../parts/icons/bee";
import beerStein from "../../parts/icons/beer-stein";
import belt from "../../parts/icons/belt";
import birdTwitter from "../../parts/icons/bird-twitter";
import blacksmith from "../../parts/icons/blacksmith";
import bleedingEye from "../../parts/icons/bleeding-eye";
import bookshelf from "../../parts/icons/bookshelf";
import bottleVapors from "../../parts/icons/bottle-vapors";
import brandyBottle from "../../parts/icons/brandy-bottle";
import bread from "../../parts/icons/bread";
import breastplate from "../../parts/icons/breastplate";
import brokenHeart from "../../parts/icons/broken-heart";
import brokenWall from "../../parts/icons/broken-wall";
import burningEmbers from "../../parts/icons/burning-embers";
import candlebright from "../../parts/icons/candlebright";
import captainHatProfile from "../../parts/icons/captain-hat-profile";
import cardDraw from "../../parts/icons/card-draw";
import carnivalMask from "../../parts/icons/carnival-mask";
import castle from "../../parts/icons/castle";
import cauldron from "../../parts/icons/cauldron";
import chaliceDrops from "../../parts/icons/chalice-drops";
import charm from "../../parts/icons/charm";
import church from "../../parts/icons/church";
import cloak from "../../parts/icons/cloak";
import closedDoors from "../../parts/icons/closed-doors";
import coffeeCup from "../../parts/icons/coffee-cup";
import compass from "../../parts/icons/compass";
import cowled from "../../parts/icons/cowled";
import crackedHelm from "../../parts/icons/cracked-helm";
import crossedSwords from "../../parts/icons/crossed-swords";
import crown from "../../parts/icons/crown";
import crystalBall from "../../parts/icons/crystal-ball";
import crystalGrowth from "../../parts/icons/crystal-growth";
import daggerRose from "../../parts/icons/dagger-rose";
import deathSkull from "../../parts/icons/death-skull";
import deerHead from "../../parts/icons/deer-head";
import dominoMask from "../../parts/icons/domino-mask";
import dragonBreath from "../../parts/icons/dragon-breath";
import drippingHoney from "../../parts/icons/dripping-honey";
import drop from "../../parts/icons/drop";
import earthCrack from "../../parts/icons/earth-crack";
import eel from "../../parts/icons/eel";
import evilHand from "../../parts/icons/evil-hand";
import evilTower from "../../parts/icons/evil-tower";
import feather from "../../parts/icons/feather";
import fern from "../../parts/icons/fern";
import fireBottle from "../../parts/icons/fire-bottle";
import fireBowl from "../../parts/icons/fire-bowl";
import flood from "../../parts/icons/flood";
import flowerEmblem from "../../parts/icons/flower-emblem";
import flowerPot from "../../parts/icons/flower-pot";
import flowers from "../../parts/icons/flowers";
import fruitTree from "../../parts/icons/fruit-tree";
import gauntlet from "../../parts/icons/gauntlet";
import giant from "../../parts/icons/giant";
import greaves from "../../parts/icons/greaves";
import greekTemple from "../../parts/icons/greek-temple";
import guardedTower from "../../parts/icons/guarded-tower";
import harborDock from "../../parts/icons/harbor-dock";
import healing from "../../parts/icons/healing";
import healingShield from "../../parts/icons/healing-shield";
import hearts from "../../parts/icons/hearts";
import herbsBundle from "../../parts/icons/herbs-bundle";
import hillFort from "../../parts/icons/hill-fort";
import holyWater from "../../parts/icons/holy-water";
import honeyJar from "../../parts/icons/honey-jar";
import hornedSkull from "../../parts/icons/horned-skull";
import hourglass from "../../parts/icons/hourglass";
import house from "../../parts/icons/house";
import huntingHorn from "../../parts/icons/hunting-horn";
import inkSwirl from "../../parts/icons/ink-swirl";
import jesterHat from "../../parts/icons/jester-hat";
import jewelCrown from "../../parts/icons/jewel-crown";
import jeweledChalice from "../../parts/icons/jeweled-chalice";
import lanternFlame from "../../parts/icons/lantern-flame";
import laurels from "../../parts/icons/laurels";
import lockedChest from "../../parts/icons/locked-chest";
import log from "../../parts/icons/log";
import lotus from "../../parts/icons/lotus";
import mailedFist from "../../parts/icons/mailed-fist";
import mapleLeaf from "../../parts/icons/maple-leaf";
import meat from "../../parts/icons/meat";
import meeple from "../../parts/icons/meeple";
import mineralPearls from "../../parts/icons/mineral-pearls";
import mirrorMirror from "../../parts/icons/mirror-mirror";
import monkFace from "../../parts/icons/monk-face";
import moon from "../../parts/icons/moon";
import mountedKnight from "../../parts/icons/mounted-knight";
import mushroom from "../../parts/icons/mushroom";
import musicalNotes from "../../parts/icons/musical-notes";
import nightSky from "../../parts/icons/night-sky";
import nightSleep from "../../parts/icons/night-sleep";
import nunFace from "../../parts/icons/nun-face";
import oakLeaf from "../../parts/icons/oak-leaf";
import oilCan from "../../parts/icons/oil-can";
import plagueDoctorProfile from "../../parts/icons/plague-doctor-profile";
import poisonBottle from "../../parts/icons/poison-bottle";
import polarStar from "../../parts/icons/polar-star";
import poppy from "../../parts/icons/poppy";
import prayer from "../../parts/icons/prayer";
import rallyTheTroops from "../../parts/icons/rally-the-troops";
import receiveMoney from "../../parts/icons/receive-money";
import ringingBell from "../../parts/icons/ringing-bell";
import ruleBook from "../../parts/icons/rule-book";
import saltShaker from "../../parts/icons/salt-shaker";
import scales from "../../parts/icons/scales";
import seaSerpent from "../../parts/icons/sea-serpent";
import shakingHands from "../../parts/icons/shaking-hands";
import shield from "../../parts/icons/shield";
import shiningSword from "../../parts/icons/shining-sword";
import siegeTower from "../../parts/icons/siege-tower";
import skeletonKey from "../../parts/icons/skeleton-key";
import sleepy from "../../parts/icons/sleepy";
import snake from "../../parts/icons/snake";
import snowflake1 from "../../parts/icons/snowflake-1";
import snowing from "../../parts/icons/snowing";
import spears from "../../parts/icons/spears";
import spiderWeb from "../../parts/icons/spider-web";
import stoneBust from "../../parts/icons/stone-bust";
import stoneTower from "../../parts/icons/stone-tower";
import summits from "../../parts/icons/summits";
import sun from "../../parts/icons/sun";
import sunbeams from "../../parts/icons/sunbeams";
import sunflower from "../../parts/icons/sunflower";
import sunrise from "../../parts/icons/sunrise";
import swordsEmblem from "../../parts/icons/swords-emblem";
import talk from "../../parts/icons/talk";
import teapot from "../../parts/icons/teapot";
import thirdEye from "../../parts/icons/third-eye";
import thorHammer from "../../parts/icons/thor-hammer";
import tiedScroll from "../../parts/icons/tied-scroll";
import trample from "../../parts/icons/trample";
import treeFace from "../../parts/icons/tree-face";
import twoCoins from "../../parts/icons/two-coins";
import verticalBanner from "../../parts/icons/vertical-banner";
import village from "../../parts/icons/village";
import violin from "../../parts/icons/violin";
import visoredHelm from "../../parts/icons/visored-helm";
import walkingBoot from "../../parts/icons/walking-boot";
import watchtower from "../../parts/icons/watchtower";
import waterMill from "../../parts/icons/water-mill";
import weightScale from "../../parts/icons/weight-scale";
import well from "../../parts/icons/well";
import wheat from "../../parts/icons/wheat";
import whiteTower from "../../parts/icons/white-tower";
import wineGlass from "../../parts/icons/wine-glass";
import wolfHowl from "../../parts/icons/wolf-howl";
import woodenCrate from "../../parts/icons/wooden-crate";

const PICTURES: Readonly<Record<string, Drawing>> = {
  ch_red_2: spears,
  ch_red_3: blacksmith,
  ch_red_4: visoredHelm,
  ch_red_5: mountedKnight,
  ch_red_6: barbute,
  ch_blue_2: eel,
  ch_blue_3: anchor,
  ch_blue_4: monkFace,
  ch_blue_5: crystalBall,
  ch_blue_6: captainHatProfile,
  ch_green_2: mushroom,
  ch_green_3: birdTwitter,
  ch_green_4: oakLeaf,
  ch_green_5: deerHead,
  ch_green_6: treeFace,
  ch_amber_2: bread,
  ch_amber_3: weightScale,
  ch_amber_4: shakingHands,
  ch_amber_5: sunrise,
  ch_amber_6: jeweledChalice,
  ch_white_2: nunFace,
  ch_white_3: ringingBell,
  ch_white_4: healing,
  ch_white_5: ruleBook,
  ch_white_6: church,
  ch_violet_2: jesterHat,
  ch_violet_3: candlebright,
  ch_violet_4: violin,
  ch_violet_5: thirdEye,
  ch_violet_6: dominoMask,
  el_red_1: saltShaker,
  el_red_2: cauldron,
  el_red_3: anvilImpact,
  el_red_4: brandyBottle,
  el_red_5: fireBottle,
  el_red_6: burningEmbers,
  el_blue_1: coffeeCup,
  el_blue_2: bottleVapors,
  el_blue_3: mineralPearls,
  el_blue_4: inkSwirl,
  el_blue_5: compass,
  el_blue_6: seaSerpent,
  el_green_1: log,
  el_green_2: fern,
  el_green_3: honeyJar,
  el_green_4: feather,
  el_green_5: herbsBundle,
  el_green_6: mapleLeaf,
  el_amber_1: sunflower,
  el_amber_2: appleSeeds,
  el_amber_3: flowers,
  el_amber_4: wineGlass,
  el_amber_5: drippingHoney,
  el_amber_6: sun,
  el_white_1: snowflake1,
  el_white_2: teapot,
  el_white_3: oilCan,
  el_white_4: healingShield,
  el_white_5: summits,
  el_white_6: holyWater,
  el_violet_1: poisonBottle,
  el_violet_2: poppy,
  el_violet_3: nightSleep,
  el_violet_4: flowerEmblem,
  el_violet_5: mirrorMirror,
  el_violet_6: drop,
  b01: evilTower,
  b02: watchtower,
  b03: hillFort,
  b04: guardedTower,
  b05: whiteTower,
  b06: stoneTower,
  b07: burningEmbers,
  b08: harborDock,
  b09: fruitTree,
  b10: waterMill,
  b11: barrel,
  b12: flowerPot,
  b13: anvil,
  b14: anchor,
  b15: treeFace,
  b16: scales,
  b17: lanternFlame,
  b18: mirrorMirror,
  q01: brokenHeart,
  q02: siegeTower,
  q03: ringingBell,
  q04: crown,
  q05: bee,
  q06: watchtower,
  q07: spiderWeb,
  q08: wolfHowl,
  q09: walkingBoot,
  q10: carnivalMask,
  q11: blacksmith,
  q12: plagueDoctorProfile,
  q13: lanternFlame,
  q14: lockedChest,
  q15: crossedSwords,
  q16: crystalGrowth,
  q17: tiedScroll,
  q18: stoneBust,
  q19: snowing,
  q20: daggerRose,
  q21: bookshelf,
  q22: giant,
  q23: musicalNotes,
  q24: sunbeams,
  art_1: chaliceDrops,
  art_2: fireBowl,
  art_3: thorHammer,
  art_4: verticalBanner,
  art_5: huntingHorn,
  art_6: skeletonKey,
  art_7: shiningSword,
  arm_1: visoredHelm,
  arm_2: shield,
  arm_3: greaves,
  arm_4: cloak,
  arm_5: belt,
  arm_6: breastplate,
  arm_7: gauntlet,
  cat_01: beerStein,
  cat_02: trample,
  cat_03: moon,
  cat_04: woodenCrate,
  cat_05: well,
  cat_06: house,
  cat_07: earthCrack,
  cat_08: flood,
  cat_09: rallyTheTroops,
  cat_10: dragonBreath,
  cat_11: brokenWall,
  cat_12: wheat,
  cat_13: talk,
  cat_14: nightSky,
  hero_red: anvilImpact,
  hero_blue: compass,
  hero_green: deerHead,
  hero_amber: shakingHands,
  hero_white: lanternFlame,
  hero_violet: dominoMask,
  castle: castle,
  estate: village,
  temple: greekTemple,
  fame: laurels,
  gold: twoCoins,
  might: swordsEmblem,
  artifact: lockedChest,
  gifts: prayer,
  cards: cardDraw,
  goes: hourglass,
  HUM: prayer,
  GEN: receiveMoney,
  PUR: lotus,
  KIN: hearts,
  TEM: scales,
  PAT: hourglass,
  DIL: anvil,
  ANY: polarStar,
  pride: jewelCrown,
  greed: evilHand,
  lust: charm,
  envy: snake,
  gluttony: meat,
  wrath: mailedFist,
  sloth: sleepy,
  marker: meeple,
  sin: hornedSkull,
  corruption: bleedingEye,
  hero: cowled,
  fallen: crackedHelm,
  unnamed: deathSkull,
  closed: closedDoors,
  any: polarStar,
};

/** Return the picture of a card, a virtue, a sin or a good, or undefined. */
export function pictureOf(id: string): Drawing | undefined {
  return PICTURES[id];
}
