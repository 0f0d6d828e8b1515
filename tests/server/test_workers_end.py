"""How a hall of several workers ends: by a signal, by the death of its door, or before it has begun."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from benches.halls.served import children_of
from meadhall.server.ownership.names import home_by_name
from tests.server.processes import Served, next_of, served
from tests.waiting import BUSY, PATIENCE, eventually

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
PLAN = {"game": "pig", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}


def a_table_in_each(hall: Served) -> list[str]:
    assert hall.browser.get("/api/me").status_code == 200
    found: dict[int, str] = {}
    while len(found) < 2:
        table = hall.browser.post("/api/tables", json=PLAN).json()["id"]
        found[home_by_name(table, 2)] = table
    return [found[0], found[1]]


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


def test_a_hall_of_two_closes_in_a_moment_and_one_process_has_everything_afterwards(tmp_path: Path) -> None:
    done: dict[str, tuple[int, str]] = {}
    with served(tmp_path, "--workers", "2", "--game", PIG) as hall:
        tables = a_table_in_each(hall)
        with hall.socket(tables[0]) as one, hall.socket(tables[1]) as other:
            for line, table in ((one, tables[0]), (other, tables[1])):
                line.send('{"type":"hello"}')
                seq = next_of(line, "sight")["seq"]
                said = json.dumps({"type": "answer", "id": "first", "seat": 0, "key": "roll", "seq": seq})
                line.send(said)
                done[table] = next_of(line, "done")["seq"], said
            workers = children_of(hall.process.pid)
            assert hall.end(signal.SIGINT) < 15 * BUSY
            for line in (one, other):
                assert 0.2 <= next_of(line, "bye")["back"] <= 3
                with pytest.raises(ConnectionClosed):
                    line.recv(timeout=PATIENCE)
        assert all(map(gone, workers))
        cookies = hall.browser.cookies
    with served(tmp_path, "--game", PIG) as hall:
        hall.browser.cookies = cookies
        assert {card["id"] for card in hall.browser.get("/api/hall").json()["mine"]} >= set(tables)
        for table, (seq, said) in done.items():
            with hall.socket(table) as line:
                line.send('{"type":"hello"}')
                next_of(line, "sight")
                line.send(said)
                assert next_of(line, "done")["seq"] == seq, "said twice, done once"
        hall.end()


def test_without_its_door_a_hall_closes_and_lets_go_of_its_data(tmp_path: Path) -> None:
    with served(tmp_path, "--workers", "2", "--game", PIG) as hall:
        (table, _) = a_table_in_each(hall)
        workers = children_of(hall.process.pid)
        assert len(workers) == 2
        with hall.socket(table) as line:
            line.send('{"type":"hello"}')
            next_of(line, "sight")
            hall.process.kill()
            assert next_of(line, "bye")["back"] > 0
        assert eventually(lambda: all(map(gone, workers)))
        cookies = hall.browser.cookies
    with served(tmp_path, "--workers", "3", "--game", PIG) as hall:
        hall.browser.cookies = cookies
        assert hall.browser.get(f"/api/tables/{table}").json()["id"] == table
        hall.end()


def found(hall: Served, table: str) -> bool:
    try:
        return hall.browser.get(f"/api/tables/{table}").status_code == 200
    except httpx.TransportError:
        return False


def test_a_worker_that_is_frozen_is_ended_and_begun_anew(tmp_path: Path) -> None:
    with served(tmp_path, "--workers", "2", "--game", PIG) as hall:
        tables = a_table_in_each(hall)
        before = children_of(hall.process.pid)
        frozen = before[0]
        os.kill(frozen, signal.SIGSTOP)
        for table in tables:  # whoever comes while it is frozen is cut off when it is ended, and comes again
            assert eventually(partial(found, hall, table))
        after = children_of(hall.process.pid)
        assert frozen not in after
        assert before[1] in after
        hall.end()


def test_a_hall_of_two_that_cannot_be_opened_says_why_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite3").write_bytes(b"no database" * 1000)
    command = [sys.executable, "-m", "meadhall", "serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, check=False, timeout=2 * PATIENCE)
    assert said.returncode == 2, said.stderr
    assert "is broken, or no database of a hall" in said.stderr
    assert "Traceback" not in said.stderr
    assert said.stderr.count("\n") == 1
