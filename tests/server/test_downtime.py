"""Clocks stop while the hall is down, after a shutdown or a crash.

They run while it is up, also for unloaded tables.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

from meadhall.server.config.pace import Pace
from meadhall.server.hall.hall import Hall
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks, Join
from meadhall.server.store.database import Database
from meadhall.server.store.schema import HALL
from meadhall.server.tables.events import HallReopened, SeatHandedOver
from meadhall.server.tables.journal import StoredEvent
from meadhall.server.tables.loading import fold_table
from tests.server.databases import cut_connections, url_in
from tests.server.halls import ANN, BEA, ME, OPEN, PIG, QUICK_PACE, Browser, Clock, InlineBots, Place, open_place, run
from tests.waiting import found, until

DAY_SECONDS = 86400.0
UNLOADING_PACE = Pace(bot_pause=0, check_interval=0.005, unload_after=10)


async def running_table(place: Place, clock: Clocks | None) -> str:
    """Return a table of Ann and Bea with a running match."""
    card = await place.new_table(ME, OPEN, public=True, clock=clock)
    await place.hall.join(BEA, card.id, Join())
    return card.id


async def time_left(place: Place, table: str) -> list[float]:
    """Return the remaining time of both players."""
    ann = await place.connect(table, ANN)
    clocks = [clock.left for clock in ann.sight.clocks]
    await ann.leave()
    return clocks


async def asked_seat(place: Place, table: str) -> tuple[int, Browser]:
    """Return the seat to move, and its browser."""
    both = [await place.connect(table, person) for person in (ANN, BEA)]
    seat = next(iter(await waiting_seats(place, table)))
    return seat, both[seat]


async def waiting_seats(place: Place, table: str) -> list[int]:
    (found,) = [one for one in place.hall.tables if one.id == table]
    return found.fold.waiting


async def stored_events(place: Place, table: str, kind: type[object]) -> list[StoredEvent]:
    return [stored for stored in await place.hall.journal.events(table) if isinstance(stored.event, kind)]


async def wait_until_handed_over(place: Place, table: str) -> StoredEvent:
    return (await found(lambda: stored_events(place, table, SeatHandedOver)))[0]


async def wait_until_open_is_stored(place: Place) -> None:
    """Wait until the hall has stored that it is open."""
    alive = sql.select(HALL.c.alive)
    await found(
        lambda: place.database.read(lambda connection: connection.execute(alive).scalar_one()),
        lambda at: at == place.clock(),
    )


async def wait_until_unloaded(place: Place) -> None:
    place.clock.advance(11)
    await until(lambda: not place.hall.table_count)


def test_restart_costs_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, clock=clock) as place:
            table = await running_table(place, Clocks(300, 5))
            seat, _ = await asked_seat(place, table)
            clock.advance(100)
        clock.advance(1000)
        async with open_place(tmp_path, clock=clock) as place:
            (reopening,) = await stored_events(place, table, HallReopened)
            assert (reopening.event, reopening.time) == (HallReopened(clock() - 1000), clock())
            clock.advance(150)
            asked_again, who = await asked_seat(place, table)
            assert asked_again == seat
            assert [one.left for one in who.sight.clocks] == [50.0 if one == seat else 300.0 for one in (0, 1)]
            assert isinstance(await who.answer(seat, "roll"), wire.CommandDone)
            assert who.table.fold.clocks is not None
            assert who.table.fold.clocks.seconds_left[seat] == 55.0
            refolded = fold_table(table, await place.hall.journal.events(table))
            assert refolded.clocks is not None
            assert (refolded.clocks.seconds_left, refolded.deadline) == (
                who.table.fold.clocks.seconds_left,
                who.table.fold.deadline,
            )
            assert not await stored_events(place, table, SeatHandedOver)

    run(story())


def test_killed_hall_charges_nobody_for_its_downtime(tmp_path: Path) -> None:
    clock = Clock()

    async def killed() -> tuple[str, int]:
        database, bots = Database(url_in(tmp_path)), InlineBots()
        await database.open()
        hall = Hall(database, bots, QUICK_PACE, games=[PIG], now=clock)
        await hall.open()
        place = Place(hall, database, clock, bots)
        table = await running_table(place, Clocks(300))
        seat, who = await asked_seat(place, table)
        clock.advance(100)
        await wait_until_open_is_stored(place)
        clock.advance(0.5)  # less than one tick: not stored yet
        assert isinstance(await who.send(wire.Say("c1", phrase="hello")), wire.CommandDone)
        cut_connections(database)
        return table, seat  # everything else stays open, as after a crash

    table, seat = run(killed())
    clock.advance(3600)

    async def story() -> None:
        async with open_place(tmp_path, clock=clock) as place:
            assert (await time_left(place, table))[seat] == 199.5, "the time after the last record counted"
            clock.advance(199)
            assert (await time_left(place, table))[seat] == 0.5
            clock.advance(0.5)
            assert (await wait_until_handed_over(place, table)).time == clock()

    run(story())


def test_long_clocks_stop_while_the_hall_is_closed_and_run_while_tables_sleep(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_place(tmp_path, UNLOADING_PACE, clock) as place:
            table = await running_table(place, Clocks(3 * DAY_SECONDS))
            await wait_until_unloaded(place)
            clock.advance(DAY_SECONDS)
        for _ in range(2):  # the second time, the table is not loaded in between
            clock.advance(7 * DAY_SECONDS)
            async with open_place(tmp_path, UNLOADING_PACE, clock) as place:
                clock.advance(DAY_SECONDS / 2)
        clock.advance(7 * DAY_SECONDS)
        async with open_place(tmp_path, UNLOADING_PACE, clock) as place:
            assert min(await time_left(place, table)) == DAY_SECONDS - 11
            await wait_until_unloaded(place)
            assert await place.hall.journal.tables_due(clock() + DAY_SECONDS - 23) == []
            assert await place.hall.journal.tables_due(clock() + DAY_SECONDS - 22) == [table]
            clock.advance(DAY_SECONDS)
            assert (await wait_until_handed_over(place, table)).time == clock()

    run(story())


def test_clock_that_expired_before_the_shutdown_stays_expired(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=3600), clock) as place:
            table = await running_table(place, Clocks(300))
            clock.advance(301)
        clock.advance(1000)
        async with open_place(tmp_path, clock=clock) as place:
            await wait_until_handed_over(place, table)

    run(story())


def test_tables_without_a_running_clock_get_no_event(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_place(tmp_path, clock=clock) as place:
            without = await running_table(place, None)
            gathering = (await place.new_table(ME, OPEN, clock=Clocks(300))).id
        clock.advance(1000)
        async with open_place(tmp_path, clock=clock) as place:
            for table in (without, gathering):
                assert await stored_events(place, table, HallReopened) == []
            await place.hall.join(
                BEA, gathering, Join(invite=(await place.hall.card(ANN, gathering)).link.split("#")[1])
            )
            clock.advance(100)
            assert sorted(await time_left(place, gathering)) == [200.0, 300.0]

    run(story())
