"""How tests write down chance: cards by field, creatures and tiles by value or id, and swords out of a mixed box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine.contract.game import Luck
from meadhall.engine.model.pieces import FRESH
from meadhall.games.adventureland.positions.names import SEATS, Value, faces_of, field_of
from meadhall.games.adventureland.state import CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG


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
