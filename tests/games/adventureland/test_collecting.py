"""Collecting (4.7)."""

from __future__ import annotations

import pytest

from meadhall.engine.common.errors import NotOffered
from meadhall.games.adventureland.events import TileSeen
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.games.adventureland.state import HERB
from meadhall.testing import clause, table
from tests.games.adventureland.asking import go


@clause("AL-COL-01", "AL-COL-02")
def test_gold_is_placed_before_the_owner_and_the_move_ends() -> None:
    t = table("adventureland", black="A8 A1", green="A2", board="B8")
    go(t, "A8", "B8")
    assert hand(t.state, "black")["gold"] == 1
    assert on(t.state, "B8") == "black"
    assert t.question == "second-move"


@clause("AL-COL-01", "AL-COL-03")
@pytest.mark.parametrize(("field", "luck", "kind"), [("B3", "swords", "swords"), ("C3", "herbs", "herbs")])
def test_only_the_owner_looks_at_a_tile(field: str, luck: str, kind: str) -> None:
    t = table("adventureland", black="A3", green="A2", board=field, **{luck: [2]})
    go(t, "A3", field)
    assert hand(t.state, "black")[kind] == [2]
    assert hand(t.view("black").state, "black")[kind] == [2]
    assert hand(t.view("green").state, "black")[kind] == ["?"]
    assert on(t.state, field) == "black"
    assert len(t.heard(TileSeen, "black")) == 1
    assert t.heard(TileSeen, "green") == []


@clause("AL-COL-04")
def test_companions_join_permanently_and_without_limit() -> None:
    t = table("adventureland", black="A6+11", green="A2", board="C6")
    go(t, "A6", "C6")
    assert where(t.state, "black") == "C6+12"
    go(t, "C6", "C10")
    assert where(t.state, "black") == "C10+12"


@clause("AL-COL-05", "AL-FGT-01")
def test_party_that_ends_on_a_creature_must_fight() -> None:
    t = table("adventureland", black={"parties": "E6 A1", "herbs": [4], "gold": 4}, green="A2", board="E7=8")
    go(t, "E6", "E7")
    assert t.question == "reinforce"
    assert t.state.fight is not None
    assert "stay" not in t.keys


@clause("AL-COL-06")
def test_collected_tiles_and_gold_stay_when_a_party_is_removed_and_serve_any_other() -> None:
    side = {"parties": "E6 D6", "herbs": [4, 4, 2], "gold": 1}
    t = table("adventureland", black=side, green="A2", board="E7=8 D7=8")
    go(t, "E6", "E7")
    t.answer("give-up")
    assert where(t.state, "black") == "D6"
    assert hand(t.state, "black") == {"swords": [], "herbs": [4, 4, 2], "gold": 1, "beaten": []}
    go(t, "D6", "D7")
    t.answer("herb:4", "herb:4")
    assert where(t.state, "black") == "D7"


@clause("AL-COL-07")
def test_no_answer_gives_trades_or_shows_a_tile() -> None:
    t = table("adventureland", black={"parties": "A2", "swords": [2], "herbs": [4], "gold": 3}, green="A5")
    assert {key.split(":")[0] for key in t.keys} == {"go", "stay"}
    for key in ("give:herb:4", "show:sword", "trade"):
        with pytest.raises(NotOffered):
            t.answer(key)


@clause("AL-COL-08")
def test_lone_companion_blocks_nobody_and_stays_when_passed() -> None:
    t = table("adventureland", black="A6", green="A9", board="B6 C6")
    t.answer("go:A6")
    assert {"to:B6", "to:C6", "to:D6"} <= set(t.keys)
    t.answer("to:D6")
    assert (on(t.state, "B6"), on(t.state, "C6")) == ("companion", "companion")
    assert t.points == [0, 0]


@clause("AL-COL-03", "AL-HID-02")
def test_tile_set_by_a_position_is_unknown_until_taken() -> None:
    t = table("adventureland", black="A2", green="A5", board="C3=4")
    for seat in (-1, "black", "green"):
        assert set(t.view(seat).state.faces.face) == {-1}
    go(t, "A2", "A3")
    go(t, "A3", "C3")
    assert t.heard(TileSeen, "black") == [TileSeen(0, HERB, 4)]
