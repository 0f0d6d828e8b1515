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
    """Temple of the Anvil and Temple of the Deep (SV-VOC-30)."""
    return [op for op in standing(player, Discount) if op.kind == what]


def extra_gifts(player: Player) -> int:
    """Temple of the Root (SV-VOC-31)."""
    return sum(op.n for op in standing(player, ExtraGift))


def substitute(player: Player) -> Substitute | None:
    """Temple of the Scales (SV-VOC-32)."""
    return next(iter(standing(player, Substitute)), None)


def is_shielded(player: Player) -> bool:
    """Temple of the Lamp (SV-VOC-23)."""
    return bool(player.manned) and bool(standing(player, Shield))


def portal_discount(player: Player) -> int:
    """Temple of the Veil, and what an artifact does for the next portal; they add up (SV-VOC-33)."""
    return player.portal_less + sum(op.n for op in standing(player, PortalDiscount))
