"""A new name or account of a person reaches the tables that they have open."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.web import HallOnLoopback, next_message, open_real_hall

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
PLAN = {"game": "pig", "seats": [{"who": "me"}, {"who": "open"}], "public": True}


@pytest.fixture
def hall(tmp_path: Path) -> Generator[HallOnLoopback]:
    with open_real_hall(tmp_path, games=(PIG,)) as host:
        yield host


def next_of_kind(socket: ClientConnection, kind: str) -> Any:
    """Return the next message of this kind."""
    while (message := next_message(socket))["type"] != kind:
        pass
    return message


def say(socket: ClientConnection, name: str, **line: str) -> Any:
    """Return the response to a chat line."""
    socket.send(json.dumps({"type": "say", "id": name, **line}))
    while (message := next_message(socket))["type"] not in ("done", "refused"):
        pass
    return message


def table_of(browser: httpx.Client) -> str:
    table: str = browser.post("/api/tables", json=PLAN).json()["id"]
    return table


def test_new_name_is_sent_at_once(hall: HallOnLoopback) -> None:
    ann = hall.new_browser()
    with hall.socket(ann, table_of(ann)) as socket:
        socket.send('{"type":"hello"}')
        next_of_kind(socket, "sight")
        ann.post("/api/me", json={"name": "Wilhelmina"})
        socket.send('{"type":"say","id":"1","phrase":"hello"}')
        (line,) = next_of_kind(socket, "talk")["lines"]
        assert line["name"] == "Wilhelmina"


def test_guest_who_opens_an_account_returns_and_may_chat_freely(hall: HallOnLoopback) -> None:
    ann = hall.new_browser()
    table = table_of(ann)
    thief = hall.new_browser(known=False)
    thief.cookies = httpx.Cookies(ann.cookies)
    with hall.socket(ann, table) as ann_socket, hall.socket(thief, table) as thief_socket:
        for socket in (ann_socket, thief_socket):
            socket.send('{"type":"hello"}')
            next_of_kind(socket, "sight")
        assert say(ann_socket, "1", text="well met")["code"] == "forbidden"
        ann.post("/api/account", json={"account": "Wilhelmina", "password": "a password of hers"})
        assert next_of_kind(ann_socket, "bye")["back"] > 0
        assert next_of_kind(thief_socket, "bye")["back"] > 0
    with hall.socket(thief, table) as thief_socket:
        assert next_of_kind(thief_socket, "bye")["back"] is None
    with hall.socket(ann, table) as ann_socket:
        ann_socket.send('{"type":"hello"}')
        next_of_kind(ann_socket, "sight")
        assert say(ann_socket, "2", text="well met")["type"] == "done"


def test_halls_on_one_machine_keep_their_cookies_apart(hall: HallOnLoopback, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with open_real_hall(tmp_path / "other") as other:
        names = {name for host in (hall, other) for name in host.new_browser().cookies}
    assert len(names) == 2
    with open_real_hall(tmp_path / "other") as reopened_hall:
        assert set(reopened_hall.new_browser().cookies) < names, "a reopened hall recognises its own cookie on any port"
