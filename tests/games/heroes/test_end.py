"""The end, ties and rankings (9)."""

from __future__ import annotations

import pytest

from meadhall.games.heroes.events import GameEnded
from meadhall.games.heroes.positions import life
from meadhall.testing import clause
from tests.games.heroes.asking import MARIS, Playing, acting, cast, pass_on, play


def table_with_last_creature(ann: int, bram: int, **position: object) -> Playing:
    """Return a table on which Ann has killed the last Creature of all boards."""
    mine = {"board": f"b2=hero/{21 - ann}", "dice": "FFEEEE", "hand": "scorch"}
    t = acting(mine, f"f1=nymph/1 b2=hero/{21 - bram}", extra_win="on", **position)
    cast(t, "scorch", "at:1f1")
    return t


@clause("HE-END-03", "HE-OPT-04", "HE-AMB-31")
def test_most_hit_points_win_when_the_last_creature_is_gone() -> None:
    t = table_with_last_creature(9, 12)
    assert (t.over, t.places) == (True, [2, 1])
    assert [e.why for e in t.heard(GameEnded)] == ["creatures"]


@clause("HE-END-04")
def test_in_a_tie_play_continues_and_the_condition_is_used_up() -> None:
    t = table_with_last_creature(9, 9)
    assert not t.over
    assert t.state.duel.extra_win_spent


@clause("HE-END-03")
def test_empty_armies_do_not_end_a_game() -> None:
    t = acting({"dice": "EEEEEE"}, extra_win="on")
    t.answer("none")
    assert not t.over


@clause("HE-END-03", "HE-END-05")
def test_burst_of_the_last_creature_resolves_first_and_a_dead_phoenix_does_not_count() -> None:
    t = acting(
        {"board": "f1=glimmer b2=hero/4", "beside": "phoenix", "dice": "LLEEEE", "hand": "command"},
        "b2=hero",
        extra_win="on",
    )
    cast(t, "command", "at:0f1", "use")
    assert t.question == "burst"
    t.answer("at:1b2")
    assert life(t.state, "bram") == 18
    assert (t.over, t.places) == (True, [2, 1])


@clause("HE-END-06")
def test_places_are_in_reverse_order_of_leaving() -> None:
    t = play(players=4, ann={"dice": "WFEALC"}, bram={"dice": "WFEALC"}, cas={"dice": "WFEALC"}, dot={"dice": "WFEALC"})
    for seat in (2, 0, 3):
        t.match.answer(seat, "concede")
    assert (t.over, t.places) == (True, [3, 1, 4, 2])


@clause("HE-END-06")
def test_players_eliminated_together_share_a_rank() -> None:
    dice = {"dice": "WFEALC"}
    t = play(players=3, holds=2, ann=dice, bram={"board": "b2=hero/20", **dice}, cas={"board": "b2=hero/20", **dice})
    for seat in range(3):
        t.match.answer(seat, "throw:none")
    assert (t.over, t.places) == (True, [1, 2, 2])


@clause("HE-END-08")
@pytest.mark.parametrize(("wounds", "places"), [(3, [2, 1]), (0, [1, 2])])
def test_after_300_rounds_the_most_hit_points_win(wounds: int, places: list[int]) -> None:
    t = acting({"board": f"b2=hero/{wounds}", "dice": "CCCEEE"}, "b2=hero/2", rounds=299)
    t.answer("draw")
    pass_on(t)
    assert (t.over, t.places) == (True, places)
    assert [e.why for e in t.heard(GameEnded)] == ["limit"]


@clause("HE-END-08", "HE-OPT-12")
def test_without_fatigue_the_rounds_are_unlimited() -> None:
    t = acting({"dice": "CCCEEE"}, "b2=hero/2", rounds=299, fatigue="off", mode="realtime")
    t.answer("draw", "pass")
    assert not t.over


@clause("HE-END-02", "HE-SEQ-08")
def test_nothing_happens_after_the_end() -> None:
    t = acting(
        {"board": "f1=triton b2=hero", "dice": "FFLLLL", "hand": "scorch"},
        {"hero": MARIS, "board": "b2=hero/20", "dice": "AAAAAA"},
    )
    cast(t, "scorch", "at:1b2")
    assert t.over
    assert isinstance(t.match.table.told[-1][0], GameEnded)
