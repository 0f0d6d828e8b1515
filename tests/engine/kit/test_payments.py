"""Payments: every legal cover is found once, cheapest first, without trying all combinations."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.kit.payments import ANY, Bounds, Goods, Source, can_pay, cheapest, covers, single_cover

GOODS = ("a", "b", "c")
KINDS = (*GOODS, ANY)


@st.composite
def source_lists(draw: st.DrawFn) -> list[Source]:
    """Return a few sources: numbers of plain goods, cards with several goods, cards with two sides."""
    sources = [Source(good, (good,), draw(st.integers(1, 4)), draw(st.integers(1, 3))) for good in GOODS]
    for nth in range(draw(st.integers(0, 3))):
        gives = tuple(draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=3)))
        worth = draw(st.integers(1, 9))
        group = f"card{nth}" if draw(st.booleans()) else ""
        sources.append(Source(f"card{nth}", gives, worth, group=group))
        if group:
            sources.append(Source(f"card{nth}/better", (*gives, draw(st.sampled_from(KINDS))), worth + 1, group=group))
    return sources


COSTS = st.dictionaries(st.sampled_from(GOODS), st.integers(1, 3), min_size=1)


def is_enough(cost: Mapping[str, int], used: Counter[str], sources: Sequence[Source]) -> bool:
    total = Counter(good for source in sources for good in source.gives * used[source.key])
    return sum(max(0, n - total[good]) for good, n in cost.items()) <= total[ANY]


def all_payments(cost: Mapping[str, int], sources: Sequence[Source]) -> Iterator[tuple[tuple[str, int], ...]]:
    """Yield every legal payment, found by trying all combinations."""
    for numbers in product(*(range(source.number + 1) for source in sources)):
        used = Counter({source.key: n for source, n in zip(sources, numbers, strict=True) if n})
        groups = Counter(source.group for source in sources if source.group and used[source.key])
        if any(n > 1 for n in groups.values()) or not is_enough(cost, used, sources):
            continue
        if not any(is_enough(cost, used - Counter([key]), sources) for key in used):
            yield tuple(sorted(used.items()))


@given(source_lists(), COSTS)
def test_covers_are_all_legal_payments_and_no_others(sources: list[Source], cost: dict[str, int]) -> None:
    results = [tuple(sorted(cover.counts.items())) for cover in covers([cost], sources)]
    assert sorted(results) == sorted(all_payments(cost, sources))


@given(source_lists(), st.lists(COSTS, min_size=1, max_size=2))
def test_covers_are_sorted_by_worth_and_name_their_cost(sources: list[Source], costs: list[dict[str, int]]) -> None:
    results = list(islice(covers(costs, sources), 50))
    assert [cover.worth for cover in results] == sorted(cover.worth for cover in results)
    assert len(set(results)) == len(results)
    for cover in results:
        assert is_enough(costs[cover.cost], Counter(cover.counts), sources)


@given(source_lists(), COSTS)
def test_bounds_select_exactly_the_covers_within_them(sources: list[Source], cost: dict[str, int]) -> None:
    all_covers = list(covers([cost], sources))
    for cover in all_covers[:5]:
        for key, number in cover.counts.items():
            with_it = list(covers([cost], sources, Bounds(min_numbers={key: number})))
            without = list(covers([cost], sources, Bounds(max_numbers={key: number - 1})))
            assert set(with_it) == {cover for cover in all_covers if cover.counts.get(key, 0) >= number}
            assert set(without) == {cover for cover in all_covers if cover.counts.get(key, 0) < number}


def test_a_side_of_a_card_is_not_used_with_the_other() -> None:
    sides = [Source("plain", ("a",), 2, group="card"), Source("better", ("a", "b"), 3, group="card")]
    assert [cover.keys for cover in covers([{"a": 1, "b": 1}], [*sides, Source("b", ("b",), 2)])] == [
        ("better",),
        ("plain", "b"),
    ]
    assert not can_pay([{"a": 2}], sides)


def test_empty_cost_has_the_empty_cover() -> None:
    assert [cover.keys for cover in covers([{}], [Source("a", ("a",), 1)])] == [()]
    assert cheapest([{"a": 1}], []) is None


def test_large_purse_is_fast() -> None:
    plain = [Source(good, (good,), 4, 6) for good in "abcdefg"]
    cards = [
        Source(f"{nth}/{side}", ("abcdefg"[nth % 7], "abcdefg"[(nth + 1) % 7])[: 1 + side], 6 + side, group=str(nth))
        for nth in range(30)
        for side in range(2)
    ]
    began = time.process_time()
    first = cheapest([{"a": 1, "d": 1, "g": 1}], [*plain, *cards])
    assert first is not None
    assert time.process_time() - began < 0.05


def test_equal_payments_prefer_earlier_sources() -> None:
    sources = [Source(name, ("gift",), 1) for name in ("first", "second", "third")]
    assert [cover.keys for cover in covers([{"gift": 2}], sources)] == [
        ("first", "second"),
        ("first", "third"),
        ("second", "third"),
    ]


@pytest.mark.parametrize(
    ("cost", "sources", "keys"),
    [
        ({"fame": 2}, [Source("fame", ("fame",), 1, 3)], ("fame", "fame")),
        ({"fame": 1, "gold": 1}, [Source("gold", ("gold",), 1), Source("fame", ("fame",), 1)], ("gold", "fame")),
        ({"fame": 0}, [], ()),
    ],
)
def test_only_way_is_found_when_each_good_has_one_source(
    cost: Goods, sources: list[Source], keys: tuple[str, ...]
) -> None:
    only = single_cover([cost], sources)
    assert only is not None
    assert only.keys == keys
    assert only == cheapest([cost], sources)


@pytest.mark.parametrize(
    "source", [Source("castle", ("fame",), 5), Source("wild", (ANY,), 5), Source("inn", ("fame", "gold"), 5)]
)
def test_only_way_gives_up_if_two_sources_give_the_same_good(source: Source) -> None:
    assert single_cover([{"fame": 1}], [Source("fame", ("fame",), 1, 3), source]) is None
    assert single_cover([{"fame": 4}], [Source("fame", ("fame",), 1, 3)]) is None
