"""Sockets of tables: who may connect, how much may be sent, and how a connection is closed."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from meadhall.server.protocol import wire
from tests.server.web import GENEROUS_LIMITS, Web, next_message, open_hall
from tests.waiting import PATIENCE, eventually, load


def close_code(socket: ClientConnection) -> int:
    """Read a socket to its end, and return its close code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    assert socket.close_code is not None
    return socket.close_code


# ---- connecting


@pytest.mark.parametrize("origin", ["", "null", "http://evil.test", "http://127.0.0.1:1"])
def test_page_of_another_site_may_not_connect(web: Web, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, web.socket(web.new_browser(), Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_page_named_in_the_settings_may_connect(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        open_hall(tmp_path_factory.mktemp("friends"), origins=("https://friends.test",)) as hall,
        hall.socket(hall.new_browser(), Origin="https://friends.test") as socket,
    ):
        socket.send('{"type":"ping","at":1.5}')
        assert next_message(socket) == {"type": "pong", "at": 1.5}


def test_unknown_person_may_not_connect(web: Web) -> None:
    with web.socket(web.new_browser(known=False)) as socket:
        assert next_message(socket) == {
            "type": "bye",
            "words": "You are not logged in, not even as a guest. Open the home page.",
            "back": None,
        }
        assert close_code(socket) == 1008


def test_ping_is_answered_at_once_and_messages_keep_their_arrival_time(web: Web) -> None:
    tables = web.tables
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"1","text":"slow"}')
        socket.send('{"type":"answer","id":"2","seat":0,"key":"quick"}')
        socket.send('{"type":"ping","at":3}')
        assert next_message(socket) == {"type": "pong", "at": 3.0}
        meanwhile = time.monotonic()
        tables.may_continue.set()
        assert [next_message(socket)["id"], next_message(socket)["id"]] == ["1", "2"], (
            "commands are carried out one after the other"
        )
        assert max(tables.arrival_times[-3:]) < meanwhile, "both messages arrived before"


def test_unknown_table_closes_the_socket(web: Web) -> None:
    with web.socket(web.new_browser(), "T9") as socket:
        assert next_message(socket)["words"] == "There is no such table."
        assert close_code(socket) == 1008


def test_sockets_per_person_are_limited_and_places_are_freed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("two"), Limits(sockets=2)) as hall:
        browser = hall.new_browser()
        with hall.socket(browser) as first, hall.socket(browser) as second:
            for seated in (first, second):
                seated.send('{"type":"ping","at":1}')
                assert next_message(seated)["type"] == "pong"
            with hall.socket(browser) as third:
                assert "too many tables" in next_message(third)["words"]
                assert close_code(third) == 1008
            second.close()
            assert eventually(lambda: len(hall.site.sockets) == 1)
            with hall.socket(browser) as fourth:
                fourth.send('{"type":"ping","at":2}')
                assert next_message(fourth)["type"] == "pong"
        assert eventually(lambda: not hall.site.sockets)
        assert hall.tables.left_tables == 3, "every player at the table has left"


# ---- messages


def test_message_is_passed_on_and_answered(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"answer","id":"c1","seat":0,"key":"go:D6","seq":7}')
        assert next_message(socket)["type"] == "done"
        assert web.tables.received[-1] == wire.Answer("c1", 0, "go:D6", 7)


@pytest.mark.parametrize(
    ("frame", "code", "says"),
    [
        ("", "unreadable", "not JSON"),
        ("{", "unreadable", "not JSON"),
        ("[" * 100, "unreadable", "more than 32 levels deep"),
        ("[]", "invalid", "is invalid"),
        ("{}", "invalid", "type"),
        ('{"type":"sight"}', "invalid", "sight"),
        ('{"type":"answer","id":"1"}', "invalid", "seat"),
        ('{"type":"ping","at":"now"}', "invalid", "at"),
        ('{"type":"ping","at":1,"more":2}', "invalid", "more"),
        ('{"type":"answer","id":"1","seat":1e400,"key":"x"}', "invalid", "seat"),
    ],
)
def test_unreadable_message_is_refused_and_the_socket_stays_open(web: Web, frame: str, code: str, says: str) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send(frame)
        refused = next_message(socket)
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", "", code)
        assert says in refused["words"]
        socket.send('{"type":"ping","at":3}')
        assert next_message(socket)["type"] == "pong"


