"""What manned temples do, for as long as they are manned (SV-MAN-03, SV-MAN-08)."""

from __future__ import annotations

from typing import TypeVar

from meadhall.games.virtues.content import BUILDINGS, TEMPLES
from meadhall.games.virtues.ops import AnyOp, Discount, ExtraGift, PortalDiscount, Shield, Substitute
from meadhall.games.virtues.state import Player

T = TypeVar("T", bound=AnyOp)

_TEMPLES = frozenset(TEMPLES)


def standing(player: Player, kind: type[T]) -> list[T]:
    """The effects of this kind that a player's manned temples have now."""
    if not player.manned:
        return []
    found: list[T] = []
    for building in player.manned:
        if building in _TEMPLES:
            found += [op for op in BUILDINGS[building].effects if isinstance(op, kind)]
    return found


def discounts(player: Player, what: str) -> list[Discount]:
    """By what a recruit or an elixir is cheaper: Temple of the Anvil, Temple of the Deep (SV-VOC-30)."""
    return [op for op in standing(player, Discount) if op.kind == what]


def extra_gifts(player: Player) -> int:
    """How many more gift cards a tap brings: Temple of the Root (SV-VOC-31)."""
    return sum(op.n for op in standing(player, ExtraGift))


def substitute(player: Player) -> Substitute | None:
    """What may be paid in place of a gift of a requirement, if anything: Temple of the Scales (SV-VOC-32)."""
    return next(iter(standing(player, Substitute)), None)


def is_shielded(player: Player) -> bool:
    """Whether sin cards of others do not affect the player: Temple of the Lamp (SV-VOC-23)."""
    return bool(standing(player, Shield))


def portal_discount(player: Player) -> int:
    """How many gifts less a portal costs: Temple of the Veil and an artifact add up (SV-VOC-33)."""
    return player.portal_less + sum(op.n for op in standing(player, PortalDiscount))
