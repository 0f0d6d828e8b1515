"""Duels side by side in real time: concessions, the end of both, views and undo."""

from __future__ import annotations

import random

import pytest

from meadhall.engine import record
from meadhall.engine.flows.flow import CLOCK
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import Match
from meadhall.engine.table.chance import SeededLuck
from meadhall.engine.table.log import last_answer
from meadhall.games.heroes import GAME
from meadhall.games.heroes.events import GameEnded
from meadhall.games.heroes.real_time.sequencer import Sequencer
from meadhall.games.heroes.state import NO_DIE, State
from meadhall.games.heroes.study import state_faults
from meadhall.testing import clause
from meadhall.testing.laws.forks import play_at_random
from tests.games.heroes.asking import MARIS, Playing, play
from tests.games.heroes.pairs import open_questions, pairs, table_with_ann_acting

SCORCH = {"dice": "FFLLLL", "hand": "scorch"}


def cast_scorch(line: Sequencer, target: str, *parts: str) -> None:
    """Let Ann cast Scorch on a target at 1300 ms."""
    for key in ("cast:scorch", *(parts or ("free:decline",)), target):
        line.answer(0, key, 1300)


# ---- the end of both duels


@clause("HE-END-10", "HE-END-02")
def test_last_creature_ends_the_game_while_dice_of_the_other_pair_roll() -> None:
    t, line = table_with_ann_acting(
        extra_win="on", ann=SCORCH, dot={"board": "b2=hero f1=hellhound/1"}, bram={"board": "b2=hero/3"}
    )
    line.answer(1, "throw:123", 1200)
    cast_scorch(line, "at:3f1", "free:use")
    assert [(e.winners, e.why) for e in t.heard(GameEnded)] == [([2, 3], "creatures")]
    assert t.over


@clause("HE-END-10", "HE-VTM-06", "HE-END-02")
def test_board_of_a_fallen_hero_may_have_been_the_last_with_creatures() -> None:
    t, line = table_with_ann_acting(
        extra_win="on", ann=SCORCH, dot={"board": "b2=hero/20 f1=golem"}, bram={"board": "b2=hero/3"}
    )
    line.stop(2, 1150)
    line.wake(1250)
    cast_scorch(line, "at:3b2")
    assert t.over
    assert [e.why for e in t.heard(GameEnded)] == ["creatures"]


# ---- concessions


@clause("HE-DTH-08", "HE-VTM-03", "HE-VTO-01")
def test_unasked_concession_keeps_the_partial_answer_of_the_other_pair() -> None:
    t, line = table_with_ann_acting(format="tournament", ann=SCORCH)
    line.stop(2, 1150)
    line.wake(1250)
    line.answer(0, "cast:scorch", 1300)
    line.answer(1, "concede", 1400)  # cas acts
    assert open_questions(t) == {0: "free-enhancement"}
    assert t.state.duels[1].over


@clause("HE-DTH-08", "HE-VTO-06")
def test_waiting_winner_may_concede_while_the_other_pair_plays_on() -> None:
    t, line = table_with_ann_acting(format="tournament", ann=SCORCH)
    line.answer(0, "cast:scorch", 1150)
    line.answer(1, "concede", 1200)
    line.answer(2, "concede", 1300)
    assert open_questions(t) == {0: "free-enhancement"}
    assert [t.state.is_in(seat) for seat in range(4)] == [True, False, False, True]


@clause("HE-SPL-02", "HE-DTH-06", "HE-VTO-01")
def test_an_owed_die_is_asked_for_in_an_ended_duel_while_the_other_continues() -> None:
    t, line = pairs(format="tournament", spells=["blessing cas bram"], cas={"dice": "EEEEEEE"})
    line.stop(1, 1000)
    line.wake(1100)
    line.answer(1, "concede", 1200)
    assert open_questions(t) == {0: "race", 2: "give-up-die", 3: "race", CLOCK: "clock"}
    for duel in range(2):
        t.state.enter(duel)
        assert not [fault for fault in state_faults(t.state) if "Blessing" in fault]
    line.answer(2, "die:3", 1300)
    assert open_questions(t) == {0: "race", 3: "race", CLOCK: "clock"}
    assert t.state.sides[2].dice.count(NO_DIE) == 1


@clause("HE-SPL-02", "HE-SPL-27", "HE-DTH-08")
def test_requested_die_is_given_up_once_even_if_another_player_concedes() -> None:
    sides = {name: {"dice": "EEEEEE"} for name in ("ann", "bram", "dot")}
    t = play(players=4, format="team", active="bram", spells=["blessing cas bram"], cas={"dice": "EEEEEEE"}, **sides)
    t.match.answer(1, "concede")
    assert (t.asked, t.question) == (2, "give-up-die")
    t.match.answer(3, "concede")
    t.answer("die:2", by="cas")
    assert t.state.sides[2].dice.count(NO_DIE) == 1


