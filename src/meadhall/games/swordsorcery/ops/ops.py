"""The operations (ops) on cards as typed data (11.1). The package `effects` carries them out."""

from __future__ import annotations

import msgspec

from meadhall.engine.kit.effects import Op as BaseOp
from meadhall.games.swordsorcery.ops.grammar import Amount


class Op(BaseOp, frozen=True, kw_only=True):
    """One op of a card.

    `who` selects the affected characters (SS-VOC-02). If `save` is set, each of them rolls a Save against the op.
    """

    who: str = ""
    range: str = ""
    filter: str = ""
    save: bool = False
    if_: str = msgspec.field(name="if", default="")
    fail_ops: tuple[AnyOp, ...] = ()
    else_ops: tuple[AnyOp, ...] = ()


# ---- attacks and their steps


class AttackOp(Op, frozen=True, kw_only=True, tag="attack"):
    """Makes an attack with exactly these dice and tags (SS-POW-16)."""

    dice: str
    hits: Amount = 0
    lethal: Amount = 0
    aoe: int | None = None
    magic: bool = False
    fire: bool = False
    holy: bool = False
    bolt: tuple[AnyOp, ...] = ()
    on_wound: tuple[AnyOp, ...] = ()


class WeaponAttackOp(Op, frozen=True, kw_only=True, tag="weapon_attack"):
    """Makes weapon attacks with these changes, at the range of the weapon."""

    style: str
    dice: str = ""
    hits: int = 0
    aoe: int | None = None
    times: int = 1
    split: bool = False
    each: str = ""
    on_wound: tuple[AnyOp, ...] = ()


class HitsOp(Op, frozen=True, kw_only=True, tag="hits"):
    """Adds Hits in step H2."""

    n: Amount


class DiceOp(Op, frozen=True, kw_only=True, tag="dice"):
    """Rolls more dice in step H2."""

    dice: str


class LethalOp(Op, frozen=True, kw_only=True, tag="lethal"):
    """Makes Hits Lethal."""

    n: Amount


class DoubleHitsOp(Op, frozen=True, kw_only=True, tag="double_hits"):
    """Doubles the Hits of this attack."""


class RerollOp(Op, frozen=True, kw_only=True, tag="reroll"):
    """Rolls up to n dice again."""

    n: int
    of: str


class ShieldsOp(Op, frozen=True, kw_only=True, tag="shields"):
    """Adds Shields in step D5."""

    n: Amount


# ---- HP, tokens


class WoundOp(Op, frozen=True, kw_only=True, tag="wound"):
    """Wounds a figure (SS-GEN-05)."""

    n: Amount
    not_last: bool = False


class HealOp(Op, frozen=True, kw_only=True, tag="heal"):
    """Removes wounds. `half`, `lamps` and `heroes_within:n` are special amounts."""

    n: Amount


class SetHpOp(Op, frozen=True, kw_only=True, tag="set_hp"):
    """Sets the remaining HP."""

    n: Amount


class ConditionOp(Op, frozen=True, kw_only=True, tag="condition"):
    """Gives a Body Condition. A Master gets the condition in `master` instead."""

    name: str
    level: int = 1
    master: str = ""


class CureOp(Op, frozen=True, kw_only=True, tag="cure"):
    """Discards up to n of the conditions in `names`."""

    names: str
    n: int


class CriticalOp(Op, frozen=True, kw_only=True, tag="critical"):
    """Gives a Critical (SS-SPE-02)."""

    stat: str
    color: str


class FireOp(Op, frozen=True, kw_only=True, tag="fire"):
    """Gives Fire I or II (SS-SPE-10)."""

    level: int


class CombustOp(Op, frozen=True, kw_only=True, tag="combust"):
    """Turns all Fire tokens of the target into wounds, and adds n."""

    n: int


class MagicShieldOp(Op, frozen=True, kw_only=True, tag="magic_shield"):
    """Places Magic Shields."""

    n: Amount


class BuffOp(Op, frozen=True, kw_only=True, tag="buff"):
    """Adds to a number until a fixed moment."""

    stat: str
    until: str
    n: Amount = 0
    names: str = ""


