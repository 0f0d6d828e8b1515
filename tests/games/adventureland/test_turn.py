"""Turns and rounds (4.3), and words (4.1)."""

from __future__ import annotations

from meadhall.games.adventureland.events import RoundBegan, TurnBegan
from meadhall.games.adventureland.positions.inspect import on, where
from meadhall.testing import clause, table
from tests.games.adventureland.asking import go


@clause("AL-TRN-01")
def test_turns_run_in_seat_order_and_a_round_begins_with_the_first_player() -> None:
    t = table("adventureland", players=3, turn="green", first="green", round=4, cards="A1 B2 C3 D3 E3 F3 H3 G3")
    for _ in range(4):
        t.answer("stay")
    assert [event.seat for event in t.heard(TurnBegan)] == [1, 2, 0, 1, 2]
    assert [event.round for event in t.heard(TurnBegan)] == [4, 4, 4, 5, 5]
    assert t.heard(RoundBegan) == [RoundBegan(5)]


@clause("AL-TRM-02")
def test_the_size_of_a_party_is_adventurers_plus_companions() -> None:
    t = table("adventureland", adventure=2, black="A2+2a+4 A5", green="A1")
    assert t.state.parties[0].size == 7
    assert t.standings[0].parts["The Magnificent"] == 21


@clause("AL-TRM-03")
def test_removed_adventurers_never_return_and_companions_join_the_reserve() -> None:
    # 28 companions in the box, plus two, minus one that is used at once
    t = table("adventureland", black="A2", green="C8+2 A5", cards="D8 C6", sprite="B8", companions_on_table=0)
    assert where(t.state, "green") == "A5"
    assert on(t.state, "C6") == "companion"
    assert t.state.companions_in_box == 29


@clause("AL-TRN-03")
def test_step_1_cannot_be_skipped() -> None:
    t = table("adventureland", black="A2", green="A5", cards="A1 B2 C3 D3")
    assert t.question == "first-move"
    t.answer("stay")
    assert (t.asked, t.question) == (1, "first-move")
    assert len(t.state.discard) == 4


@clause("AL-TRN-06")
def test_the_second_move_is_chosen_after_the_first_is_carried_out() -> None:
    t = table("adventureland", black="E6 A1", green="A2", board="E7=16")
    go(t, "E6", "E7")  # hopeless: the party is removed before the second move is asked
    assert t.question == "second-move"
    assert t.keys == ["go:A1", "stay"]
