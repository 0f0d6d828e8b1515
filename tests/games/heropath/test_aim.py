"""What a match is about, in words: each mode says how it is won, and what makes the Dragon stronger."""

from __future__ import annotations

import pytest

from meadhall import Match
from meadhall.games.heropath import GAME


@pytest.mark.parametrize(
    ("options", "goal", "evil"),
    [
        ({"players": 2}, "Whoever first beats the Dragon", "Every slain enemy"),
        ({"players": 4, "competition": "team"}, "The team whose hero first beats the Dragon", "Every slain enemy"),
        ({"players": 3, "competition": "co-op"}, "together within 20 rounds, or all lose", "Every slain enemy"),
        ({"players": 3, "competition": "co-op", "round_limit": 40}, "within 40 rounds", "Every slain enemy"),
        ({"players": 1, "competition": "solo"}, "before Evil reaches level 10", "Every turn makes"),
        ({"players": 2, "style": "mist"}, "Whoever first beats the Dragon", "Every second Place-Site"),
    ],
)
def test_it_is_said_how_a_match_is_won_and_what_raises_evil(options: dict[str, object], goal: str, evil: str) -> None:
    """HP-END-01, HP-TEA-07, HP-COP-25, HP-SOL-12; HP-EVL-01, HP-SOL-05, HP-MST-03."""
    match = Match(GAME, seed="1", **options)
    first, *_, last = GAME.wording.aim(match.state)
    assert goal in first
    assert last.startswith(evil)
