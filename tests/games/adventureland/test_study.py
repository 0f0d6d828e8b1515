"""The laboratory's measurements of Adventure Land."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.events import FightBegan, FightLost, FightWon, ItemTaken
from meadhall.games.adventureland.state import GOLD, HERB, Tally
from meadhall.games.adventureland.study import tally, traits
from meadhall.lab import play_series


def test_turn_order_is_a_trait_that_differs_by_seat() -> None:
    match = Match(GAME, "1", players=3, start_player="seat2")
    match.answer(match.asked, match.menu()[0])
    assert [traits(match.state, seat)["turn"] for seat in range(3)] == [["3"], ["1"], ["2"]]


def test_tally_counts_items_and_fights() -> None:
    state = Match(GAME, "1").state
    none = Tally([], 0, 8, 8)
    events = [
        ItemTaken(0, 3, GOLD),
        ItemTaken(1, 4, GOLD),
        ItemTaken(1, 5, HERB),
        FightBegan(0, 0, 1, 2, 8, 1),
        FightWon(0, 1, 2, none),
    ]
    found = tally(state, [*events, FightLost(0, 1, 2, 1, 0, none)])
    assert (found["gold taken"], found["herbs taken"], found["fights"]) == (2, 1, 1)
    assert (found["fights won"], found["fights lost"]) == (1, 1)


@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_every_adventure_is_measured(adventure: int) -> None:
    series = play_series(GAME, ["random"], 2, seed="study", adventure=adventure, expansion=adventure > 3)
    assert all(played.tally["rounds"] > 1 for played in series)
    assert series[0].pairing.seed != series[1].pairing.seed
    ends = [name for played in series for name in played.tally if name.startswith("end: ")]
    assert ends == [
        "end: king rescued" if max(played.places) else "end: all lost" for played in series if adventure == 5
    ]
