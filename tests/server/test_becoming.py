"""Changes of a person's name and account reach the tables that they have open."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.web import Host, open_real_hall, told

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
PLAN = {"game": "pig", "seats": [{"who": "me"}, {"who": "open"}], "public": True}


@pytest.fixture
def hall(tmp_path: Path) -> Generator[Host]:
    with open_real_hall(tmp_path, games=(PIG,)) as host:
        yield host


def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of this type."""
    while (message := told(socket))["type"] != kind:
        pass
    return message


def say(socket: ClientConnection, name: str, **line: str) -> Any:
    """Return the response to a line of chat."""
    socket.send(json.dumps({"type": "say", "id": name, **line}))
    while (message := told(socket))["type"] not in ("done", "refused"):
        pass
    return message


def table_of(browser: httpx.Client) -> str:
    table: str = browser.post("/api/tables", json=PLAN).json()["id"]
    return table


def test_a_new_name_is_heard_at_once(hall: Host) -> None:
    ann = hall.new_browser()
    with hall.socket(ann, table_of(ann)) as socket:
        socket.send('{"type":"hello"}')
        heard(socket, "sight")
        ann.post("/api/me", json={"name": "Wilhelmina"})
        socket.send('{"type":"say","id":"1","phrase":"hello"}')
        (line,) = heard(socket, "talk")["lines"]
        assert line["name"] == "Wilhelmina"


def test_guest_who_opens_an_account_returns_and_may_chat_freely(hall: Host) -> None:
    ann = hall.new_browser()
    table = table_of(ann)
    thief = hall.new_browser(known=False)
    thief.cookies = httpx.Cookies(ann.cookies)
    with hall.socket(ann, table) as here, hall.socket(thief, table) as there:
        for socket in (here, there):
            socket.send('{"type":"hello"}')
            heard(socket, "sight")
        assert say(here, "1", text="well met")["code"] == "forbidden"
        ann.post("/api/account", json={"account": "Wilhelmina", "password": "a password of hers"})
        assert heard(here, "bye")["back"] > 0
        assert heard(there, "bye")["back"] > 0
    with hall.socket(thief, table) as there:
        assert heard(there, "bye")["back"] is None
    with hall.socket(ann, table) as here:
        here.send('{"type":"hello"}')
        heard(here, "sight")
        assert say(here, "2", text="well met")["type"] == "done"


def test_halls_on_one_machine_do_not_take_each_others_cookies(hall: Host, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with open_real_hall(tmp_path / "other") as other:
        names = {name for host in (hall, other) for name in host.new_browser().cookies}
    assert len(names) == 2
    with open_real_hall(tmp_path / "other") as again:
        assert set(again.new_browser().cookies) < names, "one that is opened again knows its own, wherever it is now"
