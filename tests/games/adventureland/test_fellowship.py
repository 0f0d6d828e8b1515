"""Adventure 1, The Fellowship (4.9)."""

from __future__ import annotations

import pytest

from meadhall.games.adventureland.events import PointsScored
from meadhall.testing import clause, table
from tests.games.adventureland.asking import go


@clause("AL-FEL-01")
def test_points_are_scored_at_once_and_parties_do_not_group() -> None:
    t = table("adventureland", black="A8 A1", green="A2", board="B8")
    go(t, "A8", "B8")
    assert t.points == [2, 0]
    assert t.heard(PointsScored) == [PointsScored(0, 2, 2, "AL-FEL-04")]
    t.answer("go:A1")
    assert "to:A2" not in t.keys


@clause("AL-FEL-02")
@pytest.mark.parametrize(("strength", "wreath"), [(8, 4), (10, 5), (12, 6), (14, 7), (16, 8)])
def test_a_creature_scores_its_wreath(strength: int, wreath: int) -> None:
    t = table("adventureland", black="E6+15 A1", green="A2", board=f"E7={strength}")
    go(t, "E6", "E7")
    assert t.points == [wreath, 0]


@clause("AL-FEL-03")
def test_a_companion_scores_by_its_number_in_its_own_party() -> None:
    t = table("adventureland", black="A6+2 A9 A1", green="A2", board="B6 B9")
    go(t, "A6", "B6")
    assert t.points == [3, 0]
    go(t, "A9", "B9")
    assert t.points == [4, 0]


@clause("AL-FEL-04")
def test_each_gold_received_scores_2() -> None:
    t = table("adventureland", black="A8 B6 A1", green="A2", board="B8 B7")
    go(t, "A8", "B8")
    go(t, "B6", "B7")
    assert t.points == [4, 0]


@clause("AL-FEL-05")
def test_points_are_never_lost() -> None:
    side = {"parties": "E6+2 A1", "gold": 3, "herbs": [4], "points": 9}
    t = table("adventureland", black=side, green="A2", board="E7=10")
    go(t, "E6", "E7")
    t.answer("gold:add", "gold:add", "give-up")
    assert t.points == [9, 0]


@clause("AL-FEL-06")
def test_herbs_and_swords_score_nothing_and_nothing_is_added_at_the_end() -> None:
    side = {"parties": "K9+3", "points": 5, "herbs": [4], "swords": [3], "gold": 2, "beaten": [16]}
    t = table("adventureland", black="A1", green=side, turn="green", end_called=True)
    t.answer("stay")
    assert t.over
    assert t.points == [0, 5]


@clause("AL-FEL-07")
def test_gold_taken_before_the_sprite_and_companions_under_a_party_score() -> None:
    t = table("adventureland", black="A2", green="D9 C6+1 A5", cards="D9 C6", sprite="B8")
    assert t.points == [0, 4]
