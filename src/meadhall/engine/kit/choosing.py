"""Choosing some of many, one after the other: fourteen cards are one menu of fourteen, not three thousand sets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Generic, NamedTuple, TypeVar

from meadhall.engine.flows.flow import Seat, choose
from meadhall.engine.flows.options import Menu, Option, Question

T = TypeVar("T", bound=Option)


class Enough(Option):
    """No more are taken; those picked so far are meant."""

    __slots__ = ()


class All(Option):
    """All that are left are taken at once."""

    __slots__ = ()


class Some(NamedTuple, Generic[T]):
    """A choice of some things: between `least` and `most` of them, asked by this name and clause.

    Who does not answer takes the first `least` of them, or `most` where the choice is `greedy`.
    """

    question: str
    clause: str
    things: Sequence[T]
    least: int
    most: int
    greedy: bool = False


async def choose_some(seat: Seat, some: Some[T], *, secret: bool = False) -> list[T]:
    """Asks a seat for some of these things, in parts that nobody else sees until the last, and gives them in order.

    `enough` ends it early, and `all` takes the rest where that is allowed. Nothing is asked where there is no choice.
    """
    left, picked = list(some.things), list[T]()
    most = min(some.most, len(left))
    while len(picked) < most:
        if len(picked) + len(left) <= some.least:
            picked += left
            break
        pick = await choose(seat, _menu(some, left, picked, most), secret)
        if isinstance(pick, Enough):
            break
        if isinstance(pick, All):
            picked += left
            break
        picked.append(next(thing for thing in left if thing.key == pick.key))
        left.remove(picked[-1])
    order = {thing.key: nth for nth, thing in enumerate(some.things)}
    return sorted(picked, key=lambda thing: order[thing.key])


def _menu(some: Some[T], left: Sequence[T], picked: Sequence[T], most: int) -> Menu[Option]:
    options: list[Option] = list(left)
    if len(picked) + len(left) <= most and len(left) > 1:
        options.append(All("all", some.clause))
    if len(picked) >= some.least:
        options.append(Enough("enough", some.clause))
    stops = len(picked) >= some.least and not some.greedy
    return Menu(_question(some.question, some.clause, "enough" if stops else ""), options)


@cache
def _question(name: str, clause: str, default: str) -> Question:
    return Question(name, clause, default)
