"""How tests name things: seats, spaces, cards, enemies, Place-Sites; and numbers within their limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.engine.positions.position import Position
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


def number(p: Position[Any], value: object, least: int, most: int, what: str) -> int:
    """A whole number within limits, given as such or as text."""
    text = str(value)
    if isinstance(value, bool) or not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
        raise p.wrong(f"{what} is a number from {least} to {most}, not {value!r}")
    return int(text)
