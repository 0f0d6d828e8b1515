"""The door to a table: who is let in, how much may be said, and how one is told to go."""

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
from tests.server.web import MANY, Web, open_hall, told
from tests.waiting import PATIENCE, eventually, load


def closing(socket: ClientConnection) -> int:
    """With what a socket is closed; what still comes before it is read."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    assert socket.close_code is not None
    return socket.close_code


# ---- coming in


@pytest.mark.parametrize("origin", ["", "null", "http://evil.test", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_is_not_let_in(web: Web, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, web.socket(web.new_browser(), Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_that_the_settings_name_is_let_in(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        open_hall(tmp_path_factory.mktemp("friends"), origins=("https://friends.test",)) as hall,
        hall.socket(hall.new_browser(), Origin="https://friends.test") as socket,
    ):
        socket.send('{"type":"ping","at":1.5}')
        assert told(socket) == {"type": "pong", "at": 1.5}


def test_nobody_is_told_to_become_somebody(web: Web) -> None:
    with web.socket(web.new_browser(known=False)) as socket:
        assert told(socket) == {
            "type": "bye",
            "words": "You are not logged in, not even as a guest. Open the home page.",
            "back": None,
        }
        assert closing(socket) == 1008


def test_ping_is_answered_at_once_and_messages_keep_their_arrival_time(web: Web) -> None:
    tables = web.tables
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"1","text":"slow"}')
        socket.send('{"type":"answer","id":"2","seat":0,"key":"quick"}')
        socket.send('{"type":"ping","at":3}')
        assert told(socket) == {"type": "pong", "at": 3.0}
        meanwhile = time.monotonic()
        tables.goes_on.set()
        assert [told(socket)["id"], told(socket)["id"]] == ["1", "2"], "one is carried out after the other"
        assert max(tables.came[-3:]) < meanwhile, "both had come before"


def test_a_table_that_is_not_there_is_said_to_be_none(web: Web) -> None:
    with web.socket(web.new_browser(), "T9") as socket:
        assert told(socket)["words"] == "There is no such table."
        assert closing(socket) == 1008


def test_sockets_per_person_are_limited_and_places_are_freed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("two"), Limits(sockets=2)) as hall:
        browser = hall.new_browser()
        with hall.socket(browser) as first, hall.socket(browser) as second:
            for seated in (first, second):
                seated.send('{"type":"ping","at":1}')
                assert told(seated)["type"] == "pong"
            with hall.socket(browser) as third:
                assert "too many tables" in told(third)["words"]
                assert closing(third) == 1008
            second.close()
            assert eventually(lambda: len(hall.site.sockets) == 1)
            with hall.socket(browser) as fourth:
                fourth.send('{"type":"ping","at":2}')
                assert told(fourth)["type"] == "pong"
        assert eventually(lambda: not hall.site.sockets)
        assert hall.tables.left == 3, "everybody who sat there has left"


# ---- what is said


def test_message_is_passed_on_and_answered(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"answer","id":"c1","seat":0,"key":"go:D6","seq":7}')
        assert told(socket)["type"] == "done"
        assert web.tables.heard[-1] == wire.Answer("c1", 0, "go:D6", 7)


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
        refused = told(socket)
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", "", code)
        assert says in refused["words"]
        socket.send('{"type":"ping","at":3}')
        assert told(socket)["type"] == "pong"


def test_a_binary_frame_is_not_read(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send(b'{"type":"ping","at":3}')
        assert "text frames" in told(socket)["words"]
        assert closing(socket) == 1008


@pytest.mark.parametrize("length", [8193, 5000, 300_000], ids=["letters", "bytes", "more than is read"])
def test_a_long_frame_ends_it(web: Web, length: int) -> None:
    letter = "ß" if length == 5000 else "x"
    with web.socket(web.new_browser()) as socket:
        socket.send(letter * length)
        if length < 16384:
            assert told(socket)["words"] == "A message may have at most 8 KiB."
        assert closing(socket) == 1009


def test_client_with_too_many_messages_is_disconnected(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(messages=Rate(5, 20), watching=Rate(3, 20))
    with open_hall(tmp_path_factory.mktemp("few"), limits) as hall:
        with hall.socket(hall.new_browser()) as watcher:
            assert _pongs(watcher, said=4) == 3
        with hall.socket(hall.new_browser()) as player:
            player.send('{"type":"look","seat":0}')
            assert told(player)["mine"] == [0]
            assert _pongs(player, said=6) == 5


def _pongs(socket: ClientConnection, said: int) -> int:
    """Return how many of `said` pings are answered before the browser is disconnected."""
    for _ in range(said):
        socket.send('{"type":"ping","at":3}')
    pongs = 0
    while (message := told(socket))["type"] == "pong":
        pongs += 1
    assert message["type"] == "bye"
    assert 0 < message["back"] <= 20
    assert closing(socket) == 1008
    return pongs


def test_client_that_does_not_read_is_disconnected(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"1","text":"flood"}')
        assert closing(socket) == 1008
    assert eventually(lambda: not web.site.sockets)


def test_a_message_that_is_longer_than_what_may_wait_arrives_all_the_same(tmp_path: Path) -> None:
    """The sight of a long match: a campaign has told more than a MiB before its last quest is over."""
    small = Limits(guests=MANY.guests, requests=MANY.requests, unsent=8)
    with open_hall(tmp_path, small) as hall, hall.socket(hall.new_browser()) as socket:
        for at in (1.5, 2.5):
            socket.send(f'{{"type":"ping","at":{at}}}')
            assert told(socket) == {"type": "pong", "at": at}


def test_a_mistake_at_the_table_is_told_without_its_inside(web: Web) -> None:
    with web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"1","text":"break"}')
        bye: dict[str, Any] = told(socket)
        assert bye["words"] == "Something went wrong on the server. It has been logged."
        assert bye["back"] is not None
        assert closing(socket) == 1011


# ---- going away


def test_a_hall_that_closes_says_when_to_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("closing"), MANY) as hall:
        sockets = [hall.socket(hall.new_browser()) for _ in range(5)]
        there = [socket.__enter__() for socket in sockets]
        for socket in there:
            socket.send('{"type":"ping","at":3}')
            told(socket)
        began = time.monotonic()
        hall.stop()
        byes = [told(socket) for socket in there]
        assert {bye["type"] for bye in byes} == {"bye"}
        assert all(0.2 <= bye["back"] <= 3 for bye in byes)
        assert len({bye["back"] for bye in byes}) > 1, "not all come back at once"
        assert [closing(socket) for socket in there] == [1012] * 5
        hall.wait()
        assert time.monotonic() - began < 5 * load()
        assert hall.tables.calls[-1] == ("close",)
