"""Duels side by side in real time (8.5, 8.6): neither changes anything in the other."""

from __future__ import annotations

import random

import pytest

from meadhall.engine import record
from meadhall.engine.common.errors import NotOffered
from meadhall.engine.flows.flow import CLOCK
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import Match
from meadhall.engine.privacy.view import view_as_plain
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import SPELL
from meadhall.games.heroes.events import DiceThrown, DuelBegan, PreparationBegan, PreparationStopped
from meadhall.games.heroes.real_time.sequencer import Sequencer
from meadhall.games.heroes.state import State
from meadhall.testing import clause
from meadhall.testing.check import LAWS, Suite
from meadhall.testing.laws import forks, leaks, menus, private_answers, secrets, states
from tests.games.heroes.asking import KALDOR, MARIS, play
from tests.games.heroes.pairs import open_questions, pairs, table_with_ann_acting


@clause("HE-VTM-03", "HE-VTO-01", "HE-PRE-10")
@pytest.mark.parametrize("form", ["team", "tournament"])
def test_dice_of_one_pair_keep_rolling_while_the_other_acts(form: str) -> None:
    t, line = table_with_ann_acting(format=form, rolls="CCC")
    line.answer(1, "throw:123", 1200)
    line.wake(2200)
    assert [e.faces for e in t.heard(DiceThrown, "dot")][-1] == [5, 5, 5]
    assert open_questions(t) == {0: "action", 1: "race", 2: "race", CLOCK: "clock"}


@clause("HE-VTM-03", "HE-ACT-01")
def test_both_pairs_act_at_the_same_time() -> None:
    t, line = table_with_ann_acting()
    line.stop(2, 1500)
    line.wake(1600)
    assert open_questions(t) == {0: "action", 2: "action"}
    line.answer(2, "none", 1700)
    line.answer(1, "act", 1800)
    assert open_questions(t) == {0: "action", 1: "other-action"}
    line.answer(0, "none", 1900)
    line.answer(3, "pass", 2000)
    assert (t.state.duels[0].rounds, t.state.duels[1].rounds) == (1, 0)
    line.wake(4000)
    assert open_questions(t) == {0: "race", 1: "other-action", 3: "race", CLOCK: "clock"}


@clause("HE-VTM-03", "HE-RTM-14")
def test_each_action_has_its_own_time() -> None:
    t, line = table_with_ann_acting(act_time=20, fatigue="off")
    line.stop(2, 11_000)
    line.wake(11_100)
    assert (line.seat_times(0).limit, line.seat_times(2).limit) == (21_100, 31_100)
    line.wake(21_100)
    assert open_questions(t) == {2: "action", 3: "act-or-pass"}
    assert line.seat_times(2).limit == 31_100
    line.wake(31_100)
    assert 2 not in open_questions(t)


@clause("HE-VTM-03", "HE-RTM-08", "HE-RTM-09")
def test_two_windows_may_be_open_at_once() -> None:
    t, line = pairs()
    line.stop(0, 1000)
    line.stop(1, 1050)
    line.wake(1200)
    assert [(e.seat, e.late) for e in t.heard(PreparationStopped)] == [(0, []), (1, [])]
    assert open_questions(t) == {0: "action", 1: "action"}


@clause("HE-VTM-03", "HE-DEC-28")
def test_parts_can_be_undone_while_dice_of_the_other_pair_land() -> None:
    t, line = table_with_ann_acting(ann={"dice": "FFLLLL", "hand": "scorch"}, rolls="WW")
    t.match.answer(0, "cast:scorch", 1150)
    line.answer(1, "throw:12", 1200)
    line.wake(2200)
    assert t.match.state.sides[1].dice[:2] == [0, 0]
    t.match.take_back(0)
    assert "cast:scorch" in t.match.menu(0).keys
    assert t.match.state.sides[1].dice[:2] == [0, 0]
    replayed = record.load(record.save(t.match), GAME)
    assert replayed.digest == t.match.digest


@clause("HE-VTM-03")
def test_plan_in_one_pair_is_hidden_from_everyone_else() -> None:
    t, line = table_with_ann_acting(ann={"dice": "FFLLLL", "hand": "scorch"}, cas={"dice": "FFLLLL", "hand": "scorch"})
    line.stop(2, 1150)
    line.wake(1250)
    t.match.answer(0, "cast:scorch", 1300)
    before = {seat: encode(view_as_plain(t.match.view(seat))) for seat in (-1, 1, 2, 3)}
    for seat in (1, 2, 3):
        state = t.match.view(seat).state
        assert state.plan is None
        assert all(duel.desk is None or duel.desk.plan is None for duel in state.duels)
    t.match.answer(2, "cast:scorch", 1400)
    mine = t.match.view(2).state.plan
    assert mine is not None
    assert mine.card == SPELL["scorch"]
    t.match.take_back(2)
    assert {seat: encode(view_as_plain(t.match.view(seat))) for seat in (-1, 1, 2, 3)} == before


