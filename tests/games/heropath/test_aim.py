"""The aim of a match as text: how each mode is won, and what makes the Dragon stronger."""

from __future__ import annotations

import pytest

from meadhall import Match
from meadhall.games.heropath import GAME
from tests.games.heropath.reading import in_english


@pytest.mark.parametrize(
    ("options", "goal", "evil"),
    [
        ({"players": 2}, "aim-first", "aim-evil-kills"),
        ({"players": 4, "competition": "team"}, "aim-team", "aim-evil-kills"),
        ({"players": 3, "competition": "co-op"}, "aim-together", "aim-evil-kills"),
        ({"players": 1, "competition": "solo"}, "aim-alone", "aim-evil-turns"),
        ({"players": 2, "style": "mist"}, "aim-first", "aim-evil-sites"),
    ],
)
def test_goal_names_the_ways_to_win_and_the_causes_of_evil(options: dict[str, object], goal: str, evil: str) -> None:
    """HP-END-01, HP-TEA-07, HP-COP-25, HP-SOL-12; HP-EVL-01, HP-SOL-05, HP-MST-03."""
    match = Match(GAME, seed="1", **options)
    texts = [getattr(goal, "id", "") for goal in GAME.wording.aim(match.state)]
    assert (texts[0], texts[-1]) == (goal, evil)


@pytest.mark.parametrize(("limit", "sentence"), [("usual", "within 20 rounds, or all of you lose"), (0, "together. ")])
def test_goal_of_coop_says_when_the_match_is_lost(limit: object, sentence: str) -> None:
    match = Match(GAME, seed="1", players=3, competition="co-op", round_limit=limit)
    assert sentence in in_english(GAME.wording.aim(match.state)[0])
