"""How often the intervals, tests and looks of a comparison are wrong."""

from __future__ import annotations

from math import isnan

import numpy as np
import pytest

from meadhall.lab.compare.bootstrap import (
    chance_below_margin,
    chance_of_difference,
    chance_of_few_differences,
    intervals,
    means,
    standard_errors,
)
from meadhall.lab.compare.findings import Verdict, make_findings
from meadhall.lab.compare.quantities import MATCH_HAS_KIND, Quantity
from meadhall.lab.compare.stopping import FALSE_CHANGE_CHANCE, are_significant, are_significant_by_holm, plan_looks
from meadhall.lab.compare.table import Numbers, Table

# largest number of errors in 200; a method with 5 % errors exceeds it once in 20 times, and ours stays well below
MAX_ERRORS = 15


def paired_blocks(rng: np.random.Generator, blocks: int, quantities: int = 1, effect: float = 0.0) -> Numbers:
    """Return correlated amounts of game and variant. The variant has `effect` of each quantity on average."""
    numbers = np.ones((blocks, quantities, 4))
    shared = rng.normal(10, 3, (blocks, quantities))
    numbers[..., 0] = shared + rng.normal(0, 1, (blocks, quantities))
    numbers[..., 2] = shared + rng.normal(effect, 1, (blocks, quantities))
    return numbers


# ---- intervals


def test_interval_contains_the_truth_about_95_times_in_100() -> None:
    luck, held = np.random.default_rng(1), 0
    for number in range(200):
        low, high = intervals(paired_blocks(luck, 60, effect=0.5), str(number))
        held += low[0] <= 0.5 <= high[0]
    assert 182 <= held <= 198


def test_same_seed_draws_the_same_interval() -> None:
    numbers = paired_blocks(np.random.default_rng(2), 50, 3)
    assert np.array_equal(intervals(numbers, "a"), intervals(numbers, "a"))
    assert not np.array_equal(intervals(numbers, "a"), intervals(numbers, "b"))


def test_pairs_give_a_narrower_interval_than_unrelated_matches() -> None:
    numbers = paired_blocks(np.random.default_rng(3), 100)
    strangers = numbers.copy()
    strangers[:, :, 2] = numbers[::-1, :, 2]
    width = np.subtract(*intervals(numbers, "a")[::-1])[0]
    assert width < 0.5 * np.subtract(*intervals(strangers, "a")[::-1])[0]


def test_standard_error_equals_that_of_the_bootstrap() -> None:
    numbers = paired_blocks(np.random.default_rng(4), 400)
    error, differ, there = standard_errors(numbers)
    low, high = intervals(numbers, "a")
    assert (high[0] - low[0]) / (2 * 1.96) == pytest.approx(error[0], rel=0.1)
    assert (differ[0], there[0]) == (400, 400)


def test_quantity_that_never_occurs_is_nan_and_a_rare_one_is_never_certain() -> None:
    numbers = paired_blocks(np.random.default_rng(5), 40, 2)
    numbers[:, 1] = 0
    game, _ = means(numbers)
    assert isnan(game[1])
    assert isnan(intervals(numbers, "a")[0][1])
    assert chance_of_difference(5.0, 0.0, 7) == 1.0
    assert chance_of_difference(5.0, 0.0, 21) == 2**-20


# ---- tests


@pytest.mark.parametrize(("t", "freedom", "often"), [(2.228, 10, 0.05), (4.587, 10, 0.001), (1.96, 1e6, 0.05)])
def test_student_t_equals_printed_tables(t: float, freedom: float, often: float) -> None:
    assert chance_of_difference(t, 1.0, freedom + 1) == pytest.approx(often, rel=0.03)


def test_difference_near_the_margin_is_not_called_the_same() -> None:
    assert chance_below_margin(0.0, 0.01, 100, margin=0.05) < 1e-4
    assert chance_below_margin(0.04, 0.01, 100, margin=0.05) > 0.1
    assert chance_below_margin(0.06, 0.01, 100, margin=0.05) == 1.0


def test_chance_of_few_differences_is_binomial() -> None:
    assert chance_of_few_differences(0, 10, 0.05) == pytest.approx(0.95**10)
    assert chance_of_few_differences(1, 10, 0.05) == pytest.approx(0.95**10 + 10 * 0.05 * 0.95**9)
    assert chance_of_few_differences(10, 10, 0.05) == pytest.approx(1)


