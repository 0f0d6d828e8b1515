// Pictures of heroes, enemy families, and things on the map.
import type { Drawing } from "../../parts/drawing";
import bowArrow from "../../parts/icons/bow-arrow";
import candlebright from "../../parts/icons/candlebright";
import chest from "../../parts/icons/locked-chest";
import cowled from "../../parts/icons/cowled";
import crossbow from "../../parts/icons/crossbow";
import deathSkull from "../../parts/icons/death-skull";
import dwarfFace from "../../parts/icons/dwarf-face";
import elf from "../../parts/icons/woman-elf-face";
import evilEyes from "../../parts/icons/evil-eyes";
import ghost from "../../parts/icons/floating-ghost";
import goblin from "../../parts/icons/goblin-head";
import assassin from "../../parts/icons/hooded-assassin";
import hooded from "../../parts/icons/hooded-figure";
import horned from "../../parts/icons/horned-skull";
import ogre from "../../parts/icons/ogre";
import portal from "../../parts/icons/portal";
import marker from "../../parts/icons/position-marker";
import search from "../../parts/icons/search";
import spectre from "../../parts/icons/spectre";
import web from "../../parts/icons/spider-web";
import coins from "../../parts/icons/two-coins";
import trap from "../../parts/icons/wolf-trap";
import troll from "../../parts/icons/troll";
import visored from "../../parts/icons/visored-helm";
import wizard from "../../parts/icons/wizard-face";
import bell from "../../parts/icons/ringing-bell";
import doors from "../../parts/icons/closed-doors";
import fountain from "../../parts/icons/fountain";
import hammerDrop from "../../parts/icons/hammer-drop";
import lamp from "../../parts/icons/lantern-flame";
import lock from "../../parts/icons/lock";
import mineral from "../../parts/icons/mineral-pearls";
import talk from "../../parts/icons/talk";
import wolf from "../../parts/icons/wolf-head";
import anchor from "../../parts/icons/anchor";
import bow from "../../parts/icons/high-shot";
import breastplate from "../../parts/icons/breastplate";
import hammer from "../../parts/icons/warhammer";
import key from "../../parts/icons/skeleton-key";
import potion from "../../parts/icons/health-potion";
import ring from "../../parts/icons/ring";
import roundShield from "../../parts/icons/round-shield";
import staff from "../../parts/icons/wizard-staff";
import sword from "../../parts/icons/broadsword";
import blind from "../../parts/icons/bleeding-eye";
import stun from "../../parts/icons/brain-leak";
import cracked from "../../parts/icons/cracked-helm";
import flame from "../../parts/icons/flame";
import hand from "../../parts/icons/hand";
import invisible from "../../parts/icons/invisible";
import knockedOut from "../../parts/icons/knocked-out-stars";
import asleep from "../../parts/icons/night-sleep";
import poison from "../../parts/icons/poison-bottle";
import rune from "../../parts/icons/rune-stone";
import slash from "../../parts/icons/serrated-slash";
import barrier from "../../parts/icons/shield-reflect";
import sleepy from "../../parts/icons/sleepy";

const HEROES: Record<string, Drawing> = { bryndis: visored, dorrun: dwarfFace, ilvane: elf, corvane: wizard, sable: assassin };
const FAMILIES: Record<string, Drawing> = { gremlin: goblin, orc: ogre, bowman: crossbow, shaman: cowled, hound: wolf, risen: deathSkull, wraith: spectre, spider: web, troll, villain: horned };
/** Pictures of Story Markers, so that a goal is recognised on the map. */
const GOALS: Record<string, Drawing> = { clapper: hammerDrop, bell, cage: lock, miller: talk, priest: talk, twins: talk, widow: talk, tollstone: rune, vein: mineral, keyhook: key, lamp, font: fountain, furnace: flame, cell: doors };
const THINGS: Record<string, Drawing> = { shadow: hooded, chest, hidden: search, goal: marker, gate: portal, shrine: candlebright, token: trap, gold: coins };

/** Icons of conditions and tokens on a figure. */
const STATUS_ICONS = {
  ko: knockedOut, poison, blind, slow: anchor, stun, bleeding: slash, exhaust: sleepy, fire: flame, critical: cracked, shields: barrier, hidden: invisible, runes: rune, asleep, pacified: hand,
} satisfies Record<string, Drawing>;
export type StatusId = keyof typeof STATUS_ICONS;

const GEAR: Record<string, Drawing> = { weapon: sword, blade: sword, heavy: hammer, bow, staff, shield: roundShield, armor: breastplate, artifact: ring, consumable: potion, key };

/** Return the picture of equipment, by its style, or else by its kind. */
export const gearPicture = (kind: string, style = ""): Drawing => GEAR[style] ?? GEAR[kind] ?? ring;
export const statusPicture = (id: StatusId): Drawing => STATUS_ICONS[id];
export const isStatus = (id: string): id is StatusId => id in STATUS_ICONS;
export const heroPicture = (id: string): Drawing => HEROES[id] ?? bowArrow;
export const familyPicture = (family: string): Drawing => FAMILIES[family] ?? evilEyes;
export const thingPicture = (kind: string, goal = ""): Drawing | undefined => GOALS[goal] ?? THINGS[kind];
export { ghost as ghostPicture, wolf as companionPicture };
