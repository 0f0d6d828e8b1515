"""Payments: the cost, the sources that may pay it, and every way to pay it, the cheapest first.

>>> fame = Source("fame", ("fame",), worth=2, number=3)
>>> castle = Source("castle", ("fame", "fame"), worth=5)
>>> [cover.keys for cover in covers([{"fame": 2}], [fame, castle])]
[('fame', 'fame'), ('castle',)]
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import count
from typing import Final, NamedTuple

Goods = Mapping[str, int]  # the number of each kind of good
NEVER: Final = float("inf")  # price of a good that no source gives
ANY: Final = "ANY"  # in a source's goods: one good of a kind that the payer chooses


class Source(NamedTuple):
    """A source of payment: `number` equal things that give the same goods; `worth` is the value of one if kept.

    Of sources with the same `group` only one may be used, like the two sides of one card. Sources of goods that no cost
    asks for appear in no cover.
    """

    key: str
    gives: tuple[str, ...]
    worth: int
    number: int = 1
    group: str = ""


class Cover:
    """One legal payment of one of the costs: the number of each source, none of them superfluous."""

    __slots__ = ("__dict__", "cost", "used", "worth")

    def __init__(self, cost: int, used: tuple[tuple[Source, int], ...], worth: int) -> None:
        self.cost = cost  # place of the paid cost among the costs given
        self.used = used
        self.worth = worth

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many of each source are used, by its key."""
        return {source.key: number for source, number in self.used}

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of everything used, once for each unit."""
        return tuple(source.key for source, number in self.used for _ in range(number))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cover) and (self.cost, self.used) == (other.cost, other.used)

    def __hash__(self) -> int:
        return hash((self.cost, self.used))

    def __repr__(self) -> str:
        return f"<Cover {' + '.join(self.keys) or 'nothing'}>"


class Bounds(NamedTuple):
    """The least and the most of each source that a cover may use, by key."""

    least: Mapping[str, int] = {}
    most: Mapping[str, int] = {}

    def allow(self, source: Source, number: int) -> bool:
        """Whether a cover may use this many of a source."""
        return self.least.get(source.key, 0) <= number <= self.most.get(source.key, source.number)


def covers(costs: Sequence[Goods], sources: Sequence[Source], bounds: Bounds = Bounds()) -> Iterator[Cover]:  # noqa: B008
    """Yield every legal payment of one of the costs, cheapest first; among equals, earlier sources first.

    A payment is legal if it covers the cost, and would not without any one of its sources. Goods beyond the cost are
    lost.
    """
    wanted = {ANY, *(good for cost in costs for good, n in cost.items() if n > 0)}
    useful = [source for source in sources if not wanted.isdisjoint(source.gives)]
    if not bounds.least.keys() <= {source.key for source in useful}:
        return
    found: set[Cover] = set()
    for cover in _cheapest_first(costs, useful, bounds):
        if cover not in found:
            found.add(cover)
            yield cover


def cheapest(costs: Sequence[Goods], sources: Sequence[Source], bounds: Bounds = Bounds()) -> Cover | None:  # noqa: B008
    """Return the cheapest cover; None if the costs cannot be paid."""
    return next(covers(costs, sources, bounds), None)


def only_way(costs: Sequence[Goods], sources: Sequence[Source]) -> Cover | None:
    """Return the cover of one cost whose goods each come from a single source with no other goods; None if unsure.

    Most bills are like that, and need no search.
    """
    if len(costs) != 1:
        return None
    used: list[tuple[Source, int]] = []
    due = {good: n for good, n in costs[0].items() if n > 0}
    wanted = {ANY, *due}
    for source in sources:
        if wanted.isdisjoint(source.gives):
            continue
        good = source.gives[0]
        number = due.pop(good, 0)
        if len(source.gives) > 1 or good == ANY or not number or number > source.number or source.group:
            return None
        used.append((source, number))
    return None if due else Cover(0, tuple(used), sum(source.worth * n for source, n in used))


def can_pay(costs: Sequence[Goods], sources: Sequence[Source]) -> bool:
    """Whether any of the costs can be paid."""
    return cheapest(costs, sources) is not None


# ---- the search: go through the sources in order, and use each a number of times, the least valuable first

Need = tuple[tuple[str, int], ...]


class _Partial(NamedTuple):
    """An incomplete payment, decided for the sources before `at`."""

    bound: float  # lower bound of the complete payment's worth
    nth: int  # settles ties: the earlier one wins
    worth: int
    cost: int
    at: int
    needs: Need
    used: tuple[tuple[Source, int], ...]


def _cheapest_first(costs: Sequence[Goods], sources: Sequence[Source], bounds: Bounds) -> Iterator[Cover]:
    number, end = count(), len(sources)
    prices = _least_prices(sources)
    asked = max((at + 1 for at, source in enumerate(sources) if bounds.least.get(source.key)), default=0)
    heap: list[_Partial] = []

    def put(worth: int, cost: int, at: int, needs: Need, used: tuple[tuple[Source, int], ...]) -> None:
        wild = prices[at].get(ANY, NEVER)
        bound = worth + sum([missing * prices[at].get(good, wild) for good, missing in needs])
        if bound < NEVER and (needs or at >= asked):
            heapq.heappush(heap, _Partial(bound, next(number), worth, cost, at if needs else end, needs, used))

    for nth, cost in enumerate(costs):
        put(0, nth, 0, tuple(sorted((good, n) for good, n in cost.items() if n > 0)), ())
    while heap:
        partial = heapq.heappop(heap)
        if partial.at == end:
            if not partial.needs and not _has_superfluous(costs[partial.cost], partial.used):
                yield Cover(partial.cost, partial.used, partial.worth)
            continue
        source = sources[partial.at]
        ways = [*_ways_to_use(source, partial.needs, _is_group_taken(source, partial.used))]
        for used, needs in reversed(ways):  # of payments worth the same, first the one with more of earlier sources
            if bounds.allow(source, used):
                more = ((source, used),) if used else ()
                put(partial.worth + used * source.worth, partial.cost, partial.at + 1, needs, partial.used + more)


def _least_prices(sources: Sequence[Source]) -> list[dict[str, float]]:
    """For each place in the list, the lowest price of one good of a kind from there on."""
    found = [dict[str, float]() for _ in range(len(sources) + 1)]
    prices: dict[str, float] = {}
    for at in range(len(sources) - 1, -1, -1):
        source = sources[at]
        price = source.worth / len(source.gives) if source.gives else NEVER
        for good in source.gives:
            prices[good] = min(price, prices.get(good, price))
        wild = prices.get(ANY, NEVER)
        found[at] = {good: min(price, wild) for good, price in prices.items()}
    return found


def _is_group_taken(source: Source, used: Sequence[tuple[Source, int]]) -> bool:
    return bool(source.group) and any(other.group == source.group for other, _ in used)


def _ways_to_use(source: Source, needs: Need, is_taken: bool) -> Iterator[tuple[int, Need]]:
    """Yield the use of none, one and more of a source, while each further one still covers a need."""
    yield 0, needs
    if is_taken:
        return
    reached = {needs}
    for used in range(1, source.number + 1):
        reached = {left for before in reached for left in _after(source, before) if left != before}
        if not reached:
            return
        for left in sorted(reached):
            yield used, left


def _after(source: Source, needs: Need) -> set[Need]:
    """The possible needs after using one of a source: its wild goods go to anything still missing."""
    left = dict(needs)
    for good in source.gives:
        if left.get(good):
            left[good] -= 1
    reached = {_need(left)}
    for _ in range(source.gives.count(ANY)):
        reached = {_need({**dict(one), good: n - 1}) for one in reached for good, n in one} or reached
    return reached


def _need(left: Mapping[str, int]) -> Need:
    """The rest of a need, in its old order."""
    return tuple([(good, n) for good, n in left.items() if n])


def _has_superfluous(cost: Goods, used: Sequence[tuple[Source, int]]) -> bool:
    """Whether the cost would still be covered with one source less."""
    total = Counter(good for source, number in used for good in source.gives * number)
    return any(_covers(cost, total - Counter(source.gives)) for source, _ in used)


def _covers(cost: Goods, total: Counter[str]) -> bool:
    missing = sum(max(0, n - total[good]) for good, n in cost.items())
    return missing <= total[ANY]
