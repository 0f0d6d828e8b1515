"""Static effects: what holds as long as the card that says so is worn, known or revealed (11.1)."""

from __future__ import annotations

import msgspec

from meadhall.games.swordsorcery.ops.ops import AnyOp


class Mod(msgspec.Struct, frozen=True, tag_field="mod", forbid_unknown_fields=True, kw_only=True):
    """One static effect. `if_` is its condition, `who` the affected characters: by default the owner."""

    who: str = ""
    if_: str = msgspec.field(name="if", default="")


class Number(Mod, frozen=True, kw_only=True):
    """A change of a number."""

    n: int = 0


class HitsMod(Number, frozen=True, kw_only=True, tag="hits"):
    """Hits of the owner's attacks; with a limit it is used by choice."""

    limit: str = ""


class LethalMod(Number, frozen=True, kw_only=True, tag="lethal"):
    """Hits of the owner's attacks that become Lethal."""


class MoveMod(Number, frozen=True, kw_only=True, tag="move"):
    """Movement points."""


class SaveMod(Number, frozen=True, kw_only=True, tag="save"):
    """The Save value."""


class HpMod(Number, frozen=True, kw_only=True, tag="hp"):
    """The greatest HP."""


class DefDiceMod(Number, frozen=True, kw_only=True, tag="def_dice"):
    """The most dice when defending."""


class RangeMod(Number, frozen=True, kw_only=True, tag="range"):
    """The greatest range of weapons of a style."""

    style: str


class ImmuneMod(Mod, frozen=True, kw_only=True, tag="immune"):
    """Tokens that the owner cannot get."""

    names: str


class RerollMod(Number, frozen=True, kw_only=True, tag="reroll"):
    """Dice that may be rolled again."""

    of: str
    limit: str


class EnemyHitsMod(Number, frozen=True, kw_only=True, tag="enemy_hits"):
    """Hits of enemies' attacks against the owner (`self`) or against heroes within the range."""

    range: str = "self"


class EvadeHitsMod(Number, frozen=True, kw_only=True, tag="evade_hits"):
    """Hits of attacks that an Evade draws."""


class FocusHitsMod(Number, frozen=True, kw_only=True, tag="focus_hits"):
    """The Hits from Focus."""


class BoltAddMod(Mod, frozen=True, kw_only=True, tag="bolt_add"):
    """A further Bolt effect."""

    ops: list[AnyOp]


class RetaliateMod(Mod, frozen=True, kw_only=True, tag="retaliate"):
    """Effect of a close attack that wounded the owner."""

    ops: list[AnyOp]


class RunesMod(Mod, frozen=True, kw_only=True, tag="runes"):
    """Rune tokens: how many at most, how many at the start."""

    max: int
    start: int = 0


class RunesDefendMod(Mod, frozen=True, kw_only=True, tag="runes_defend"):
    """Runes may be spent when defending."""


class WardStartMod(Number, frozen=True, kw_only=True, tag="ward_start"):
    """Gives Magic Shields to a hero without any at the start of their own turn."""


class HealBonusMod(Number, frozen=True, kw_only=True, tag="heal_bonus"):
    """The owner's powers that heal heal more."""


class PoisonBonusMod(Number, frozen=True, kw_only=True, tag="poison_bonus"):
    """Poison that the owner gives."""


class FireBonusMod(Mod, frozen=True, kw_only=True, tag="fire_bonus"):
    """Fire I that the owner gives is Fire II."""


class CompanionHpMod(Number, frozen=True, kw_only=True, tag="companion_hp"):
    """HP of the owner's companion."""


class CompanionHitsMod(Number, frozen=True, kw_only=True, tag="companion_hits"):
    """Hits of the owner's companion."""


class CrownsOnKillMod(Number, frozen=True, kw_only=True, tag="crowns_on_kill"):
    """Gives Crowns for killing an enemy in the hero's own area."""


class MoveOnKillMod(Number, frozen=True, kw_only=True, tag="move_on_kill"):
    """Areas to move after a kill."""


class SoulOnRedMod(Number, frozen=True, kw_only=True, tag="soul_on_red"):
    """Soul Points for killing a red or Master enemy."""


class SearchTwoMod(Mod, frozen=True, kw_only=True, tag="search_two"):
    """Two dice when searching, of which one is chosen."""


class ChestTrapChoiceMod(Mod, frozen=True, kw_only=True, tag="chest_trap_choice"):
    """Two Trap cards at a Chest, of which one is resolved."""


class ChestCrownsMod(Number, frozen=True, kw_only=True, tag="chest_crowns"):
    """Crowns for opening a Chest."""


class LitAreaMod(Mod, frozen=True, kw_only=True, tag="lit_area"):
    """The owner's area is lit, and those at a distance up to the radius."""

    radius: int = 0


class AllLitMod(Mod, frozen=True, kw_only=True, tag="all_lit"):
    """All areas are lit."""


class IgnoreNightMod(Mod, frozen=True, kw_only=True, tag="ignore_night"):
    """Night does not weaken the owner's attacks with bows."""


class IgnoreHindrancesMod(Mod, frozen=True, kw_only=True, tag="ignore_hindrances"):
    """Barrier, Difficult and Deadly do not concern the owner."""


class LeapMod(Mod, frozen=True, kw_only=True, tag="leap"):
    """The owner may step across rails and chasms (SS-MAP-21)."""


class NoDashMod(Mod, frozen=True, kw_only=True, tag="no_dash"):
    """The owner cannot Dash."""


class TagMod(Mod, frozen=True, kw_only=True, tag="tag"):
    """A tag of the weapon's attacks."""

    tag: str


class LosMaxMod(Number, frozen=True, kw_only=True, tag="los_max"):
    """The longest line of sight (SS-LOS-11)."""


class NightMod(Mod, frozen=True, kw_only=True, tag="night"):
    """Makes it night (SS-EVT-11)."""


class NoFocusMod(Mod, frozen=True, kw_only=True, tag="no_focus"):
    """Forbids every Focus."""


class FreeFocusMod(Mod, frozen=True, kw_only=True, tag="free_focus"):
    """Focus costs no Action activity."""


class FirstEnemyAttackMod(Number, frozen=True, kw_only=True, tag="first_enemy_attack"):
    """Hits of the first attack of each Enemy Turn."""


class FreeResurrectionMod(Number, frozen=True, kw_only=True, tag="free_resurrection"):
    """Resurrections that cost no Soul Point."""

    restore_rank: bool = False


class ShieldEachTimePhaseMod(Number, frozen=True, kw_only=True, tag="shield_each_time_phase"):
    """Magic Shields in each Time Phase for a hero without any (SS-STY-25)."""


AnyMod = (
    HitsMod | LethalMod | MoveMod | SaveMod | HpMod | DefDiceMod | RangeMod | ImmuneMod | RerollMod | EnemyHitsMod
    | EvadeHitsMod | FocusHitsMod | BoltAddMod | RetaliateMod | RunesMod | RunesDefendMod | WardStartMod | HealBonusMod
    | PoisonBonusMod | FireBonusMod | CompanionHpMod | CompanionHitsMod | CrownsOnKillMod | MoveOnKillMod | SoulOnRedMod
    | SearchTwoMod | ChestTrapChoiceMod | ChestCrownsMod | LitAreaMod | AllLitMod | IgnoreNightMod | IgnoreHindrancesMod
    | LeapMod | NoDashMod | TagMod | LosMaxMod | NightMod | NoFocusMod | FreeFocusMod | FirstEnemyAttackMod
    | FreeResurrectionMod | ShieldEachTimePhaseMod
)  # fmt: skip
