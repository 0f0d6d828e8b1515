"""A hall of two nodes is one hall: whoever comes to either of them finds every table, also when one is hit."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
import uvloop
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.sync.client import ClientConnection

from benches.failover import FAULTS, failed_over
from benches.halls.served import free_port
from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings
from meadhall.server.nodes import messages as m
from meadhall.server.nodes.joining import Client, Relayed
from meadhall.server.nodes.listening import Call, Callee
from meadhall.server.nodes.relay import Relay
from meadhall.server.ownership.questions import Notice, Present, Question, Renewed
from meadhall.server.store import leases
from tests.server.databases import database_in
from tests.server.processes import Served, next_of, served
from tests.server.test_postgres import needs_postgres
from tests.waiting import BUSY, PATIENCE, settled, until

PAIR = [{"who": "me"}, {"who": "open"}]

# ---- settings


@pytest.mark.parametrize(
    ("node", "why"),
    [
        ("10.0.0.2", "is no address for nodes"),
        ("10.0.0.2:0", "is no address for nodes"),
        ("10.0.0.2:70000", "is no address for nodes"),
        ("a b:7000", "is no address for nodes"),
        ("http://10.0.0.2:7000", "is no address for nodes"),
    ],
)
def test_an_address_that_is_none_is_refused(node: str, why: str) -> None:
    with pytest.raises(MeadhallError, match=why):
        Settings(node=node, database="postgresql://db.example/meadhall")


def test_a_node_needs_a_database() -> None:
    with pytest.raises(MeadhallError, match="give them all the same --database"):
        Settings(node="10.0.0.2:7000")
    assert Settings(node="[::1]:7000", database="postgresql://db.example/meadhall").node == "[::1]:7000"


# ---- calls


class Callees:
    """A node that others call: an application that says who has come, and what was asked and told."""

    def __init__(self) -> None:
        self.told: list[Notice] = []
        self.port = 0

        async def app(scope: Any, receive: Any, send: Any) -> None:
            body = repr((scope["client"], (await receive())["body"])).encode()
            headers = [(b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body})

        config = Config(app, lifespan="off", log_config=None)
        config.load()

        def serve(client: Client) -> asyncio.Protocol:
            return Relayed(config, ServerState(), {}, client)

        async def answer(question: Question) -> m.Reply:
            assert isinstance(question, Present)
            return m.Reply(m.raw([question.person]))

        self.callee = Callee(lambda: "key", serve, answer, self.told.append, set())

    async def __aenter__(self) -> Callees:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Call(self.callee), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await settled()  # what was closed is gone

    async def said(self, *pieces: bytes) -> bytes:
        """What comes back when this is sent, piece by piece."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await settled()
        try:
            async with asyncio.timeout(PATIENCE):
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


GET = b"GET / HTTP/1.1\r\nHost: hall.example\r\n\r\n"
FAR: Client = ("203.0.113.7", 4711)


def test_a_relayed_request_comes_from_its_client_and_is_the_only_one() -> None:
    async def story() -> bytes:
        async with Callees() as callees:
            return await callees.said(m.framed(m.Relay("key", FAR)) + GET)

    answer = asyncio.run(story())
    assert b"203.0.113.7" in answer
    assert b"connection: close" in answer


def test_calls_come_in_any_pieces() -> None:
    async def story() -> bytes:
        async with Callees() as callees:
            call = m.framed(m.Relay("key", FAR)) + GET
            return await callees.said(*(call[at : at + 3] for at in range(0, len(call), 3)))

    assert b"203.0.113.7" in asyncio.run(story())


@pytest.mark.parametrize(
    "call",
    [
        m.framed(m.Relay("wrong", FAR)) + GET,
        m.framed(m.Relay("", FAR)) + GET,
        m.framed(m.Ask("wrong", m.raw(Present("ann")))),
        m.framed(m.Tell("wrong", m.raw(Renewed("ann")))),
        b"\xff\xff\xff\xff" + GET,
        b"\x00\x00\x00\x05hello",
        GET,
    ],
)
def test_whoever_does_not_know_the_key_hears_nothing(call: bytes) -> None:
    async def story() -> tuple[bytes, list[Notice]]:
        async with Callees() as callees:
            return await callees.said(call), callees.told

    assert asyncio.run(story()) == (b"", [])