class TauntOp(Op, frozen=True, kw_only=True, tag="taunt"):
    """Makes enemies within the range choose the owner as their victim (SS-AI-11)."""

    until: str


class HiddenOp(Op, frozen=True, kw_only=True, tag="hidden"):
    """Hides the figure (SS-SPE-18)."""

    until: str


# ---- places


class BashOp(Op, frozen=True, kw_only=True, tag="bash"):
    """Bashes the target into a neighbouring area, n times (SS-SPE-07)."""

    n: int


class PullOp(Op, frozen=True, kw_only=True, tag="pull"):
    """Pulls the target n steps closer (SS-SPE-09)."""

    n: int


class InterposeOp(Op, frozen=True, kw_only=True, tag="interpose"):
    """Makes the owner the defender in the target's place (SS-POW-18)."""


class MoveOp(Op, frozen=True, kw_only=True, tag="move"):
    """Moves a character by legal steps without points: free steps, to the target, or toward or away from the victim."""

    n: int
    kind: str


class TeleportOp(Op, frozen=True, kw_only=True, tag="teleport"):
    """Moves the owner to the chosen area."""

    no_los: bool = False
    where: str = ""


class TokenOp(Op, frozen=True, kw_only=True, tag="token"):
    """Places a token on the map, or gives one to the party."""

    token: str
    trigger: str = ""
    until: str = "quest"
    lit: bool = False
    ops: tuple[AnyOp, ...] = ()
    n: int = 1


class CompanionOp(Op, frozen=True, kw_only=True, tag="companion"):
    """Gives the owner a companion (SS-CMP-01)."""

    id: str


class ResurrectOp(Op, frozen=True, kw_only=True, tag="resurrect"):
    """Resurrects a Ghost Soul in its area."""

    hp: str
    cost: int


# ---- activities and powers


class GainActivityOp(Op, frozen=True, kw_only=True, tag="gain_activity"):
    """Adds activities to the current turn."""

    kind: str
    n: int


class RefreshPowerOp(Op, frozen=True, kw_only=True, tag="refresh_power"):
    """Makes used powers ready."""

    n: int
    max_cd: int


class CooldownOp(Op, frozen=True, kw_only=True, tag="cooldown"):
    """Rotates every used power."""

    n: int


# ---- enemies


class SpawnOp(Op, frozen=True, kw_only=True, tag="spawn"):
    """Places enemies on the map (SS-SPW)."""

    enemy: str
    n: Amount
    at: str
    max_in_play: Amount = 0


class ActivateOp(Op, frozen=True, kw_only=True, tag="activate"):
    """Activates the nearest matching enemies (SS-AI-24)."""

    max: Amount
    near: str = ""


class RevealOp(Op, frozen=True, kw_only=True, tag="reveal"):
    """Reveals the Shadows nearest to a hero."""

    n: Amount
    near: str = "closest"


class RemoveShadowOp(Op, frozen=True, kw_only=True, tag="remove_shadow"):
    """Removes Shadows without revealing them."""

    n: int


class SpawnMasterOp(Op, frozen=True, kw_only=True, tag="spawn_master"):
    """Places a Master on the map."""

    id: str
    at: str


class RemoveMasterOp(Op, frozen=True, kw_only=True, tag="remove_master"):
    """Removes a Master from the map."""

    id: str


class BecomeOp(Op, frozen=True, kw_only=True, tag="become"):
    """Replaces a Master with its next form (SS-MAS-23)."""

    id: str


class WakeOp(Op, frozen=True, kw_only=True, tag="wake"):
    """Wakes a sleeping Master."""

    id: str


class PacifyOp(Op, frozen=True, kw_only=True, tag="pacify"):
    """Pacifies a Master (SS-MAS-05)."""

    id: str


class UnpacifyOp(Op, frozen=True, kw_only=True, tag="unpacify"):
    """Makes a pacified Master hostile again."""

    id: str


class MenaceOp(Op, frozen=True, kw_only=True, tag="menace"):
    """Gives a Master's Menace token to a hero."""

    id: str


# ---- goods and cards


class CrownsOp(Op, frozen=True, kw_only=True, tag="crowns"):
    """Gives or takes Crowns."""

    n: int


