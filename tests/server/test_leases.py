"""Leases of nodes in PostgreSQL: each table has one owner, and a node without its lease writes nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path

import pytest
import sqlalchemy as sql

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.hall.hall import Hall
from meadhall.server.nodes import node as nodes
from meadhall.server.nodes.node import Node
from meadhall.server.protocol.bodies import Clocks, Join
from meadhall.server.protocol.problems import Denial
from meadhall.server.store import engines, leases
from meadhall.server.store.database import Database
from meadhall.server.store.schema import LEASES, TABLES
from meadhall.server.tables.events import HallReopened
from tests.server.databases import url_in
from tests.server.halls import ANN, BEA, ME, OPEN, PIG, QUICK_PACE, Clock, InlineBots, Place, open_place, run
from tests.server.test_postgres import needs_postgres
from tests.waiting import PATIENCE, found, until

pytestmark = needs_postgres


@pytest.fixture(autouse=True)
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten leases to one second."""
    monkeypatch.setattr(nodes, "LEASE_SECONDS", 1.0)
    monkeypatch.setattr(nodes, "RENEWAL_SECONDS", 0.1)


@asynccontextmanager
async def database(folder: Path) -> AsyncGenerator[Database]:
    it = Database(url_in(folder), as_node=True)
    await it.open()
    try:
        yield it
    finally:
        await it.close()


@asynccontextmanager
async def open_node(folder: Path, number: int) -> AsyncGenerator[tuple[Node, Place]]:
    """Yield a node and its hall. The hall has the database's clock."""
    async with database(folder) as node_database:
        one, now, bots = Node(f"127.0.0.1:{7000 + number}"), Clock(), InlineBots()
        now.time = time.time()
        await one.open(node_database)
        hall = Hall(node_database, bots, QUICK_PACE, games=[PIG], now=now, ownership=one)
        one.on_lease_lost = hall.drop_tables
        await hall.open()
        try:
            yield one, Place(hall, node_database, now, bots)
        finally:
            await hall.close()
            await one.close()


async def stop_renewing(stopped_node: Node) -> None:
    """Stop a node from renewing its lease, without its knowledge."""
    assert stopped_node._renewal_task is not None
    stopped_node._renewal_task.cancel()
    await asyncio.sleep(0)


async def wait_for_renewal_attempt(renewing_node: Node) -> None:
    """Wait until a node has made a complete attempt to renew its lease."""
    for _ in range(2):
        before = renewing_node._renewed_at
        await until(lambda before=before: renewing_node._renewed_at > before)  # type: ignore[misc]


async def wait_until_owner(place: Place, table: str) -> None:
    """Wait until this node owns a table."""
    await found(lambda: _owns(place, table))


async def _owns(place: Place, table: str) -> bool:
    try:
        await place.hall.card(ANN, table)
    except Denial as denied:
        if denied.code != "closing":
            raise
        return False
    return True


# ---- in the database


def test_lease_number_is_used_once_and_an_ended_lease_stays_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with database(tmp_path) as lease_database:
            first = await lease_database.write(lambda connection: leases.take_lease(connection, "a:1", 60))
            second = await lease_database.write(lambda connection: leases.take_lease(connection, "b:1", 60))
            assert second > first
            await lease_database.write(lambda connection: leases.release_lease(connection, first))
            assert not await lease_database.write(lambda connection: leases.renew_lease(connection, first, 60))
            assert await lease_database.write(lambda connection: leases.renew_lease(connection, second, 60))
            assert await lease_database.read(leases.living_leases) == {second: "b:1"}
            with pytest.raises(leases.LeaseOver):
                await lease_database.write(lambda connection: leases.check_lease(connection, first))
            await lease_database.write(lambda connection: leases.check_lease(connection, second))

    run(story())


def test_unrenewed_lease_is_ended_by_the_next_check(tmp_path: Path) -> None:
    async def story() -> None:
        async with database(tmp_path) as lease_database:
            short = await lease_database.write(lambda connection: leases.take_lease(connection, "a:1", 0.05))
            long = await lease_database.write(lambda connection: leases.take_lease(connection, "b:1", 60))
            assert await found(lambda: lease_database.write(leases.end_expired_leases)) == [short]
            assert await lease_database.write(leases.end_expired_leases) == []
            assert list(await lease_database.read(leases.living_leases)) == [long]

    run(story())


