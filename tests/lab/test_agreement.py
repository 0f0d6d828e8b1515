"""Analyses agree with results: start, luck and play add up, and with a good judgement the mean luck is 0."""

from __future__ import annotations

import pytest

from meadhall.analysis.report import Share
from meadhall.engine.common.errors import BadOption
from meadhall.lab.agreement import agreement_of, analysis_of_bot_match, main, statistics_table
from tests.analysis.exact_pig import make_game


def share(luck: float, play: float) -> Share:
    """Return a share of a side that started at one half."""
    end = 0.5 + luck + play
    return Share((0,), 0.5, 0.0, luck, 0.0, play, 0.0, 0.0, 0.0, 0.1, end, -1, -1, 0.0, 0.0)


def test_start_luck_and_play_leave_no_residual() -> None:
    statistics = agreement_of(
        [analysis_of_bot_match(make_game(), number, "agreement", "random")[1] for number in range(6)]
    )
    assert statistics.matches == 6
    assert statistics.remainder.root_mean_square == pytest.approx(0)
    assert statistics.play.root_mean_square > 0.05, "random answers are worse than those of the bot"


def test_mean_luck_is_zero_where_the_better_bot_wins_by_play() -> None:
    """The better bot nearly always beats random answers, and does so by play alone."""
    shares = [analysis_of_bot_match(make_game(), number, "unequal", "sensible", "random")[1] for number in range(24)]
    statistics = agreement_of(shares)
    assert statistics.play.mean > 0.15
    assert abs(statistics.luck.mean) < 1.5 * statistics.luck.margin


def test_each_part_has_its_size_and_the_interval_of_its_mean() -> None:
    statistics = agreement_of([share(0.3, 0.1), share(-0.3, 0.1)])
    assert (statistics.luck.root_mean_square, statistics.luck.mean, statistics.play.mean) == pytest.approx(
        (0.3, 0.0, 0.1)
    )
    assert (statistics.play.margin, statistics.correction.mean, statistics.remainder.root_mean_square) == pytest.approx(
        (0.0, 0.1, 0.0)
    )
    output = statistics_table(statistics, 7.0).splitlines()
    assert output[0] == "2 matches, 7 s each; points"
    assert "play            10.0, mean +10.0 ±0.0" in output


def test_game_without_judgement_is_refused() -> None:
    with pytest.raises(BadOption, match="does not judge its positions"):
        main(["examples/pig.py", "1", "0"])


def test_same_seed_gives_the_same_shares() -> None:
    pig = make_game()
    assert analysis_of_bot_match(pig, 1, "1", "random")[1] == analysis_of_bot_match(pig, 1, "1", "random")[1]
