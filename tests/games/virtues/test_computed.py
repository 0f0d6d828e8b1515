"""What the rules compute for the drawn board: the numbers are those of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.games.virtues import GAME
from meadhall.games.virtues.computed import computed
from meadhall.games.virtues.holdings import is_better, production
from meadhall.games.virtues.turns import income
from meadhall.testing.clauses import clause


@clause("SV-RGP-20", "SV-ELX-03", "SV-BLD-04")
def test_holdings_are_those_of_the_rules_all_through_a_match() -> None:
    match = Match(GAME, seed="5", players=3)
    bots = [find_bot("sensible", GAME, f"5 {seat}") for seat in range(3)]
    better = made = short = 0
    for _ in range(600):
        if match.ask is None:
            break
        view = match.glance(match.asked)
        s, found = view.state, computed(view)
        assert found is not None
        for seat, has in enumerate(found.holdings):
            player, (fame, gold, might) = s.players[seat], income(s, seat)
            assert (has.fame, has.gold, has.might) == (fame, gold, sum(might.values()))
            assert has.better == [elixir for elixir in player.elixirs if is_better(player, elixir)]
            assert has.makes == {building: production(player, building) for building in player.buildings}
            better += len(has.better)
            made += len(has.makes)
        if view.question == "go" and short < 150:
            short += _check_missing(match, found.missing)
            spectator = computed(match.glance(-1))
            assert spectator is not None
            assert not spectator.missing
        answer_with(bots[match.asked], match, match.asked)
    assert better
    assert made
    assert short


VERBS = {"c": "recruit", "e": "buy", "b": "found", "q": "quest", "p": "portal"}  # by the letters that ids begin with


def _check_missing(match: Match[Any], missing: Mapping[str, Mapping[str, int]]) -> int:
    """What can be paid lacks nothing, and what cannot lacks as much as its refusal says."""
    keys = match.menu(match.asked).keys
    for thing, lack in missing.items():
        key = f"{VERBS[thing[0]]}:{thing}"
        assert key not in keys
        assert all(lack.values())
        (why,) = match.why_not(key)
        if why.clause in ("SV-PAY-01", "SV-PAY-02", "SV-PAY-03", "SV-PAY-07"):
            assert f" {sum(lack.values())} " in why.words
    return len(missing)
