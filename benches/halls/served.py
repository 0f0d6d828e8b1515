"""`meadhall serve` in a process of its own: opened, measured, ended or killed."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
FREELY: Final = ("--sockets", "--messages", "--tables", "--guests", "--requests")  # one address stands for everybody
MANY: Final = "1000000"


class Served:
    """A hall that is open."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def memory(self) -> float:
        """How many MiB it holds, the processes of its bots included."""
        return sum(memory_of(pid) for pid in self._family())

    @property
    def cpu(self) -> float:
        """How many seconds it has computed, without the processes of its bots."""
        return cpu_of(self.process.pid)

    def mistakes(self) -> list[str]:
        """The errors that it has logged: a quiet log has nothing else."""
        return self._log.read_text("utf-8").splitlines()

    def kill(self) -> None:
        """Ends it as a power cut would, together with the processes of its bots."""
        family = self._family()
        self.process.kill()
        for pid in family[1:]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, 9)
        self.gone()

    def gone(self, patience: float | None = None) -> None:
        """Waits until it has ended, and lets go of it; TimeoutExpired if it does not."""
        self.process.wait(patience)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def _family(self) -> list[int]:
        family = [self.process.pid]
        for pid in family:  # it grows meanwhile
            family += children_of(pid)
        return family


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def opened(folder: Path, port: int, *words: str) -> Served:
    """Opens a hall with its data in a folder; it is reached when this returns."""
    command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port), "--data", str(folder), *words]
    for limit in FREELY:
        command += [limit, MANY]
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log"
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # as for people
    with log.open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=kept)
    assert process.stdout is not None
    found = re.search(r"http://[^/]*:(\d+)/", process.stdout.readline())
    if found is None:
        process.kill()
        raise RuntimeError(f"the hall does not open: {log.read_text('utf-8')}")
    return Served(process, int(found[1]), log)


@contextlib.contextmanager
def serving(folder: Path, port: int = 0, *words: str) -> Generator[Served]:
    """A hall that is open while inside."""
    hall = opened(folder, port or free_port(), *words)
    try:
        yield hall
    finally:
        hall.process.terminate()
        try:
            hall.gone(20)
        except subprocess.TimeoutExpired:
            hall.kill()


# ---- the machine


def children_of(pid: int) -> list[int]:
    """The processes that this one has begun, and that are there still."""
    with contextlib.suppress(OSError):
        tasks = Path(f"/proc/{pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return []


def cpu_of(pid: int) -> float:
    """How many seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    """How many MiB a process holds."""
    with contextlib.suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


class Machine:
    """How busy the machine was since this was made."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._busy, self._all = _counted()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def busy(self) -> float:
        """Seconds computed by everything on it, all cores together."""
        return (_counted()[0] - self._busy) / TICKS

    @property
    def cores(self) -> int:
        return os.cpu_count() or 1


def _counted() -> tuple[int, int]:
    user, nice, system, idle, wait, *others = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9])
    busy = user + nice + system + sum(others)
    return busy, busy + idle + wait
