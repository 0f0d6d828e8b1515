"""Preparation and relaxed mode (4.4, 4.6)."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.engine.record import load, save
from meadhall.games.heroes import GAME
from meadhall.games.heroes.events import DiceHeld, DiceThrown, FatigueTicked, PreparationStopped, StopCalled
from meadhall.games.heroes.state import State
from meadhall.testing import clause
from tests.games.heroes.asking import KALDOR, MARIS, Playing, play


def beat(ann: str = "WFEALC", bram: str = "WFEALC", **position: object) -> Playing:
    """Return a table in a beat with these dice."""
    return play(ann={"hero": KALDOR, "dice": ann}, bram={"hero": MARIS, "dice": bram}, **position)


def answer_both(t: Playing, ann: str, bram: str) -> None:
    """Answer a beat for Ann and Bram."""
    t.match.answer(0, ann)
    t.match.answer(1, bram)


@clause("HE-BEA-01", "HE-BEA-05", "HE-PRE-02", "HE-PRE-03", "HE-PRE-04")
def test_dice_are_lifted_and_thrown_and_the_others_keep_their_faces() -> None:
    t = beat(rolls="CC L")
    answer_both(t, "throw:12", "throw:6")
    assert t.state.sides[0].dice[:6] == [5, 5, 2, 3, 4, 5]
    assert t.state.sides[1].dice[:6] == [0, 1, 2, 3, 4, 4]
    assert (t.state.duel.beat, t.question) == (1, "beat")
    assert [e.final for e in t.heard(DiceThrown)] == [False, False]


@clause("HE-BEA-02", "HE-HID-04", "HE-DEC-06", "HE-GAM-02", "HE-PRE-01")
def test_answers_of_a_beat_are_secret_until_all_are_given() -> None:
    t = beat(rolls="A")
    t.match.answer(0, "stop:1")
    assert t.match.ask is not None
    assert t.match.ask.waiting == [1]
    assert t.view(1).since == []
    assert t.heard(StopCalled, 1) == []
    t.match.answer(1, "throw:none")
    assert [e.seat for e in t.heard(PreparationStopped, 1)] == [0]


@clause("HE-BEA-03")
def test_set_contains_all_dice_in_hand_and_the_empty_set_is_called_hold() -> None:
    t = beat(ann="WF-ALC", rolls="E")
    assert all("3" in key for key in t.match.menu(0).keys)
    assert [r.clause for r in t.match.why_not("throw:none", 0)] == ["HE-BEA-03"]
    answer_both(t, "throw:3", "throw:none")
    assert [e.seat for e in t.heard(DiceHeld)] == [1]


@clause("HE-BEA-04", "HE-PRE-06", "HE-AMB-21")
def test_stop_needs_a_die_that_stays_on_the_table() -> None:
    t = beat(ann="-----L")
    assert [k for k in t.match.menu(0).keys if k.startswith("stop")] == ["stop:12345"]
    assert [r.clause for r in t.match.why_not("stop:123456", 0)] == ["HE-BEA-04"]


@clause("HE-BEA-06", "HE-PRE-05", "HE-PRE-07", "HE-PRE-08", "HE-PRE-09", "HE-SEQ-02", "HE-SEQ-03", "HE-AMB-21")
def test_stop_makes_every_set_part_of_the_final_throw() -> None:
    t = beat(ann="WF-ALC", rolls="E AA")
    answer_both(t, "stop:3", "throw:12")
    assert [(e.seat, e.final) for e in t.heard(DiceThrown)] == [(0, True), (1, True)]
    assert (t.asked, t.question) == (0, "action")
    assert all(face >= 0 for side in t.state.sides for face in side.dice[:6])


@clause("HE-BEA-07", "HE-BEA-08", "HE-RTM-10", "HE-AMB-20")
def test_highest_caller_on_the_list_is_active() -> None:
    t = beat(priority="bram ann")
    answer_both(t, "stop:none", "stop:none")
    assert (t.asked, t.question) == (1, "action")
    assert t.state.duel.priority == [0, 1]
    assert t.state.hit_points(0) == 21  # no stop effects for the caller who did not become active
    t.answer("none")
    assert (t.asked, t.question) == (0, "act-or-pass")


@clause("HE-BEA-09")
def test_priority_list_is_public() -> None:
    t = beat(priority="bram ann")
    assert t.view(-1).state.duel.priority == [1, 0]


@clause("HE-BEA-10", "HE-DEC-06")
def test_absent_player_throws_the_dice_in_hand() -> None:
    t = beat(ann="WF-ALC", rolls="F")
    assert t.match.let_pass(0).key == "throw:3"
    assert t.match.let_pass(1).key == "throw:none"
    assert t.state.sides[0].dice[:6] == [0, 1, 1, 3, 4, 5]


@clause("HE-BEA-11", "HE-PRE-12", "HE-RTM-18", "HE-AMB-22")
@pytest.mark.parametrize(("beat_before", "ticks"), [(28, 0), (29, 1), (38, 0), (39, 1), (49, 1)])
def test_fatigue_follows_beat_30_and_every_tenth_beat_after_it(beat_before: int, ticks: int) -> None:
    t = beat(beat=beat_before, rolls="W")
    answer_both(t, "throw:1", "throw:none")
    assert len(t.heard(FatigueTicked)) == ticks
    assert [t.state.hit_points(seat) for seat in (0, 1)] == [21 - ticks] * 2


@clause("HE-BEA-11")
def test_three_successive_holds_of_all_players_cause_fatigue_once() -> None:
    t = beat(beat=27)
    for _ in range(3):
        answer_both(t, "throw:none", "throw:none")
    assert len(t.heard(FatigueTicked)) == 1  # the third hold and beat 30 are one tick
    answer_both(t, "throw:none", "throw:none")
    assert len(t.heard(FatigueTicked)) == 1


@clause("HE-PRE-12", "HE-WND-07")
def test_fatigue_has_no_source() -> None:
    t = beat(spells=["heart_of_the_mountain ann ann"], holds=2)
    answer_both(t, "throw:none", "throw:none")
    assert t.state.hit_points(0) == 20


@clause("HE-BEA-12", "HE-PRE-11", "HE-HID-17")
def test_same_answers_give_the_same_match() -> None:
    def played() -> Match[State]:
        match = Match(GAME, "same")
        step = 0
        while match.ask is not None:
            for seat in match.ask.waiting:
                menu = match.menu(seat)
                match.answer(seat, menu.options[step * 7 % len(menu.options)])
                step += 1
        return match

    one, other = played(), played()
    assert one.digest == other.digest
    assert load(save(one), GAME).digest == one.digest


@clause("HE-BEA-13", "HE-OPT-11")
def test_this_mode_has_no_clock() -> None:
    t = beat()
    assert t.state.options.beat_time == "none"
    assert -2 not in (t.match.ask.menus if t.match.ask else {})


@clause("HE-BEA-14")
def test_player_with_all_dice_in_hand_is_not_asked() -> None:
    t = beat(ann="------", rolls="WFEALC")
    assert t.match.ask is not None
    assert t.match.ask.waiting == [1]
    t.match.answer(1, "throw:none")
    assert t.state.sides[0].dice[:6] == [0, 1, 2, 3, 4, 5]


@clause("HE-PRE-13")
def test_eliminated_player_is_not_asked() -> None:
    t = play(players=3, ann={"dice": "WFEALC"}, bram={"out": 1, "dice": ""}, cas={"dice": "WFEALC"})
    assert t.match.ask is not None
    assert t.match.ask.waiting == [0, 2]
