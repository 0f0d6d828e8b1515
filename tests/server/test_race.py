"""Heroes in real time at a table of the hall, with a clock that the test moves."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

import pytest

from meadhall.engine.contract.registry import find_game
from meadhall.server.config.pace import Pace
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.protocol.wire import CommandDone, CommandRefused
from meadhall.server.realtime.race import Race
from meadhall.server.replays.playback import Playback
from meadhall.server.tables import events as e
from meadhall.testing import clause
from tests.server.halls import ANN, BEA, BOT, CAI, ME, Browser, Clock, run
from tests.server.races import RaceAtTable, racing, say_twice


async def connect_both(racing: RaceAtTable) -> tuple[Browser, Browser]:
    """Connect both players, and continue until dice may be thrown."""
    ann, bea = await racing.connect(ANN), await racing.connect(BEA)
    await racing.advance_to_preparation()
    return ann, bea


def keys(browser: Browser) -> list[str]:
    ask = browser.sight.ask
    return [] if ask is None else [option.key for option in ask.options]


# ---- the clock


@clause("HE-RTM-01")
def test_clock_starts_when_everybody_is_connected(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann = await r.connect(ANN)
            await r.advance(20_000, 1000)
            assert (r.race.now, r.race.runs, r.race.waits) == (0, False, [1])
            assert ann.sight.race is not None
            assert ann.sight.race.waits == [1]
            assert r.race.goes_on == 40_000
            await r.connect(BEA)
            assert (r.race.runs, r.race.waits) == (True, [])
            assert r.race.seats[ann.table.fold.waiting[0]].limit == 3000
            await r.advance(500)
            assert r.race.now == 500

    run(story())


def test_missing_player_is_replaced_after_the_grace_period(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, grace=10) as r:
            await r.connect(ANN)
            await r.advance(10_000, 500)
            assert r.race.runs
            await r.advance_until(lambda: r.table.fold.seats[1].level, 200)
            assert r.race.now < 13_000  # the time for a page reload, then the grace period for a lost connection
            assert r.race.seats[1].bot

    run(story())


def test_clock_stops_while_no_player_is_connected_and_resumes_with_a_countdown(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await connect_both(r)
            lands = await r.throw(ann)
            dot = await r.connect(CAI)
            await ann.leave()
            await bea.leave()
            await r.settle()
            now = r.race.now
            assert not r.race.runs
            await r.advance(50_000, 5000)
            assert r.race.now == now
            assert dot.sight.race is not None
            assert not dot.sight.race.runs
            ann = await r.connect(ANN)
            assert r.race.waits == [1]
            await r.connect(BEA)
            assert (r.race.waits, r.race.goes_on, r.race.runs) == ([], 2000, False)
            reply = await ann.answer(0, "throw:none")
            assert isinstance(reply, CommandRefused)
            assert reply.code == "not-now"
            assert isinstance(await ann.answer(0, "pause"), CommandDone)
            await r.advance(2000)
            assert ann.sight.race is not None
            assert ann.sight.race.runs
            assert r.race.seats[0].lands == lands
            await r.advance(lands - r.race.now)
            assert r.times[-1] == (-2, "land:0", lands)

    run(story())


# ---- throws and Stops


@clause("HE-RTM-02", "HE-RTM-04", "HE-RTM-05")
def test_throw_lands_after_the_roll_time_and_is_then_visible_to_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await connect_both(r)
            began = r.race.now
            assert await r.throw(ann) == began + 1000
            assert bea.state["sides"][0]["dice"][:6] == [-2] * 6
            assert bea.sight.race is not None
            assert bea.sight.race.seats[0].lands == began + 1000
            await r.advance(1000)
            faces = ann.state["sides"][0]["dice"]
            assert min(faces[:6]) >= 0
            assert bea.state["sides"][0]["dice"] == faces
            assert r.times[-2:] == [(0, "throw:none", began), (-2, "land:0", began + 1000)]

    run(story())


@clause("HE-RTM-03", "HE-RTM-12")
def test_second_throw_is_refused_and_dice_in_hand_are_thrown_at_the_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, _ = await connect_both(r)
            began = r.race.now
            first, repeated = await say_twice(ann, "throw:none")
            assert isinstance(first, CommandDone)
            assert first == repeated
            assert isinstance(await ann.answer(0, "throw:none"), CommandRefused)
            await r.advance(4000)
            assert (1, "throw:none", began + 4000) in r.times

    run(story())


@clause("HE-RTM-06", "HE-RTM-07", "HE-RTM-08", "HE-RTM-09", "HE-RTM-10")
def test_earlier_effective_stop_wins_and_the_latency_is_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await r.connect(ANN), await r.connect(BEA)
            await r.set_latency(bea, 150)
            await r.advance_to_preparation()
            assert [seat.lag for seat in r.race.seats] == [0, 150]
            for browser in (ann, bea):
                await r.throw(browser)
            await r.advance(1000)
            now = r.race.now
            await r.answer(ann, "stop:none")
            assert r.race.groups[0].window == now + 100
            assert keys(bea) == ["stop:none"]
            await r.advance(60)
            await r.answer(bea, "stop:none")
            await r.advance(40)
            assert r.times[-5:-3] == [(0, "stop:none", now), (1, "stop:none", now + 60)]
            assert r.times[-3:] == [(-2, "counts:0", now), (-2, "counts:1", now - 15), (-2, "close:0", now + 100)]
            assert r.table.fold.match.asked == 1
            assert ann.sight.race is not None
            assert ann.sight.race.seats[1].lag == 150

    run(story())


def test_throw_is_stale_only_after_the_seats_own_landing(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await connect_both(r)
            await r.throw(ann)
            await r.advance(400)
            await r.throw(bea)
            await r.advance(600)
            seen_seq = ann.sight.seq
            await r.advance(400)  # Bea's dice land
            assert r.table.fold.seq > seen_seq
            assert isinstance(await ann.send(wire.Answer("one", 0, "throw:1", seen_seq)), CommandDone)
            await r.advance(1000)
            late_reply = await ann.send(wire.Answer("two", 0, "throw:1", seen_seq))
            assert isinstance(late_reply, CommandRefused)
            assert late_reply.code == "stale"
            assert isinstance(await ann.send(wire.Answer("three", 0, "stop:none", seen_seq)), CommandDone)

    run(story())


def test_latency_probe_counts_once_and_only_for_its_receiver(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await r.connect(ANN), await r.connect(BEA)
            await r.set_latency(ann, 30)
            number = ann.received_of(wire.Probe)[-1].number
            r.ticks.advance(0.19)
            for browser in (ann, bea):
                for _ in range(9):
                    await browser.send(wire.Echo(number))
            assert [seat.lag for seat in r.race.seats] == [30, 0]

    run(story())


# ---- limits, pauses, leaving


@clause("HE-RTM-14", "HE-DEC-26")
def test_player_who_does_not_answer_in_time_passes(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, answer_time=3, act_time=10) as r:
            ann, bea = await connect_both(r)
            for browser in (ann, bea):
                await r.throw(browser)
            await r.advance(1000)
            await r.answer(ann, "stop:none")
            await r.advance(100)
            limit = r.race.seats[0].limit or 0
            assert limit == r.race.now + 10_000
            await r.advance(10_000, 100)
            assert r.table.fold.match.menu(1).question == "act-or-pass"
            assert r.times[-1][2] == limit
            await r.advance(3000, 100)
            assert r.times[-1] == (1, "pass", limit + 3000)

    run(story())


@clause("HE-RTM-17", "HE-DEC-22", "HE-DEC-23")
def test_unasked_actions_are_offered_and_carried_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await connect_both(r)
            assert [option.key for option in ann.sight.unasked] == ["concede", "pause"]
            await r.answer(ann, "pause")
            assert [option.key for option in bea.sight.unasked] == ["concede"]
            for browser in (ann, bea):
                await r.throw(browser)
            await r.advance(1000)
            await r.answer(ann, "stop:none")
            await r.advance(100)
            await r.answer(ann, "none")
            await r.answer(bea, "pass")
            assert keys(ann) == keys(bea) == ["go-on"]
            assert [seat.limit for seat in r.race.seats] == [r.race.now + 300_000] * 2
            await r.advance(5000, 500)
            for browser in (ann, bea):
                await r.answer(browser, "go-on")
            assert r.race.groups[0].starts == r.race.now + 2000
            await r.answer(bea, "concede")
            assert ann.sight.over
            assert ann.sight.race is None

    run(story())


@clause("HE-RTM-17", "HE-RTM-11")
@pytest.mark.parametrize("bots", [False, True], ids=["people", "a bot"])
def test_pause_requested_in_the_countdown_can_be_ended(tmp_path: Path, bots: bool) -> None:
    async def story() -> None:
        async with racing(tmp_path, *((ME, BOT) if bots else ())) as r:
            ann = await r.connect(ANN)
            others = [] if bots else [await r.connect(BEA)]
            await r.advance_until(lambda: r.race.groups and r.race.groups[0].starts is not None)
            await r.answer(ann, "pause")
            assert keys(ann) == ["go-on"]
            await r.advance(5000, 100)
            assert keys(ann) == ["go-on"]
            for browser in (ann, *others):
                await r.answer(browser, "go-on")
            await r.advance_until(lambda: r.race.groups[0].starts is not None, limit=10_000)
            await r.advance(2000)
            assert keys(ann) == ["throw:none"]

    run(story())


def test_real_time_allows_no_undo_in_preparation_and_none_by_agreement(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, _ = await connect_both(r)
            await r.throw(ann)
            assert ann.sight.undo is None
            assert isinstance(await ann.send(wire.TakeBack("one", 0)), CommandRefused)
            assert isinstance(await ann.send(wire.AskBack("two", 0)), CommandRefused)

    run(story())


@pytest.mark.parametrize(
    ("level", "mode"), [("thinker", "realtime"), ("sensible@hasty", "realtime"), ("sensible@calm", "relaxed")]
)
def test_bots_that_cannot_race_are_refused(tmp_path: Path, level: str, mode: str) -> None:
    async def story() -> None:
        with pytest.raises(Exception, match=r"real time|pace|no bot"):
            async with racing(tmp_path, ME, SeatPlan("bot", level), mode=mode):
                raise AssertionError("the table was created")

    run(story())


@clause("HE-OPT-12")
def test_bots_are_refused_if_heroes_never_tire(tmp_path: Path) -> None:
    async def story() -> None:
        with pytest.raises(Denial, match="fatigue = off works only without bots"):
            async with racing(tmp_path, ME, SeatPlan("bot", "sensible"), fatigue="off"):
                raise AssertionError("the table was created")

    run(story())


# ---- lost connections


@clause("HE-RTM-16", "HE-OPT-14")
def test_lost_player_is_replaced_after_the_grace_period_and_resumes(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, grace=10) as r:
            ann, bea = await connect_both(r)
            left_at = r.race.now
            await bea.leave()
            await r.advance(1000)
            assert r.race.seats[1].lost is None  # the page may only be reloading
            await r.advance(1000)
            assert r.race.seats[1].lost == left_at
            assert ann.sight.race is not None
            assert ann.sight.race.seats[1].lost == left_at
            await r.advance(7900, 100)
            assert r.table.fold.seats[1].level == ""
            await r.advance(100)
            assert r.table.fold.seats[1].level == "sensible"
            bea = await r.connect(BEA)
            assert r.race.seats[1].returns
            assert bea.sight.ask is None
            assert r.table.fold.seats[1].level == "sensible"
            await r.advance_until(lambda: r.table.fold.match.state.duel.rounds == 1, 100)
            await r.settle()
            assert r.table.fold.seats[1].level == ""
            assert not r.race.groups[0].began  # before the Preparation starts
            await r.advance_until(lambda: "throw:none" in keys(bea))

    run(story())


def test_silent_connection_counts_as_lost_until_it_sends_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, pace=Pace(check_interval=3600.0)) as r:
            await connect_both(r)
            _, bea = r.browsers
            assert bea.viewer is not None
            r.table.race.probe()
            await bea.viewer.handle(wire.Echo(bea.received_of(wire.Probe)[-1].number))
            for _ in range(12):
                await r.advance(1000, 500)
                r.table.race.probe()
            assert r.race.seats[1].lost is not None
            assert r.race.seats[0].lost is None  # this connection has never answered a probe, so it may be unable to
            await bea.viewer.handle(wire.Echo(bea.received_of(wire.Probe)[-1].number))
            r.table.race.probe()
            await r.settle()
            assert r.race.seats[1].lost is None

    run(story())


def test_player_who_returns_within_the_grace_period_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, grace=10) as r:
            _, bea = await connect_both(r)
            await bea.leave()
            await r.advance(6000, 100)
            assert r.race.seats[1].lost is not None
            bea = await r.connect(BEA)
            assert r.race.seats[1].lost is None
            await r.advance(20_000, 200)
            assert r.table.fold.seats[1].level == ""

    run(story())


@clause("HE-RTM-16", "HE-OPT-14")
def test_without_bots_an_absent_player_is_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, grace=10, bots_replace="off") as r:
            ann, bea = await connect_both(r)
            await bea.leave()
            await r.advance(10_000, 200)
            assert ann.sight.over
            assert r.times[-1][:2] == (1, "concede")

    run(story())


def test_seat_given_to_a_bot_is_taken_back_at_the_next_pause_in_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, _ = await connect_both(r)
            await ann.send(wire.HandOver("one", 0, "sensible@quick"))
            assert isinstance(await ann.send(wire.HandOver("two", 0, "")), CommandDone)
            assert r.table.fold.seats[0].level == "sensible@quick"
            assert r.race.seats[0].returns
            await r.advance_until(lambda: r.table.fold.match.state.duel.rounds == 1, 100)
            assert r.table.fold.seats[0].level == ""

    run(story())


# ---- bots


@clause("HE-RTM-15")
@pytest.mark.parametrize(
    ("pace", "shortest", "longest"), [("", 700, 1600), ("@calm", 1190, 2720), ("@quick", 385, 880)]
)
def test_bot_waits_before_each_throw_like_a_person(tmp_path: Path, pace: str, shortest: int, longest: int) -> None:
    async def story() -> None:
        async with racing(tmp_path, ME, SeatPlan("bot", f"sensible{pace}"), fatigue_first=600) as r:
            await r.connect(ANN)
            await r.advance_to_preparation()
            began = r.race.now
            await r.advance_until(lambda: len(bot_delays(r, began)) > 4 or r.table.fold.match.state.duel.rounds > 1)
            assert len(bot_delays(r, began)) > 1
            assert all(shortest <= wait <= longest + 20 for wait in bot_delays(r, began))

    run(story())


def bot_delays(r: RaceAtTable, began: int) -> list[int]:
    """Return the delays of the bot: from the start, or the landing of its dice, until its next throw or Stop."""
    last_landing, delays = began, list[int]()
    for seat, key, at in r.times:
        if key in ("land:1", "start:0"):
            last_landing = at
        elif seat == 1 and key.startswith(("throw", "stop")) and at > began:
            delays.append(at - last_landing)
    return delays


def test_match_against_a_bot_is_played_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path, ME, BOT, roll_time=400, extra_win="on") as r:
            ann = await r.connect(ANN)
            await ann.send(wire.HandOver("go", 0, "sensible@quick"))
            await r.advance_until(lambda: ann.sight.over, 100)
            assert sorted(standing.place for standing in ann.sight.standings) == [1, 2]
            check_replay(await r.place.hall.match_file(ANN, r.name), r)
            decision = next(at for at, (_, key, _) in enumerate(r.times, 1) if key.startswith("throw"))
            await check_fork(r, decision)

    run(story())


def check_replay(text: str, r: RaceAtTable) -> None:
    """Check that a replay has the times of all events, and shows every position."""
    past = Playback(text, {"heroes": find_game("heroes")})
    card = past.card("one")
    assert card.times == [0, *accumulate((at for _, _, at in r.times), max)]
    assert len(card.times) == card.decisions + 1
    assert past.sight_at(card.decisions // 2, 0).race is None


async def check_fork(r: RaceAtTable, decision: int) -> None:
    """Check that the match can be forked while dice are in the air, in real time."""
    past = Playback(await r.place.hall.match_file(ANN, r.name), {"heroes": find_game("heroes")})
    card = await r.place.hall.continue_match(ANN, past.fork(decision, 0), 0, "sensible")
    r.name = card.id
    ann = await r.connect(ANN)
    began = r.race.now
    assert began == past.card("one").times[decision]
    assert r.race.goes_on == 2000
    await r.advance_until(lambda: r.times[-1][1].startswith("land"))
    assert r.times[-1][2] == began + 400
    assert ann.sight.race is not None


# ---- the disk


def test_reopened_hall_continues_where_the_match_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        ticks = Clock()
        async with racing(tmp_path, ticks=ticks) as r:
            ann, bea = await connect_both(r)
            await r.throw(ann)
            await r.advance(500)
            await r.throw(bea)
            before, name, digest = r.times, r.name, r.table.fold.match.digest
        ticks.advance(1000)
        async with racing(tmp_path, ticks=ticks) as reopened:
            reopened.name = name
            ann = await reopened.connect(ANN)
            assert reopened.times == before
            assert reopened.table.fold.match.digest == digest
            assert (reopened.race.now, reopened.race.waits) == (before[-1][2], [1])
            await reopened.connect(BEA)
            assert reopened.race.goes_on == 2000
            await reopened.advance(2000)
            await reopened.advance(1000)
            assert {key for _, key, _ in reopened.times[len(before) :]} == {"land:0", "land:1"}
            assert all(at == before[-1][2] + 1000 for _, _, at in reopened.times[len(before) :])
            assert "throw:1" in keys(ann)

    run(story())


def test_event_that_could_not_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, _ = await connect_both(r)
            await r.throw(ann)
            append = r.place.hall.journal.append

            async def full(*_: object, **how: object) -> None:
                raise OSError("No space left on device")

            with monkeypatch.context() as full_disk:
                full_disk.setattr(r.place.hall.journal, "append", full)
                r.ticks.advance(1.0)
                await r.table.run_job(r.table.race.check)
                assert r.times[-1][1] == "throw:none"
            assert r.place.hall.journal.append == append
            await r.advance_until(lambda: r.times[-1][1] == "land:0", 100)
            assert min(ann.state["sides"][0]["dice"][:6]) >= 0

    run(story())


def test_failing_checks_are_counted_and_the_next_waits_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            await connect_both(r)
            race = r.table.race

            async def fails(_: object) -> None:
                raise Denial("failed", "the disk is full")

            with monkeypatch.context() as failing:
                failing.setattr(Race, "_check", fails)
                for trouble in range(1, 5):
                    await r.table.run_job(race.check)
                    assert race.failures >= trouble
            await r.table.run_job(race.check)
            assert race.failures == 0

    run(story())


def test_timed_events_are_shown_although_the_answer_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea = await connect_both(r)
            lands = await r.throw(ann)
            r.ticks.advance((lands - r.race.now + 1) / 1000)
            before = r.table.fold.seq
            assert isinstance(await bea.answer(bea.sight.mine[0], "no-such-key"), wire.CommandRefused)
            assert r.table.fold.seq > before
            await ann.wait_for_sight(lambda sight: sight.seq == r.table.fold.seq)
            assert min(ann.state["sides"][0]["dice"][:6]) >= 0

    run(story())


def test_simultaneous_events_are_stored_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            await connect_both(r)
            await r.advance(4000, 4000)  # both throws happen automatically at the same moment
            stored_events = await r.place.hall.journal.events(r.name)
            assert [stored.seq for stored in stored_events] == list(range(1, len(stored_events) + 1))
            answers = [stored.event for stored in stored_events if isinstance(stored.event, e.AnswerGiven)][-2:]
            assert [(event.seat, event.key, event.time) for event in answers] == r.times[-2:]
            assert {event.seat for event in answers} == {0, 1}

    run(story())
