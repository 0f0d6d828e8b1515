"""`meadhall serve` as users run it: it prints its address, stores everything, and closes on request."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.cli import run
from tests.server.processes import next_message, running_hall
from tests.waiting import PATIENCE, load


def test_hall_closes_fast_with_a_note_and_keeps_everything(tmp_path: Path) -> None:
    plan = {
        "game": "adventureland",
        "options": {"adventure": 1},
        "seats": [{"who": "me"}, {"who": "bot", "level": "random"}],
        "seed": "a hall that is opened twice",
    }
    with running_hall(tmp_path, "--bot-pause", "0") as hall:
        me = hall.browser.get("/api/me").json()
        table = hall.browser.post("/api/tables", json=plan).json()["id"]
        with hall.socket(table) as socket:
            socket.send('{"type":"hello"}')
            sight = next_message(socket, "sight")
            while sight["ask"] is None:
                sight = next_message(socket, "sight")
            key = sight["ask"]["options"][0]["key"]
            socket.send(json.dumps({"type": "answer", "id": "first", "seat": 0, "key": key, "seq": sight["seq"]}))
            acknowledgement = next_message(socket, "done")
            assert acknowledgement["id"] == "first"
            closing_seconds = hall.stop()
            bye = next_message(socket, "bye")
            assert 0.2 <= bye["back"] <= 3
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)
        assert closing_seconds < 5 * load()
        cookies = hall.browser.cookies
    with running_hall(tmp_path) as hall:
        assert (tmp_path / "lock").read_text().count("http") == 1, "the address of the first hall was removed"
        hall.browser.cookies = cookies
        assert hall.browser.get("/api/me").json() == me
        (own_card,) = hall.browser.get("/api/hall").json()["mine"]
        assert own_card["id"] == table
        with hall.socket(table) as socket:
            socket.send('{"type":"hello"}')
            assert next_message(socket, "sight")["seq"] >= acknowledgement["seq"]
            socket.send(json.dumps({"type": "answer", "id": "first", "seat": 0, "key": key, "seq": sight["seq"]}))
            assert next_message(socket, "done")["seq"] == acknowledgement["seq"], "sent twice, done once"
        assert hall.stop(signal.SIGINT) < 5 * load()


def test_second_server_on_the_same_data_is_refused_or_opens_the_first(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(tmp_path)]
    env = os.environ | {"BROWSER": "echo shown %s"}

    def second(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *words], capture_output=True, text=True, check=False, timeout=PATIENCE, env=env
        )

    with running_hall(tmp_path) as hall:
        refused, shown = second(), second("--open")
        assert refused.returncode == 2
        assert "another hall is open with the data in" in refused.stderr
        port = hall.address.rstrip("/").rpartition(":")[2]
        assert (shown.returncode, shown.stderr) == (0, "")
        assert f"A hall is already open at http://localhost:{port}/" in shown.stdout
        assert f"shown http://localhost:{port}/" in shown.stdout
        hall.stop()


def test_settings_may_come_from_the_environment(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    pig = str(pytestconfig.rootpath / "examples" / "pig.py")
    limits = {"MEADHALL_TABLES": "1", "MEADHALL_UPLOADS": "1"}
    more = {"MEADHALL_GAMES": pig, "MEADHALL_LOG": "json", "MEADHALL_METRICS": "nobody", **limits}
    with running_hall(tmp_path, **more) as hall:
        assert "pig" in [game["id"] for game in hall.browser.get("/api/games").json()]
        assert hall.browser.get("/metrics").status_code == 404
        hall.browser.get("/api/me")
        plan = {"game": "pig", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}
        statuses = [hall.browser.post("/api/tables", json=plan).status_code for _ in range(2)]
        assert statuses == [200, 429]
        statuses = [hall.browser.post("/api/replays", json={"text": "not a match file"}).status_code for _ in range(2)]
        assert statuses == [422, 429]
        hall.stop()
        assert hall.process.stderr is not None
        logged = [json.loads(line) for line in hall.process.stderr]
        assert {line["event"] for line in logged} == {"request"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--data", "file"], "cannot save anything in"),
        (["--data", ".", "--host", "192.0.2.1"], "cannot open the hall at 192.0.2.1"),
        (["--data", ".", "--log", "loud"], "--log: 'loud' is not one of"),
        (["--data", ".", "--bots", "0"], "--bots: 0 is too small; it must be at least 1"),
        (["--data", ".", "--bots", "two"], "--bots: 'two' is not a whole number"),
        (
            ["--data", ".", "--workers", "2"],
            "there is no option --workers; for a larger hall run nodes (docs/nodes.md); ",
        ),
        (["--data", ".", "--game", "nothing.py"], "no game can be loaded from nothing.py"),
    ],
)
def test_invalid_setting_is_refused_in_one_sentence(
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    assert run(["serve", "--port", "0", *words]) == 2
    assert says in capsys.readouterr().err
