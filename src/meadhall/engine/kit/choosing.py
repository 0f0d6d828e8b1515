"""Choose some of many, one after the other: fourteen cards are one menu of fourteen, not three thousand sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from meadhall.engine.flows.flow import Seat, choose
from meadhall.engine.flows.options import Candidate, Menu, Option, Question, Reason, Refused, menu_of

T = TypeVar("T", bound=Option)

ALREADY: Final = "some-already"
TOO_FEW: Final = "some-too-few"
TOO_MANY: Final = "some-too-many"
LAST_ONE: Final = "some-last-one"


class Enough(Option):
    """Ends the choice with the things picked so far."""

    __slots__ = ()


class All(Option):
    """Takes all that are left at once."""

    __slots__ = ()


class Some(NamedTuple, Generic[T]):
    """A choice of some things: between `least` and `most` of them, asked by this name and clause.

    By default a seat takes the first `least` of them, or `most` if the choice is `greedy`. `others` lists further
    candidates for "why not?", with their reasons.
    """

    question: str
    clause: str
    things: Sequence[T]
    least: int
    most: int
    greedy: bool = False
    others: Callable[[], Iterable[Refused]] = tuple


async def choose_some(seat: Seat, some: Some[T], *, secret: bool = False) -> list[T]:
    """Ask a seat for some of these things, one by one and hidden from the others until the last; return them in order.

    `enough` ends it early, and `all` takes the rest where that is allowed. Without a choice nothing is asked.
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


def _menu(some: Some[T], left: Sequence[T], picked: list[T], most: int) -> Menu[Option]:
    stops = len(picked) >= some.least and not some.greedy
    args = some, tuple(left), tuple(picked), most
    question = _question(some.question, some.clause, "enough" if stops else "")
    return menu_of(question, _candidates(*args), args, picked=picked.copy())


@cache
def _question(name: str, clause: str, default: str) -> Question:
    return Question(name, clause, default, _candidates, _others)


def _candidates(
    some: Some[Any], left: Sequence[Option], picked: Sequence[Option], most: int
) -> Iterator[Candidate[Option]]:
    yield from left
    yield All("all", some.clause), _cannot_take_all(some, left, picked, most)
    few = len(picked) < some.least
    yield Enough("enough", some.clause), Reason(some.clause, TOO_FEW)(least=some.least) if few else None


def _cannot_take_all(some: Some[Any], left: Sequence[Option], picked: Sequence[Option], most: int) -> Reason | None:
    if len(picked) + len(left) > most:
        return Reason(some.clause, TOO_MANY)(most=most)
    return Reason(some.clause, LAST_ONE) if len(left) == 1 else None


def _others(some: Some[Any], left: Sequence[Option], picked: Sequence[Option], most: int) -> Iterator[Refused]:
    """The things already picked, and the candidates that the game adds."""
    yield from ((thing, Reason(some.clause, ALREADY)) for thing in picked)
    yield from some.others()