@clause("HE-VTM-03", "HE-VTM-09")
def test_everybody_sees_the_turn_and_action_of_their_own_pair() -> None:
    t, line = table_with_ann_acting()
    line.stop(2, 1500)
    line.wake(1600)
    seen = {seat: t.match.view(seat).state for seat in range(4)}
    assert [seen[seat].turn for seat in range(4)] == [0, 2, 2, 0]
    acts = [seen[seat].act for seat in range(4)]
    assert [act.seat for act in acts if act is not None] == [0, 2, 2, 0]


@clause("HE-VTM-03", "HE-DSP-02", "HE-DSP-04")
def test_spell_is_dispelled_although_the_other_pair_ended_an_older_one() -> None:
    t, line = table_with_ann_acting(
        ann={"dice": "WFEALL", "hand": "scorch scorch"},
        cas={"dice": "WFEALL"},
        spells=["misfortune bram cas", "daze dot ann 1"],
    )
    line.stop(2, 1150)
    line.wake(1250)
    t.match.answer(0, "dispel", 1300)
    t.match.answer(0, "spell:daze@3", 1310)
    assert t.match.menu(0).question == "pairs"
    t.match.answer(2, "dispel", 1400)
    t.match.answer(2, "spell:misfortune@1", 1410)
    assert len(t.state.permanents) == 1
    t.match.answer(0, "enough", 1500)
    assert [(p.seat, p.power) for p in t.state.permanents] == [(3, 0)]


@clause("HE-VTM-04", "HE-VTM-06", "HE-END-02")
def test_other_pair_finishes_its_round_when_a_hero_falls() -> None:
    t, line = table_with_ann_acting(ann={"dice": "FFLLLL", "hand": "scorch"}, dot={"board": "b2=hero/20"})
    line.stop(2, 1150)
    line.wake(1250)
    line.answer(0, "cast:scorch", 1300)
    line.answer(0, "free:decline", 1310)
    line.answer(0, "at:3b2", 1320)
    assert open_questions(t) == {2: "action"}
    assert t.heard(DuelBegan) == []
    line.answer(2, "none", 1400)
    before = len(t.heard(PreparationBegan))
    line.answer(1, "pass", 1500)
    assert [e.name for e in t.heard(DuelBegan)] == ["joint"]
    # the other pair joins without another Preparation of its own
    assert [e.duel for e in t.heard(PreparationBegan)[before:]] == [2]
    line.wake(4000)
    assert {seat for seat in open_questions(t) if seat >= 0} == {0, 1, 2}


@clause("HE-VTM-04", "HE-VTM-06")
def test_dice_of_the_other_pair_are_cancelled_when_a_hero_falls() -> None:
    t, line = table_with_ann_acting(ann={"dice": "FFLLLL", "hand": "scorch"}, dot={"board": "b2=hero/20"})
    line.answer(1, "throw:123", 1200)
    for key in ("cast:scorch", "free:decline", "at:3b2"):
        line.answer(0, key, 1300)
    assert [e.name for e in t.heard(DuelBegan)] == ["joint"]
    assert t.state.sides[1].dice[:6] == [-1] * 6
    with pytest.raises(NotOffered):
        t.match.answer(CLOCK, "land:1", 2200)


@clause("HE-VTM-06", "HE-RTM-08")
def test_round_of_the_other_pair_is_played_out_after_a_hero_falls() -> None:
    t, line = table_with_ann_acting(ann={"dice": "FFLLLL", "hand": "scorch"}, dot={"board": "b2=hero/20"})
    line.answer(0, "cast:scorch", 1200)
    line.answer(0, "free:decline", 1210)
    line.stop(2, 1250)
    line.answer(0, "at:3b2", 1300)
    assert set(open_questions(t)) == {1, CLOCK}
    line.wake(1350)
    assert open_questions(t) == {2: "action"}
    line.answer(2, "none", 1400)
    line.answer(1, "pass", 1500)
    assert [e.name for e in t.heard(DuelBegan)] == ["joint"]


@clause("HE-DTH-08", "HE-VTM-03")
def test_conceding_in_one_pair_leaves_the_question_of_the_other_open() -> None:
    t, line = table_with_ann_acting(format="tournament", cas={"dice": "FFLLLL", "hand": "scorch"})
    line.stop(2, 1150)
    line.wake(1250)
    t.match.answer(2, "cast:scorch", 1300)
    line.answer(3, "concede", 1400)
    assert open_questions(t) == {2: "target"}
    assert t.match.view(2).state.plan is not None


@clause("HE-RTM-17", "HE-VTM-03")
def test_pause_waits_for_an_acting_pair() -> None:
    t, line = table_with_ann_acting()
    line.answer(1, "pause", 1200)
    line.stop(1, 1300)
    line.wake(1400)
    line.answer(1, "none", 1500)
    line.answer(2, "pass", 1600)
    assert open_questions(t) == {0: "action"}
    line.wake(20_000)
    line.answer(0, "none", 21_000)
    line.answer(3, "pass", 22_000)
    assert set(open_questions(t)) == {0, 1, 2, 3, CLOCK}
    assert {key for seat in range(4) for key in t.match.menu(seat).keys} == {"go-on"}
    assert t.match.menu(CLOCK).keys == ["pause-over"]
    line.wake(22_000 + 300_000)
    line.wake(22_000 + 302_000)
    assert [duel.open for duel in t.state.duels] == [True, True]


