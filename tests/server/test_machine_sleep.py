"""While the machine sleeps or the hall is closed, clocks stop and no player counts as absent."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from meadhall.server.config.pace import Pace
from meadhall.server.live.seating import clocks_for_viewers
from meadhall.server.live.table import Table
from meadhall.server.live.uptime import Break, Uptime, seconds_asleep
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks
from meadhall.server.tables.events import HallReopened
from meadhall.server.tables.loading import fold_table
from tests.server.halls import ANN, BEA, QUICK_PACE, Browser, Clock, Place, open_place, run
from tests.server.test_commands import ann_and_bea, open_vote, refusal_of
from tests.server.test_downtime import running_table, stored_events, wait_until_handed_over, wait_until_unloaded
from tests.waiting import found, until

UNCHECKED_PACE = Pace(bot_pause=0, check_interval=3600)
UNLOADING_PACE = Pace(bot_pause=0, check_interval=0.005, unload_after=10)
TAKEOVER_PACE = Pace(bot_pause=0, check_interval=0.005, bot_takeover_after=90)


class Machine:
    """A machine with a wall clock that can be put to sleep."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.sleep_seconds = 500.0

    def sleep(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.sleep_seconds += seconds


def time_left(who: Browser) -> list[float]:
    """Return the remaining time of both players."""
    fold = who.table.fold
    return [clock.left for clock in clocks_for_viewers(fold, who.table.services.now())]


async def wait_until_stored(place: Place, table: str, kind: type[object], count: int = 1) -> None:
    """Wait until a kind of event has been stored `count` times."""
    await found(lambda: stored_events(place, table, kind), lambda events: len(events) >= count)


def test_machine_tells_how_long_it_was_asleep() -> None:
    assert abs(seconds_asleep() - seconds_asleep()) < 0.5
    assert Uptime(lambda: 7.0).breaks_after(0) == []


def test_breaks_are_noticed_once_and_reported_since_a_time() -> None:
    machine = Machine()
    uptime = Uptime(machine.clock, lambda: machine.sleep_seconds)
    opening = uptime.since
    assert opening == machine.clock()
    machine.clock.advance(60)
    assert uptime.check() == opening
    machine.sleep(0.5)
    assert uptime.breaks_after(0) == [], "two clocks are never read at the same moment"
    machine.sleep(3600)
    machine.clock.advance(5)
    first = Break(machine.clock() - 3600, machine.clock())
    assert uptime.breaks_after(opening) == [first]
    assert uptime.since == first.until
    machine.clock.advance(5)
    machine.sleep(10)
    assert uptime.breaks_after(opening) == [first, Break(machine.clock() - 10, machine.clock())]
    assert uptime.breaks_after(first.until) == [Break(machine.clock() - 10, machine.clock())]
    assert uptime.breaks_after(machine.clock()) == []


@pytest.mark.parametrize("pace", [QUICK_PACE, UNCHECKED_PACE])
def test_machine_sleep_is_charged_to_no_clock(tmp_path: Path, pace: Pace) -> None:
    async def story() -> None:
        machine = Machine()
        async with open_place(tmp_path, pace, machine.clock, asleep=lambda: machine.sleep_seconds) as place:
            ann, bea = await ann_and_bea(place, clock=Clocks(300, 5))
            table = ann.table
            machine.clock.advance(100)
            machine.sleep(7200)
            if pace is QUICK_PACE:
                await wait_until_stored(place, table.id, HallReopened)
                assert time_left(ann) == [200, 300]
                machine.clock.advance(20)
            assert isinstance(await ann.answer(0, "roll"), wire.CommandDone)
            assert table.fold.clocks is not None
            assert table.fold.clocks.seconds_left[0] == (185 if pace is QUICK_PACE else 205)
            refolded = fold_table(table.id, await place.hall.journal.events(table.id))
            assert refolded.clocks is not None
            assert (refolded.clocks.seconds_left, refolded.deadline) == (
                table.fold.clocks.seconds_left,
                table.fold.deadline,
            )
            assert [seat.seat for seat in bea.sight.seats if seat.bot] == []

    run(story())


def test_sleep_of_the_machine_ends_nobodys_time(tmp_path: Path) -> None:
    async def story() -> None:
        machine = Machine()
        async with open_place(tmp_path, QUICK_PACE, machine.clock, asleep=lambda: machine.sleep_seconds) as place:
            ann, _ = await ann_and_bea(place, clock=Clocks(300))
            for times in range(1, 4):
                machine.clock.advance(50)
                machine.sleep(7200)
                await wait_until_stored(place, ann.table.id, HallReopened, times)
            assert time_left(ann) == [150, 300]
            machine.clock.advance(150)
            assert (await wait_until_handed_over(place, ann.table.id)).time == machine.clock()

    run(story())


def test_unloaded_tables_learn_of_the_sleep_too(tmp_path: Path) -> None:
    async def story() -> None:
        machine = Machine()
        async with open_place(tmp_path, UNLOADING_PACE, machine.clock, asleep=lambda: machine.sleep_seconds) as place:
            table = await running_table(place, Clocks(300))
            without = await running_table(place, None)
            await wait_until_unloaded(place)
            machine.sleep(7200)
            await wait_until_stored(place, table, HallReopened)
            await until(lambda: all(table.is_idle for table in place.hall.tables))
            await wait_until_unloaded(place)
            now = machine.clock()
            assert await place.hall.journal.tables_due(now + 277) == []
            assert await place.hall.journal.tables_due(now + 278) == [table]
            assert await stored_events(place, without, HallReopened) == []

    run(story())


def test_vote_time_restarts_after_machine_sleep_and_everyone_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        machine = Machine()
        async with open_place(tmp_path, UNCHECKED_PACE, machine.clock, asleep=lambda: machine.sleep_seconds) as place:
            ann, cai = await open_vote(place)
            sights_before = len(cai.received_of(wire.Sight))
            machine.clock.advance(20)
            machine.sleep(7200)
            await place.check_tables()
            assert ann.table.fold.vote is not None
            assert [sight.vote and sight.vote.left for sight in cai.received_of(wire.Sight)[sights_before:]] == [60]

    run(story())


async def bea_returns(place: Place, table: str) -> Browser:
    """Let Bea connect without Ann, and return her browser."""
    bea = await place.connect(table, BEA)
    await bea.wait_for_sight(lambda sight: not sight.seats[0].here)
    return bea


async def wait_until_absence_is_checked(table: Table) -> None:
    """Wait until the table has checked absences several times."""
    with patch.object(table, "seconds_away", wraps=table.seconds_away) as looked:
        await until(lambda: looked.call_count >= 3)


async def check_replaced_after(place: Place, clock: Clock, bea: Browser, seconds: float) -> None:
    """Check that a bot plays for Ann after `seconds`, and not earlier."""
    clock.advance(seconds - 1)
    await wait_until_absence_is_checked(bea.table)
    assert bea.table.fold.is_played_by_person(0)
    clock.advance(2)
    assert (await bea.wait_for_sight(lambda sight: sight.seats[0].bot != "")).seats[0].name == "Ann"


def test_nobody_was_absent_while_the_hall_was_closed(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, TAKEOVER_PACE, clock) as place:
            ann, bea = await ann_and_bea(place)
            table = ann.table.id
            assert (ann.person, bea.person) == (ANN, BEA)
        clock.advance(1000)
        async with open_place(tmp_path, TAKEOVER_PACE, clock) as place:
            bea = await bea_returns(place, table)
            assert (
                "Ann has 60 s left to come back" in refusal_of(await bea.send(wire.HandOver("1", 0, "sensible"))).words
            )
            await check_replaced_after(place, clock, bea, 90)

    run(story())


def test_nobody_was_absent_while_the_machine_was_asleep(tmp_path: Path) -> None:
    async def story() -> None:
        machine = Machine()
        async with open_place(tmp_path, TAKEOVER_PACE, machine.clock, asleep=lambda: machine.sleep_seconds) as place:
            ann, bea = await ann_and_bea(place)
            await ann.leave()
            machine.clock.advance(30)
            machine.sleep(1000)
            await until(lambda: ann.table.services.uptime.since == machine.clock())
            await check_replaced_after(place, machine.clock, bea, 90)

    run(story())


def test_time_of_absence_survives_unloading(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, UNLOADING_PACE, clock) as place:
            ann, bea = await ann_and_bea(place)
            table = ann.table.id
            clock.advance(1000)
            for person in (ann, bea):
                await person.leave()
            await wait_until_unloaded(place)
            bea = await bea_returns(place, table)
            assert (
                "Ann has 49 s left to come back" in refusal_of(await bea.send(wire.HandOver("1", 0, "sensible"))).words
            )

    run(story())