class SoulOp(Op, frozen=True, kw_only=True, tag="soul"):
    """Gives Soul Points to the party, or takes them."""

    n: Amount


class StealOp(Op, frozen=True, kw_only=True, tag="steal"):
    """Takes Crowns from heroes for an enemy."""

    n: int


class TreasureOp(Op, frozen=True, kw_only=True, tag="treasure"):
    """Draws Treasures."""

    n: int


class ItemOp(Op, frozen=True, kw_only=True, tag="item"):
    """Gives an item that is not from the treasure deck."""

    id: str


class DropItemOp(Op, frozen=True, kw_only=True, tag="drop_item"):
    """Takes a quest item from a hero."""

    id: str


class TrapOp(Op, frozen=True, kw_only=True, tag="trap"):
    """Draws a Trap card against this hero."""


class OpenOp(Op, frozen=True, kw_only=True, tag="open"):
    """Opens a Door, Locked Door or Chest beside the hero, or the door with this id."""

    kinds: str = ""
    id: str = ""
    no_trap: bool = False


class PeekOp(Op, frozen=True, kw_only=True, tag="peek"):
    """Looks at the top cards of a deck."""

    deck: str
    n: int
    discard: int = 0


class ChooseOp(Op, frozen=True, kw_only=True, tag="choose"):
    """Lets a player choose one of several options to carry out."""

    by: str
    options: list[list[AnyOp]]


class RollOp(Op, frozen=True, kw_only=True, tag="roll"):
    """Rolls a die and carries out the matching row of a table."""

    die: str
    table: list[tuple[int, int, list[AnyOp]]]


# ---- the story


class DayOp(Op, frozen=True, kw_only=True, tag="day"):
    """Ends Night (SS-EVT-12)."""


class FlagOp(Op, frozen=True, kw_only=True, tag="flag"):
    """Sets a flag."""

    name: str


class CountOp(Op, frozen=True, kw_only=True, tag="count"):
    """Adds to a counter."""

    name: str
    n: int


class RemoveMarkerOp(Op, frozen=True, kw_only=True, tag="remove_marker"):
    """Removes a Story Marker from the map."""

    id: str


class EscortOp(Op, frozen=True, kw_only=True, tag="escort"):
    """Makes a villager follow the hero (SS-STY-21)."""

    id: str


class TerrainOp(Op, frozen=True, kw_only=True, tag="terrain"):
    """Adds a terrain word to an area."""

    area: str
    add: str


class GateOp(Op, frozen=True, kw_only=True, tag="gate"):
    """Opens or closes a Spawn Gate."""

    area: str
    active: bool


class StaticOp(Op, frozen=True, kw_only=True, tag="static"):
    """Gives a hero a static effect until the end of the quest."""

    mod: str
    n: int


class EndOp(Op, frozen=True, kw_only=True, tag="end"):
    """Ends the quest."""

    result: str


class CampaignEndOp(Op, frozen=True, kw_only=True, tag="campaign_end"):
    """Sets the ending of the campaign."""

    ending: str


AnyOp = (
    AttackOp | WeaponAttackOp | HitsOp | DiceOp | LethalOp | DoubleHitsOp | RerollOp | ShieldsOp | WoundOp | HealOp
    | SetHpOp | ConditionOp | CureOp | CriticalOp | FireOp | CombustOp | MagicShieldOp | BuffOp | TauntOp | HiddenOp
    | BashOp | PullOp | InterposeOp | MoveOp | TeleportOp | TokenOp | CompanionOp | ResurrectOp | GainActivityOp
    | RefreshPowerOp | CooldownOp | SpawnOp | ActivateOp | RevealOp | RemoveShadowOp | SpawnMasterOp | RemoveMasterOp
    | BecomeOp | WakeOp | PacifyOp | UnpacifyOp | MenaceOp | CrownsOp | SoulOp | StealOp | TreasureOp | ItemOp
    | DropItemOp | TrapOp | OpenOp | PeekOp | ChooseOp | RollOp | DayOp | FlagOp | CountOp | RemoveMarkerOp | EscortOp
    | TerrainOp | GateOp | StaticOp | EndOp | CampaignEndOp
)  # fmt: skip
