"""How tests name things: seats, spaces, cards, enemies, Place-Sites."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.games.heropath.content import CARD, ENEMY, SITE
from meadhall.games.heropath.land import SPACE, Space


def words(said: str | Iterable[str]) -> list[str]:
    """A text of words, or the words themselves."""
    return said.split() if isinstance(said, str) else list(said)


def space_of(name: str) -> Space:
    """A space by its id."""
    if name not in SPACE:
        raise BadPosition(f"there is no space '{name}'; spaces are called {listed(sorted(SPACE), 80)}")
    return SPACE[name]


def card_of(name: str) -> int:
    """A card by its id."""
    if name not in CARD:
        raise BadPosition(f"there is no card '{name}'; cards are called like A01, K01, B01, M01, F01")
    return CARD[name]


def foe_of(name: str) -> int:
    """A type of enemy by its id."""
    if name not in ENEMY:
        raise BadPosition(f"there is no enemy '{name}'; enemies are {listed(sorted(ENEMY))}")
    return ENEMY[name]


def site_of(name: str) -> int:
    """A Place-Site by its id."""
    if name not in SITE:
        raise BadPosition(f"there is no Place-Site '{name}'; they are S01 to S22")
    return SITE[name]
