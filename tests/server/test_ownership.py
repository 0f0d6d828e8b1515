"""Whose a table is, which table a request is about, and what is passed between processes."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from meadhall.server.config.counts import Act, Counts, kept_here
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from meadhall.server.ownership.elsewhere import error_of, not_here, refusal_of
from meadhall.server.ownership.homes import ALONE, is_here, those_here
from meadhall.server.ownership.names import home_by_name, name, name_at
from meadhall.server.ownership.requests import asked_for, is_whole, table_of
from meadhall.server.ownership.spread import Spread
from meadhall.server.protocol.problems import Denied
from meadhall.server.store.database import Turns
from meadhall.server.workers.channel import Channel, passed_on
from tests.server.halls import ANN, BEA, OPEN, Place, opened, run
from tests.waiting import PATIENCE, settled

# ---- whose a table is


def test_a_table_has_one_home_by_its_name_alone() -> None:
    assert [home_by_name("LOmW8r0SBhch", count) for count in (1, 2, 3, 8)] == [0, 0, 0, 4]
    shares = Counter(home_by_name(name(), 4) for _ in range(4000))
    assert min(shares.values()) > 800
    assert all(home_by_name(name_at(home, 3), 3) == home for home in range(3))


def test_where_there_is_one_process_everything_is_at_home() -> None:
    assert asyncio.run(is_here(ALONE, "any table"))
    with pytest.raises(Denied, match="at home in another process"):
        asyncio.run(ALONE.ask(1, None, str))  # type: ignore[arg-type]


def test_a_table_that_is_at_home_elsewhere_is_never_woken(tmp_path: Path) -> None:
    class Second(type(ALONE)):  # type: ignore[misc]
        async def home_of(self, table: str) -> int:
            return 1

    async def story(place: Place) -> str:
        return (await place.table(OPEN, OPEN, person=ANN, public=True)).id

    async def both() -> None:
        async with opened(tmp_path) as place:
            table = await story(place)
        async with opened(tmp_path, homes=Second()) as place:
            with pytest.raises(Denied, match="at home in another process") as denied:
                await place.hall.card(BEA, table)
            assert denied.value.code == "closing"
            assert place.hall.awake == 0

    run(both())


def test_a_table_that_nobody_can_place_now_holds_no_other_up() -> None:
    class Unsure(type(ALONE)):  # type: ignore[misc]
        async def home_of(self, table: str) -> int:
            if table == "moving":
                raise not_here()
            return 0

    assert asyncio.run(those_here(Unsure(), ["first", "moving", "last"])) == ["first", "last"]


# ---- which table a request is about


@pytest.mark.parametrize(
    ("line", "table"),
    [
        ("GET /socket/T1 HTTP/1.1", "T1"),
        ("GET /api/tables/T1?x=/api/tables/T2 HTTP/1.1", "T1"),
        ("POST /api/tables/T%31/join HTTP/1.1", "T1"),
        ("GET http://hall.example/api/replays/T1/at/7?seat=0 HTTP/1.1", "T1"),
        ("\r\nGET /api/tables/T1/match", "T1"),
        ("GET /api/tables HTTP/1.1", None),
        ("GET /api/tables/ HTTP/1.1", None),
        ("GET /t/T1 HTTP/1.1", None),
        ("GET", None),
        ("", None),
        ("GET http://[/socket/T1 HTTP/1.1", None),
        ("\x16\x03\x01 \xff", None),
    ],
)
def test_the_first_line_of_a_request_says_which_table_it_is_about(line: str, table: str | None) -> None:
    assert table_of(asked_for(line.encode("latin-1"))[1]) == table


def test_what_is_about_no_table_goes_anywhere_and_new_tables_go_to_all_in_turns() -> None:
    spread = Spread(3, first=1)
    assert [spread.home_of_request(b"POST /api/tables HTTP/1.1\r\n") for _ in range(4)] == [1, 2, 0, 1]
    assert spread.home_of_request(b"GET /api/tables HTTP/1.1\r\n") is None
    assert spread.home_of_request(b"GET /lab/now HTTP/1.1\r\n") == 0
    assert spread.home_of_request(b"GET /socket/LOmW8r0SBhch HTTP/1.1\r\n") == home_by_name("LOmW8r0SBhch", 3)


def test_a_first_line_is_waited_for_but_not_for_ever() -> None:
    assert not is_whole(b"GET /socket")
    assert is_whole(b"GET /socket/T1 HTTP/1.1\r\n")
    assert is_whole(b"x" * 9000)


# ---- counts


def test_everything_is_counted_in_one_ledger() -> None:
    counts = Counts(Limits(chat=Rate(1, 60), tables=Rate(1, 60), sockets=1))
    ledger = kept_here(counts)

    async def story() -> None:
        assert await ledger.take("chats", "ann") == 0
        assert await ledger.take("chats", "ann") > 50
        assert await ledger.take("tables", "ann", "here") == 0
        assert await ledger.take("tables", "ann", "here") > 50
        await ledger.give_back("tables", "ann", "here")
        assert await ledger.take("tables", "ann", "here") == 0
        async with (
            ledger.socket("here", "ann") as first,
            ledger.socket("there", "ann") as second,
            ledger.socket("here", "bea") as third,
        ):
            assert (first, second, third) == ("", "person", "address")
        async with ledger.socket("here", "ann") as again:
            assert again == ""
        for _ in range(4):
            await ledger.note_password("ann", right=False)
        assert await ledger.wait_for_password("ann") > 0
        await ledger.note_password("ann", right=True)
        assert await ledger.wait_for_password("ann") == 0

    asyncio.run(story())
    assert not Act("go", "sockets", ["here", "ann"]).asks


# ---- between processes


def test_a_refusal_is_the_same_on_the_other_side() -> None:
    error = Denied("taken", "seat {seat} is not free", seat=2)
    there = error_of(refusal_of(error))
    assert (there.code, str(there.said), there.said.text) == ("taken", "seat 2 is not free", error.said.text)


def test_frames_come_whole_and_in_order_with_the_connections_that_belong_to_them() -> None:
    sizes: Sequence[int] = (0, 5, 3_000_000, 1, 70_000)

    async def story() -> None:
        one, other = socket.socketpair(socket.AF_UNIX)
        heard: list[tuple[int, bytes]] = []
        lost, all_there = asyncio.Event(), asyncio.Event()

        def hear(content: bytes, connection: socket.socket | None) -> None:
            said = b""
            if connection is not None:
                with connection:
                    assert not connection.get_inheritable(), "a bot's process would keep it open"
                    said = connection.recv(100)
            heard.append((len(content), said))
            if len(heard) == len(sizes):
                all_there.set()

        here, there = Channel(one, hear, lost.set), Channel(other, hear, lost.set)
        for number, size in enumerate(sizes):
            near, far = socket.socketpair()
            with near:
                near.sendall(b"connection %d" % number)
            if number % 2:
                here.send(b"x" * size, far)
            else:
                far.close()
                here.send(b"x" * size)
        async with asyncio.timeout(PATIENCE):
            await all_there.wait()
            here.close()
            await lost.wait()
        assert not there.is_open
        assert heard == [(size, b"connection %d" % number if number % 2 else b"") for number, size in enumerate(sizes)]
        near, far = socket.socketpair()
        here.send(b"nobody is there", far)  # and nothing stays open
        with near:
            assert near.recv(1) == b""

    before = len(os.listdir("/proc/self/fd"))
    asyncio.run(story())
    assert len(os.listdir("/proc/self/fd")) == before


def test_a_connection_that_is_passed_on_stays_open() -> None:
    async def story() -> None:
        given: asyncio.Future[socket.socket] = asyncio.get_running_loop().create_future()

        class PassedOn(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                self.transport = transport

            def data_received(self, data: bytes) -> None:
                assert isinstance(self.transport, asyncio.Transport)
                given.set_result(passed_on(self.transport))

        server = await asyncio.get_running_loop().create_server(PassedOn, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"hello")
        with await given as connection:
            await settled()  # its transport is gone by now
            connection.sendall(b"still here")
            async with asyncio.timeout(PATIENCE):
                assert await reader.readexactly(10) == b"still here"
        writer.close()
        server.close()

    asyncio.run(story())


def test_writers_come_in_turns_and_one_that_dies_holds_up_nobody(tmp_path: Path) -> None:
    hold = (
        "import sys, time; from pathlib import Path; from meadhall.server.store.database import Turns; "
        "turns = Turns(Path(sys.argv[1])); turns.__enter__(); print('mine', flush=True); time.sleep(600)"
    )
    turns, entered = Turns(tmp_path / "turns"), threading.Event()

    def enter() -> None:
        with turns:
            entered.set()

    with subprocess.Popen([sys.executable, "-c", hold, str(tmp_path / "turns")], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"mine\n"
        waiting = threading.Thread(target=enter)
        waiting.start()
        assert not entered.wait(0.1)
        other.kill()
        waiting.join(PATIENCE)
    assert entered.is_set()
    turns.close()
