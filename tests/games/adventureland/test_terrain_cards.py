"""Terrain cards (4.4) and step 1 of the turn (4.3)."""

from __future__ import annotations

import pytest

from meadhall.engine.model.pieces import FRESH
from meadhall.games.adventureland.content import SWORD_IDS
from meadhall.games.adventureland.events import BoxOpened, CardTurned, CompanionJoined, ItemTaken, StackRanOut, TileSeen
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import census, hand, on, where
from meadhall.games.adventureland.state import COMPANION, HERB, SWORD
from meadhall.testing import clause, table
from tests.games.adventureland.asking import Playing, go


def turned_cards(t: Playing) -> list[int]:
    return [event.field for event in t.heard(CardTurned)]


@clause("AL-TRN-02")
def test_cards_come_before_moves() -> None:
    t = table("adventureland", black="A2", green="A5", cards="A1 B2")
    assert t.question == "first-move"
    assert (on(t.state, "A1"), on(t.state, "B2")) == ("herb", "sword")
    assert t.state.moves_left == 2


@clause("AL-TRN-03", "AL-CRD-07")
@pytest.mark.parametrize(
    ("cards", "creatures"), [("A1 B2", []), ("E7 A1 B2", [8]), ("A1 E7 B2", [8]), ("E7 E8 A1 D7 F7 B2", [8, 8, 8, 8])]
)
def test_two_cards_other_than_fog_are_turned_over_and_fog_comes_on_top(cards: str, creatures: list[int]) -> None:
    t = table("adventureland", black="A2", green="A5", cards=cards, creatures=creatures)
    assert turned_cards(t) == [PLACE[name] for name in cards.split()]
    assert t.question == "first-move"


@clause("AL-CRD-01", "AL-CRD-08")
def test_a_card_is_carried_out_with_its_fight_before_the_next_is_turned_over() -> None:
    t = table(
        "adventureland",
        black="A2",
        green={"parties": "E7 A5", "herbs": [4, 4]},
        cards="E7 A1 B2",
        creatures=[8],
    )
    assert turned_cards(t) == [PLACE["E7"]]
    assert t.asked == t.seat("green")
    t.answer("herb:4", "herb:4")
    assert turned_cards(t) == [PLACE["E7"], PLACE["A1"], PLACE["B2"]]


@clause("AL-CRD-01")
def test_a_card_is_carried_out_with_its_removals_before_the_next_is_turned_over() -> None:
    t = table("adventureland", black="A2", green="C8 A5", cards="D8 C6", sprite="B8")
    names = [type(event).__name__ for event in t.match.news(-1)]
    assert names.index("PartySweptOff") < len(names) - 1 - names[::-1].index("CardTurned")


@clause("AL-CRD-02", "AL-CRD-03")
def test_forest_and_mountain_place_an_unseen_tile() -> None:
    t = table("adventureland", black="A2", green="A5", cards="D3 E3")
    assert (on(t.state, "D3"), on(t.state, "E3")) == ("herb", "sword")
    assert census(t.state)["herbs"] == {"table": 19, "board": 1, "box": 0, "players": 0}
    assert census(t.state)["swords"] == {"table": 19, "board": 1, "box": 8, "players": 0, "committed": 0}
    assert t.state.faces.seen == [0, 0]


@clause("AL-CRD-04", "AL-CRD-05", "AL-CRD-06")
def test_city_river_and_fog_place_companion_gold_and_a_creature_face_up() -> None:
    t = table("adventureland", black="A2", green="A5", cards="H4 C6 E9", creatures=["F12"])
    assert (on(t.state, "H4"), on(t.state, "C6"), on(t.state, "E9")) == ("F12", "companion", "gold sprite")
    assert census(t.state)["companions"] == {"table": 21, "board": 1, "box": 8, "parties": 0}
    assert census(t.state)["gold"] == {"table": 17, "board": 1, "box": 0, "players": 0, "parties": 0}
    assert on(t.view("green").state, "H4") == "F12"


@clause("AL-CRD-09", "AL-SET-10")
def test_used_cards_are_face_up_and_never_return() -> None:
    t = table("adventureland", black="A2", green="A5", cards="A1 E7 B2", creatures=[8], used="C3")
    assert t.view("green").state.discard == [PLACE[name] for name in ("C3", "A1", "E7", "B2")]
    assert t.state.cards_left == 106
    assert not {PLACE["C3"], PLACE["A1"]} & set(t.state.faces.bags["card"])


