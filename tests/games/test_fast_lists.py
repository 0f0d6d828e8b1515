"""The fast lists of possible answers equal the predicates behind why-not, at every decision of random matches."""

from __future__ import annotations

import pytest

from meadhall.engine.contract.registry import find_game
from meadhall.testing.check import check_game
from meadhall.testing.laws import menus
from tests.depth import deep


class AtEveryDecision(menus.Candidates):
    always = True


@pytest.mark.parametrize(
    ("game", "matches"), [("adventureland", 3), ("heroes", 5), ("heropath", 1), ("swordsorcery", 4), ("virtues", 1)]
)
def test_answers_on_offer_are_exactly_those_without_a_refusal(game: str, matches: int) -> None:
    report = check_game(find_game(game), matches=deep(matches), seed="fast lists", laws=[AtEveryDecision])
    assert report.ok, report.text
    assert report.results[-1].checked > 2_000
