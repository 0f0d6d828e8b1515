"""Malformed frames never stop a table, and never give access to one."""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from benches.fuzz_frames import memory_growth
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from meadhall.server.protocol import wire
from tests.server.frames import random_frame
from tests.server.web import GENEROUS_LIMITS, HallOnLoopback, open_real_hall
from tests.waiting import PATIENCE

FRAME_COUNT = 2000
UNLIMITED = Limits(
    messages=Rate(10**6, 1), watching=Rate(10**6, 1), guests=GENEROUS_LIMITS.guests, requests=GENEROUS_LIMITS.requests
)
PLAN = {"game": "adventureland", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}], "seed": "frames"}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Generator[HallOnLoopback]:
    with open_real_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


def messages_before_pong(socket: ClientConnection, time: float) -> list[dict[str, Any]]:
    """Return everything that the hall sent before it answered a ping."""
    socket.send(json.dumps({"type": "ping", "at": time}))
    messages: list[dict[str, Any]] = []
    while True:
        raw = socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        notice: wire.FromHall = msgspec.json.decode(raw, type=wire.FromHall)
        if notice == wire.Pong(time):
            return messages
        messages.append(json.loads(raw))


def test_thousands_of_malformed_frames_break_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    dice = random.Random(2024)
    with open_real_hall(tmp_path, UNLIMITED) as hall:
        browser = hall.new_browser()
        table = browser.post("/api/tables", json=PLAN).json()["id"]
        answered: set[str] = set()
        sent = 0
        while sent < FRAME_COUNT:
            with hall.socket(browser, table) as socket:
                socket.send('{"type":"hello"}')
                sent = _flood(socket, dice, sent, answered)
        assert {"refused", "reasons", "shown", "sight", "done"} <= answered
        assert browser.get(f"/api/tables/{table}").status_code == 200
    assert "Traceback" not in "".join(capfd.readouterr())


def _flood(socket: ClientConnection, dice: random.Random, sent: int, answered: set[str]) -> int:
    """Send frames until there are enough, or until the hall closes the socket, as after too long a frame."""
    try:
        while sent < FRAME_COUNT:
            for _ in range(20):
                socket.send(random_frame(dice).encode("utf-8", "replace").decode())
                sent += 1
            answered |= {notice["type"] for notice in messages_before_pong(socket, float(sent))}
    except ConnectionClosed:
        assert socket.close_code == 1009
    return sent


@pytest.mark.parametrize("told", [-1, -(2**63), 10**9])
def test_wrong_story_position_gets_everything_or_nothing_and_stops_nobody(shared: HallOnLoopback, told: int) -> None:
    browser = shared.new_browser()
    table = browser.post("/api/tables", json=PLAN).json()["id"]
    with shared.socket(browser, table) as socket:
        socket.send(json.dumps({"type": "hello", "told": told}))
        sight = json.loads(socket.recv(timeout=PATIENCE))
        assert sight["type"] == "sight"
        assert sight["since"] >= 0


def test_tables_of_others_stay_closed(shared: HallOnLoopback) -> None:
    ann, eve = shared.new_browser(), shared.new_browser()
    card = ann.post("/api/tables", json=PLAN).json()
    assert "#" in card["link"]
    with shared.socket(eve, card["id"]) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "bye"
    place = f"/api/tables/{card['id']}"
    assert eve.get(place).status_code == 403, "not even the names of the players are shown"
    assert eve.post(f"{place}/enter", json={"invite": "guessed"}).status_code == 403
    assert eve.get(f"{place}/match").status_code == 403
    assert eve.post(f"{place}/join", json={"invite": "guessed"}).status_code == 403
    assert eve.post(f"{place}/rematch").status_code == 403
    assert eve.get(f"/api/replays/{card['id']}").status_code == 403


def test_memory_growth_is_measured_after_the_caches_are_full() -> None:
    assert memory_growth([100, 140, 160, 160, 160, 160, 160, 160]) == 0
    assert memory_growth([100, 100, 100, 100, 110, 110, 120, 120]) == pytest.approx(0.2)
    assert memory_growth([100, 150]) == pytest.approx(0.0)
    assert memory_growth([100]) == 0
