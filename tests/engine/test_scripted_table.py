"""Scripted tables: refusals, complete answers, comparing two tables, and stopping at a step."""

from __future__ import annotations

from typing import Any

import pytest

from examples.couriers import GAME as COURIERS
from meadhall.engine.common.errors import BadScript
from meadhall.testing import table
from meadhall.testing.script import OutOfLuck
from tests.engine.swaps import swaps_game


def swaps_table(**words: Any) -> Any:
    hands = {"ann": {"hands": "tower-1 tower-2"}, "bram": {"hands": "river-1 river-2"}, "cas": {"hands": "crown-1"}}
    return table(swaps_game(), **{"step": "swap", **hands, **words})


def couriers_table() -> Any:
    return table(COURIERS, step="turn", ann={"at": 3, "hand": "hill"}, roads="ford ford wood")


def test_refused_answer_changes_nothing_and_names_its_clauses() -> None:
    t = table("adventureland", black="C4", green="E4", board="G4=12")
    before = t.match.digest
    assert t.refused("to:E4") == t.forbidden_by("to:E4")
    assert t.refused("go:C4", by="green") == []
    assert t.match.digest == before


def test_refused_fails_for_an_accepted_answer() -> None:
    t = couriers_table()
    with pytest.raises(BadScript, match="'rest' of seat 0 was not refused for 'ride-or-rest'"):
        t.refused("rest")


def test_whole_answers_have_all_their_parts_in_order() -> None:
    t = couriers_table()
    whole = t.whole_answers()
    assert ("rest",) in whole
    assert ("ride:hill", "to:beacon-hill") in whole
    assert ("ride:hill",) not in whole
    with pytest.raises(BadScript, match="more than 1 whole answers"):
        t.whole_answers(limit=1)
    assert t.keys == ["ride:hill", "rest"], "whole_answers does not change the table"


def test_tables_that_differ_in_a_hidden_card_look_alike_to_all_but_its_owner() -> None:
    first_table, second_table = swaps_table(), swaps_table(cas={"hands": "crown-5"})
    assert (first_table.tells_apart(second_table, "ann"), first_table.tells_apart(second_table, -1)) == ([], [])
    assert "state" in first_table.tells_apart(second_table, "cas")


def test_seat_news_tells_two_tables_apart() -> None:
    first_table, second_table = swaps_table(), swaps_table()
    first_table.answer("give:tower-1", "give:river-1")
    second_table.answer("give:tower-1", "give:river-2")
    assert first_table.tells_apart(second_table, "cas") == []
    assert "news" in first_table.tells_apart(second_table, "ann")


def test_table_waits_at_the_given_step() -> None:
    t = swaps_table(swaps=1, stop_at="end")
    t.answer("give:tower-1", "give:river-1")
    assert (t.waits, t.state.step, t.over) == (True, "end", False)
    assert not any(t.state.faces.knows(-1, piece) for piece in t.state.hands[0]), "nothing is shown yet"
    with pytest.raises(BadScript, match="nobody is asked: the table stops at the step 'end'"):
        _ = t.keys
    t.done()


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("nosuch", "stop_at is a step that comes later, one of deal, swap, end, not 'nosuch'"),
        ("swap", "stop_at is a step that comes later, .*, not 'swap'; the position begins with 'swap'"),
    ],
)
def test_a_step_that_cannot_be_stopped_at_is_refused(step: str, sentence: str) -> None:
    with pytest.raises(BadScript, match=sentence):
        swaps_table(stop_at=step)


def test_missing_luck_says_how_to_script_it_and_names_each_face_once() -> None:
    t = table(COURIERS, step="turn", ann={"at": 3, "hand": "hill"})
    with pytest.raises(OutOfLuck) as error:
        t.answer("rest")
    sentence = "the script has no more road; it could be meadow, wood, hill, ford: "
    assert str(error.value) == sentence + 'add luck={"road": [...]}, or seed= for any luck'
    t = table(COURIERS, step="turn", ann={"at": 3, "hand": "hill"}, luck={"road": "ford"})
    with pytest.raises(OutOfLuck, match=r'add one to luck=\{"road": \[...\]\}$'):
        t.answer("rest")
