"""Adventure 2, The Magnificent (4.10)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.adventureland.events import PartiesGrouped
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import where
from meadhall.testing import ScriptedTable, clause, table
from tests.games.adventureland.asking import end_names, go


def magnificent(**position: Any) -> ScriptedTable[Any]:
    return table("adventureland", adventure=2, **position)


@clause("AL-MAG-01")
def test_party_may_end_only_on_a_party_of_its_own_colour() -> None:
    t = magnificent(black="A2 C2+1", green="D2")
    offered = end_names(t, "A2")
    assert "C2" in offered
    assert t.forbidden_by("to:D2") == ["AL-MOV-08"]
    t.answer("to:C2")
    assert where(t.state, "black") == "C2+1a+1"
    assert t.heard(PartiesGrouped) == [PartiesGrouped(0, PLACE["C2"], 3)]


@clause("AL-MAG-01")
def test_parties_may_enter_the_board_onto_another_of_their_colour() -> None:
    t = magnificent(black="row2 C2+1", green="A5")
    assert "C2" in end_names(t, "row2")


@clause("AL-MAG-02")
def test_a_group_moves_fights_and_is_removed_as_one() -> None:
    t = magnificent(black="E6+2a+4 A1", green="A2", board="E7=8")
    go(t, "E6", "E7")
    assert where(t.state, "black") == "A1"  # strength 7 against 8
    t = magnificent(black="E6+3a+4 A1", green="A2", board="E7=8")
    go(t, "E6", "E7")
    assert where(t.state, "black") == "A1 E7+3a+4"
    t = magnificent(black="A4", green="C8+2a+4 A5", cards="D8 A1", sprite="B8")
    assert where(t.state, "green") == "A5"
    assert t.state.companions_in_box == 12
    assert [p.adventurers for p in t.state.parties if p.owner == 1 and p.at >= 0] == [1]


@clause("AL-MAG-02")
def test_a_group_never_splits() -> None:
    t = magnificent(black="A2+1a", green="A5")
    assert t.keys == ["go:A2", "stay"]
    go(t, "A2", "C2")
    assert where(t.state, "black") == "C2+1a"


@clause("AL-MAG-03")
def test_joining_a_moved_party_is_allowed_and_the_group_may_move_on() -> None:
    t = magnificent(black="A2 C3 A9", green="A5")
    go(t, "A2", "C2")
    go(t, "C2", "C3")  # joins, although it has just moved
    assert where(t.state, "black") == "C3+1a A9"
    t = magnificent(black="A2 C2 A9", green="A5")
    go(t, "A2", "C2")
    go(t, "C2", "K2")
    assert where(t.state, "black") == "K2+1a A9"


@clause("AL-MAG-04")
def test_points_are_scored_for_belongings_at_the_end() -> None:
    side = {"parties": "E6+4 A1", "gold": 5}
    t = magnificent(black=side, green="A2", board="E7=10", moves=1)
    assert t.points == [15 + 10, 3]
    go(t, "E6", "E7")
    t.answer("gold:add", "give-up")
    assert t.points == [3 + 8, 3]


@clause("AL-MAG-05")
@pytest.mark.parametrize("strength", [8, 10, 12, 14, 16])
def test_a_beaten_creature_scores_its_strength(strength: int) -> None:
    t = magnificent(black={"parties": "A1", "beaten": [strength]}, green="A2")
    assert t.standings[0].parts["fog creatures"] == strength


@clause("AL-MAG-06")
def test_only_the_largest_party_scores_three_times_its_size() -> None:
    t = magnificent(black="A1+4 B1+1a+2 C1+1", green="A2")
    assert t.standings[0].parts["The Magnificent"] == 15


@clause("AL-MAG-07")
def test_one_adventurer_is_enough_but_figures_in_start_areas_do_not_count() -> None:
    t = magnificent(black="A1 row2", green="row1 row2")
    assert [t.standings[seat].parts["The Magnificent"] for seat in (0, 1)] == [3, 0]


@clause("AL-MAG-08")
def test_gold_herbs_and_swords_score_their_values() -> None:
    side = {"parties": "row1", "gold": 3, "herbs": [4, 2], "swords": [3, 1, 0]}
    t = magnificent(black=side, green="A2")
    parts = t.standings[0].parts
    assert (parts["gold"], parts["herbs"], parts["swords"]) == (6, 6, 4)
    assert t.points[0] == 16