@clause("HE-RTM-17", "HE-DTH-08")
def test_pending_pause_survives_a_concession() -> None:
    t, line = table_with_ann_acting(format="tournament")
    for seat, key in ((3, "concede"), (1, "concede"), (1, "yes"), (3, "yes"), (0, "pause"), (2, "concede")):
        line.answer(seat, key, 1200)
    assert open_questions(t) == {1: "army", 3: "army"}
    assert t.state.pausing
    while CLOCK not in open_questions(t):  # until armies are built and cards are placed
        line.wake(line.due() or 0)
    assert t.match.menu(CLOCK).keys == ["pause-over"]


# ---- views


@clause("HE-HID-21", "HE-HID-18", "HE-VTM-03")
def test_everybody_sees_the_question_of_their_own_pair() -> None:
    t, line = pairs()
    line.stop(2, 1000)
    line.wake(1100)
    assert {seat: t.match.view(seat).awaited for seat in range(4)} == {0: "race", 1: "action", 2: "action", 3: "race"}
    assert t.match.view(-1).awaited == "action"


@clause("HE-PRE-11")
def test_viewing_changes_nothing_at_the_start_of_a_match() -> None:
    t, _ = pairs()
    before = encode(t.match.start)
    t.match.view(2)
    assert encode(t.match.start) == before


# ---- undo, and a sequencer that starts later


def checked_match(t: Playing) -> Match[State]:
    """Return a match in the same position, with luck that can be verified."""
    return Match[State].resumed(GAME, t.match.start, SeededLuck("apart"), t.match.options, "apart")


@clause("HE-DEC-28", "HE-PRE-11")
def test_file_verifies_two_undos_of_parts_in_a_row() -> None:
    match = checked_match(pairs(ann=SCORCH)[0])
    line = Sequencer(match, 0)
    line.stop(0, 1000)
    line.answer(0, "cast:scorch", 1200)
    line.answer(0, "free:decline", 1210)
    line.answer(1, "throw:12", 1220)
    match.take_back(0)
    line.answer(2, "throw:12", 1230)
    match.take_back(0)
    line.answer(0, "none", 1300)
    line.wake(3000)
    text = record.save(match)
    assert record.load(text, GAME).digest == match.digest
    assert record.verify(text, GAME).taken_back == 2


@clause("HE-DEC-28", "HE-VTM-03", "HE-PRE-11")
@pytest.mark.parametrize("form", ["team", "tournament"])
@pytest.mark.long
def test_file_verifies_after_free_and_agreed_undos_in_two_pairs(form: str) -> None:
    hands = {"ann": "scorch command", "bram": "scorch", "cas": "dispel", "dot": ""}
    t = pairs(format=form, **{who: {"dice": "FFLLLL", "hand": hand} for who, hand in hands.items()})[0]
    for seed in range(6):
        match = checked_match(t)
        line = Sequencer(match, 0)
        line.stop(0, 1000)
        line.wake(1100)
        play_at_random(match, random.Random(seed), 60)


@clause("HE-DEC-28", "HE-VTM-03")
def test_agreed_rewind_in_one_pair_drops_later_parts_in_the_other() -> None:
    match = checked_match(pairs(ann=SCORCH)[0])
    line = Sequencer(match, 0)
    line.stop(0, 1000)
    line.answer(0, "cast:scorch", 1200)
    line.answer(1, "throw:12", 1210)
    thrown = last_answer(match.log, 1)
    line.answer(0, "free:decline", 1220)
    line.wake(2210)
    match.rewind(1, thrown)
    assert "cast:scorch" in match.menu(0).keys
    assert record.verify(record.save(match), GAME).taken_back == 2
    assert record.load(record.save(match), GAME).log == match.log


@clause("HE-ACT-04", "HE-VTM-03")
def test_a_complete_answer_cannot_be_undone_in_either_pair() -> None:
    t, line = table_with_ann_acting()
    line.answer(0, "none", 1200)
    line.answer(3, "pass", 1300)
    assert t.match.undo_place(3) is None
    line.answer(1, "throw:12", 1400)
    assert t.match.undo_place(3) is None


@clause("HE-RTM-09", "HE-PRE-11")
@pytest.mark.parametrize("form", ["standard", "team"])
def test_sequencer_that_starts_after_a_counted_stop_closes_the_window(form: str) -> None:
    sides = {name: {"hero": MARIS, "dice": "EEEEEE"} for name in ("ann", "bram", "cas", "dot")}
    t = play(players=4, mode="realtime", format=form, **sides)
    line = Sequencer(t.match, 0)
    line.stop(0, 1000)
    t.match.answer(CLOCK, "counts:0", 1000)
    again = Sequencer(t.match, 1000)
    again.wake(1100)
    assert open_questions(t)[0] == "action"


@clause("HE-RTM-14", "HE-RTM-17", "HE-DEC-28")
def test_time_runs_out_for_partial_answers_interrupted_by_a_pause() -> None:
    t, line = table_with_ann_acting(
        ann={"dice": "LLEEEE", "hand": "command", "board": "b2=hero f1=hellhound f2=salamander"}
    )
    line.answer(0, "cast:command", 1200)
    line.answer(0, "at:0f2", 1210)
    line.answer(3, "pause", 1220)
    line.answer(0, t.match.menu(0).keys[0], 1230)
    assert open_questions(t)[0] in ("attack", "ability")
    line.wake(60_000)
    assert 0 not in open_questions(t)
