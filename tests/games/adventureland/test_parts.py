"""A move is answered in two parts. The others see nothing of it before the second part (AL-DEC-10)."""

from __future__ import annotations

import random

import meadhall
from meadhall.engine import Match, record
from meadhall.engine.model.state import encode
from meadhall.engine.play.imagining import imagine
from meadhall.engine.privacy.view import view_as_plain
from meadhall.games.adventureland.state import State
from meadhall.testing import clause


def match_asking_for_end(pick: int) -> Match[State]:
    """Return a match where seat 1 has picked a party, and is asked for its destination."""
    match = meadhall.play("adventureland", seed=7, players=2)
    match.answer(1, match.menu()[pick])
    assert match.menu().question == "where"
    return match


@clause("AL-DEC-10", "AL-HID-12")
def test_others_see_the_question_and_not_its_answered_first_part() -> None:
    one, other, before = (
        match_asking_for_end(0),
        match_asking_for_end(3),
        meadhall.play("adventureland", seed=7, players=2),
    )
    for seat in (0, -1):
        views = [encode(view_as_plain(match.view(seat))) for match in (one, other, before)]
        assert views == [views[0]] * 3
        assert record.save(one, seat) == record.save(other, seat) == record.save(before, seat)
        assert one.view(seat).awaited == "first-move"


@clause("AL-DEC-10")
def test_the_asked_seat_sees_its_own_first_part() -> None:
    assert encode(view_as_plain(match_asking_for_end(0).view(1))) != encode(
        view_as_plain(match_asking_for_end(3).view(1))
    )


def test_a_waiting_seat_can_still_imagine_the_table() -> None:
    view = match_asking_for_end(3).view(0)
    world = imagine(view, random.Random(1))
    assert world.menu(1).question == "first-move"
    assert encode(world.view(0).state) == encode(view.state)


def test_complete_move_is_public() -> None:
    match = match_asking_for_end(0)
    match.answer(1, match.menu()[0])
    assert match.view(0).since == match.view(1).since


@clause("AL-DEC-07", "AL-DEC-10")
def test_absent_player_between_two_parts_of_a_move_stays() -> None:
    match = match_asking_for_end(3)
    places = [party.at for party in match.state.parties]
    assert match.let_pass(1).key == "stay"
    assert [party.at for party in match.state.parties] == places
    assert match.state.turn == 0


def test_absent_player_at_the_first_question_stays() -> None:
    match = meadhall.play("adventureland", seed=7, players=2)
    assert match.let_pass(1).key == "stay"
    assert match.state.turn == 0
