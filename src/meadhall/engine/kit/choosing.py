"""Choose several of many things, one after the other: a menu of fourteen cards, instead of three thousand sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from meadhall.engine.flows.flow import Seat, choose
from meadhall.engine.flows.options import Candidate, Menu, Option, Question, Reason, Refused, build_menu

T = TypeVar("T", bound=Option)

ALREADY_PICKED: Final = "some-already"
TOO_FEW: Final = "some-too-few"
TOO_MANY: Final = "some-too-many"
LAST_ONE: Final = "some-last-one"


class Enough(Option):
    """Option that ends the choice with the things picked so far."""

    __slots__ = ()


class All(Option):
    """Option that picks all remaining things at once."""

    __slots__ = ()


class Some(NamedTuple, Generic[T]):
    """A choice of several things: at least `least`, and at most `most` of them.

    The default answers pick the first `least` things, or `most` things if the choice is `greedy`. `others` lists more
    candidates with their reasons, for "why not?".
    """

    question: str
    clause: str
    things: Sequence[T]
    least: int
    most: int
    greedy: bool = False
    others: Callable[[], Iterable[Refused]] = tuple


async def choose_some(seat: Seat, some: Some[T], *, secret: bool = False) -> list[T]:
    """Ask a seat to pick several things, one after the other; return them in the order of `some.things`.

    The option `enough` ends the choice early, and `all` picks the rest, if this is allowed. If there is no choice, the
    seat is not asked. With `secret`, other seats never see the answers.
    """
    remaining, picked = list(some.things), list[T]()
    limit = min(some.most, len(remaining))
    while len(picked) < limit:
        if len(picked) + len(remaining) <= some.least:
            picked += remaining
            break
        pick = await choose(seat, _choice_menu(some, remaining, picked, limit), secret)
        if isinstance(pick, Enough):
            break
        if isinstance(pick, All):
            picked += remaining
            break
        picked.append(next(thing for thing in remaining if thing.key == pick.key))
        remaining.remove(picked[-1])
    order = {thing.key: index for index, thing in enumerate(some.things)}
    return sorted(picked, key=lambda thing: order[thing.key])


def _choice_menu(some: Some[T], remaining: Sequence[T], picked: list[T], limit: int) -> Menu[Option]:
    may_stop = len(picked) >= some.least and not some.greedy
    args = some, tuple(remaining), tuple(picked), limit
    question = _choice_question(some.question, some.clause, "enough" if may_stop else "")
    return build_menu(question, _candidates(*args), args, picked=picked.copy())


@cache
def _choice_question(name: str, clause: str, default: str) -> Question:
    return Question(name, clause, default, _candidates, _refused_things)


def _candidates(
    some: Some[Any], remaining: Sequence[Option], picked: Sequence[Option], limit: int
) -> Iterator[Candidate[Option]]:
    yield from remaining
    yield All("all", some.clause), _cannot_take_all(some, remaining, picked, limit)
    has_too_few = len(picked) < some.least
    yield Enough("enough", some.clause), Reason(some.clause, TOO_FEW)(least=some.least) if has_too_few else None


def _cannot_take_all(
    some: Some[Any], remaining: Sequence[Option], picked: Sequence[Option], limit: int
) -> Reason | None:
    if len(picked) + len(remaining) > limit:
        return Reason(some.clause, TOO_MANY)(most=limit)
    return Reason(some.clause, LAST_ONE) if len(remaining) == 1 else None


def _refused_things(
    some: Some[Any], remaining: Sequence[Option], picked: Sequence[Option], limit: int
) -> Iterator[Refused]:
    """List the picked things and the game's own candidates, with reasons, for "why not?"."""
    yield from ((thing, Reason(some.clause, ALREADY_PICKED)) for thing in picked)
    yield from some.others()
