"""Static effects. They apply while their card is worn, known or revealed (11.1)."""

from __future__ import annotations

import msgspec

from meadhall.games.swordsorcery.ops.ops import AnyOp


class Mod(msgspec.Struct, frozen=True, tag_field="mod", forbid_unknown_fields=True, kw_only=True):
    """A static effect. `if_` is its condition. `who` selects the affected characters, by default the owner."""

    who: str = ""
    if_: str = msgspec.field(name="if", default="")


class Number(Mod, frozen=True, kw_only=True):
    """A static effect that adds to a number."""

    n: int = 0


class HitsMod(Number, frozen=True, kw_only=True, tag="hits"):
    """Adds Hits to the owner's attacks. If it has a limit, the player chooses when to use it."""

    limit: str = ""


class LethalMod(Number, frozen=True, kw_only=True, tag="lethal"):
    """Makes Hits of the owner's attacks Lethal."""


class MoveMod(Number, frozen=True, kw_only=True, tag="move"):
    """Adds movement points."""


class SaveMod(Number, frozen=True, kw_only=True, tag="save"):
    """Adds to the Save value."""


class HpMod(Number, frozen=True, kw_only=True, tag="hp"):
    """Adds to the full HP."""


class DefDiceMod(Number, frozen=True, kw_only=True, tag="def_dice"):
    """Adds defence dice."""


class RangeMod(Number, frozen=True, kw_only=True, tag="range"):
    """Adds to the range of weapons of a style."""

    style: str


class ImmuneMod(Mod, frozen=True, kw_only=True, tag="immune"):
    """Makes the owner immune to some tokens."""

    names: str


class RerollMod(Number, frozen=True, kw_only=True, tag="reroll"):
    """Lets the owner reroll up to n dice."""

    of: str
    limit: str


class EnemyHitsMod(Number, frozen=True, kw_only=True, tag="enemy_hits"):
    """Adds Hits to enemies' attacks on the owner (`self`), or on heroes within the range."""

    range: str = "self"


class EvadeHitsMod(Number, frozen=True, kw_only=True, tag="evade_hits"):
    """Adds Hits to the attacks that an Evade provokes."""


class FocusHitsMod(Number, frozen=True, kw_only=True, tag="focus_hits"):
    """Sets the Hits from Focus."""


class BoltAddMod(Mod, frozen=True, kw_only=True, tag="bolt_add"):
    """Adds a Bolt effect."""

    ops: list[AnyOp]


class RetaliateMod(Mod, frozen=True, kw_only=True, tag="retaliate"):
    """Adds an effect on the attacker, after a close attack wounded the owner."""

    ops: list[AnyOp]


class RunesMod(Mod, frozen=True, kw_only=True, tag="runes"):
    """Lets the owner have up to `max` Rune tokens, and `start` of them at the beginning of a quest."""

    max: int
    start: int = 0


class RunesDefendMod(Mod, frozen=True, kw_only=True, tag="runes_defend"):
    """Allows Runes to be spent in defence."""


class WardStartMod(Number, frozen=True, kw_only=True, tag="ward_start"):
    """Gives Magic Shields at the start of the owner's turn, if they have none."""


class HealBonusMod(Number, frozen=True, kw_only=True, tag="heal_bonus"):
    """Adds to the HP that the owner's powers heal."""


class PoisonBonusMod(Number, frozen=True, kw_only=True, tag="poison_bonus"):
    """Adds to the level of Poison that the owner gives."""


class FireBonusMod(Mod, frozen=True, kw_only=True, tag="fire_bonus"):
    """Turns Fire I that the owner gives into Fire II."""


class CompanionHpMod(Number, frozen=True, kw_only=True, tag="companion_hp"):
    """Adds to the full HP of the owner's companion."""


class CompanionHitsMod(Number, frozen=True, kw_only=True, tag="companion_hits"):
    """Adds Hits to the attacks of the owner's companion."""


