"""Moves (4.6), and the players who may make them (4.1, 4.3)."""

from __future__ import annotations

import pytest

from meadhall.games.adventureland.events import PartyMoved
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.testing import clause, table
from tests.games.adventureland.asking import end_names, go


@clause("AL-MOV-01", "AL-MOV-02")
def test_move_goes_straight_south_or_east_over_any_distance() -> None:
    t = table("adventureland", black="H8", green="A1")
    assert end_names(t, "H8") == ["I8", "J8", "K8", "H9", "H10"]
    assert t.forbidden_by("to:I9") == ["AL-MOV-01"]  # diagonal
    assert t.forbidden_by("to:H7") == ["AL-MOV-02"]
    assert t.forbidden_by("to:G8") == ["AL-MOV-02"]
    t.answer("to:K8")
    assert where(t.state, "black") == "K8"
    t = table("adventureland", black="A1", green="K10")
    assert end_names(t, "A1") == [f"{c}1" for c in "BCDEFGHIJK"] + [f"A{row}" for row in range(2, 11)]


@clause("AL-MOV-03")
def test_row_areas_lead_east_and_column_areas_south_from_their_first_field() -> None:
    t = table("adventureland", black="row3 colC", green="A1")
    assert end_names(t, "row3") == [f"{c}3" for c in "ABCDEFGHIJK"]
    assert t.forbidden_by("to:A4") == ["AL-MOV-03"]
    t.answer("to:A3")
    assert end_names(t, "colC") == [f"C{row}" for row in range(1, 11)]
    assert t.why_not("to:D1")[0].words == (
        "From the start of column C a party moves straight south, beginning on C1: D1 is not on that line."
    )


@clause("AL-MOV-04")
def test_a_move_changes_the_field_and_stays_on_the_board() -> None:
    t = table("adventureland", black="J10 A1", green="A2")
    assert end_names(t, "J10") == ["K10"]
    assert t.forbidden_by("to:J10") == ["AL-MOV-04"]
    t.answer("to:K10")
    assert t.keys == ["go:A1", "stay"]  # K10 is the south-eastern corner, and no move enters a start area
    assert t.forbidden_by("go:K10") == ["AL-MOV-04"]


@clause("AL-MOV-05", "AL-MOV-11")
def test_parties_companions_and_tiles_are_passed_and_left_in_place() -> None:
    t = table("adventureland", black="A2 B2", green="C2", board="D2=3 E2=4 I2 J2")
    go(t, "A2", "K2")
    assert t.heard(PartyMoved)[-1].leapt == [PLACE["B2"], PLACE["C2"]]
    assert [on(t.state, name) for name in ("D2", "E2", "I2", "J2")] == ["sword", "herb", "companion", "companion"]
    assert hand(t.state, "black") == {"swords": [], "herbs": [], "gold": 0, "beaten": []}
    assert where(t.state, "black") == "B2 K2"
    assert t.state.faces.seen == [0, 0]


@clause("AL-MOV-05")
def test_gold_is_passed() -> None:
    t = table("adventureland", black="C8", green="A1", board="D8 F8")
    assert end_names(t, "C8")[:5] == ["D8", "E8", "F8", "G8", "H8"]


@clause("AL-MOV-06", "AL-MOV-09")
def test_a_creature_is_the_last_field_that_a_move_reaches() -> None:
    t = table("adventureland", black="C4", green="A1", board="G4=8")
    assert end_names(t, "C4")[:4] == ["D4", "E4", "F4", "G4"]
    refusals = t.why_not("to:I4")
    assert [r.clause for r in refusals] == ["AL-MOV-06"]
    assert refusals[0].words == (
        "You cannot leap over the fog creature on G4. From C4 you can move only 4 fields east, but I4 is 6 fields away."
    )
    assert "to:H4" not in t.keys


@clause("AL-MOV-06", "AL-MOV-08", "AL-WSP-09")
@pytest.mark.parametrize("adventure", [1, 4, 5])
def test_sprite_can_be_neither_entered_nor_passed(adventure: int) -> None:
    t = table(
        "adventureland", adventure=adventure, expansion=adventure > 3, black="E6", green="A1", sprite="E9", board="E9"
    )
    assert [field for field in end_names(t, "E6") if field[0] == "E"] == ["E7", "E8"]
    assert t.forbidden_by("to:E9")[0] == "AL-WSP-09"
    assert t.forbidden_by("to:E10") == ["AL-WSP-09"]
    assert "you can move only 2 fields south" in t.why_not("to:E10")[0].words


@clause("AL-MOV-07")
@pytest.mark.parametrize("end", ["B3", "C3", "F4", "B7", "G4", "H9"])
def test_a_move_may_end_on_any_item_or_on_nothing(end: str) -> None:
    starts = {"B3": "A3", "C3": "A3", "F4": "C4", "B7": "A7", "G4": "C4", "H9": "H8"}
    t = table("adventureland", black=starts[end], green="A1", board="B3=0 C3=2 F4 B7 G4=8")
    assert end in end_names(t, starts[end])


