"""Real time (4.4, 4.5): the race and its sequencer."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from meadhall.bots import find_bot
from meadhall.engine.common.errors import NotOffered
from meadhall.engine.flows.flow import CLOCK
from meadhall.engine.play.match import Match
from meadhall.engine.record import load, save
from meadhall.games.heroes import GAME
from meadhall.games.heroes.events import DiceLifted, DiceThrown, FatigueTicked, PreparationStopped, StopCalled
from meadhall.games.heroes.positions import life
from meadhall.games.heroes.real_time.sequencer import MS_PER_SECOND, Lag, Sequencer
from meadhall.games.heroes.state import IN_AIR, State
from meadhall.testing import ScriptedTable, clause
from tests.games.heroes.asking import KALDOR, MARIS, play

SIX_DICE = "WFEALC"


def rolling(ann: str = SIX_DICE, bram: str = SIX_DICE, **position: object) -> ScriptedTable[State]:
    """Return a table in a Preparation that has begun."""
    return play(mode="realtime", ann={"hero": KALDOR, "dice": ann}, bram={"hero": MARIS, "dice": bram}, **position)


def sequencer_of(t: ScriptedTable[State], start_time: int = 0, **lags: int) -> Sequencer:
    """Return a sequencer for a table, with these round-trip times in ms by player."""
    line = Sequencer(t.match, start_time)
    for who, ms in lags.items():
        for _ in range(3):
            line.ping(t.seat(who), ms)
    return line


# ---- the race itself


@clause("HE-PRE-10", "HE-DEC-05", "HE-RTM-13", "HE-PRE-02", "HE-PRE-03", "HE-PRE-04")
def test_throws_and_stop_are_possible_at_any_moment() -> None:
    t = rolling(rolls="CC WW")
    keys = t.match.menu(0).keys
    assert (len(keys), keys[-1]) == (64, "stop:none")
    t.match.answer(0, "throw:12")
    t.match.answer(CLOCK, "land:0")
    t.match.answer(0, "throw:12")
    t.match.answer(CLOCK, "land:0")
    assert t.state.sides[0].dice[:6] == [0, 0, 2, 3, 4, 5]


@clause("HE-RTM-02", "HE-RTM-03", "HE-RTM-05", "HE-HID-02", "HE-DIE-03")
def test_lifting_and_throwing_is_one_message_and_only_one_throw_is_in_the_air() -> None:
    t = rolling(ann="W-EA-C", rolls="LLL")
    t.match.answer(0, "throw:1")
    assert [e.dice for e in t.heard(DiceLifted, "bram")] == [[0, 1, 4]]
    assert t.view("bram").state.sides[0].dice[:6] == [IN_AIR, IN_AIR, 2, 3, IN_AIR, 5]
    assert [r.clause for r in t.match.why_not("throw:3", 0)] == ["HE-RTM-03"]
    assert [r.clause for r in rolling().match.why_not("throw:none", 0)] == ["HE-RTM-02"]
    assert t.heard(DiceThrown) == []
    t.match.answer(CLOCK, "land:0")
    assert [e.faces for e in t.heard(DiceThrown, "bram")] == [[4, 4, 4]]


@clause("HE-PRE-06", "HE-PRE-05", "HE-PRE-07", "HE-AMB-21")
def test_stop_needs_only_a_die_on_the_table() -> None:
    t = rolling(ann="------")
    assert t.match.menu(0).keys == ["throw:none"]
    assert [r.clause for r in t.match.why_not("stop:none", 0)] == ["HE-PRE-06"]
    t = rolling(ann="-----W", rolls="EEEEE")
    t.match.answer(0, "stop:none", 1)
    t.match.answer(CLOCK, "counts:0", 1)
    t.match.answer(CLOCK, "close:0", 101)
    assert t.keys == ["none"]


@clause("HE-PRE-08", "HE-PRE-09", "HE-RTM-08")
def test_first_stop_closes_the_table_and_dice_in_the_air_land_as_final() -> None:
    t = rolling(rolls="E", bram="~FEALC")
    t.match.answer(0, "stop:none", 5000)
    assert [e.seat for e in t.heard(StopCalled)] == [0]
    assert t.match.menu(1).keys == ["stop:none"]
    assert {r.clause for r in t.match.why_not("throw:2", 1)} == {"HE-PRE-08"}
    t.match.answer(CLOCK, "counts:0", 5000)
    t.match.answer(CLOCK, "close:0", 5100)
    assert [(e.seat, e.faces, e.final) for e in t.heard(DiceThrown)] == [(1, [2], True)]


@clause("HE-RTM-09", "HE-RTM-10", "HE-EXA-32", "HE-RTM-07", "HE-AMB-20")
def test_the_earliest_effective_stop_counts() -> None:
    t = rolling()
    line = sequencer_of(t, ann=20, bram=180)
    assert line.stop(0, 5000) == 4990
    assert line.stop(1, 5060) == 4970
    assert line.due() == 5100
    line.wake(5100)
    assert [(e.seat, e.late, e.at) for e in t.heard(PreparationStopped)] == [(1, [0], (4970, 4990))]
    assert t.asked == 1
    t.answer("none")
    assert (t.asked, t.question) == (0, "act-or-pass")
    assert life(t.state, "ann") == 21


@clause("HE-RTM-07", "HE-RTM-09")
def test_new_sequencer_inside_the_window_uses_the_arrival_time_of_a_stop() -> None:
    t = rolling()
    line = sequencer_of(t, ann=20, bram=180)
    line.stop(0, 5000)
    line.stop(1, 5060)
    again = Sequencer(t.match, 5060)
    again.wake(again.due() or 0)
    assert [(e.seat, e.late, e.at) for e in t.heard(PreparationStopped)] == [(0, [1], (5000, 5060))]


@clause("HE-RTM-09", "HE-AMB-20")
def test_equal_milliseconds_are_decided_by_the_list() -> None:
    t = rolling(priority="bram ann")
    line = sequencer_of(t)
    line.stop(0, 5000)
    line.stop(1, 5000)
    line.wake(5100)
    assert [e.seat for e in t.heard(PreparationStopped)] == [1]


# ---- pace and delay


@clause("HE-RTM-04", "HE-EXA-33", "HE-RTM-01")
def test_round_trip_time_is_deducted_from_the_roll_time() -> None:
    t = rolling(rolls="C C")
    line = sequencer_of(t, ann=120)
    assert line.throw(0, (0,), 2120) == 3000
    line.wake(3000)
    assert line.throw(0, (0,), 3300) == 4180
    line.wake(4180)


@clause("HE-RTM-04")
@pytest.mark.parametrize(("delay", "jitter"), [(0, 0), (150, 0), (150, 40), (200, 0), (400, 100)])
def test_nobody_throws_faster_than_the_roll_time_and_delay_up_to_the_cap_costs_none(delay: int, jitter: int) -> None:
    rng = random.Random(delay + jitter)
    t = play(mode="realtime", seed="pace", ann={"dice": SIX_DICE}, bram={"dice": SIX_DICE}, fatigue="off")
    line = Sequencer(t.match, 0)
    for _ in range(9):
        line.ping(0, delay)
    landings: list[int] = []
    seen = 0
    while len(landings) < 20:  # the player throws again as soon as they see the landing
        received = seen + delay + rng.randint(0, jitter)
        landings.append(line.throw(0, (0,), received))
        line.wake(landings[-1])
        seen = landings[-1]
    gaps = [b - a for a, b in pairwise(landings)]
    assert min(gaps) >= 1000
    if delay <= 200 and not jitter:
        assert set(gaps) == {1000}
    if delay > 200:
        assert min(gaps) >= 1000 + delay - 200


@clause("HE-RTM-06")
def test_the_round_trip_time_is_the_median_of_the_last_nine() -> None:
    lag = Lag()
    for ms in (900, 900):
        lag.add(ms)
    assert lag.ms == 0
    lag.add(100)
    assert lag.ms == 900
    for ms in (100, 110, 120, 130, 140, 150, 160, 170, 180):
        lag.add(ms)
    assert lag.ms == 140


@clause("HE-RTM-07")
def test_a_stop_is_not_before_the_start_and_credit_is_capped() -> None:
    t = rolling()
    line = sequencer_of(t, ann=390)
    line.start_times[0] = 4950
    assert line.stop(0, 5000) == 4950
    t = rolling()
    line = sequencer_of(t, ann=390)
    assert line.stop(0, 5000) == 4900


@clause("HE-RTM-11", "HE-SEQ-07")
def test_resume_counts_down_before_anybody_may_throw() -> None:
    t = play(
        mode="realtime", active="ann", ann={"hero": KALDOR, "dice": "EEEEEE"}, bram={"hero": MARIS, "dice": SIX_DICE}
    )
    line = sequencer_of(t)
    line.answer(0, "none", 1000)
    line.answer(1, "pass", 2000)
    assert line.due() == 4000
    with pytest.raises(NotOffered):
        line.throw(0, (), 3999)
    line.wake(4000)
    assert "throw:none" in t.match.menu(0).keys


@clause("HE-FST-08")
def test_first_race_of_a_first_game_counts_down_when_all_are_ready() -> None:
    t = play(mode="realtime", step="hands", first_game=True)
    line = sequencer_of(t)
    assert t.match.menu(0).keys == t.match.menu(1).keys == ["go-on"]
    assert line.due() is None
    assert line.reaction_span(1, "calm") == (2000, 4200)
    line.answer(0, "go-on", 500 * MS_PER_SECOND)
    assert t.match.ask is not None
    assert 0 not in t.match.ask.waiting
    assert (line.due(), line.reaction_span(0, "calm")) == (None, None)
    line.answer(1, "go-on", 600 * MS_PER_SECOND)
    assert line.due() == 602 * MS_PER_SECOND
    line.wake(602 * MS_PER_SECOND)
    assert t.match.menu(0).keys == ["throw:none"]
    assert t.state.agreed == []
    assert load(save(t.match), GAME).digest == t.match.digest


@clause("HE-FST-08", "HE-RTM-17")
def test_pause_before_the_first_race_does_not_wait_for_players_who_left() -> None:
    t = play(mode="realtime", step="hands", first_game=True, players=3)
    line = sequencer_of(t)
    line.answer(0, "pause", 1 * MS_PER_SECOND)
    for seat in range(3):
        line.answer(seat, "go-on", 2 * MS_PER_SECOND)
    assert not t.state.pausing
    assert line.due() is None
    line.answer(1, "go-on", 3 * MS_PER_SECOND)
    line.answer(2, "go-on", 4 * MS_PER_SECOND)
    assert line.due() is None
    line.answer(0, "concede", 5 * MS_PER_SECOND)
    assert line.due() == 7 * MS_PER_SECOND


@clause("HE-FST-08")
def test_any_other_race_counts_down_at_once() -> None:
    assert sequencer_of(play(mode="realtime", step="hands")).due() == 2 * MS_PER_SECOND
    again = play(mode="realtime", first_game=True, active="ann", ann={"dice": SIX_DICE}, bram={"dice": SIX_DICE})
    line = sequencer_of(again)
    line.answer(0, "none", 1 * MS_PER_SECOND)
    line.answer(1, "pass", 2 * MS_PER_SECOND)
    assert line.due() == 4 * MS_PER_SECOND


@clause("HE-RTM-12")
def test_dice_too_long_in_hand_are_thrown() -> None:
    t = rolling(ann="------", rolls=SIX_DICE)
    line = sequencer_of(t)
    assert line.due() == 4000
    line.wake(4000)
    assert t.state.sides[0].dice[:6] == [IN_AIR] * 6
    assert line.due() == 5000
    line.wake(5000)
    assert t.state.sides[0].dice[:6] == [0, 1, 2, 3, 4, 5]


@clause("HE-RTM-12", "HE-OPT-12")
def test_without_fatigue_only_dice_in_hand_have_a_time_limit() -> None:
    t = rolling(bram="------", fatigue="off", rolls=SIX_DICE)
    line = sequencer_of(t)
    assert line.seat_times(0).limit is None
    assert line.due() == 4000
    line.wake(60_000)
    assert [e.seat for e in t.heard(DiceThrown)] == [1]
    assert line.due() is None


@clause("HE-RTM-18", "HE-PRE-12", "HE-AMB-22")
def test_fatigue_comes_after_90_seconds_and_then_every_30() -> None:
    t = rolling()
    line = sequencer_of(t)
    line.wake(89_999)
    assert t.heard(FatigueTicked) == []
    line.wake(150_000)
    assert len(t.heard(FatigueTicked)) == 3
    assert life(t.state, "ann") == 18


@clause("HE-RTM-14", "HE-DEC-26")
def test_action_has_one_limit_and_each_other_answer_another() -> None:
    t = play(
        mode="realtime",
        active="ann",
        ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch", "board": "f1=ifrit b2=hero"},
        bram={"hero": MARIS, "dice": SIX_DICE, "board": "f4=triton b2=hero"},
    )
    line = sequencer_of(t)
    assert line.due() == 45 * MS_PER_SECOND
    for key in ("cast:scorch", "free:use", "at:1b2", "attack:f1"):
        line.answer(0, key, 10 * MS_PER_SECOND)
    assert line.due() == 45 * MS_PER_SECOND
    line.wake(45 * MS_PER_SECOND)
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert life(t.state, "bram", "f4") == 5  # the attack was not complete when time ran out
    assert line.due() == 57 * MS_PER_SECOND
    line.wake(57 * MS_PER_SECOND)
    assert t.state.round is None


@clause("HE-RTM-14", "HE-DEC-26")
def test_draft_armies_and_placing_have_their_own_limits() -> None:
    match = Match(GAME, "1", mode="realtime")
    line = Sequencer(match, 0)
    assert line.due() == 60 * MS_PER_SECOND
    for _ in range(8):
        line.wake(line.due() or 0)
    assert match.state.step == "army"
    assert (line.due() or 0) - 8 * 60 * MS_PER_SECOND == 180 * MS_PER_SECOND
    line.wake(line.due() or 0)
    assert match.state.step == "place"
    assert (line.due() or 0) - (8 * 60 + 180) * MS_PER_SECOND == 30 * MS_PER_SECOND


@clause("HE-RTM-15")
def test_a_bot_sends_the_same_messages_as_a_client() -> None:
    t = rolling(rolls="C")
    line = sequencer_of(t)
    line.throw(1, (5,), line.match.state.options.bot_delay_min)
    line.wake(5000)
    assert [e.seat for e in t.heard(DiceThrown)] == [1]
    assert (t.state.options.bot_delay_min, t.state.options.bot_delay_max) == (700, 1600)


@clause("HE-RTM-16", "HE-OPT-14")
def test_lost_player_is_waited_for_and_then_replaced_or_out() -> None:
    t = play(
        mode="realtime",
        seed="lost",
        active="ann",
        ann={"hero": KALDOR, "dice": "EEEEEE"},
        bram={"hero": MARIS, "dice": SIX_DICE},
    )
    line = sequencer_of(t)
    line.disconnect(1, 0)
    line.answer(0, "none", 1000)
    assert t.state.round is None  # the disconnected player passed at once
    assert not line.is_replaced(1, 59 * MS_PER_SECOND)
    assert line.is_replaced(1, 60 * MS_PER_SECOND)
    line.reconnect(1, 61 * MS_PER_SECOND)
    assert not line.is_replaced(1, 200 * MS_PER_SECOND)
    t = rolling(bots_replace="off")
    line = sequencer_of(t)
    line.disconnect(1, 0)
    line.wake(60 * MS_PER_SECOND)
    assert (t.over, t.places) == (True, [1, 2])


@clause("HE-RTM-17", "HE-DEC-23")
def test_pause_starts_at_resume_and_ends_by_agreement_or_timeout() -> None:
    def paused() -> tuple[ScriptedTable[State], Sequencer]:
        t = play(
            mode="realtime",
            active="ann",
            ann={"hero": KALDOR, "dice": "EEEEEE"},
            bram={"hero": MARIS, "dice": SIX_DICE},
        )
        line = sequencer_of(t)
        line.answer(1, "pause", 500)
        assert t.question == "action"
        line.answer(0, "none", 1000)
        line.answer(1, "pass", 2000)
        assert t.match.menu(0).keys == t.match.menu(1).keys == ["go-on"]
        return t, line

    t, line = paused()
    line.answer(0, "go-on", 3000)
    assert t.state.pausing
    line.answer(1, "go-on", 4000)
    assert not t.state.pausing
    assert line.due() == 6000
    t, line = paused()
    assert line.due() == 2000 + 300 * MS_PER_SECOND
    line.wake(2000 + 300 * MS_PER_SECOND)
    assert not t.state.pausing


@clause("HE-RTM-17", "HE-RTM-11")
@pytest.mark.parametrize("who", [0, 1])
def test_pause_requested_during_a_countdown_takes_effect_at_once(who: int) -> None:
    def paused() -> tuple[ScriptedTable[State], Sequencer]:
        t = play(
            mode="realtime",
            active="ann",
            ann={"hero": KALDOR, "dice": "EEEEEE"},
            bram={"hero": MARIS, "dice": SIX_DICE},
        )
        line = sequencer_of(t)
        line.answer(0, "none", 1000)
        line.answer(1, "pass", 2000)
        assert line.group_times()[0].starts == 4000
        line.answer(who, "pause", 3000)
        assert t.match.menu(0).keys == t.match.menu(1).keys == ["go-on"]
        assert line.group_times()[0].starts is None
        return t, line

    t, line = paused()
    line.answer(1 - who, "go-on", 5000)
    assert t.state.pausing
    assert load(save(t.match), GAME).digest == t.match.digest
    line.answer(who, "go-on", 6000)
    assert line.group_times()[0].starts == 8000
    line.wake(8000)
    assert t.match.menu(0).keys == ["throw:none"]
    t, line = paused()
    line.wake(3000 + 300 * MS_PER_SECOND)
    assert line.group_times()[0].starts == 5000 + 300 * MS_PER_SECOND


@clause("HE-PRE-11")
def test_a_race_replays_from_its_answers() -> None:
    for seed in range(8):
        rng = random.Random(seed)
        match: Match[State] = Match(GAME, str(seed), mode="realtime", army="preset", players=2 + seed % 3)
        line = Sequencer(match, 0)
        now = 0
        while match.ask is not None and match.state.duel.rounds < 4:
            now += rng.randint(1, 700)
            line.wake(now)
            if match.ask is None:
                break
            seats = [seat for seat in match.ask.waiting if seat >= 0]
            if seats and CLOCK not in match.ask.menus:
                line.answer(seats[0], rng.choice(match.menu(seats[0]).options).key, now)
            elif seats:
                seat = rng.choice(seats)
                option = rng.choice(match.menu(seat).options)
                if option.key.startswith("throw"):
                    line.throw(seat, option.dice, now)
                elif option.key.startswith("stop"):
                    line.stop(seat, now)
        assert load(save(match), GAME).digest == match.digest
        assert match.state.duel.rounds == 4 or match.over


def run_race(seed: str, paces: dict[int, str], **options: object) -> tuple[Match[State], dict[int, list[int]]]:
    """Return a match of sensible bots at these paces, and the time that each bot took for each throw and Stop."""
    rng = random.Random(seed)
    match: Match[State] = Match(GAME, seed, mode="realtime", army="preset", players=len(paces), **options)
    line, bot, now = Sequencer(match, 0), find_bot("sensible", GAME), 0
    ready: dict[int, int] = {}
    took: dict[int, list[int]] = {seat: [] for seat in paces}
    while match.ask is not None:
        for seat, pace in paces.items():
            span = line.reaction_span(seat, pace)
            if span is None:
                ready.pop(seat, None)
            elif seat not in ready:
                ready[seat] = now + rng.randint(*span)
                took[seat] += [ready[seat] - now] if match.menu(seat).question == "race" else []
        now = min([*ready.values(), line.due() or now + 1])
        line.wake(now)
        for seat in [
            seat for seat, at in ready.items() if at == now and line.reaction_span(seat, paces[seat]) is not None
        ]:
            del ready[seat]
            pick = bot.choose(match.view(seat))
            line.answer(seat, pick if isinstance(pick, str) else pick.key, now)
    return match, took


@clause("HE-RTM-15", "HE-GAM-02")
def test_sensible_bots_race_against_each_other_to_the_end() -> None:
    match, took = run_race("bots", {0: "steady", 1: "quick"})
    assert match.state.duel.rounds > 2
    assert sorted(standing.place for standing in match.standings) in ([1, 2], [1, 1])
    assert 700 <= min(took[0]) < max(took[0]) <= 1600
    assert 385 <= min(took[1]) < max(took[1]) <= 880


@clause("HE-RTM-15")
def test_bot_does_nothing_while_its_dice_are_in_the_air_or_a_stop_is_called() -> None:
    t = rolling(rolls="C")
    line = sequencer_of(t)
    assert line.reaction_span(0, "steady") == (700, 1600)
    assert line.reaction_span(0, "calm") == (1190, 2720)
    line.throw(0, (0,), 100)
    assert line.reaction_span(0, "steady") is None
    line.wake(1100)
    line.stop(1, 1200)
    assert line.reaction_span(0, "steady") is None
    line.wake(1300)
    assert t.question == "action"
    assert line.reaction_span(0, "steady") is None  # the other seat is asked
    assert line.reaction_span(1, "steady") == (1200, 2600)
