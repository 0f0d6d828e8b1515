"""The worked examples of the rules (10), in their order."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.adventureland.events import BoxOpened, CardTurned, FightHopeless, PartySweptOff
from meadhall.games.adventureland.land import PLACE, place_name
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.games.adventureland.state import SWORD
from meadhall.testing import ScriptedTable, clause, table
from tests.games.adventureland.asking import end_names, go


@clause("AL-EX-01")
def test_ex_01_cards_and_two_moves() -> None:
    t = table("adventureland", black="E2 row3", green="A9", board="E9", sprite="B8", cards="J3 D7 I4", creatures=[8])
    assert (on(t.state, "J3"), on(t.state, "D7"), on(t.state, "I4")) == ("companion", "F01", "herb")
    go(t, "row3", "J3")
    go(t, "E2", "E9")
    assert where(t.state, "black") == "J3+1 E9"
    assert hand(t.state, "black")["gold"] == 1


def table_at_strength_11(
    *, herbs: tuple[int, ...] = (), gold: int = 0, rerolled: tuple[int, ...] = ()
) -> ScriptedTable[Any]:
    """Return a fight at strength 11 (1 + 2 + 5 + 3) against a creature of 12."""
    side = {"parties": "G4+2 A1", "swords": [2, 1], "herbs": herbs, "gold": gold}
    t = table("adventureland", black=side, green="A9", board="H4=12", dice=[3, 2, *rerolled])
    go(t, "G4", "H4")
    t.answer("swords:+2+1")
    assert t.question == "reinforce"
    assert t.state.fight is not None
    assert t.state.fight.reached(3) == 11
    return t


@clause("AL-EX-02")
def test_ex_02_a_herb_of_4_wins_and_no_change_is_given() -> None:
    t = table_at_strength_11(herbs=(4,))
    t.answer("herb:4")
    assert on(t.state, "H4") == "black"
    assert hand(t.state, "black") == {"swords": [], "herbs": [], "gold": 0, "beaten": [12]}


@clause("AL-EX-03")
def test_ex_03_one_gold_wins() -> None:
    t = table_at_strength_11(gold=1)
    t.answer("gold:add")
    assert on(t.state, "H4") == "black"
    assert hand(t.state, "black")["gold"] == 0


@clause("AL-EX-04")
@pytest.mark.parametrize("rerolled", [1, 2, 3, 6])
def test_ex_04_one_gold_rerolls_the_2(rerolled: int) -> None:
    t = table_at_strength_11(gold=1, rerolled=(rerolled,))
    t.answer("reroll:2")
    assert on(t.state, "H4") == ("black" if rerolled >= 3 else "F11")
    assert t.question == "second-move"


@clause("AL-EX-05")
def test_ex_05_companions_and_gold_in_the_fellowship() -> None:
    t = table("adventureland", black="A6 A9 E6+6", green="A2", board="B6 C6 B9 E7=8 E9")
    points = []
    for start, end in (("A6", "B6"), ("B6", "C6")):
        go(t, start, end)
        points.append(t.points[0])
    assert points == [1, 3]
    t = table("adventureland", black="C6+2 A9 E8+6", green="A2", board="B9 E9 F8")
    go(t, "A9", "B9")
    assert t.points[0] == 1
    go(t, "E8", "E9")
    assert t.points[0] == 3
    t = table("adventureland", black={"parties": "E6+6 A1", "gold": 1, "points": 2}, green="A2", board="E7=8")
    go(t, "E6", "E7")
    t.answer("gold:add")
    assert t.points[0] == 2 + 4


@clause("AL-EX-06")
def test_ex_06_the_magnificent_61() -> None:
    side = {"parties": "K10+2a+5 A1+1", "beaten": [10, 12], "gold": 2, "herbs": [3, 4], "swords": [0, 1, 3]}
    t = table("adventureland", adventure=2, black=side, green="A2")
    assert list(t.standings[0].parts.values()) == [22, 24, 4, 7, 4]
    assert t.points[0] == 61


@clause("AL-EX-07")
def test_ex_07_escape_34() -> None:
    t = table(
        "adventureland",
        adventure=3,
        players=3,
        black={"parties": "B5 E5+1 H9+1 A1+1 row1", "beaten": [16, 14, 14], "gold": 2},
        green={"parties": "B6 K10+4", "gold": 5},
        violet={"parties": "C6"},
        board="A8=8 D7=8 E7=8 E8=8 F7=10",
    )
    parts = t.standings[0].parts
    assert (parts["fog creatures"], parts["most fog creatures"], parts["gold"], parts["most gold"]) == (22, 7, 4, 3)
    assert (parts["Alderwick"], parts["Midmarket"], parts["Kingsreach"]) == (4, 3, 6)
    assert parts["outside the cities"] == -15
    assert t.points[0] == 34


@clause("AL-EX-08")
def test_ex_08_the_first_gold() -> None:
    t = table("adventureland", black="E9 A2", green="F9 A5", cards="F9 A1")
    assert hand(t.state, "green")["gold"] == 1
    assert t.points == [0, 2]
    assert where(t.state, "green") == "A5"
    assert on(t.state, "F9") == "sprite"
    assert where(t.state, "black") == "A2 E9"


@clause("AL-EX-09")
def test_ex_09_the_sprite_runs_east() -> None:
    t = table("adventureland", black="B7 D9 A2", green="G8 G7 A5", sprite="B8", cards="G8 A1")
    assert hand(t.state, "green")["gold"] == 1
    assert [place_name(event.field) for event in t.heard(PartySweptOff)] == ["D9", "G8"]
    assert (where(t.state, "black"), where(t.state, "green")) == ("A2 B7", "A5 G7")


@clause("AL-EX-10")
def test_ex_10_the_sprite_runs_west() -> None:
    t = table("adventureland", black="F8 C8 A2", green="D8 A5", sprite="G8", cards="D8 A1")
    assert hand(t.state, "green")["gold"] == 1
    assert [place_name(event.field) for event in t.heard(PartySweptOff)] == ["F8", "D8"]
    assert where(t.state, "black") == "A2 C8"


@clause("AL-EX-11")
def test_ex_11_up_to_the_sprite() -> None:
    t = table("adventureland", black="E6", green="A1", sprite="E9")
    assert [end for end in end_names(t, "E6") if end[0] == "E"] == ["E7", "E8"]


@clause("AL-EX-12")
def test_ex_12_over_your_party_up_to_the_creature() -> None:
    t = table("adventureland", black="D2 D4", green="A1", board="D7=8")
    assert [end for end in end_names(t, "D2") if end[0] == "D"] == ["D3", "D5", "D6", "D7"]


@clause("AL-EX-13")
def test_ex_13_a_fight_in_anothers_turn() -> None:
    t = table(
        "adventureland",
        players=3,
        black="A2",
        violet={"parties": "E8 A5", "swords": [2], "herbs": [4]},
        cards="E8 A1 B2",
        creatures=[12],
        dice=[6],
    )
    assert (t.asked, t.question, t.menu.clause) == (2, "swords", "AL-DEC-04")
    t.answer("swords:+2", "herb:4")
    assert len(t.heard(CardTurned)) == 3
    assert (t.asked, t.question) == (0, "first-move")


@clause("AL-EX-14")
def test_ex_14_four_cards() -> None:
    t = table("adventureland", black="A2", green="A5", cards="E7 B2 E8 A1", creatures=[8, 8])
    assert len(t.state.discard) == 4
    assert t.question == "first-move"


@clause("AL-EX-15")
def test_ex_15_a_companion_joins_in_anothers_turn() -> None:
    t = table("adventureland", players=4, black="A2", orange="C6+1 A5", cards="C6 A1")
    assert where(t.state, "orange") == "A5 C6+2"
    assert t.points == [0, 0, 0, 2]


@clause("AL-EX-16")
def test_ex_16_the_round_is_finished() -> None:
    t = table(
        "adventureland",
        players=4,
        turn="violet",
        swords_on_table=0,
        companions_on_table=1,
        cards="C6 A1 A2 B1",
    )
    assert t.asked == t.seat("violet")
    t.answer("stay")
    assert t.asked == t.seat("orange")
    go(t, "row1", "D1")
    t.answer("stay")
    assert t.over


@clause("AL-EX-17")
def test_ex_17_a_sword_out_of_the_box() -> None:
    held = {"parties": "A2", "swords": [0] * 10 + [1] * 8 + [2]}
    t = table("adventureland", black=held, green="A5", swords_on_table=0, cards="B2 A1")
    assert t.heard(BoxOpened) == [BoxOpened(SWORD)]
    assert on(t.state, "B2") == "sword"
    assert t.state.swords_in_box == 8
    assert t.state.faces.face[t.state.which[PLACE["B2"]]] == -1


@clause("AL-EX-18")
def test_ex_18_won_without_asking() -> None:
    t = table("adventureland", black={"parties": "G4+7 A1", "swords": [3], "herbs": [4]}, green="A9", board="H4=8")
    go(t, "G4", "H4")
    assert t.question == "second-move"
    assert hand(t.state, "black") == {"swords": [3], "herbs": [4], "gold": 0, "beaten": [8]}


@clause("AL-EX-19")
def test_ex_19_the_best_case() -> None:
    t = table("adventureland", black={"parties": "G4 A1", "swords": [0]}, green="A9", board="H4=12")
    go(t, "G4", "H4")
    assert t.heard(FightHopeless) == [FightHopeless(0, 10, 12)]
    assert hand(t.state, "black")["swords"] == [0]
    t = table("adventureland", black={"parties": "G4 A1", "swords": [0], "gold": 1}, green="A9", board="H4=8", dice=[2])
    go(t, "G4", "H4")
    t.answer("swords:+0")
    assert t.heard(FightHopeless) == [FightHopeless(0, 7, 8)]
    assert hand(t.state, "black") == {"swords": [], "herbs": [], "gold": 1, "beaten": []}


@clause("AL-EX-20")
def test_ex_20_herbs_count_4_and_gold_its_best_use() -> None:
    side = {"parties": "G4+1 A1", "swords": [1, 0], "herbs": [2], "gold": 2}
    t = table("adventureland", black=side, green="A9", board="H4=14", dice=[1, 4])
    go(t, "G4", "H4")
    t.answer("swords:+1+0")
    assert t.question == "reinforce"
    assert t.state.fight is not None
    assert t.state.fight.reached(2) == 8
    t = table("adventureland", black={**side, "gold": 0}, green="A9", board="H4=14", dice=[1, 4])
    go(t, "G4", "H4")
    t.answer("swords:+1+0")
    assert t.heard(FightHopeless) == [FightHopeless(0, 12, 14)]
    assert hand(t.state, "black")["herbs"] == [2]


@clause("AL-EX-21")
def test_ex_21_the_south_eastern_corner() -> None:
    t = table("adventureland", black="K10", green="A5", step="turn", cards="A1 B2")
    assert t.asked == 1
    assert table("adventureland", black="K10", green="K9", step="turn").over


@clause("AL-EX-22")
def test_ex_22_a_group() -> None:
    t = table("adventureland", adventure=2, black="A2", green="C3+1 F3+2", turn="green")
    go(t, "C3", "F3")
    assert where(t.state, "green") == "F3+1a+3"
    go(t, "F3", "H3")
    assert where(t.state, "green") == "H3+1a+3"


@clause("AL-EX-23")
@pytest.mark.parametrize(("ties", "points"), [("competition", [12, 12, 3, 0]), ("dense", [12, 12, 6, 0])])
def test_ex_23_the_capital(ties: str, points: list[int]) -> None:
    t = table(
        "adventureland",
        adventure=3,
        players=4,
        place_ties=ties,
        black="H9+3",
        green="H10+3",
        violet="I8+1",
        orange="A1",
    )
    assert [t.standings[seat].parts["Kingsreach"] for seat in range(4)] == points


@clause("AL-EX-24")
def test_ex_24_from_a_start_area() -> None:
    t = table("adventureland", black="row4", green="A1", board="G4=8")
    assert end_names(t, "row4") == ["A4", "B4", "C4", "D4", "E4", "F4", "G4"]


@clause("AL-EX-25")
def test_ex_25_no_sword_was_needed() -> None:
    side = {"parties": "G4+2 A1", "swords": [2], "herbs": [4, 2]}
    t = table("adventureland", black=side, green="A9", board="H4=8")
    go(t, "G4", "H4")
    t.answer("swords:none", "herb:4")
    assert t.question == "reinforce"
    t.answer("herb:2")
    assert hand(t.state, "black") == {"swords": [2], "herbs": [], "gold": 0, "beaten": [8]}


@clause("AL-EX-26")
def test_ex_26_given_up() -> None:
    t = table_at_strength_11(herbs=(4,))
    t.answer("give-up")
    assert where(t.state, "black") == "A1"
    assert (t.state.companions_in_box, t.state.swords_in_box) == (10, 10)
    assert hand(t.state, "black") == {"swords": [], "herbs": [4], "gold": 0, "beaten": []}
    assert on(t.state, "H4") == "F11"
