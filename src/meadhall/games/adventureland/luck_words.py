"""How tests write down chance: cards by field, creatures and tiles by value or id, and swords out of a mixed box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.game import Luck
from meadhall.engine.pieces import FRESH, Face
from meadhall.games.adventureland.content import (
    CONTENT,
    CREATURE_IDS,
    EXTRA,
    HERB_IDS,
    HERB_VALUE,
    STRENGTH,
    SWORD_IDS,
)
from meadhall.games.adventureland.map import FIELDS, PLACE, Place
from meadhall.games.adventureland.state import CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG

SEATS: Final = tuple(CONTENT.pieces.colours)
IDS: Final = {CREATURE_BAG: CREATURE_IDS, SWORD_BAG: SWORD_IDS, HERB_BAG: HERB_IDS}
WORTHS: Final = {CREATURE_BAG: STRENGTH, SWORD_BAG: EXTRA, HERB_BAG: HERB_VALUE}
Value = int | str  # a strength, an extra value, a herb's value, or an id like F09


def place_of(name: str) -> Place:
    """A field or start area by name."""
    if name not in PLACE:
        raise BadPosition(
            f"there is no place '{name}'; fields are A1 to K10, start areas row1 to row5 and colA to colE"
        )
    return PLACE[name]


def field_of(name: str) -> Place:
    field = place_of(name)
    if field >= FIELDS:
        raise BadPosition(f"{name} is a start area, and nothing lies there; name a field")
    return field


def faces_of(bag: str, value: Value) -> list[Face]:
    """The faces that a value or an id stands for."""
    if isinstance(value, str) and value in IDS[bag]:
        return [IDS[bag].index(value)]
    faces = [f for f, worth in enumerate(WORTHS[bag]) if str(worth) == str(value)]
    if not faces:
        raise BadPosition(
            f"there is no {bag} '{value}'; it is one of {listed(sorted(set(WORTHS[bag])))} or an id like {IDS[bag][0]}"
        )
    return faces


def _words(value: str | Iterable[Value]) -> list[Value]:
    return [*value.split()] if isinstance(value, str) else list(value)


def _cards(value: str | Iterable[Value]) -> list[Sequence[int]]:
    return [[field_of(str(name))] for name in _words(value)]


def _dice(value: str | Iterable[Value]) -> list[Sequence[int]]:
    return [[int(die)] for die in _words(value)]


def _from(bag: str, *, free: bool = False) -> Luck:
    return Luck(bag, lambda value: [faces_of(bag, one) for one in _words(value)], free)


def _box(value: str | Iterable[Value]) -> list[Sequence[int]]:
    """A sword out of the mixed box: value or id of one that was used before, or `fresh` for one that never came up."""
    return [[FRESH] if one == "fresh" else faces_of(SWORD_BAG, one) for one in _words(value)]


def _seat(value: int | str) -> list[Sequence[int]]:
    return [[SEATS.index(value) if isinstance(value, str) else value]]


LUCK: Final = {
    "cards": Luck(CARD_BAG, _cards),
    "dice": Luck("die", _dice),
    "creatures": _from(CREATURE_BAG),
    "swords": _from(SWORD_BAG, free=True),
    "herbs": _from(HERB_BAG, free=True),
    "box": Luck("box", _box),
    "first_player": Luck("first player", _seat),
}
