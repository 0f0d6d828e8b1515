"""Dice by their signs, which are the same in every language."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.heroes.content import CONTENT, LETTERS
from meadhall.games.heroes.state import IN_AIR, IN_HAND


def symbol(face: int) -> str:
    """The letter of a face: `W`."""
    return LETTERS[face]


def sign(name: str) -> str:
    """The letter of a face that a card names: `W` for `water`."""
    return symbol(CONTENT.dice.faces.index(name))


def dice(faces: Sequence[int]) -> str:
    """`W W F - ~`: what dice show, in hand, in the air."""
    signs = {IN_HAND: "-", IN_AIR: "~"}
    return " ".join(signs.get(face) or symbol(face) for face in faces if face >= IN_AIR)


def numbers(chosen: Sequence[int]) -> str:
    """`1 3`: dice by their numbers, for a button."""
    return " ".join(str(die + 1) for die in chosen)


def are_all(chosen: Sequence[int], mine: Sequence[int]) -> bool:
    """Whether these are several, and all that somebody has."""
    return len(chosen) == len([face for face in mine if face >= IN_AIR]) and len(chosen) > 1


def numbered(chosen: Sequence[int], mine: Sequence[int]) -> str:
    """`1 (W), 4`: dice by their numbers, with what they show to who has them."""
    return ", ".join(f"{die + 1}{_face(die, mine)}" for die in chosen)


def _face(die: int, mine: Sequence[int]) -> str:
    return f" ({symbol(mine[die])})" if die < len(mine) and mine[die] >= 0 else ""
