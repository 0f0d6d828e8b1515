"""The number of different games, pinned: a rule changed anywhere changes a number.

Counted from the beginning, and from positions that the policy of the golden matches reaches.
"""

from __future__ import annotations

import pytest

from meadhall.engine import Match
from meadhall.games.adventureland import GAME
from meadhall.testing.counts import counts, counts_from
from tests.engine.toys import ARMY, AUCTION, DRAFT, RACE
from tests.golden.rewrite import play_on

# adventure, players, seed, answers before; then how many sequences of 1, 2, 3 and 4 answers there are
PINNED = [
    (1, 2, 1, 0, [11, 116, 1264, 13453]),
    (1, 2, 1, 60, [8, 60, 468, 3621]),
    (1, 3, 2, 40, [9, 81, 804, 7238]),
    (1, 4, 3, 60, [11, 77, 586, 4965]),
    (1, 4, 3, 150, [4, 18, 86, 416]),
    (2, 2, 1, 0, [11, 116, 1264, 13503]),
    (2, 2, 1, 60, [9, 78, 596, 4890]),
    (2, 3, 2, 40, [9, 81, 822, 7409]),
    (2, 4, 3, 60, [9, 70, 485, 3975]),
    (2, 4, 3, 150, [5, 42, 199, 1135]),
    (3, 2, 1, 0, [11, 116, 1264, 13453]),
    (3, 2, 1, 60, [8, 60, 468, 3621]),
    (3, 3, 2, 40, [9, 81, 804, 7238]),
    (3, 4, 3, 60, [11, 77, 586, 4965]),
    (3, 4, 3, 150, [4, 18, 86, 416]),
    (4, 2, 1, 0, [11, 116, 1264, 13453]),
    (4, 2, 1, 60, [8, 60, 468, 3621]),
    (4, 3, 2, 40, [9, 81, 804, 7238]),
    (4, 4, 3, 60, [11, 77, 586, 4965]),
    (4, 4, 3, 150, [4, 18, 86, 416]),
    (5, 2, 1, 0, [11, 100, 1074, 9905]),
    (5, 2, 1, 60, [10, 65, 583, 4229]),
    (5, 3, 2, 40, [8, 60, 538, 4645]),
    (5, 4, 3, 60, [2, 9, 69, 575]),
    (5, 4, 3, 150, [0, 0, 0, 0]),
]


@pytest.mark.parametrize(("adventure", "players", "seed", "before", "pinned"), PINNED)
def test_counts_of_adventure_land(adventure: int, players: int, seed: int, before: int, pinned: list[int]) -> None:
    match = Match(GAME, seed, adventure=adventure, players=players, expansion=adventure > 3)
    play_on(match, before)
    state = match.digest
    assert counts_from(match, len(pinned)) == pinned
    assert match.digest == state


def test_a_race_of_two_and_a_clock_has_three_answers_four_times() -> None:
    assert counts(RACE, 1, 5, players=2) == [3, 9, 27, 81, 0]


def test_an_auction_can_be_answered_in_any_order() -> None:
    assert counts(AUCTION, 1, 2, players=2) == [12, 72]  # either seat, six bids; then the other's six


def test_counts_of_private_flows_and_drafts() -> None:
    assert counts(ARMY, 1, 3, players=2) == [8, 54, 316]
    assert counts(DRAFT, 1, 3, players=2) == [6, 18, 72]