def test_questions_are_answered_and_news_heeded() -> None:
    async def story() -> tuple[bytes, list[Notice]]:
        async with Callees() as callees:
            await callees.said(m.framed(m.Tell("key", m.raw(Renewed("ann")))))
            return await callees.said(m.framed(m.Ask("key", m.raw(Present("ann"))))), callees.told

    answer, told = asyncio.run(story())
    assert m.REPLY.decode(answer[m.LENGTH.size :]).content == m.raw(["ann"])
    assert told == [Renewed("ann")]


def test_a_relay_carries_much_both_ways_and_ends_with_either_end() -> None:
    much = b"x" * 3_000_000

    async def story() -> tuple[int, bool]:
        over = asyncio.Event()
        server = await asyncio.start_server(_echo, "127.0.0.1", 0)
        relay = Relay(1)
        relay.over = over.set
        await relay.reach(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", m.Relay("key", FAR))
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        theirs.setblocking(False)
        await relay.join(theirs, b"head ")
        reader, writer = await asyncio.open_connection(sock=ours)
        writer.write(much)
        first = len(m.framed(m.Relay("key", FAR))) + len(b"head ")
        async with asyncio.timeout(PATIENCE):
            got = await reader.readexactly(first + len(much))
            writer.close()
            await writer.wait_closed()
            await over.wait()
        server.close()
        await settled()
        return len(got) - first, over.is_set()

    assert asyncio.run(story()) == (len(much), True)


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_client_who_comes_to_a_relay_that_waits_is_not_read_until_it_goes_on(loop: Any) -> None:
    async def story() -> tuple[int, int]:
        got = list[bytes]()

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(65536):
                got.append(data)
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0)
        relay = Relay(1)
        await relay.reach(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", m.Relay("key", FAR))
        relay._there.pause_writing()
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        await relay.join(theirs, b"head ")
        await settled()
        ours.sendall(b"body")
        await settled()
        before = b"".join(got).count(b"body")
        relay._there.resume_writing()
        await until(lambda: b"body" in b"".join(got))
        relay.end()
        ours.close()
        server.close()
        await settled()
        return before, b"".join(got).count(b"body")

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(story()) == (0, 1)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_what_was_read_before_goes_first_though_the_client_has_sent_all_and_is_done(loop: Any) -> None:
    call = m.framed(m.Relay("key", FAR))

    async def story() -> bytes:
        got = asyncio.get_running_loop().create_future()

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            got.set_result(await reader.read())
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0)
        relay = Relay(1)
        await relay.reach(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", m.Relay("key", FAR))
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        ours.sendall(b"body")
        ours.shutdown(socket.SHUT_WR)
        await relay.join(theirs, b"head ")
        async with asyncio.timeout(PATIENCE):
            whole = bytes(await got)
        ours.close()
        server.close()
        await settled()
        return whole

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(story()) == call + b"head body"


def test_a_node_that_is_not_there_cannot_be_reached() -> None:
    with pytest.raises(OSError, match="Connect call failed"):
        asyncio.run(Relay(1).reach(f"127.0.0.1:{free_port()}", m.Relay("key", None)))


# ---- two nodes


@pytest.fixture
def hall(tmp_path: Path) -> Generator[list[Served]]:
    """Two nodes of a hall."""
    with ExitStack() as stack:
        yield [stack.enter_context(one_node(tmp_path, number)) for number in range(2)]


def one_node(folder: Path, number: int, *more: str) -> Any:
    pig = str(Path(__file__).parents[2] / "examples" / "pig.py")
    words = ("--database", database_in(folder), "--node", f"127.0.0.1:{free_port()}", "--bot-pause", "0", "--game", pig)
    return served(folder / str(number), *words, *more)


def at(node: Served, like: httpx.Client) -> httpx.Client:
    """The same browser at another node."""
    browser = node.new_browser()
    browser.cookies = like.cookies
    return browser


def come(node: Served) -> httpx.Client:
    browser = node.new_browser()
    assert browser.get("/api/me").status_code == 200
    return browser


def asked(line: ClientConnection) -> Any:
    """The next sight in which one is asked."""
    while not (sight := next_of(line, "sight"))["menu"]:
        pass
    return sight


@needs_postgres
def test_every_table_is_found_at_either_node(hall: list[Served]) -> None:
    one, two = hall
    time.sleep(1.5)  # until both know of each other
    ann, bea = come(one), come(two)
    table = ann.post("/api/tables", json={"game": "pig", "seats": PAIR, "public": True}).json()["id"]
    assert bea.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert bea.get(f"/api/tables/{table}").json()["state"] == "running"
    assert [card["id"] for card in at(two, ann).get("/api/hall").json()["mine"]] == [table]
    with one.socket(table, ann) as mine, two.socket(table, bea) as hers:
        for line in (mine, hers):
            line.send('{"type":"hello"}')
        first = next_of(mine, "sight")
        assert next_of(hers, "sight")["seq"] == first["seq"]
    assert bea.post("/api/tables/nowhere/join", json={}).status_code == 404
    assert one.end() < 15 * BUSY
    assert two.end() < 15 * BUSY


@needs_postgres
def test_tables_that_are_none_are_not_looked_for_without_end(tmp_path: Path) -> None:
    with one_node(tmp_path, 0, "--requests", "5") as one, one_node(tmp_path, 1) as two:
        time.sleep(1.5)
        ann = come(two)
        table = ann.post("/api/tables", json={"game": "pig", "seats": PAIR, "public": True}).json()["id"]
        bea = at(one, ann)
        assert [bea.get(f"/api/tables/none-{count}").status_code for count in range(7)] == [404] * 5 + [429] * 2
        assert bea.get(f"/api/tables/{table}").status_code == 429  # counted here before it is looked for
        assert at(two, ann).get(f"/api/tables/{table}").status_code == 200


@needs_postgres
def test_who_looked_for_too_many_is_still_led_to_tables_that_are_known(tmp_path: Path) -> None:
    with one_node(tmp_path, 0, "--requests", "5") as one, one_node(tmp_path, 1) as two:
        time.sleep(1.5)
        ann = come(two)
        table = ann.post("/api/tables", json={"game": "pig", "seats": PAIR, "public": True}).json()["id"]
        bea = at(one, ann)
        assert bea.get(f"/api/tables/{table}").status_code == 200  # and counted where the table is
        assert [bea.get(f"/api/tables/none-{count}").status_code for count in range(6)] == [404] * 5 + [429]
        assert bea.get(f"/api/tables/{table}").status_code == 200


@needs_postgres
def test_an_address_that_a_living_node_has_is_refused_in_one_sentence(tmp_path: Path) -> None:
    address, database = f"127.0.0.1:{free_port()}", database_in(tmp_path)
    folder = tmp_path / "one"
    with served(folder, "--database", database, "--node", f"127.0.0.1:{free_port()}"):
        engine = sql.create_engine(database)
        ended = threading.Event()

        def renew() -> None:
            """As a node on another machine does."""
            with engine.begin() as on:
                lease = leases.take(on, address, 60)
            while not ended.wait(0.3):
                with engine.begin() as on:
                    leases.renew(on, lease, 60)

        beating = threading.Thread(target=renew)
        beating.start()
        try:
            words = ("serve", "--port", "0", "--data", str(tmp_path / "two"), "--database", database, "--node", address)
            command = [sys.executable, "-m", "meadhall", *words]
            said = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        finally:
            ended.set()
            beating.join()
            engine.dispose()
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith(f"meadhall: another node of this hall is at {address}, on another machine; ")
    assert said.stderr.count("\n") == 1


@needs_postgres
def test_what_is_not_a_request_of_a_node_is_let_go(hall: list[Served]) -> None:
    one, _ = hall
    port = int(one.address.rstrip("/").rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"nonsense\r\n\r\n")
        assert b"400" in line.recv(1000)
    assert one.browser.get("/health").json()["state"] == "open"


@needs_postgres
def test_play_goes_on_at_the_other_node_when_one_closes(hall: list[Served]) -> None:
    one, two = hall
    ann = come(one)
    table = ann.post("/api/tables", json={"game": "pig", "seats": [{"who": "me"}, {"who": "bot"}]}).json()["id"]
    with one.socket(table, ann) as line:
        line.send('{"type":"hello"}')
        next_of(line, "sight")
        one.process.send_signal(signal.SIGTERM)
        assert next_of(line, "bye")["back"] is not None
    there = at(two, ann)
    deadline = time.monotonic() + 20
    while there.get(f"/api/tables/{table}").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    with two.socket(table, there) as line:
        line.send('{"type":"hello"}')
        assert next_of(line, "sight")["seq"] > 0
    assert one.process.wait(PATIENCE) == 0


@needs_postgres
def test_nothing_is_lost_or_done_twice_whatever_befalls_a_node() -> None:
    report = failed_over(len(FAULTS), 3, "test")
    assert all(len(times) == 1 and times[0] < 30 for times in report.taken.values()), report.text()
    assert report.moved >= len(FAULTS)
    assert report.acknowledged > 100
    assert not report.mistakes
