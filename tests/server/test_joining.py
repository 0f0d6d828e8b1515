"""A client's connection to a node. The first line of each request decides whether it is served there or relayed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
import uvloop
from uvicorn.config import Config
from uvicorn.server import ServerState

from meadhall.server.nodes import messages as m
from meadhall.server.nodes.joining import Client, RelayedConnection, RoutedConnection
from meadhall.server.nodes.listening import CallHandlers, IncomingCall
from meadhall.server.nodes.relay import Relay
from meadhall.server.nodes.requests import is_complete, is_for_oldest_node, path_of, table_in_path
from tests.waiting import PATIENCE, wait_until_idle

# ---- the first line


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
def test_first_line_of_a_request_names_its_table(line: str, table: str | None) -> None:
    assert table_in_path(path_of(line.encode("latin-1"))) == table


def test_only_the_laboratory_belongs_to_one_node() -> None:
    assert is_for_oldest_node(path_of(b"GET /lab/now HTTP/1.1\r\n"))
    assert not is_for_oldest_node(path_of(b"GET /api/tables HTTP/1.1\r\n"))


def test_wait_for_a_first_line_is_limited() -> None:
    assert not is_complete(b"GET /socket")
    assert is_complete(b"GET /socket/T1 HTTP/1.1\r\n")
    assert is_complete(b"x" * 9000)


# ---- requests over one connection


class TwoNodes:
    """A node that owns the table `mine`, and another that owns all other tables.

    Answers name the node that wrote them.
    """

    def __init__(self) -> None:
        self._other = 0
        self._tasks = set[asyncio.Task[None]]()

    def is_local(self, head: bytes) -> bool:
        return table_in_path(path_of(head)) in (None, "mine")

    async def relay_to_owner(self, head: bytes, client: Client) -> Relay | None:
        if table_in_path(path_of(head)) == "unreachable":
            return None
        relay = Relay(2)
        await relay.connect(f"127.0.0.1:{self._other}", m.Relay("key", client))
        return relay

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[int]:
        """Yield the port of the first node, while both are open."""

        async def answer(question: object) -> m.Reply:
            raise AssertionError(question)

        def relayed(client: Client) -> asyncio.Protocol:
            return RelayedConnection(_app("theirs"), ServerState(), {}, client)

        loop = asyncio.get_running_loop()
        callee = CallHandlers(lambda: "key", relayed, answer, lambda notice: None, set())
        other = await loop.create_server(lambda: IncomingCall(callee), "127.0.0.1", 0)
        self._other = other.sockets[0].getsockname()[1]
        first = await loop.create_server(
            lambda: RoutedConnection(_app("ours"), ServerState(), {}, self), "127.0.0.1", 0
        )
        try:
            yield first.sockets[0].getsockname()[1]
        finally:
            first.close()
            other.close()
            await wait_until_idle()


def _app(node: str) -> Config:
    """Return an app that answers with the name of the node, the path and the body."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        request_bytes = b""
        while (message := await receive()).get("more_body"):
            request_bytes += message["body"]
        body = f"{node} {scope['path']} {(request_bytes + message['body']).decode()};".encode()
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    config = Config(app, lifespan="off", log_config=None)
    config.load()
    return config


EVENT_LOOPS: Final = pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)


def answers_over_one_connection(loop: Any, *requests: tuple[bytes, ...]) -> list[str]:
    """Return the answers to these requests over one connection.

    Each request is sent in pieces, after the answer to the previous request.
    """

    async def story() -> list[str]:
        async with TwoNodes().open() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            answers = list[str]()
            for pieces in requests:
                for piece in pieces:
                    writer.write(piece)
                    await wait_until_idle()
                async with asyncio.timeout(PATIENCE):
                    answers.append((await reader.readuntil(b";")).decode().rpartition("\r\n\r\n")[2])
            writer.close()
            return answers

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(story())


def get(table: str) -> bytes:
    return f"GET /api/tables/{table} HTTP/1.1\r\nHost: hall.example\r\n\r\n".encode()


@EVENT_LOOPS
def test_requests_over_one_connection_reach_the_nodes_of_their_tables(loop: Any) -> None:
    answers = answers_over_one_connection(loop, (get("mine"),), (get("mine"),), (get("theirs"),))
    assert answers == ["ours /api/tables/mine ;"] * 2 + ["theirs /api/tables/theirs ;"]


@EVENT_LOOPS
def test_first_line_may_arrive_in_pieces_with_a_body_after_it(loop: Any) -> None:
    for table, node in (("mine", "ours"), ("other", "theirs")):
        head = f"POST /api/tables/{table}/bot HTTP/1.1\r\nHost: hall.example\r\nContent-Length: 6\r\n\r\n".encode()
        pieces = (head[:7], head[7:20], head[20:], b"bod", b"ies")
        assert answers_over_one_connection(loop, pieces) == [f"{node} /api/tables/{table}/bot bodies;"]


@EVENT_LOOPS
def test_request_is_served_here_if_its_node_is_unreachable(loop: Any) -> None:
    assert answers_over_one_connection(loop, (get("unreachable"),), (get("mine"),)) == [
        "ours /api/tables/unreachable ;",
        "ours /api/tables/mine ;",
    ]


def test_client_that_does_not_wait_for_answers_is_served_here() -> None:
    async def story() -> bytes:
        async with TwoNodes().open() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(get("mine") + get("theirs"))
            async with asyncio.timeout(PATIENCE):
                answers = await reader.readuntil(b";") + await reader.readuntil(b";")
            writer.close()
            return answers

    answers = asyncio.run(story())
    assert b"ours /api/tables/mine ;" in answers
    assert b"ours /api/tables/theirs ;" in answers  # the hall refuses the request here