@clause("AL-CRD-10")
def test_companion_comes_from_the_box_when_none_is_on_the_table() -> None:
    t = table("adventureland", black="A2", green="A5", cards="C6 A1", companions_on_table=0)
    assert on(t.state, "C6") == "companion"
    assert t.state.companions_in_box == 29
    assert t.heard(BoxOpened) == [BoxOpened(COMPANION)]


@clause("AL-CRD-11")
def test_sword_comes_from_the_box_when_none_is_on_the_table() -> None:
    t = table(
        "adventureland",
        black="A2",
        green="B2 A5",
        cards="B2 A1",
        swords_on_table=0,
        used_swords=["S28"],
        box=["S28"],
    )
    assert hand(t.state, "green")["swords"] == [3]  # a sword used in a fight returns
    assert t.state.swords_in_box == 27
    assert t.heard(BoxOpened) == [BoxOpened(SWORD)]


@clause("AL-CRD-11", "AL-CHN-05")
def test_box_is_reshuffled_with_every_returned_sword() -> None:
    """The box has two used and two unseen swords. A third is used before all of them are drawn again."""
    held = [name for name in SWORD_IDS if name not in ("S01", "S02", "S27", "S28")]
    t = table(
        "adventureland",
        black={"parties": "E6+6 row2", "swords": held},
        green="B2 B3 C1 A5",
        board="E7=8",
        swords_on_table=0,
        used_swords=["S28", "S01"],
        cards="B2 A1 B3 A3 C1 A2",
        box=["S28", "S03", "fresh", "S01"],
        dice=[1],
    )
    assert (swords_of(t, "green"), t.state.swords_in_box) == (["S28"], 3)
    assert t.state.faces.bags["box1"] == [FRESH, FRESH, SWORD_IDS.index("S01")]
    go(t, "E6", "E7")
    t.answer("swords:+0")  # S03 wins, and goes into the box
    t.answer("stay")
    assert (swords_of(t, "green"), t.state.swords_in_box) == (["S28", "S03"], 3)  # drawn from the new shuffle
    t.answer("stay")
    assert (swords_of(t, "green"), t.state.swords_in_box) == (["S28", "S03", "S01"], 2)  # drawn from the first shuffle


def swords_of(t: Playing, player: str) -> list[str]:
    return [SWORD_IDS[t.state.faces.face[piece]] for piece in t.state.swords[t.seat(player)]]


@clause("AL-CRD-12")
def test_with_an_empty_stack_the_rest_of_step_1_is_dropped() -> None:
    t = table("adventureland", black="A2", green="A5", cards="D3", stack="D3")
    assert t.question == "first-move"
    assert t.heard(StackRanOut) == [StackRanOut()]
    assert on(t.state, "D3") == "herb"


@clause("AL-CRD-12")
def test_fog_as_the_last_card_brings_no_other_card() -> None:
    t = table("adventureland", black="A2", green="A5", cards="D3 E7", stack="D3 E7", creatures=[8])
    assert t.question == "first-move"


@clause("AL-CRD-13", "AL-CRD-14")
@pytest.mark.parametrize("active", ["black", "green"])
def test_party_takes_an_item_placed_on_its_field_without_asking(active: str) -> None:
    t = table(
        "adventureland",
        black="A4",
        green="C6 D3 E3 A5",
        turn=active,
        cards="D3 E3",
        herbs=[4],
        swords=[2],
    )
    assert hand(t.state, "green") == {"swords": [2], "herbs": [4], "gold": 0, "beaten": []}
    assert (on(t.state, "D3"), on(t.state, "E3")) == ("green", "green")
    assert t.heard(TileSeen, "green") == [TileSeen(1, HERB, 4), TileSeen(1, SWORD, 2)]
    assert t.heard(TileSeen, "black") == []
    assert [event.owner for event in t.heard(ItemTaken)] == [1, 1]
    assert (t.question, t.asked) == ("first-move", t.seat(active))


@clause("AL-CRD-13")
def test_a_companion_placed_under_a_party_joins_it_at_once() -> None:
    t = table("adventureland", black="A2", green="C6+1 A5", cards="C6 A1")
    assert where(t.state, "green") == "A5 C6+2"
    assert t.heard(CompanionJoined) == [CompanionJoined(1, PLACE["C6"], 2)]
