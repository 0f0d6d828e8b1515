"""Asking: a question with one answer is answered by the engine (SV-DEC-90), and a default may hang on the position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from meadhall.engine.flows.flow import Seat, choose
from meadhall.engine.flows.options import Menu, Option, Question

T = TypeVar("T", bound=Option)


def question(name: str, clause: str, options: Sequence[T], default: str = "") -> Menu[T]:
    """A menu of these options. Without a default the question is a part of what the asked player began (SV-DEC-92)."""
    return Menu(_question(name, clause, default), options)


def first_stands(name: str, clause: str, options: Sequence[T]) -> Menu[T]:
    """A menu whose first option stands if nobody answers."""
    return Menu(_question(name, clause, options[0].key), options)


@cache
def _question(name: str, clause: str, default: str) -> Question:
    return Question(name, clause, default)


async def pick(seat: Seat, menu: Menu[T]) -> T:
    """Asks a seat, unless there is only one answer (SV-DEC-90)."""
    return menu.options[0] if len(menu.options) == 1 else await choose(seat, menu)
