"""The water sprite (4.5)."""

from __future__ import annotations

from meadhall.games.adventureland.events import PartySweptOff, SpriteRan
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.testing import clause, table
from tests.games.adventureland.asking import Playing, go


def swept_fields(t: Playing) -> list[int]:
    return [event.field for event in t.heard(PartySweptOff)]


@clause("AL-WSP-01")
def test_sprite_moves_to_new_gold() -> None:
    t = table("adventureland", black="A2", green="A5", cards="F9 A1")
    assert on(t.state, "F9") == "gold sprite"
    t = table("adventureland", black="A2", green="A5", cards="B7 A1", sprite="F9", board="F9")
    assert on(t.state, "B7") == "gold sprite"
    assert on(t.state, "F9") == "gold"


@clause("AL-WSP-02", "AL-WSP-04")
def test_sprite_passes_every_field_upstream_to_its_new_field() -> None:
    t = table("adventureland", black="B7 C8 D8", green="D9 E9 F9", cards="D9 A1", sprite="B8")
    assert swept_fields(t) == [PLACE["C8"], PLACE["D8"], PLACE["D9"]]
    assert where(t.state, "black") == "B7"
    assert where(t.state, "green") == "E9 F9"
    assert t.heard(SpriteRan) == [SpriteRan(PLACE["B8"], PLACE["D9"])]


@clause("AL-WSP-02", "AL-WSP-04")
def test_sprite_passes_every_field_downstream_to_its_new_field() -> None:
    t = table("adventureland", black="J6 J5 I5", green="H6 G6", cards="H6 A1", sprite="K6")
    assert swept_fields(t) == [PLACE["J6"], PLACE["J5"], PLACE["I5"], PLACE["H6"]]  # past H5, in river order
    assert where(t.state, "green") == "G6"


@clause("AL-WSP-03", "AL-TRM-03")
def test_sprite_removes_a_party_it_passes_with_all_companions() -> None:
    t = table("adventureland", black="A2", green="C8+3 A5", cards="D8 A1", sprite="B8", companions_in_box=4)
    assert where(t.state, "green") == "A5"
    assert t.state.companions_in_box == 7
    assert t.heard(PartySweptOff) == [PartySweptOff(1, PLACE["C8"], 1, 3)]


@clause("AL-WSP-05")
def test_on_the_first_gold_only_its_own_field_counts_as_passed() -> None:
    t = table("adventureland", black="A7 G8", green="F9 K6 A5", cards="F9 A1")
    assert swept_fields(t) == [PLACE["F9"]]
    assert where(t.state, "black") == "A7 G8"
    assert where(t.state, "green") == "A5 K6"


@clause("AL-WSP-06", "AL-WSP-07")
def test_party_on_the_new_gold_takes_it_before_the_sprite_removes_it() -> None:
    t = table("adventureland", black="A2", green="D9 A5", cards="D9 A1", sprite="B8")
    assert hand(t.state, "green")["gold"] == 1
    assert where(t.state, "green") == "A5"
    assert on(t.state, "D9") == "sprite"
    names = [type(event).__name__ for event in t.match.news(-1)]
    assert names.index("ItemTaken") < names.index("SpriteRan") < names.index("PartySweptOff")


@clause("AL-WSP-07")
def test_parties_are_removed_in_the_order_the_sprite_meets_them() -> None:
    t = table("adventureland", black="C8 A2", green="G8 E9 A5", cards="G8 A1", sprite="B8")
    assert swept_fields(t) == [PLACE["C8"], PLACE["E9"], PLACE["G8"]]
    t = table("adventureland", black="C8 A2", green="F9 E9 A5", cards="C8 A1", sprite="G8")
    assert swept_fields(t) == [PLACE["F9"], PLACE["E9"], PLACE["C8"]]


@clause("AL-WSP-08")
def test_gold_on_passed_fields_stays_and_gold_left_behind_is_ordinary_again() -> None:
    t = table("adventureland", black="A8", green="A1", board="B8 D8", sprite="B8", cards="E9 A2")
    assert on(t.state, "D8") == "gold"
    assert on(t.state, "B8") == "gold"
    go(t, "A8", "B8")
    assert hand(t.state, "black")["gold"] == 1


@clause("AL-WSP-08", "AL-WSP-09")
def test_gold_under_the_sprite_cannot_be_reached() -> None:
    t = table("adventureland", black="A8", green="A1", board="B8", sprite="B8")
    t.answer("go:A8")
    assert t.forbidden_by("to:B8")[0] == "AL-WSP-09"
    assert t.forbidden_by("to:C8") == ["AL-WSP-09"]


@clause("AL-WSP-10")
def test_only_gold_moves_the_sprite() -> None:
    t = table("adventureland", black="E8", green="A5", sprite="E9", board="E9", cards="H4 A1 B2", creatures=[8])
    assert on(t.state, "E9") == "gold sprite"
    go(t, "E8", "G8")  # taking gold elsewhere does not move the sprite either
    assert t.state.sprite == PLACE["E9"]
    assert not t.heard(SpriteRan)
