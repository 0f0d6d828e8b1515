"""Agreement of analyses with results: exact chances explain nearly all, and a rest that is left counts against them."""

from __future__ import annotations

import pytest

from meadhall.analysis.report import Share
from meadhall.engine.common.errors import BadOption
from meadhall.lab.agreement import agreement, figure_lines, main, share_of_bot_match
from tests.analysis.exact_pig import game


def share(luck: float, play: float, rest: float) -> Share:
    """A share that starts at one half."""
    end = 0.5 + luck + play + rest
    return Share((0,), 0.5, luck, 0.0, play, 0.0, 0.0, 0.0, rest, end, -1, -1, 0.0, 0.0)


def test_exact_chances_explain_nearly_all() -> None:
    found = agreement([share_of_bot_match(game(), f"agreement/{number}", "random") for number in range(6)])
    assert found.matches == 6
    assert found.explained > 0.9
    assert found.play > 0.05, "random answers are worse than those of the bot"


def test_the_rest_counts_against_them() -> None:
    found = agreement([share(0.3, 0.0, 0.2), share(-0.3, 0.0, -0.2)])
    assert found.explained == pytest.approx(1 - 0.2**2 / 0.5**2)
    assert (found.luck, found.play, found.rest) == pytest.approx((0.3, 0.0, 0.2))
    assert found.bias == pytest.approx(0.0)
    said = figure_lines(found).splitlines()
    assert said[0] == "2 matches; points, root mean square"
    assert "explained       84.0 %" in said


def test_a_bias_is_told_with_its_interval() -> None:
    found = agreement([share(0.1, 0.2, 0.1)] * 4)
    assert (found.bias, found.within) == pytest.approx((0.1, 0.0))


def test_a_game_without_judgement_is_refused() -> None:
    with pytest.raises(BadOption, match="does not judge its positions"):
        main(["examples/pig.py", "1", "0"])


def test_the_same_seed_gives_the_same_share() -> None:
    pig = game()
    assert share_of_bot_match(pig, "1", "random") == share_of_bot_match(pig, "1", "random")
