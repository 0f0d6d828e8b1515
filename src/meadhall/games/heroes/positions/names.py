"""The words of tests for seats, dice, spaces and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.games.heroes.board.spaces import SPACE
from meadhall.games.heroes.content import CREATURE, HERO, LETTERS, SPELL
from meadhall.games.heroes.state import IN_AIR, IN_HAND, NO_DIE, State

SEATS: Final = ("ann", "bram", "cas", "dot")
DIE_SIGNS: Final = {**{letter: face for face, letter in enumerate(LETTERS)}, "-": IN_HAND, "~": IN_AIR, ".": NO_DIE}


def seat_of(s: State, who: int | str) -> int:
    """A seat by number or name."""
    seat = SEATS.index(who) if isinstance(who, str) and who in SEATS else who
    if not isinstance(seat, int) or not 0 <= seat < s.players:
        raise BadPosition(f"there is no seat {who!r} with {s.players} players; there are {listed(SEATS[: s.players])}")
    return seat


def _numbered(kind: str, names: dict[str, int], name: str) -> int:
    if name not in names:
        raise BadPosition(f"there is no {kind} '{name}'; there are {listed(names, 40)}")
    return names[name]


def spell_of(name: str) -> int:
    return _numbered("Spell", SPELL, name)


def creature_of(name: str) -> int:
    return _numbered("Creature", CREATURE, name)


def hero_of(name: str) -> int:
    return _numbered("Hero", HERO, name)


def space_of(name: str) -> int:
    return _numbered("space", SPACE, name)


def faces_of(signs: str) -> list[int]:
    """Dice as letters: W F E A L C, `-` in hand, `~` in the air."""
    for sign in signs:
        if sign not in DIE_SIGNS:
            raise BadPosition(f"'{sign}' is no die; write W F E A L C, - for one in hand and ~ for one in the air")
    return [DIE_SIGNS[sign] for sign in signs]


def words(value: str | Iterable[str]) -> list[str]:
    """`a b c` or a list."""
    return value.split() if isinstance(value, str) else list(value)