@clause("HE-RTM-17", "HE-VTM-03")
@pytest.mark.parametrize("who", range(4))
def test_pair_in_its_countdown_waits_for_a_pause_too(who: int) -> None:
    t, line = table_with_ann_acting()
    line.stop(1, 1300)
    line.wake(1400)
    line.answer(1, "none", 1500)
    line.answer(2, "pass", 1600)
    line.answer(who, "pause", 2000)
    line.wake(20_000)
    assert open_questions(t) == {0: "action"}
    line.answer(0, "none", 21_000)
    line.answer(3, "pass", 22_000)
    for seat in range(4):
        line.answer(seat, "go-on", 23_000)
    line.wake(25_000)
    assert [duel.open for duel in t.state.duels] == [True, True]


@clause("HE-RTM-17", "HE-VTM-03")
@pytest.mark.parametrize("who", range(4))
def test_pause_takes_effect_at_once_if_both_pairs_are_in_their_countdown(who: int) -> None:
    t, line = table_with_ann_acting()
    line.stop(1, 1300)
    line.wake(1400)
    for seat, key in ((1, "none"), (2, "pass"), (0, "none"), (3, "pass")):
        line.answer(seat, key, 1500)
    line.answer(who, "pause", 2000)
    assert {key for seat in range(4) for key in t.match.menu(seat).keys} == {"go-on"}
    for seat in range(4):
        line.answer(seat, "go-on", 3000)
    line.wake(5000)
    assert [duel.open for duel in t.state.duels] == [True, True]


@clause("HE-VTM-03", "HE-VTO-01", "HE-HID-14")
@pytest.mark.parametrize("form", ["team", "tournament"])
@pytest.mark.long
def test_two_duels_side_by_side_keep_the_laws(form: str) -> None:
    """Forks, files, undo and secrets work in any position of the two duels."""
    about = {module.__name__ for module in (forks, leaks, menus, private_answers, secrets, states)}
    laws = [make() for make in LAWS if make.__module__ in about]
    suite = Suite(GAME, "apart", laws, 20_000)
    luck = random.Random(f"apart {form}")
    options = {choice: luck.choice(("on", "off")) for choice in ("extra_win", "bots_replace", "fatigue")}
    suite.play(1, GAME.options(players=4, mode="realtime", format=form, **options))
    broken = [f"{result.law}: {result.broken}" for result in suite.report.results if not result.ok]
    assert not broken


@clause("HE-VTM-03", "HE-RTM-03")
def test_a_whole_match_of_two_duels_runs_by_the_clock() -> None:
    match: Match[State] = Match(GAME, "side by side", players=4, format="team", mode="realtime", fatigue_first=20)
    line, luck, both, now = Sequencer(match), random.Random(7), 0, 0
    while (ask := match.ask) is not None:
        both += sum(lane.way == "one" for lane in ask.lanes.values()) > 1
        players = [seat for seat in ask.waiting if seat >= 0]
        now = (line.due() or now) if not players or luck.random() < 0.3 else now + luck.randrange(300)
        line.wake(now)
        _answer_at_random(match, line, luck, now)
    assert both
    assert record.load(record.save(match), GAME).digest == match.digest


def _answer_at_random(match: Match[State], line: Sequencer, luck: random.Random, now: int) -> None:
    seats = [] if match.ask is None else [seat for seat in match.ask.waiting if seat >= 0]
    if seats:
        seat = luck.choice(seats)
        line.answer(seat, luck.choice(match.menu(seat).keys), now)


@clause("HE-DEC-28", "HE-RTM-17", "HE-HID-21")
@pytest.mark.parametrize("who", [0, 1, 3])
def test_request_for_a_pause_leaves_partial_answers_open_and_hidden(who: int) -> None:
    t, _ = table_with_ann_acting(ann={"dice": "FFLLLL", "hand": "scorch"})
    t.match.answer(0, "cast:scorch", 1150)
    t.match.answer(who, "pause", 1200)
    for seat in (-1, 1, 2, 3):
        assert "cast:scorch" not in record.save(t.match, seat)
        assert t.match.view(seat).state.plan is None
    t.match.take_back(0)
    assert "cast:scorch" in t.match.menu(0).keys
    assert t.state.pausing
    assert record.load(record.save(t.match), GAME).digest == t.match.digest


@clause("HE-DEC-28", "HE-RTM-17")
def test_partial_answers_stay_open_after_a_pause_request_in_a_single_duel_too() -> None:
    t = play(
        mode="realtime", active="ann", ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch"}, bram={"hero": MARIS}
    )
    t.match.answer(0, "cast:scorch", 1150)
    t.match.answer(1, "pause", 1200)
    assert "cast:scorch" not in record.save(t.match, 1)
    t.match.take_back(0)
    assert ("cast:scorch" in t.match.menu(0).keys, t.state.pausing) == (True, True)
    assert record.load(record.save(t.match), GAME).digest == t.match.digest