def test_lease_is_not_ended_during_a_write_under_it(tmp_path: Path) -> None:
    """Otherwise a row could appear after another node has taken the table over and missed it."""

    async def story() -> None:
        async with database(tmp_path) as lease_database, database(tmp_path) as other_database:
            lease = await lease_database.write(lambda connection: leases.take_lease(connection, "a:1", 0.05))

            over = sql.select(LEASES.c.number).where(LEASES.c.until < leases.DATABASE_TIME)
            is_writing, may_end = threading.Event(), threading.Event()

            def slowly(connection: sql.Connection) -> None:
                leases.check_lease(connection, lease)
                is_writing.set()
                assert may_end.wait(PATIENCE)

            writing = asyncio.create_task(lease_database.write(slowly))
            await until(is_writing.is_set)
            await found(lambda: other_database.read(lambda connection: connection.execute(over).all()))
            assert await other_database.write(leases.end_expired_leases) == []
            may_end.set()
            await writing
            assert await other_database.write(leases.end_expired_leases) == [lease]

    run(story())


def remove_owner(table: str, connection: sql.Connection) -> None:
    """Remove the owner of a table."""
    connection.execute(sql.update(TABLES).where(TABLES.c.id == table).values(owner=None))


def test_only_one_of_two_concurrent_claims_gets_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, place), open_node(tmp_path, 2) as (two, _):
            for _ in range(10):
                table = (await place.new_table(ME, OPEN, person=ANN)).id
                await place.database.write(partial(remove_owner, table))
                claimed = await asyncio.gather(one._claim_table(table, one.lease), two._claim_table(table, two.lease))
                assert sorted(claimed) == [False, True]

    run(story())


# ---- nodes


def test_table_moves_to_the_other_node_when_its_node_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place), open_node(tmp_path, 2) as (two, second_place):
            await until(lambda: len(one.other_nodes) == 1)
            table = (await first_place.new_table(ME, OPEN, person=ANN, public=True)).id
            with pytest.raises(Denial, match="another server of this hall has this table"):
                await second_place.hall.card(ANN, table)
            before = one.lease
            await stop_renewing(one)
            await wait_until_owner(second_place, table)
            assert await two.owner_of(table) == two.lease
            with pytest.raises(Denial) as denied:
                await first_place.hall.join(BEA, table, Join())
            assert denied.value.code == "closing"
            await second_place.hall.join(BEA, table, Join())
            events = await second_place.hall.journal.events(table)
            assert [type(kept.event).__name__ for kept in events] == ["TableSet", "SeatTaken"]
            one._renewal_task = asyncio.create_task(one._renew_regularly())
            await until(lambda: one.lease > before)
            assert first_place.hall.table_count == 0
            with pytest.raises(Denial, match="another server of this hall has this table"):
                await first_place.hall.card(ANN, table)

    run(story())


def test_closing_node_releases_its_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "LEASE_SECONDS", 60.0)

    async def story() -> None:
        async with open_node(tmp_path, 2) as (two, second_place):
            async with open_node(tmp_path, 1) as (one, first_place):
                assert two.opens_hall
                assert not one.opens_hall
                table = (await first_place.new_table(ME, OPEN, person=ANN)).id
            await wait_until_owner(second_place, table)

    run(story())


def test_restarted_node_does_not_wait_for_its_own_lease(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "LEASE_SECONDS", 60.0)

    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place):
            table, before = (await first_place.new_table(ME, OPEN, person=ANN)).id, one.lease
            await stop_renewing(one)
            async with open_node(tmp_path, 1) as (_, reopened_place):
                await wait_until_owner(reopened_place, table)
                one._renewal_task = asyncio.create_task(one._renew_regularly())
                await until(lambda: one.lease != before)
                await wait_for_renewal_attempt(one)
                assert not one.is_open
            await until(lambda: one.is_open)

    run(story())


