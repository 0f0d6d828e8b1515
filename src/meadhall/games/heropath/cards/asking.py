"""Asking for one of several, where one alone is not asked for (HP-DEC-02)."""

from __future__ import annotations

from typing import TypeVar

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Menu, Option
from meadhall.games.heropath.state import Seat

T = TypeVar("T", bound=Option)


async def only_choice(seat: Seat, offered: Menu[T], *, secret: bool = False) -> T:
    """What a player chooses; the only option, where there is no other."""
    return offered[0] if len(offered) == 1 else await choose(seat, offered, secret)
