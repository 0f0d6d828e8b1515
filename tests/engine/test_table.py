"""The table that rules use: luck, events and checkpoints."""

from __future__ import annotations

import pytest

from meadhall.engine import DIE, EVERYBODY, Event, Faces, Outcome, ScriptedLuck, State, Table
from meadhall.engine.common.errors import BadScript
from meadhall.engine.flows.flow import WHOLE_TABLE
from meadhall.engine.model.pieces import ALL_SEATS, FRESH
from meadhall.engine.table.log import ALREADY_DRAWN


class Rang(Event, frozen=True):
    bell: int


def a_table(**script: list[int]) -> Table[State]:
    state = State(faces=Faces(bags={"tile": [7, 8, 9]}))
    return Table(state, ScriptedLuck(script), state)


def test_a_roll_is_recorded_with_its_clause() -> None:
    t = a_table(die=[5])
    assert t.roll("TY-DIE-01") == 5
    assert t.log == [Outcome("die", "TY-DIE-01", 5)]
    assert t.learned_in(WHOLE_TABLE) == 1


def test_scripted_outcome_must_be_possible() -> None:
    with pytest.raises(BadScript, match="it could be 1, 2, 3, 4, 5, 6"):
        a_table(die=[7]).roll("TY-DIE-01")
    assert a_table(first=[2]).pick("first", "TY-DIE-01", range(3)) == 2
    assert DIE == (1, 2, 3, 4, 5, 6)


def test_a_draw_takes_the_face_out_of_the_bag() -> None:
    t = a_table(tile=[8])
    assert t.draw("TY-BAG-01", "tile") == 8
    assert t.state.faces.bags["tile"] == [7, 9]


def test_a_draw_from_a_mixed_bag_is_one_entry_with_its_hops() -> None:
    t = a_table(tile=[7, 9], box=[FRESH])
    piece = t.state.faces.lay("tile")
    t.show("TY-BAG-01", piece)
    t.state.faces.mix("box", "tile", 1, [piece])
    assert t.draw("TY-BAG-02", "box") == 9
    assert t.log[-1] == Outcome("box", "TY-BAG-02", 9, hops=1)


def test_only_the_looking_seat_learns_the_face() -> None:
    t = a_table(tile=[9])
    piece = t.state.faces.lay("tile")
    assert t.look("TY-BAG-03", piece, 1) == 9
    assert t.log == [Outcome("tile", "TY-BAG-03", 9, 1, piece)]
    assert (t.state.faces.knows(1, piece), t.state.faces.knows(0, piece)) == (True, False)


def test_showing_a_seen_piece_is_recorded_without_luck() -> None:
    t = a_table(tile=[9])
    piece = t.state.faces.lay("tile")
    t.look("TY-BAG-03", piece, 1)
    t.show("TY-BAG-04", piece)
    assert t.log[-1] == Outcome("tile", "TY-BAG-04", 9, EVERYBODY, piece, ALREADY_DRAWN)
    assert t.state.faces.seen[piece] == ALL_SEATS


def test_showing_a_piece_again_reveals_nothing() -> None:
    t = a_table(tile=[9])
    piece = t.state.faces.lay("tile")
    t.show("TY-BAG-04", piece)
    learned = t.learned.copy()
    t.show("TY-BAG-04", piece)
    assert (len(t.log), t.learned) == (1, learned)


def test_piece_can_be_laid_with_a_chosen_face() -> None:
    t = a_table()
    piece = t.lay_chosen("tile", 8, seat=2)
    assert (t.state.faces.face[piece], t.state.faces.bags["tile"]) == (8, [7, 9])
    assert (t.state.faces.knows(2, piece), t.state.faces.knows(0, piece), t.log) == (True, False, [])


def test_checkpoint_needs_new_entries_and_a_viewer() -> None:
    t = a_table(die=[5])
    first = t.mark
    t.checkpoint()
    assert t.mark is first
    t.roll("TY-DIE-01")
    t.state.step = "unseen"
    t.checkpoint()
    assert (t.mark is first, t.lacks_checkpoint) == (True, True)
    t.was_viewed = True
    t.state.step = "later"
    t.checkpoint()
    assert (t.mark.step, t.mark_at) == ("later", 1)
    t.state.step = "still later"
    assert t.mark.step == "later"


def test_told_events_keep_their_audience_and_log_position() -> None:
    t = a_table(die=[5])
    t.tell(Rang(1))
    t.roll("TY-DIE-01")
    t.tell(Rang(2), to=1)
    assert t.told == [(Rang(1), EVERYBODY, 0), (Rang(2), 1, 1)]


def test_playing_from_a_hand_takes_the_lowest_of_identical_pieces() -> None:
    for drawn in ([9, 8, 7], [7, 9, 8], [8, 7, 9]):
        t = a_table(tile=drawn)
        hand = [t.state.faces.lay("tile") for _ in drawn]
        t.state.faces.bags["box"] = [5]
        known = t.lay_chosen("box", 5, 0)
        t.show("TY-BAG-02", known)
        for piece in hand:
            t.look("TY-BAG-03", piece, 0)
        hand.insert(1, known)
        before = [t.state.faces.face[piece] for piece in hand]
        piece = next(piece for piece in hand if t.state.faces.face[piece] == 9)
        assert t.play("TY-BAG-04", hand, piece) == 9
        assert t.log[-1] == Outcome("tile", "TY-BAG-04", 9, EVERYBODY, 0, ALREADY_DRAWN)
        assert [t.state.faces.face[piece] for piece in hand] == [face for face in before if face != 9]
        assert sorted(hand) == [1, 2, known]
        assert not t.state.faces.knows(1, 0)
        assert t.play("TY-BAG-04", hand, known) == 5
        assert sorted(hand) == [1, 2]
