"""Settings of a node, calls from node to node, and relays."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any

import pytest
import uvloop
from uvicorn.config import Config
from uvicorn.server import ServerState

from benches.halls.served import free_port
from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings
from meadhall.server.nodes import messages as m
from meadhall.server.nodes.joining import Client, RelayedConnection
from meadhall.server.nodes.listening import CallHandlers, IncomingCall
from meadhall.server.nodes.relay import Relay
from meadhall.server.ownership.questions import Notice, PersonReset, Present, Question
from tests.waiting import PATIENCE, until, wait_until_idle

TWO_SEATS = [{"who": "me"}, {"who": "open"}]

# ---- settings


@pytest.mark.parametrize(
    ("node", "why"),
    [
        ("10.0.0.2", "is not a node address"),
        ("10.0.0.2:0", "is not a node address"),
        ("10.0.0.2:70000", "is not a node address"),
        ("a b:7000", "is not a node address"),
        ("http://10.0.0.2:7000", "is not a node address"),
    ],
)
def test_invalid_node_address_is_refused(node: str, why: str) -> None:
    with pytest.raises(MeadhallError, match=why):
        Settings(node=node, database="postgresql://db.example/meadhall")


def test_a_node_needs_a_database() -> None:
    with pytest.raises(MeadhallError, match="give them all the same --database"):
        Settings(node="10.0.0.2:7000")
    assert Settings(node="[::1]:7000", database="postgresql://db.example/meadhall").node == "[::1]:7000"


# ---- calls


class CalledNode:
    """A node that other nodes call. It records the clients, questions and notices that it receives."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.port = 0

        async def app(scope: Any, receive: Any, send: Any) -> None:
            body = repr((scope["client"], (await receive())["body"])).encode()
            headers = [(b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body})

        config = Config(app, lifespan="off", log_config=None)
        config.load()

        def serve(client: Client) -> asyncio.Protocol:
            return RelayedConnection(config, ServerState(), {}, client)

        async def answer(question: Question) -> m.Reply:
            assert isinstance(question, Present)
            return m.Reply(m.encode_part([question.person]))

        self.callee = CallHandlers(lambda: "key", serve, answer, self.notices.append, set())

    async def __aenter__(self) -> CalledNode:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: IncomingCall(self.callee), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await wait_until_idle()  # closed connections are gone

    async def exchange(self, *pieces: bytes) -> bytes:
        """Return the response to these bytes, sent piece by piece."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await wait_until_idle()
        try:
            async with asyncio.timeout(PATIENCE):
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


GET_REQUEST = b"GET / HTTP/1.1\r\nHost: hall.example\r\n\r\n"
REMOTE_CLIENT: Client = ("203.0.113.7", 4711)


def test_relayed_request_keeps_its_client_and_closes_the_connection() -> None:
    async def story() -> bytes:
        async with CalledNode() as callees:
            return await callees.exchange(m.encode_frame(m.Relay("key", REMOTE_CLIENT)) + GET_REQUEST)

    answer = asyncio.run(story())
    assert b"203.0.113.7" in answer
    assert b"connection: close" in answer


def test_calls_may_arrive_in_pieces() -> None:
    async def story() -> bytes:
        async with CalledNode() as callees:
            call = m.encode_frame(m.Relay("key", REMOTE_CLIENT)) + GET_REQUEST
            return await callees.exchange(*(call[at : at + 3] for at in range(0, len(call), 3)))

    assert b"203.0.113.7" in asyncio.run(story())


@pytest.mark.parametrize(
    "call",
    [
        m.encode_frame(m.Relay("wrong", REMOTE_CLIENT)) + GET_REQUEST,
        m.encode_frame(m.Relay("", REMOTE_CLIENT)) + GET_REQUEST,
        m.encode_frame(m.Ask("wrong", m.encode_part(Present("ann")))),
        m.encode_frame(m.Tell("wrong", m.encode_part(PersonReset("ann")))),
        b"\xff\xff\xff\xff" + GET_REQUEST,
        b"\x00\x00\x00\x05hello",
        GET_REQUEST,
    ],
)
def test_call_without_the_key_is_refused(call: bytes) -> None:
    async def story() -> tuple[bytes, list[Notice]]:
        async with CalledNode() as callees:
            return await callees.exchange(call), callees.notices

    assert asyncio.run(story()) == (b"", [])


def test_questions_are_answered_and_notices_handled() -> None:
    async def story() -> tuple[bytes, list[Notice]]:
        async with CalledNode() as callees:
            await callees.exchange(m.encode_frame(m.Tell("key", m.encode_part(PersonReset("ann")))))
            return await callees.exchange(m.encode_frame(m.Ask("key", m.encode_part(Present("ann"))))), callees.notices

    answer, notices = asyncio.run(story())
    assert m.REPLY_DECODER.decode(answer[m.LENGTH_HEADER.size :]).content == m.encode_part(["ann"])
    assert notices == [PersonReset("ann")]


def test_relay_carries_much_both_ways_and_ends_with_either_end() -> None:
    much = b"x" * 3_000_000

    async def story() -> tuple[int, bool]:
        over = asyncio.Event()
        server = await asyncio.start_server(_echo, "127.0.0.1", 0)
        relay = Relay(1)
        relay.on_end = over.set
        await relay.connect(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", m.Relay("key", REMOTE_CLIENT))
        test_end, relay_end = socket.socketpair()
        test_end.setblocking(False)
        relay_end.setblocking(False)
        await relay.join(relay_end, b"head ")
        reader, writer = await asyncio.open_connection(sock=test_end)
        writer.write(much)
        first = len(m.encode_frame(m.Relay("key", REMOTE_CLIENT))) + len(b"head ")
        async with asyncio.timeout(PATIENCE):
            received = await reader.readexactly(first + len(much))
            writer.close()
            await writer.wait_closed()
            await over.wait()
        server.close()
        await wait_until_idle()
        return len(received) - first, over.is_set()

    assert asyncio.run(story()) == (len(much), True)


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_waiting_relay_does_not_read_from_its_client(loop: Any) -> None:
    async def story() -> tuple[int, int]:
        received = list[bytes]()

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(65536):
                received.append(data)
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0)
        relay = Relay(1)
        await relay.connect(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", m.Relay("key", REMOTE_CLIENT))
        relay._node_end.pause_writing()
        test_end, relay_end = socket.socketpair()
        relay_end.setblocking(False)
        await relay.join(relay_end, b"head ")
        await wait_until_idle()
        test_end.sendall(b"body")
        await wait_until_idle()
        before = b"".join(received).count(b"body")
        relay._node_end.resume_writing()
        await until(lambda: b"body" in b"".join(received))
        relay.close()
        test_end.close()
        server.close()
        await wait_until_idle()
        return before, b"".join(received).count(b"body")

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(story()) == (0, 1)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_relay_sends_data_already_read_first_even_if_the_client_closed(loop: Any) -> None:
    call = m.encode_frame(m.Relay("key", REMOTE_CLIENT))

    async def story() -> bytes:
        received = asyncio.get_running_loop().create_future()

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            received.set_result(await reader.read())
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0)
        relay = Relay(1)
        await relay.connect(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", m.Relay("key", REMOTE_CLIENT))
        test_end, relay_end = socket.socketpair()
        relay_end.setblocking(False)
        test_end.sendall(b"body")
        test_end.shutdown(socket.SHUT_WR)
        await relay.join(relay_end, b"head ")
        async with asyncio.timeout(PATIENCE):
            whole = bytes(await received)
        test_end.close()
        server.close()
        await wait_until_idle()
        return whole

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(story()) == call + b"head body"


def test_missing_node_is_unreachable() -> None:
    with pytest.raises(OSError, match="Connect call failed"):
        asyncio.run(Relay(1).connect(f"127.0.0.1:{free_port()}", m.Relay("key", None)))
