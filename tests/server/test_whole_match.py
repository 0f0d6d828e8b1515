"""The whole hall over the network: a match from the first click to its replay, and a continuation."""

from __future__ import annotations

import json
from collections.abc import Generator

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.processes import next_message
from tests.server.test_monitoring import metric_samples
from tests.server.web import HallOnLoopback, open_real_hall
from tests.waiting import PATIENCE

PLAN = {
    "game": "adventureland",
    "options": {"adventure": 1},
    "seats": [{"who": "me"}, {"who": "bot", "level": "random"}],
    "seed": "a whole match over the network",
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[HallOnLoopback]:
    with open_real_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture(scope="module")
def ann(hall: HallOnLoopback) -> httpx.Client:
    browser = hall.new_browser()
    browser.post("/api/me", json={"name": "Ann"})
    return browser


@pytest.fixture(scope="module")
def finished_table(hall: HallOnLoopback, ann: httpx.Client) -> str:
    """Return a table with a finished match."""
    table: str = ann.post("/api/tables", json=PLAN).json()["id"]
    with hall.socket(ann, table) as socket:
        socket.send('{"type":"hello"}')
        play_to_the_end(socket)
    return table


def play_to_the_end(socket: ClientConnection) -> None:
    """Answer every question with the first option."""
    count, answered = 0, ""
    while True:
        notice = next_message(socket, "sight", "done", "refused")
        if notice["type"] == "sight" and notice["over"]:
            return
        if notice["type"] == "sight" and notice["ask"] is not None and not answered:
            count += 1
            answered = f"answer {count}"
            key = notice["ask"]["options"][0]["key"]
            message = {"type": "answer", "id": answered, "seat": 0, "key": key, "seq": notice["seq"]}
            socket.send(json.dumps(message))
        elif notice["type"] in ("done", "refused"):
            assert notice["id"] == answered
            answered = ""


def test_match_is_played_and_counted(hall: HallOnLoopback, finished_table: str, ann: httpx.Client) -> None:
    card = ann.get(f"/api/tables/{finished_table}").json()
    assert card["state"] == "over"
    assert finished_table in [replay["id"] for replay in ann.get("/api/hall").json()["replays"]]
    counted = metric_samples(hall)
    assert counted["meadhall_bot_seconds_count random"] > 10
    assert counted["meadhall_ack_seconds_count"] > 10
    with hall.socket(ann, finished_table):  # an empty table may be unloaded already
        assert metric_samples(hall)["meadhall_tables_awake"] >= 1


def test_anyone_with_the_link_can_replay_a_finished_match(hall: HallOnLoopback, finished_table: str) -> None:
    bea = hall.new_browser()
    card = bea.get(f"/api/replays/{finished_table}").json()
    assert card["verified"]
    assert card["eyes"] == [-1, 0, 1]
    assert card["players"][0] == "Ann"
    last = bea.get(f"/api/replays/{finished_table}/at/{card['decisions']}?seat=0").json()
    assert last["over"]
    story = bea.get(f"/api/replays/{finished_table}/story?seat=1").json()
    assert len(story["lines"]) > 50


def test_file_of_a_finished_match_can_be_uploaded(hall: HallOnLoopback, finished_table: str, ann: httpx.Client) -> None:
    text = ann.get(f"/api/tables/{finished_table}/match").text
    bea = hall.new_browser()
    brought = bea.post("/api/replays", json={"text": text}).json()
    replay_card = bea.get(f"/api/replays/{finished_table}").json()
    own_fields = {"id": "", "table": ""}
    assert {**brought, **own_fields} == {**replay_card, **own_fields}


def test_match_is_continued_from_its_middle(hall: HallOnLoopback, finished_table: str) -> None:
    bea = hall.new_browser()
    bea.post("/api/me", json={"name": "Bea"})
    response = bea.post(f"/api/replays/{finished_table}/fork", json={"decision": 20, "seat": 0, "level": "random"})
    assert response.status_code == 200, response.text
    table = response.json()
    assert [(seat["mine"], seat["bot"]) for seat in table["seats"]] == [(True, ""), (False, "random")]
    with hall.socket(bea, table["id"]) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=PATIENCE))["decisions"] >= 20
        socket.send('{"type":"hello"}')
        play_to_the_end(socket)
