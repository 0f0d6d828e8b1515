// Pictures of powers and talents, and a short text on the use of each.
import type { Drawing } from "../../parts/drawing";
import anvil from "../../parts/icons/anvil-impact";
import array from "../../parts/icons/sword-array";
import axe from "../../parts/icons/battle-axe";
import biceps from "../../parts/icons/muscle-up";
import bolt from "../../parts/icons/chain-lightning";
import bow from "../../parts/icons/bow-arrow";
import brandish from "../../parts/icons/sword-brandish";
import bullseye from "../../parts/icons/bullseye";
import charge from "../../parts/icons/round-shield";
import cleave from "../../parts/icons/sword-spin";
import cloak from "../../parts/icons/cloak";
import crossed from "../../parts/icons/crossed-swords";
import crush from "../../parts/icons/hammer-drop";
import dagger from "../../parts/icons/cloak-dagger";
import drop from "../../parts/icons/drop";
import dust from "../../parts/icons/powder";
import embers from "../../parts/icons/burning-embers";
import enrage from "../../parts/icons/enrage";
import eye from "../../parts/icons/eye-target";
import feather from "../../parts/icons/feathered-wing";
import fireball from "../../parts/icons/fireball";
import firewall from "../../parts/icons/firewall";
import force from "../../parts/icons/fire-shield";
import frost from "../../parts/icons/ice-bolt";
import golem from "../../parts/icons/rock-golem";
import healing from "../../parts/icons/healing";
import herbs from "../../parts/icons/herbs-bundle";
import holy from "../../parts/icons/holy-symbol";
import howl from "../../parts/icons/wolf-howl";
import invisible from "../../parts/icons/invisible";
import keys from "../../parts/icons/skeleton-key";
import lance from "../../parts/icons/sunbeams";
import leaf from "../../parts/icons/linden-leaf";
import mask from "../../parts/icons/domino-mask";
import medal from "../../parts/icons/medal";
import meteor from "../../parts/icons/burning-meteor";
import oath from "../../parts/icons/rally-the-troops";
import pinning from "../../parts/icons/branch-arrow";
import poison from "../../parts/icons/poison-bottle";
import portal from "../../parts/icons/portal";
import quake from "../../parts/icons/earth-crack";
import regeneration from "../../parts/icons/regeneration";
import rune from "../../parts/icons/rune-stone";
import shout from "../../parts/icons/shouting";
import slash from "../../parts/icons/serrated-slash";
import snare from "../../parts/icons/wolf-trap";
import sprint from "../../parts/icons/sprint";
import stone from "../../parts/icons/stone-block";
import storm from "../../parts/icons/lightning-storm";
import sunrise from "../../parts/icons/sunrise";
import swirl from "../../parts/icons/magic-swirl";
import teleport from "../../parts/icons/teleport";
import templar from "../../parts/icons/templar-shield";
import thor from "../../parts/icons/thor-hammer";
import time from "../../parts/icons/backward-time";
import volley from "../../parts/icons/high-shot";
import wall from "../../parts/icons/roman-shield";
import ward from "../../parts/icons/shield";
import water from "../../parts/icons/holy-water";
import whirl from "../../parts/icons/whirlwind";
import wind from "../../parts/icons/wind-slap";
import winged from "../../parts/icons/winged-arrow";
import { t } from "../../words";
import { POWERS } from "./chart";

const PICTURES: Record<string, Drawing> = {
  b1: cleave, b2: wall, b3: shout, b4: crush, b5: templar, b6: charge, b7: oath, b8: holy, b9: enrage, b10: slash, b11: axe, b12: biceps, b_innate_l: ward, b_innate_c: drop,
  d1: thor, d2: stone, d3: anvil, d4: quake, d5: healing, d6: water, d7: lance, d8: sunrise, d9: storm, d10: rune, d11: golem, d12: meteor, d_innate_l: healing, d_innate_c: rune,
  i1: bow, i2: leaf, i3: volley, i4: pinning, i5: howl, i6: herbs, i7: bullseye, i8: winged, i9: poison, i10: snare, i11: invisible, i12: eye, i_innate_l: eye, i_innate_c: poison,
  c1: swirl, c2: wind, c3: teleport, c4: regeneration, c5: frost, c6: force, c7: bolt, c8: time, c9: fireball, c10: firewall, c11: embers, c12: feather, c_innate_l: ward, c_innate_c: embers,
  s1: dust, s2: keys, s3: sprint, s4: crossed, s5: ward, s6: brandish, s7: mask, s8: array, s9: cloak, s10: poison, s11: portal, s12: dagger, s_innate_l: whirl, s_innate_c: dagger,
};

export const powerPicture = (id: string): Drawing => PICTURES[id] ?? medal;

const USES = ["combat", "action", "free", "hit", "def", "react", "passive"];

/** Return when a power, a talent or a thing is used: in an activity, on a hit, always. */
export function useWords(use: string): string {
  return USES.includes(use) ? t(`ss-use-${use}`) : "";
}

/** Return how long a turned power rests: the number of Time Phases, 0 for the whole quest. */
export function restWords(rests: number): string {
  return rests ? t("ss-ready-in", { count: rests }) : t("ss-spent");
}

/** Return the use of a card, by its id. */
export const useOf = (id: string): string => useWords(POWERS[id]?.use ?? "");
