"""Effects of cards as typed data (section 11.1)."""

from __future__ import annotations

from typing import Literal

import msgspec

from meadhall.engine import ContentTable
from meadhall.engine.kit.effects import Op

Kind = Literal["physical", "magical"]
Symbol = Literal["water", "fire", "earth", "air", "leadership", "card"]
Struck = Literal[
    "target", "each_target", "next_targets", "adjacent_to_target", "behind_target", "beside_target", "each_in_column",
    "each_in_front_line", "each_on_board", "each_exposed_of_target",
]  # fmt: skip


# ---- immediate effects, carried out in the printed order


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wounds for one group of Beings. They may be a number, half of the first share, or decrease along a chain."""

    whom: Struck
    wounds: int = 0
    if_wounded: int = 0  # replaces `wounds` for a Being that is already wounded
    half: bool = False  # half of the first share, enhancements included, rounded down (HE-VER-24)
    less: int = 0  # reduction of the first share for each further target (HE-SPL-03)
    most: int = 0  # maximum number of further targets


class Wound(Op, frozen=True, tag="wound"):
    """Wounds that are all dealt at the same moment (HE-WND-06)."""

    kind: Kind
    on: tuple[Share, ...]
    raised: bool = True  # whether enhancements add wounds


class Heal(Op, frozen=True, tag="heal"):
    whom: Literal["target", "chosen_own_Being"]
    wounds: int


class Discard(Op, frozen=True, tag="discard"):
    cards: int


class Reroll(Op, frozen=True, tag="reroll"):
    pass


class Move(Op, frozen=True, tag="move"):
    pass


class Shift(Op, frozen=True, tag="shift"):
    pass


class TurnColumns(Op, frozen=True, tag="turn_columns"):
    pass


class Activate(Op, frozen=True, tag="activate"):
    attack_only: bool = False


class Strike(Op, frozen=True, tag="strike"):
    kind: Kind


class AddPower(Op, frozen=True, tag="add_power"):
    tokens: int


class Unmake(Op, frozen=True, tag="unmake"):
    pass


class RemoveSelf(Op, frozen=True, tag="remove_self"):
    pass


class ReturnSelf(Op, frozen=True, tag="return_self"):
    wounds: int


AtOnce = (
    Wound | Heal | Discard | Reroll | Move | Shift | TurnColumns | Activate | Strike | AddPower | Unmake | RemoveSelf
    | ReturnSelf
)  # fmt: skip


# ---- lasting effects, while their card is in play


class Strength(Op, frozen=True, tag="strength"):
    by: int  # modifier to the Strength


class ActivationCost(Op, frozen=True, tag="activation_cost"):
    by: int  # modifier to the activation cost


class Reduce(Op, frozen=True, tag="reduce"):
    """Reduce each instance of wounds by `by`, but not below `least`. An empty `kind` means wounds of both kinds."""

    by: int
    least: int
    kind: Kind | None = None
    from_opponents: bool = False


class Immune(Op, frozen=True, tag="immune"):
    kind: Kind


class Freeze(Op, frozen=True, tag="freeze"):
    pass


class ExtraDie(Op, frozen=True, tag="extra_die"):
    pass


Lasting = Strength | ActivationCost | Reduce | Immune | Freeze | ExtraDie


# ---- triggered effects


class StopWound(Op, frozen=True, tag="wound"):
    """Wounds at a Stop for the bearing Being or player. With a symbol `each`, they are multiplied by its dice."""

    kind: Kind
    wounds: int = 1
    each: Symbol | None = None
    if_shown: Symbol | None = None


class StopHeal(Op, frozen=True, tag="heal"):
    wounds: int


class MayDraw(Op, frozen=True, tag="may_draw"):
    cards: int
    if_shown: Symbol | None = None


class MayHeal(Op, frozen=True, tag="may_heal"):
    wounds: int


class StrikeBack(Op, frozen=True, tag="wound"):
    kind: Kind
    wounds: int


AtStop = StopWound | StopHeal
AfterCast = MayDraw | MayHeal
AnyOp = AtOnce | Lasting | AtStop | AfterCast | StrikeBack


class CardEffects(ContentTable, frozen=True, kw_only=True):
    """All effects of a Spell or a Creature."""

    effect: tuple[AtOnce, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    at_stop: tuple[AtStop, ...] = ()  # HE-VER-21
    after_cast: tuple[AfterCast, ...] = ()  # HE-VER-22
    attacked: tuple[StrikeBack, ...] = ()  # before a basic attack is resolved (HE-VER-23)

    @property
    def parts(self) -> tuple[AnyOp, ...]:
        """All ops in printed order."""
        return (*self.effect, *self.lasting, *self.at_stop, *self.after_cast, *self.attacked)
