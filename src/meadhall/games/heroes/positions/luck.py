"""How tests write down chance: dice as letters, cards by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine.contract.game import Luck
from meadhall.games.heroes.positions.names import SEATS, faces_of, spell_of, words
from meadhall.games.heroes.state import SPELL_BAG


def _dice(value: str) -> list[Sequence[int]]:
    return [[face] for face in faces_of(value.replace(" ", ""))]


def _cards(value: str | Iterable[str]) -> list[Sequence[int]]:
    return [[spell_of(name)] for name in words(value)]


def _seats(value: str | Iterable[str]) -> list[Sequence[int]]:
    return [[SEATS.index(name)] for name in words(value)]


LUCK: Final = {
    "rolls": Luck("dice/", _dice),
    "draws": Luck("deck/", _cards, free=True),
    "tableau_draws": Luck(SPELL_BAG, _cards, free=True),
    "first_player": Luck("setup/first", _seats, free=True),
    "priority_drawn": Luck("setup/priority", _seats, free=True),
}