def test_address_of_a_living_node_is_refused_to_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place):
            table, before = (await first_place.new_table(ME, OPEN, person=ANN)).id, one.lease
            async with database(tmp_path) as lease_database:
                with pytest.raises(MeadhallError) as refused:
                    await Node(one.address).open(lease_database)
            assert str(refused.value).startswith("another node of this hall is at 127.0.0.1:7001, on another machine; ")
            await wait_for_renewal_attempt(one)
            assert one.lease == before
            await wait_until_owner(first_place, table)

    run(story())


def test_many_tables_are_claimed_in_portions_between_lease_renewals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "ADOPTED_AT_ONCE", 4)
    # 0 for a renewal, otherwise the transaction of a claim
    claim, renew, done = leases.claim_table, leases.renew_lease, list[int]()

    def noted_claim(connection: sql.Connection, table: str, lease: int) -> bool:
        done.append(connection.execute(sql.text("select txid_current()")).scalar_one())
        return claim(connection, table, lease)

    def noted_renewal(connection: sql.Connection, lease: int, lasts: float) -> bool:
        done.append(0)
        return renew(connection, lease, lasts)

    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place):
            many = [await table_with_clocks(first_place) for _ in range(32)]
            await stop_renewing(one)
            monkeypatch.setattr(leases, "claim_table", noted_claim)
            monkeypatch.setattr(leases, "renew_lease", noted_renewal)
            monkeypatch.setattr(nodes, "LEASE_SECONDS", PATIENCE)  # for the second node, which never loses its lease
            monkeypatch.setattr(nodes, "RENEWAL_SECONDS", 0.0)  # a renewal is due after each portion
            async with open_node(tmp_path, 2) as (two, second_place):
                before = two.lease
                query = sql.select(TABLES.c.id).where(TABLES.c.owner == before)
                await found(
                    lambda: second_place.database.read(lambda connection: connection.execute(query).scalars().all()),
                    lambda taken: set(taken) == set(many),
                )
                assert two.lease == before
                for table in many:
                    stored_events = await second_place.hall.journal.events(table)
                    assert [type(stored.event) for stored in stored_events].count(HallReopened) == 1
        portions = [(transaction, len([*same])) for transaction, same in groupby(done)]
        assert max(count for transaction, count in portions if transaction) <= 4
        assert not any(one and other for (one, _), (other, _) in pairwise(portions))

    run(story())


def test_old_leases_are_deleted_once_nobody_needs_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "KEEP_SECONDS", 10.0)

    async def story() -> None:
        async with database(tmp_path) as lease_database:
            names = {
                what: await lease_database.write(lambda connection: leases.take_lease(connection, "a:1", 60))
                for what in ("old", "asleep")
            }
            names |= {
                what: await lease_database.write(lambda connection: leases.take_lease(connection, "a:1", 60))
                for what in ("timed", "new")
            }
            living = await lease_database.write(lambda connection: leases.take_lease(connection, "b:1", 60))

            def age(connection: sql.Connection) -> None:
                for what, number in names.items():
                    leases.release_lease(connection, number)
                    seen = leases.DATABASE_TIME - (1.0 if what == "new" else 20.0)
                    connection.execute(sql.update(LEASES).where(LEASES.c.number == number).values(seen=seen))
                connection.execute(
                    sql.update(LEASES).where(LEASES.c.number == living).values(seen=leases.DATABASE_TIME - 20.0)
                )
                for at in range(5):
                    connection.execute(insert_table(f"asleep-{at}", names["asleep"], None))
                connection.execute(insert_table("timed", names["timed"], 1e12))

            def there(connection: sql.Connection) -> tuple[set[int], int]:
                free = sql.select(sql.func.count()).where(TABLES.c.owner.is_(None))
                return set(connection.execute(sql.select(LEASES.c.number)).scalars()), connection.execute(
                    free
                ).scalar_one()

            await lease_database.write(age)
            await lease_database.write(lambda connection: leases.release_leases(connection, 3))
            rest = {names["timed"], names["new"], living}
            assert await lease_database.read(there) == ({names["asleep"], *rest}, 3)
            await lease_database.write(lambda connection: leases.release_leases(connection, 3))
            assert await lease_database.read(there) == (rest, 5)
            assert await lease_database.write(lambda connection: leases.claim_table(connection, "asleep-1", living))
            assert await lease_database.write(lambda connection: leases.take_lease(connection, "c:1", 60)) > living

    run(story())


