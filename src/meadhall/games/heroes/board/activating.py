"""What Beings do with the Leadership that a casting leaves (4.12 to 4.14), as answers."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.games.heroes.board.spaces import SPACE_NAMES
from meadhall.games.heroes.state import BESIDE, SPACES


class Activate(Option):
    """Attacks with the Creature on a space of the own board."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"attack:{SPACE_NAMES[space]}", "HE-CRE-03")
        self.space = space


class Use(Option):
    """Uses the ability of the Creature on a space, or of a Phoenix beside the board."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"use:{'beside' if space == BESIDE else SPACE_NAMES[space]}", "HE-CRE-03")
        self.space = space


class Move(Option):
    """Moves the Being on a space of the own board."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"move:{SPACE_NAMES[space]}", "HE-MOV-01")
        self.space = space


ATTACK: Final = [Activate(space) for space in range(SPACES)]
USE: Final = {space: Use(space) for space in (*range(SPACES), BESIDE)}
MOVE: Final = [Move(space) for space in range(SPACES)]