@clause("AL-MOV-08")
def test_no_move_ends_on_another_party() -> None:
    t = table("adventureland", players=3, black="A2 C2", green="D2", violet="A5")
    assert [field for field in end_names(t, "A2") if field[1:] == "2"] == [
        "B2",
        "E2",
        "F2",
        "G2",
        "H2",
        "I2",
        "J2",
        "K2",
    ]
    assert [field for field in t.keys if field.startswith("to:A")] == [f"to:A{row}" for row in (3, 4, 6, 7, 8, 9, 10)]
    own, other = t.why_not("to:C2")[0], t.why_not("to:D2")[0]
    assert (own.clause, other.clause) == ("AL-MOV-08", "AL-MOV-08")
    assert "Your own party stands on C2" in own.words
    assert "D2" in other.words


@clause("AL-MOV-09")
def test_every_place_is_either_a_target_or_refused_with_a_reason() -> None:
    t = table(
        "adventureland", players=3, black="C4 row1 colB", green="E4 C6", violet="C9", board="G4=8 C3", sprite="C8"
    )
    for start in ("C4", "row1", "colB"):
        fresh = table(
            "adventureland", players=3, black="C4 row1 colB", green="E4 C6", violet="C9", board="G4=8 C3", sprite="C8"
        )
        offered = set(end_names(fresh, start))
        refused = {r.key.removeprefix("to:") for r in fresh.menu.refusals()}
        assert offered | refused == set(PLACE)
        assert not offered & refused
    assert end_names(t, "C4") == ["D4", "F4", "G4", "C5", "C7"]


@clause("AL-MOV-09")
@pytest.mark.parametrize(
    ("key", "clause", "words"),
    [
        ("to:row2", "AL-MOV-04", "No move leads back to the start of row 2."),
        ("to:L5", "AL-DEC-02", "to:L5"),
    ],
)
def test_a_place_off_the_board_is_refused_with_a_reason(key: str, clause: str, words: str) -> None:
    t = table("adventureland", black="C4", green="E4")
    t.answer("go:C4")
    [refusal] = t.why_not(key)
    assert refusal.clause == clause
    assert words in refusal.words


@clause("AL-TRN-04")
def test_place_without_your_party_is_refused_with_a_reason() -> None:
    t = table("adventureland", black="C4", green="E4")
    assert t.why_not("go:B7")[0].words == "You have no party on B7."
    assert t.why_not("go:row2")[0].words == "You have no party at the start of row 2."
    assert t.forbidden_by("go:E4") == ["AL-TRM-04"]


@clause("AL-MOV-10", "AL-TRM-01")
def test_companions_move_with_their_adventurer() -> None:
    t = table("adventureland", black="H8+3", green="A1")
    go(t, "H8", "K8")
    assert where(t.state, "black") == "K8+3"
    assert on(t.state, "H8") == ""


@clause("AL-TRM-04")
def test_only_the_owner_of_a_party_moves_it() -> None:
    t = table("adventureland", black="A2", green="C5", turn="green")
    assert t.asked == t.seat("green")
    assert t.keys == ["go:C5", "stay"]
    assert t.forbidden_by("go:A2") == ["AL-TRM-04"]


@clause("AL-TRN-04", "AL-TRN-06")
def test_one_adventurer_moves_twice() -> None:
    t = table("adventureland", black="A2 A5", green="A1")
    go(t, "A2", "C2")
    assert t.question == "second-move"
    go(t, "C2", "C4")
    assert where(t.state, "black") == "C4 A5"
    assert t.waits  # after two moves the table waits for the luck of green's cards
    assert t.state.turn == t.seat("green")


@clause("AL-TRN-04", "AL-TRN-06")
def test_two_adventurers_move_once_each_and_the_second_answer_sees_the_first_move() -> None:
    t = table("adventureland", black="A2 A5+1", green="A1", board="B5")
    go(t, "A5", "B5")
    assert where(t.state, "black") == "A2 B5+2"  # the companion has joined before the second move is asked
    go(t, "A2", "A3")
    assert where(t.state, "black") == "A3 B5+2"


@clause("AL-TRN-05")
@pytest.mark.parametrize("moves", [0, 1])
def test_moves_may_be_skipped(moves: int) -> None:
    t = table("adventureland", black="A2", green="A1")
    for _ in range(moves):
        go(t, "A2", "A3")
    assert t.keys[-1] == "stay"
    t.answer("stay")
    assert t.state.turn == t.seat("green")
    assert where(t.state, "black") == ("A3" if moves else "A2")


@clause("AL-SET-07")
def test_start_area_holds_any_number_and_blocks_nobody() -> None:
    t = table("adventureland", adventure=4, expansion=True, prison="K1", black="row2 row2+1", green="row2 A5")
    assert t.keys == ["go:row2", "go:row2/1", "stay"]
    t.answer("go:row2/1")
    assert len(t.keys) == 11
    t.answer("to:C2")
    assert where(t.state, "black") == "C2+1 row2"
    assert where(t.state, "green") == "A5 row2"
