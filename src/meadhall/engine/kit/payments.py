"""Payments: costs, the sources that can pay them, and every way to pay, cheapest first.

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
UNAVAILABLE: Final = float("inf")  # price of a good that no source gives
ANY: Final = "ANY"  # a wild good among a source's goods: the payer chooses its kind


class Source(NamedTuple):
    """A source of payment: `number` equal things, each of which gives the goods `gives`.

    `worth` is the price of using one of them. Only one source of a `group` may be used, like the two sides of a card.
    A source whose goods are in no cost is never used.
    """

    key: str
    gives: tuple[str, ...]
    worth: int
    number: int = 1
    group: str = ""


class Cover:
    """A legal payment of one of the costs: how many of each source it uses. It needs every one of them."""

    __slots__ = ("__dict__", "cost", "used", "worth")

    def __init__(self, cost: int, used: tuple[tuple[Source, int], ...], worth: int) -> None:
        self.cost = cost  # index of the cost that is paid
        self.used = used
        self.worth = worth

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many of each source are used, by the key of the source."""
        return {source.key: number for source, number in self.used}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the sources in use; a source that is used twice occurs twice."""
        return tuple(source.key for source, number in self.used for _ in range(number))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cover) and (self.cost, self.used) == (other.cost, other.used)

    def __hash__(self) -> int:
        return hash((self.cost, self.used))

    def __repr__(self) -> str:
        return f"<Cover {' + '.join(self.keys) or 'nothing'}>"


class Bounds(NamedTuple):
    """The minimum and maximum number of each source in a cover, by the source's key."""

    min_numbers: Mapping[str, int] = {}
    max_numbers: Mapping[str, int] = {}

    def allow(self, source: Source, number: int) -> bool:
        """Whether a cover may use this many of a source."""
        return self.min_numbers.get(source.key, 0) <= number <= self.max_numbers.get(source.key, source.number)


def covers(costs: Sequence[Goods], sources: Sequence[Source], bounds: Bounds = Bounds()) -> Iterator[Cover]:  # noqa: B008
    """Yield every legal payment of one of the costs, cheapest first.

    A payment is legal if it covers the cost, and needs each of its sources for that. Excess goods are lost. Equally
    cheap payments are sorted: those that use more of the earlier sources come first.
    """
    wanted = {ANY, *(good for cost in costs for good, n in cost.items() if n > 0)}
    useful = [source for source in sources if not wanted.isdisjoint(source.gives)]
    if not bounds.min_numbers.keys() <= {source.key for source in useful}:
        return
    yielded: set[Cover] = set()
    for cover in _cheapest_first(costs, useful, bounds):
        if cover not in yielded:
            yielded.add(cover)
            yield cover


def cheapest(costs: Sequence[Goods], sources: Sequence[Source], bounds: Bounds = Bounds()) -> Cover | None:  # noqa: B008
    """Return the cheapest cover; None if the costs cannot be paid."""
    return next(covers(costs, sources, bounds), None)