def test_quantity_with_few_pairs_is_not_called_the_same() -> None:
    numbers = np.zeros((400, 1, 4))
    numbers[:7, 0] = [0, 1, 1, 1]
    numbers[7:40, 0] = [1, 1, 1, 1]
    table = TableOfNumbers(numbers)
    table.mark_as_shares()
    assert [quantity.verdict for quantity in make_findings(table, [], plan_looks(400, once=True)[0])] == [Verdict.OPEN]
    numbers[:7, 0] = [1, 1, 1, 1]
    numbers[7:, 0] = [1, 1, 1, 1]
    assert [quantity.verdict for quantity in make_findings(table, [], plan_looks(400, once=True)[0])] == [Verdict.SAME]


def test_holm_gives_the_clearest_result_the_smallest_level() -> None:
    assert are_significant_by_holm([0.04, 0.001, 0.02], 0.05) == [True, True, True]
    assert are_significant_by_holm([0.04, 0.001, 0.03], 0.05) == [False, True, False]
    assert are_significant_by_holm([0.03, 0.03], 0.05) == [False, False]
    assert are_significant_by_holm([], 0.05) == []


def test_asked_quantity_has_half_of_the_error_budget() -> None:
    chances = [0.02, *[0.5] * 99]
    assert are_significant(chances, [True] + [False] * 99, 0.05)[0]
    assert not are_significant(chances, [False] * 100, 0.05)[0]
    assert are_significant([0.04], [True], 0.05) == [True]
    assert are_significant([0.04, 0.9], [True, False], 0.05) == [False, False]


# ---- looks


def test_looks_double_and_spend_the_whole_error_budget() -> None:
    plan = plan_looks(1000)
    assert [look.blocks for look in plan] == [32, 64, 128, 256, 512, 1000]
    assert sum(look.allowed_error for look in plan) == pytest.approx(FALSE_CHANGE_CHANCE)
    assert plan_looks(20) == [(20, FALSE_CHANGE_CHANCE)]
    assert plan_looks(1000, once=True) == [(1000, FALSE_CHANGE_CHANCE)]


class TableOfNumbers(Table):
    """A table with given numbers."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__([])
        self.rows = numbers
        self._quantities = {Quantity(MATCH_HAS_KIND, str(at), False): None for at in range(numbers.shape[1])}

    def mark_as_shares(self) -> None:
        """Mark its quantities as shares."""
        self._quantities = {quantity._replace(is_share=True): None for quantity in self._quantities}

    def __len__(self) -> int:
        return len(self.rows)

    def numbers(self, quantities: object) -> Numbers:
        return self.rows


def is_called_changed(numbers: Numbers, blocks: int) -> bool:
    """Whether any look calls a quantity changed."""
    return any(
        quantity.verdict is Verdict.CHANGED
        for look in plan_looks(blocks)
        for quantity in make_findings(TableOfNumbers(numbers[: look.blocks]), [], look)
    )


def test_unchanged_quantities_are_rarely_called_changed() -> None:
    luck = np.random.default_rng(6)
    wrong = sum(is_called_changed(paired_blocks(luck, 256, 20), 256) for _ in range(200))
    assert wrong <= MAX_ERRORS


def test_unchanged_rare_shares_are_rarely_called_changed() -> None:
    luck, wrong = np.random.default_rng(7), 0
    for _ in range(200):
        numbers = np.zeros((256, 20, 4))
        has = luck.random((256, 20)) < 0.2
        for won, of in ((0, 1), (2, 3)):
            numbers[..., of] = has
            numbers[..., won] = has & (luck.random((256, 20)) < 0.5)
        wrong += is_called_changed(numbers, 256)
    assert wrong <= MAX_ERRORS


def test_changed_quantity_is_found_among_many() -> None:
    luck = np.random.default_rng(8)
    hits = 0
    for _ in range(20):
        numbers = paired_blocks(luck, 256, 20)
        numbers[:, 7] = paired_blocks(luck, 256, 1, effect=0.8)[:, 0]
        hits += is_called_changed(numbers, 256)
    assert hits == 20
