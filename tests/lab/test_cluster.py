"""The laboratory on a Ray cluster of two nodes gives the same bytes as one process, even if workers are killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest

from meadhall.cli import run
from tests.waiting import PATIENCE, eventually

ROOT: Final = Path(__file__).parents[2]
PATHS: Final = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
BEASTS: Final = "tests.lab.beasts:GAME"
NUMBERS: Final = count()
needs_ray: Final = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: make test-ray installs it, and runs what it needs"
)
BOT: Final = """
import os, signal
from pathlib import Path
from tests.waiting import PATIENCE, eventually
from tests.waiting import PATIENCE

BESIDE = Path(__file__).with_suffix(".txt").read_text()

class Own:
    name = "own"
    def choose(self, view):
        {then}
        return view.options[len(BESIDE) % len(view.options)]

def bot(game, settings, seed):
    return Own()
"""
NOTES: Final = """
        import ray, time
        Path({folder!r}, ray.get_runtime_context().get_node_id()).touch()
        time.sleep(0.01)
"""
DIES_ONCE: Final = """
        mark = Path({folder!r}, "died")
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
"""
DIES: Final = """
        os.kill(os.getpid(), signal.SIGKILL)
"""
FAILS: Final = """
        raise ValueError("no answer is good enough")
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield the address of a cluster with two nodes."""
    environment = {**os.environ, "PYTHONPATH": PATHS, "RAY_USAGE_STATS_ENABLED": "0"}
    begin = [sys.executable, "-m", "tests.lab.nodes"]
    with subprocess.Popen(
        begin,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as cluster:
        assert cluster.stdout is not None
        output = cluster.stdout.readline().strip()
        assert output, "the cluster has not begun"
        yield output
        cluster.communicate(timeout=PATIENCE)


@pytest.fixture
def lion(tmp_path: Path) -> str:
    """Return the folder of a variant of Beasts in which the lion wins nearly always."""
    folder = tmp_path / "strong-lion"
    folder.mkdir()
    (folder / "beasts.toml").write_text('[[beast]]\nid = "lion"\nadds = 9\n', "utf-8")
    return str(folder)


BotFactory = Callable[[str], str]


@pytest.fixture
def own_bot(tmp_path: Path) -> BotFactory:
    """Return a function that writes a bot which runs given code before it answers. The bot also reads a second file."""

    def write_bot(code: str) -> str:
        file = tmp_path / f"own{next(NUMBERS)}.py"
        file.with_suffix(".txt").write_text("three")
        file.write_text(BOT.format(then=code.format(folder=str(tmp_path)).strip()))
        return str(file)

    return write_bot


def compare(lion: str, out: Path, bot: str, *arguments: str, code: int = 0) -> bytes:
    """Compare Beasts with the variant, and return the results file."""
    arguments_of_all = ["--variant", lion, "--games", "40", "--all", "--out", str(out)]
    assert run(["compare", BEASTS, bot, *arguments_of_all, *arguments]) == code
    return (out / "results.jsonl").read_bytes()


@pytest.mark.long
@needs_ray
def test_two_nodes_play_the_same_as_one_process(address: str, lion: str, own_bot: BotFactory, tmp_path: Path) -> None:
    bot = own_bot("")
    single_process_results = compare(lion, tmp_path / "alone", bot, "--jobs", "1")
    cluster = compare(lion, tmp_path / "cluster", bot, "--ray", address)
    assert cluster == single_process_results
    for name in ("matches.parquet", "quantities.parquet", "matches/01-variant.meadhall"):
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()
    assert compare(lion, tmp_path / "one at a time", bot, "--ray", address, "--jobs", "1") == single_process_results


@pytest.mark.long
@needs_ray
def test_both_nodes_play(address: str, own_bot: BotFactory, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nodes").mkdir()
    bot = own_bot(NOTES.replace("{folder!r}", repr(str(tmp_path / "nodes"))))
    for _ in range(5):  # a node that has just lost its process may be slower than the other
        assert run(["match", "examples/pig.py", bot, "random", "--games", "100", "--ray", address]) == 0
        assert "100 games" in capsys.readouterr().out
        if len([*(tmp_path / "nodes").iterdir()]) == 2:
            break
    assert len([*(tmp_path / "nodes").iterdir()]) == 2


@pytest.mark.long
@needs_ray
def test_killed_worker_costs_only_its_own_share(address: str, lion: str, own_bot: BotFactory, tmp_path: Path) -> None:
    cluster = compare(lion, tmp_path / "cluster", own_bot(DIES_ONCE), "--ray", address)
    assert (tmp_path / "died").exists()
    undisturbed_results = compare(lion, tmp_path / "alone", own_bot(""), "--jobs", "1")
    assert cluster.splitlines()[1:] == undisturbed_results.splitlines()[1:]


@pytest.mark.long
@needs_ray
def test_match_that_kills_every_process_is_reported(
    address: str, own_bot: BotFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["match", "examples/pig.py", own_bot(DIES), "random", "--games", "2", "--ray", address]) == 2
    output = capsys.readouterr().err
    assert "a match was started 6 times on the Ray cluster, and each time its process was lost" in output


@pytest.mark.long
@needs_ray
def test_remote_error_is_reported_like_a_local_one(
    address: str, own_bot: BotFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    def error_of(*arguments: str) -> str:
        assert run(["match", "examples/pig.py", own_bot(FAILS), "random", "--games", "2", *arguments]) == 2
        return capsys.readouterr().err.split("'")[2]

    assert error_of("--ray", address) == error_of("--jobs", "1")


@pytest.mark.long
@needs_ray
def test_ctrl_c_keeps_finished_matches_and_the_command_resumes(
    address: str, lion: str, own_bot: BotFactory, tmp_path: Path
) -> None:
    bot, out = own_bot("import time; time.sleep(0.01)"), tmp_path / "out"
    words = ["--variant", lion, "--games", "40", "--all", "--out", str(out), "--ray", address]
    command = [sys.executable, "-m", "meadhall", "compare", BEASTS, bot, *words]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": PATHS}, stderr=subprocess.PIPE, text=True
    ) as running:
        results = out / "results.jsonl"
        assert eventually(lambda: results.exists() and results.read_bytes().count(b"\n") >= 3)
        running.send_signal(signal.SIGINT)
        _, error_text = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert f"of 40 games. They are saved in {out}; the same command continues." in error_text
    saved_bytes = results.read_bytes()
    resumed_bytes = compare(lion, out, bot, "--ray", address)
    assert resumed_bytes.startswith(saved_bytes)
    assert resumed_bytes == compare(lion, tmp_path / "alone", bot, "--jobs", "1")


@needs_ray
def test_node_with_another_version_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meadhall.lab.cluster.local_code_version", lambda: "Meadhall 9 (code 0) with Python 3.11")
    assert run(["match", "adventureland", "random", "random", "--games", "2", "--ray", address]) == 2
    output = capsys.readouterr().err
    assert ", but this machine has Meadhall 9 (code 0) with Python 3.11: install the same version everywhere" in output


# ---- without a cluster


class FakeRay:
    """The functions of Ray that run before a cluster is contacted."""

    def is_initialized(self) -> bool:
        return False

    def shutdown(self) -> None:
        pass

    def init(self, *_: Any, **__: Any) -> NoReturn:
        raise ConnectionError("\nVersion mismatch: the cluster has Ray 2.1\nand more")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("nonsense", "'nonsense' is not the address of a Ray cluster; it is HOST:PORT of its first node, or auto"),
        ("127.0.0.1:1", "no answer from 127.0.0.1:1: Connection refused; it is HOST:PORT of its first node"),
        ("127.0.0.1:99999", "no answer from 127.0.0.1:99999: "),
        ("auto", "the Ray cluster at auto cannot be joined: Version mismatch: the cluster has Ray 2.1\n"),
    ],
)
def test_wrong_cluster_address_is_refused_in_one_sentence(
    address: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meadhall.lab.cluster.require", lambda *_: FakeRay())
    assert run(["match", "adventureland", "random", "random", "--games", "2", "--ray", address]) == 2
    assert capsys.readouterr().err.lstrip().startswith(f"meadhall: {why}")


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
def test_server_that_is_not_a_ray_cluster_is_refused_at_once(
    answer: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meadhall.lab.cluster.require", lambda *_: FakeRay())
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        answering = threading.Thread(target=_answer, args=(server, answer))
        answering.start()
        assert run(["match", "adventureland", "random", "random", "--games", "2", "--ray", f"127.0.0.1:{port}"]) == 2
        answering.join()
    assert f"127.0.0.1:{port} answers, but it is not a Ray cluster; it is HOST:PORT of" in capsys.readouterr().err


def _answer(server: socket.socket, answer: bytes) -> None:
    connection, _ = server.accept()
    with connection:
        connection.recv(100)
        connection.sendall(answer)


@pytest.mark.parametrize("command", [["match", "adventureland", "random"], ["balance", "adventureland"]])
def test_missing_ray_package_names_the_install_command(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run([*command, "random", "--games", "2", "--ray", "auto"]) == 2
    output = capsys.readouterr().err.strip()
    assert output == "meadhall: playing on a Ray cluster needs the package ray: pip install 'meadhall[ray]'"
