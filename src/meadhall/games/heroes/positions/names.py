"""The words of tests for seats, dice, spaces and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.common.errors import BadPosition
from meadhall.engine.positions.readers import Named
from meadhall.games.heroes.board.spaces import SPACE
from meadhall.games.heroes.content import CREATURE, HERO, LETTERS, SPELL
from meadhall.games.heroes.state import A_HERO, IN_AIR, IN_HAND, NO_DIE

SEATS: Final = ("ann", "bram", "cas", "dot")
DIE_SIGNS: Final = {**{letter: face for face, letter in enumerate(LETTERS)}, "-": IN_HAND, "~": IN_AIR, ".": NO_DIE}
SPELLS_NAMED: Final = Named("Spell", SPELL)
BEING_CARDS: Final = Named("Creature", CREATURE, {"hero": A_HERO})
HEROES_NAMED: Final = Named("Hero", HERO)
SPACES_NAMED: Final = Named("space", SPACE)


def faces_of(signs: str) -> list[int]:
    """Dice as letters: W F E A L C, `-` in hand, `~` in the air."""
    for sign in signs:
        if sign not in DIE_SIGNS:
            raise BadPosition(f"'{sign}' is no die; write W F E A L C, - for one in hand and ~ for one in the air")
    return [DIE_SIGNS[sign] for sign in signs]


def rolls(signs: str) -> list[Sequence[int]]:
    """Dice as they come up."""
    return [[face] for face in faces_of(signs.replace(" ", ""))]