def single_cover(costs: Sequence[Goods], sources: Sequence[Source]) -> Cover | None:
    """Return the only cover of a simple bill; None if the bill is not simple.

    Simple means: one cost, and for each good exactly one source, which gives only this good. Most bills are simple, so
    they need no search.
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


# ---- the search: a best-first search that chooses the number of each source, one source after the other

Need = tuple[tuple[str, int], ...]


class _Partial(NamedTuple):
    """An incomplete payment. The numbers of all sources before the index `next_source` are decided."""

    bound: float  # lower bound of the complete payment's worth
    created: int  # order of creation, which decides between equal bounds
    worth: int
    cost: int
    next_source: int
    needs: Need
    used: tuple[tuple[Source, int], ...]


def _cheapest_first(costs: Sequence[Goods], sources: Sequence[Source], bounds: Bounds) -> Iterator[Cover]:
    created, end = count(), len(sources)
    prices = _least_prices(sources)
    last_required = max(
        (index + 1 for index, source in enumerate(sources) if bounds.min_numbers.get(source.key)), default=0
    )
    heap: list[_Partial] = []

    def push_partial(
        worth: int, cost: int, next_source: int, needs: Need, used: tuple[tuple[Source, int], ...]
    ) -> None:
        wild = prices[next_source].get(ANY, UNAVAILABLE)
        bound = worth + sum([missing * prices[next_source].get(good, wild) for good, missing in needs])
        if bound < UNAVAILABLE and (needs or next_source >= last_required):
            heapq.heappush(
                heap, _Partial(bound, next(created), worth, cost, next_source if needs else end, needs, used)
            )

    for nth, cost in enumerate(costs):
        push_partial(0, nth, 0, tuple(sorted((good, n) for good, n in cost.items() if n > 0)), ())
    while heap:
        partial = heapq.heappop(heap)
        if partial.next_source == end:
            if not partial.needs and not _has_superfluous(costs[partial.cost], partial.used):
                yield Cover(partial.cost, partial.used, partial.worth)
            continue
        source = sources[partial.next_source]
        ways = [*_ways_to_use(source, partial.needs, _is_group_taken(source, partial.used))]
        for used, needs in reversed(ways):  # among equally cheap payments, prefer more of the earlier sources
            if bounds.allow(source, used):
                all_used = ((source, used),) if used else ()
                push_partial(
                    partial.worth + used * source.worth,
                    partial.cost,
                    partial.next_source + 1,
                    needs,
                    partial.used + all_used,
                )


def _least_prices(sources: Sequence[Source]) -> list[dict[str, float]]:
    """For each index of `sources`, return the lowest price of each good among the sources from that index on."""
    prices_from = [dict[str, float]() for _ in range(len(sources) + 1)]
    prices: dict[str, float] = {}
    for index in range(len(sources) - 1, -1, -1):
        source = sources[index]
        price = source.worth / len(source.gives) if source.gives else UNAVAILABLE
        for good in source.gives:
            prices[good] = min(price, prices.get(good, price))
        wild = prices.get(ANY, UNAVAILABLE)
        prices_from[index] = {good: min(price, wild) for good, price in prices.items()}
    return prices_from


def _is_group_taken(source: Source, used: Sequence[tuple[Source, int]]) -> bool:
    return bool(source.group) and any(other.group == source.group for other, _ in used)


def _ways_to_use(source: Source, needs: Need, is_taken: bool) -> Iterator[tuple[int, Need]]:
    """Yield each useful number of a source, from 0, with the needs that remain after using it."""
    yield 0, needs
    if is_taken:
        return
    needs_after = {needs}
    for used in range(1, source.number + 1):
        needs_after = {
            remaining
            for needs_before in needs_after
            for remaining in _needs_after(source, needs_before)
            if remaining != needs_before
        }
        if not needs_after:
            return
        for remaining in sorted(needs_after):
            yield used, remaining


def _needs_after(source: Source, needs: Need) -> set[Need]:
    """Return all needs that can remain after using one of a source. Its wild goods can pay any missing goods."""
    remaining = dict(needs)
    for good in source.gives:
        if remaining.get(good):
            remaining[good] -= 1
    needs_after = {_missing_goods(remaining)}
    for _ in range(source.gives.count(ANY)):
        needs_after = {
            _missing_goods({**dict(needs_before), good: n - 1})
            for needs_before in needs_after
            for good, n in needs_before
        } or needs_after
    return needs_after


def _missing_goods(remaining: Mapping[str, int]) -> Need:
    """Return the goods that are still missing, in their old order."""
    return tuple([(good, n) for good, n in remaining.items() if n])


def _has_superfluous(cost: Goods, used: Sequence[tuple[Source, int]]) -> bool:
    """Whether the cost would still be covered without one of the sources in use."""
    total = Counter(good for source, number in used for good in source.gives * number)
    return any(_is_covered(cost, total - Counter(source.gives)) for source, _ in used)


def _is_covered(cost: Goods, total: Counter[str]) -> bool:
    missing = sum(max(0, n - total[good]) for good, n in cost.items())
    return missing <= total[ANY]