def insert_table(name: str, owner: int, deadline: float | None) -> sql.Insert:
    row = {"game": "pig", "public": True, "state": "running", "touched": 1.0, "carded": 0}
    return sql.insert(TABLES).values(id=name, owner=owner, deadline=deadline, **row)


def test_node_deletes_old_leases_gradually(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "KEEP_SECONDS", 0.0)
    monkeypatch.setattr(nodes, "TIDY_SECONDS", 0.2)

    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place):
            table, old = (await first_place.new_table(ME, OPEN, person=ANN)).id, one.lease
        async with open_node(tmp_path, 2) as (_, second_place):
            query = sql.select(LEASES.c.number)
            await found(
                lambda: second_place.database.read(lambda connection: connection.execute(query).scalars().all()),
                lambda numbers: old not in numbers,
            )
            await wait_until_owner(second_place, table)

    run(story())


async def table_with_clocks(place: Place) -> str:
    """Return a table of Ann and Bea with running clocks."""
    card = await place.new_table(ME, OPEN, person=ANN, public=True, clock=Clocks(600, 0))
    await place.hall.join(BEA, card.id, Join())
    return card.id


def test_clocks_stop_while_no_node_owns_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place), open_node(tmp_path, 2) as (_, second_place):
            table = await table_with_clocks(first_place)
            await stop_renewing(one)

            async def reopened() -> list[HallReopened]:
                stored_events = await second_place.hall.journal.events(table)
                return [stored.event for stored in stored_events if isinstance(stored.event, HallReopened)]

            (reopening,) = await found(reopened)
            assert abs(reopening.since - time.time()) < 10

    run(story())


def test_clocks_stop_even_if_a_request_claims_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place), open_node(tmp_path, 2) as (two, second_place):
            table = await table_with_clocks(first_place)
            for node in (one, two):
                await stop_renewing(node)
            await second_place.database.write(lambda connection: leases.end_lease(connection, one.lease))
            await second_place.hall.card(ANN, table)
            stored_events = await second_place.hall.journal.events(table)
            assert [type(stored.event) for stored in stored_events][-1] is HallReopened

    run(story())


def test_lease_covers_only_its_own_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, first_place), open_node(tmp_path, 2) as (two, _):
            table = (await first_place.new_table(ME, OPEN, person=ANN)).id
            await first_place.database.write(lambda connection: leases.check_lease(connection, one.lease, table))
            with pytest.raises(leases.LeaseOver):
                await first_place.database.write(lambda connection: leases.check_lease(connection, two.lease, table))

    run(story())


def test_single_hall_ends_all_leases(tmp_path: Path) -> None:
    async def story() -> None:
        async with database(tmp_path) as lease_database:
            lease = await lease_database.write(lambda connection: leases.take_lease(connection, "a:1", 60))
        async with open_place(tmp_path) as place:
            assert not await place.database.write(lambda connection: leases.renew_lease(connection, lease, 60))

    run(story())


def test_node_without_a_database_connection_owns_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_node(tmp_path, 1) as (one, place):
            card = await place.new_table(ME, OPEN, person=ANN)
            unlocked = threading.Event()
            lock = asyncio.create_task(place.database.write(lambda connection: unlocked.wait(PATIENCE)))
            await until(lambda: not one.is_open)
            assert place.hall.table_count == 0
            with pytest.raises(Denial) as denied:
                await place.hall.card(ANN, card.id)
            assert denied.value.code == "closing"
            with pytest.raises(MeadhallError):
                await place.new_table(ME, OPEN, person=ANN)
            unlocked.set()
            await lock
            await until(lambda: one.is_open)
            await wait_until_owner(place, card.id)

    run(story())


def test_nodes_and_a_single_hall_exclude_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "LOCK_TIMEOUT", 50)

    async def story() -> None:
        single_hall = Database(url_in(tmp_path))
        async with database(tmp_path), database(tmp_path):
            with pytest.raises(sql.exc.OperationalError):
                await single_hall.open()
        await single_hall.close()

    run(story())
