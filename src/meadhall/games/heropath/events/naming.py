"""How cards, enemies and amounts are named in the words of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.heropath.content import CARDS, ENEMIES

BECAUSE: Final = {
    "battle": "in battle", "tie": "by a tie", "evasion": "evading", "active-flare": "by an Active Flare",
    "incidental-flare": "by an Incidental Flare", "card": "by a card", "encounter": "in an Encounter",
    "site": "as the price",
}  # fmt: skip


def foe_name(foe: int) -> str:
    """An opponent in battle as people call it."""
    return ENEMIES[foe].name if foe < len(ENEMIES) else "Dragon"


def cards_named(faces: Sequence[int]) -> str:
    """Cards by name, as in a sentence."""
    return ", ".join(CARDS[face].name for face in faces)


def amount(n: int, good: str) -> str:
    """So many of a good or an attribute."""
    return f"{n} {good}"


def because(cause: str) -> str:
    """Why VITALITY is lost (HP-VIT-09)."""
    return BECAUSE[cause]
