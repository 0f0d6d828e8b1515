"""Effects of cards as data, with one struct for each op of section 11.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from meadhall.engine.kit.effects import Op

Who = Literal["self", "target", "each", "each_other", "most_characters"]
Resource = Literal["fame", "gold", "might"]
Chooser = Literal["self", "owner"]
Board = Literal["tavern", "store"]
ARMOUR: Final = "armour"  # value in place of a number, for the number of collected pieces of armour


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price in fame and gold."""

    fame: int = 0
    gold: int = 0


class Due(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One alternative of a demand, which is paid in full (SV-VOC-36)."""

    gold: int = 0
    fame: int = 0
    might: int = 0
    gifts: int = 0
    elixir: int = 0
    building: int = 0
    tap: int = 0
    push_sin: int = 0


class Gain(Op, frozen=True, tag="gain"):
    who: Who
    res: Resource
    n: int | Literal["armour"]
    cap: int = 0


class Lose(Op, frozen=True, tag="lose"):
    who: Who
    res: Resource
    n: int
    cond: Literal["", "more_might"] = ""


class Steal(Op, frozen=True, tag="steal"):
    who: Who
    res: Literal["fame", "gold", "fame_or_gold"]
    n: int
    cond: Literal["", "more_of_it"] = ""


class TakeGifts(Op, frozen=True, tag="take_gifts"):
    who: Who
    n: int
    virtue: Literal["any"]
    distinct: bool


class DropGifts(Op, frozen=True, tag="drop_gifts"):
    who: Who
    n: int = 0
    keep: int = -1
    chooser: Chooser = "owner"
    virtue: Literal["any", "named"] = "any"


class StealGifts(Op, frozen=True, tag="steal_gifts"):
    who: Who
    n: int


class Exchange(Op, frozen=True, tag="exchange"):
    n: int
    source: Literal["pool"]


class Untap(Op, frozen=True, tag="untap"):
    who: Who
    n: int


class Tap(Op, frozen=True, tag="tap"):
    who: Who
    n: int
    chooser: Chooser


class Seduce(Op, frozen=True, tag="seduce"):
    who: Who


class Dismiss(Op, frozen=True, tag="dismiss"):
    who: Who
    n: int
    max_cost: int
    chooser: Chooser
    ransom: Price | None = None


class Recruit(Op, frozen=True, tag="recruit"):
    discount: int
    min: int
    max_cost: int


class BuyElixir(Op, frozen=True, tag="buy_elixir"):
    discount: int
    min: int
    max_cost: int


class StealElixir(Op, frozen=True, tag="steal_elixir"):
    who: Who
    n: int


class DropElixir(Op, frozen=True, tag="drop_elixir"):
    who: Who
    n: int
    chooser: Chooser
    at_least: int = 1


class Refresh(Op, frozen=True, tag="refresh"):
    board: Board


class ManFree(Op, frozen=True, tag="man_free"):
    n: int


class ClaimTreasure(Op, frozen=True, tag="claim_treasure"):
    artifact: bool


class DropTreasure(Op, frozen=True, tag="drop_treasure"):
    n: int


class Evict(Op, frozen=True, tag="evict"):
    who: Who
    n: int


class FulfilFree(Op, frozen=True, tag="fulfil_free"):
    kinds: tuple[Literal["gold", "fame", "gifts"], ...]


class Negate(Op, frozen=True, tag="negate"):
    pass


class Shield(Op, frozen=True, tag="shield"):
    pass


class DrawSin(Op, frozen=True, tag="draw_sin"):
    who: Who
    n: int


class ReturnSin(Op, frozen=True, tag="return_sin"):
    who: Who
    n: int


class Cleanse(Op, frozen=True, tag="cleanse"):
    who: Who
    n: int


class Close(Op, frozen=True, tag="close"):
    board: Board


class Ruin(Op, frozen=True, tag="ruin"):
    nos: tuple[int, ...]


class Skip(Op, frozen=True, tag="skip"):
    who: Who
    n: int


class Discount(Op, frozen=True, tag="discount"):
    kind: Literal["recruit", "elixir"]
    n: int
    min: int


class ExtraGift(Op, frozen=True, tag="extra_gift"):
    n: int


class Substitute(Op, frozen=True, tag="substitute"):
    n: int
    price: Price


class PortalDiscount(Op, frozen=True, tag="portal_discount"):
    n: int
    uses: int = 0


class AllColours(Op, frozen=True, tag="all_colours"):
    pass


class Block(Op, frozen=True, tag="block"):
    what: Literal["portal", "requirement"]


class Demand(Op, frozen=True, tag="demand"):
    who: Who
    pay: tuple[Due, ...]


# Immediate effects. A function carries out each of these ops.
ImmediateOp = (
    Gain | Lose | Steal | TakeGifts | DropGifts | StealGifts | Exchange | Untap | Tap | Seduce | Dismiss | Recruit
    | BuyElixir | StealElixir | DropElixir | Refresh | ManFree | ClaimTreasure | DropTreasure | Evict | FulfilFree
    | DrawSin | ReturnSin | Cleanse | Close | Ruin | Skip | PortalDiscount | AllColours | Block | Demand
)  # fmt: skip
# Effects of manned temples, and negating a sin. They are not carried out, but the rules check them.
StandingOp = Discount | ExtraGift | Substitute | Shield | Negate
AnyOp = ImmediateOp | StandingOp


def needs_target(ops: Sequence[AnyOp]) -> bool:
    """Whether the player of a card must name another player."""
    return any(getattr(op, "who", "") == "target" for op in ops)


def needs_virtue(ops: Sequence[AnyOp]) -> bool:
    """Whether the player of a card must name a virtue."""
    return any(isinstance(op, DropGifts) and op.virtue == "named" for op in ops)


def names_resource(ops: Sequence[AnyOp]) -> bool:
    """Whether the player of a card must name fame or gold together with the target."""
    return any(isinstance(op, Steal) and op.res == "fame_or_gold" for op in ops)


def affects_others(ops: Sequence[AnyOp]) -> bool:
    """Whether a card affects other players, who are then asked first (SV-SIN-09)."""
    return any(getattr(op, "who", "") in ("target", "each_other") for op in ops)
