"""What the rules compute for the drawn board: the numbers are those of the rules, and of the previews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.games.heroes import GAME, texts
from meadhall.games.heroes.board.creatures import activation_cost, strength
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.computed import Hope, computed
from meadhall.games.heroes.effects.dice import Throw
from meadhall.testing.clauses import clause


@clause("HE-ATK-09", "HE-BRD-06", "HE-CRE-03")
def test_beings_and_hopes_are_those_of_the_rules_all_through_a_match() -> None:
    match = Match(GAME, seed="7", players=2)
    bots = [find_bot("sensible", GAME, f"7 {seat}") for seat in range(2)]
    creatures = hopes = 0
    while match.ask is not None:
        view = match.glance(match.asked)
        s, found = view.state, computed(view)
        assert found is not None
        for one, being in enumerate(s.beings):
            now = found.beings[one]
            assert (now.exposed, now.frozen) == (is_exposed(s, one), is_frozen(s, one))
            if not being.is_hero:
                creatures += 1
                assert (now.strength, now.activation) == (strength(s, one), activation_cost(s, one))
        if found.hopes and hopes < 200:
            hopes += _check_hopes(match, found.hopes)
        answer_with(bots[match.asked], match, match.asked)
    assert creatures
    assert hopes


def _check_hopes(match: Match[Any], hopes: Mapping[str, Hope]) -> int:
    """A hope is among the chances of the preview, and none there for a Spell is better, but of those that lie ready."""
    view, checked = match.view(match.asked), 0
    for option in view.options:
        hope = hopes.get(option.key)
        if isinstance(option, Throw) and hope is not None and hope.chance >= 0.05:
            shown = GAME.preview(view, option)
            assert shown is not None
            told = {odds.words: odds.chance for odds in shown.odds}
            if texts.SPELLS[hope.spell] in told:  # four are told at most
                assert told[texts.SPELLS[hope.spell]] == pytest.approx(hope.chance, abs=1e-4)
                checked += 1
    return checked


def test_nobody_else_is_told_what_a_throw_may_bring() -> None:
    match = Match(GAME, seed="7", players=2)
    bots = [find_bot("sensible", GAME, f"7 {seat}") for seat in range(2)]
    while match.ask is not None and not any(isinstance(one, Throw) for one in match.glance(match.asked).options):
        answer_with(bots[match.asked], match, match.asked)
    for seat in {-1, 0, 1} - set(match.glance(-1).waiting):
        found = computed(match.glance(seat))
        assert found is not None
        assert not found.hopes