class CrownsOnKillMod(Number, frozen=True, kw_only=True, tag="crowns_on_kill"):
    """Gives Crowns for a kill in the hero's own area."""


class MoveOnKillMod(Number, frozen=True, kw_only=True, tag="move_on_kill"):
    """Allows a free step after a kill."""


class SoulOnRedMod(Number, frozen=True, kw_only=True, tag="soul_on_red"):
    """Gives Soul Points for killing a red enemy or a Master."""


class SearchTwoMod(Mod, frozen=True, kw_only=True, tag="search_two"):
    """Rolls two dice for a Search, and lets the player choose one."""


class ChestTrapChoiceMod(Mod, frozen=True, kw_only=True, tag="chest_trap_choice"):
    """Draws two Trap cards at a Chest, and lets the player choose one."""


class ChestCrownsMod(Number, frozen=True, kw_only=True, tag="chest_crowns"):
    """Gives Crowns for opening a Chest."""


class LitAreaMod(Mod, frozen=True, kw_only=True, tag="lit_area"):
    """Lights the owner's area, and all areas within the radius."""

    radius: int = 0


class AllLitMod(Mod, frozen=True, kw_only=True, tag="all_lit"):
    """Lights all areas."""


class IgnoreNightMod(Mod, frozen=True, kw_only=True, tag="ignore_night"):
    """Makes the owner's bow attacks ignore Night."""


class IgnoreHindrancesMod(Mod, frozen=True, kw_only=True, tag="ignore_hindrances"):
    """Makes the owner ignore barriers, and Difficult and Deadly areas."""


class LeapMod(Mod, frozen=True, kw_only=True, tag="leap"):
    """Lets the owner step across rails and chasms (SS-MAP-21)."""


class NoDashMod(Mod, frozen=True, kw_only=True, tag="no_dash"):
    """Forbids the owner to Dash."""


class TagMod(Mod, frozen=True, kw_only=True, tag="tag"):
    """Adds a tag to the weapon's attacks."""

    tag: str


class LosMaxMod(Number, frozen=True, kw_only=True, tag="los_max"):
    """Limits the range of sight (SS-LOS-11)."""


class NightMod(Mod, frozen=True, kw_only=True, tag="night"):
    """Makes it night (SS-EVT-11)."""


class NoFocusMod(Mod, frozen=True, kw_only=True, tag="no_focus"):
    """Forbids Focus."""


class FreeFocusMod(Mod, frozen=True, kw_only=True, tag="free_focus"):
    """Focus costs no Action activity."""


class FirstEnemyAttackMod(Number, frozen=True, kw_only=True, tag="first_enemy_attack"):
    """Adds Hits to the first attack of each Enemy Turn."""


class FreeResurrectionMod(Number, frozen=True, kw_only=True, tag="free_resurrection"):
    """Makes resurrections cost no Soul Points."""

    restore_rank: bool = False


class ShieldEachTimePhaseMod(Number, frozen=True, kw_only=True, tag="shield_each_time_phase"):
    """Gives Magic Shields in each Time Phase to heroes without any (SS-STY-25)."""


AnyMod = (
    HitsMod | LethalMod | MoveMod | SaveMod | HpMod | DefDiceMod | RangeMod | ImmuneMod | RerollMod | EnemyHitsMod
    | EvadeHitsMod | FocusHitsMod | BoltAddMod | RetaliateMod | RunesMod | RunesDefendMod | WardStartMod | HealBonusMod
    | PoisonBonusMod | FireBonusMod | CompanionHpMod | CompanionHitsMod | CrownsOnKillMod | MoveOnKillMod | SoulOnRedMod
    | SearchTwoMod | ChestTrapChoiceMod | ChestCrownsMod | LitAreaMod | AllLitMod | IgnoreNightMod | IgnoreHindrancesMod
    | LeapMod | NoDashMod | TagMod | LosMaxMod | NightMod | NoFocusMod | FreeFocusMod | FirstEnemyAttackMod
    | FreeResurrectionMod | ShieldEachTimePhaseMod
)  # fmt: skip
