"""The STOP calls of Real Time, as answers (HP-ASK-39). What they do is told in `modes/real_time.py`."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.engine.language.wording import Names
from meadhall.games.heropath.state import NOBODY, Seat, State


class Call(Option):
    """A STOP: for one hero, for the Dragon, or for all who wait for each other."""

    __slots__ = ("kind", "on")

    def __init__(self, kind: str, clause: str, on: Seat = NOBODY) -> None:
        super().__init__(f"stop:{kind}" if on == NOBODY else f"stop:{kind}-{on}", clause)
        self.kind = kind
        self.on = on

    def words(self, state: State, names: Names) -> str:
        if self.kind == "hero":
            return f"STOP-HERO: {names.inside(self.on)} must wait until your turn is over"
        if self.kind == "dragon":
            return "STOP-DRAGON: all wait while you go for the Dragon"
        return "STOP-PASSIVE: all who wait take one action each in turn"


STOP_HERO: Final = [Call("hero", "HP-RTM-08", seat) for seat in range(6)]
STOP_DRAGON: Final = Call("dragon", "HP-RTM-11")
STOP_PASSIVE: Final = Call("passive", "HP-RTM-13")


class Deal(Option):
    """Exchange cards with a partner."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Exchange cards with a partner"


DEAL: Final = Deal("exchange", "HP-TEA-03")