def test_binary_frame_is_refused(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send(b'{"type":"ping","at":3}')
        assert "text frames" in next_message(socket)["words"]
        assert close_code(socket) == 1008


@pytest.mark.parametrize("length", [8193, 5000, 300_000], ids=["letters", "bytes", "more than is read"])
def test_long_frame_closes_the_socket(web: Web, length: int) -> None:
    letter = "ß" if length == 5000 else "x"
    with web.socket(web.new_browser()) as socket:
        socket.send(letter * length)
        if length < 16384:
            assert next_message(socket)["words"] == "A message may have at most 8 KiB."
        assert close_code(socket) == 1009


def test_client_with_too_many_messages_is_disconnected(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(messages=Rate(5, 20), watching=Rate(3, 20))
    with open_hall(tmp_path_factory.mktemp("few"), limits) as hall:
        with hall.socket(hall.new_browser()) as watcher:
            assert _pongs(watcher, sent_count=4) == 3
        with hall.socket(hall.new_browser()) as player:
            player.send('{"type":"look","seat":0}')
            assert next_message(player)["mine"] == [0]
            assert _pongs(player, sent_count=6) == 5


def _pongs(socket: ClientConnection, sent_count: int) -> int:
    """Return how many of `sent_count` pings are answered before the browser is disconnected."""
    for _ in range(sent_count):
        socket.send('{"type":"ping","at":3}')
    pongs = 0
    while (message := next_message(socket))["type"] == "pong":
        pongs += 1
    assert message["type"] == "bye"
    assert 0 < message["back"] <= 20
    assert close_code(socket) == 1008
    return pongs


def test_client_that_does_not_read_is_disconnected(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"1","text":"flood"}')
        assert close_code(socket) == 1008
    assert eventually(lambda: not web.site.sockets)


def test_message_above_the_queue_limit_is_still_delivered(tmp_path: Path) -> None:
    """For example the sight of a long campaign, which may have a story of more than a MiB before its last quest."""
    small = Limits(guests=GENEROUS_LIMITS.guests, requests=GENEROUS_LIMITS.requests, unsent=8)
    with open_hall(tmp_path, small) as hall, hall.socket(hall.new_browser()) as socket:
        for at in (1.5, 2.5):
            socket.send(f'{{"type":"ping","at":{at}}}')
            assert next_message(socket) == {"type": "pong", "at": at}


def test_internal_error_at_a_table_is_reported_without_details(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"1","text":"break"}')
        bye: dict[str, Any] = next_message(socket)
        assert bye["words"] == "Something went wrong on the server. It has been logged."
        assert bye["back"] is not None
        assert close_code(socket) == 1011


# ---- closing


def test_closing_hall_tells_when_to_reconnect(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("closing"), GENEROUS_LIMITS) as hall:
        sockets = [hall.socket(hall.new_browser()) for _ in range(5)]
        open_sockets = [socket.__enter__() for socket in sockets]
        for socket in open_sockets:
            socket.send('{"type":"ping","at":3}')
            next_message(socket)
        began = time.monotonic()
        hall.stop()
        byes = [next_message(socket) for socket in open_sockets]
        assert {bye["type"] for bye in byes} == {"bye"}
        assert all(0.2 <= bye["back"] <= 3 for bye in byes)
        assert len({bye["back"] for bye in byes}) > 1, "browsers must not reconnect all at once"
        assert [close_code(socket) for socket in open_sockets] == [1012] * 5
        hall.wait()
        assert time.monotonic() - began < 5 * load()
        assert hall.tables.calls[-1] == ("close",)
