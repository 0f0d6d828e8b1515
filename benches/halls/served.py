"""Runs `meadhall serve` in its own process: starts, measures, ends or kills it."""

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

TICKS_PER_SECOND: Final = os.sysconf("SC_CLK_TCK")
# limits to lift: all use one address
LIFTED_LIMITS: Final = (
    "--sockets",
    "--messages",
    "--tables",
    "--guests",
    "--requests",
)
UNLIMITED: Final = "1000000"


class HallProcess:
    """A running hall."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def memory(self) -> float:
        """Memory in MiB, including the processes of bots."""
        return sum(memory_of(pid) for pid in self._pids())

    @property
    def cpu(self) -> float:
        """Processor time in seconds, without the processes of bots."""
        return cpu_of(self.process.pid)

    def logged_errors(self) -> list[str]:
        """Return the logged errors; with `--log quiet` the log has nothing else."""
        return self._log.read_text("utf-8").splitlines()

    def kill(self) -> None:
        """Kill the hall and the processes of its bots, like a power failure."""
        pids = self._pids()
        self.process.kill()
        for pid in pids[1:]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, 9)
        self.wait_for_exit()

    def wait_for_exit(self, timeout: float | None = None) -> None:
        """Wait until the process has ended. Raise TimeoutExpired after `timeout` seconds."""
        self.process.wait(timeout)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def _pids(self) -> list[int]:
        family = [self.process.pid]
        for pid in family:  # the list grows during the loop
            family += children_of(pid)
        return family


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def start_hall(folder: Path, port: int, *arguments: str) -> HallProcess:
    """Start a hall with its data in a folder, and return it once it accepts connections."""
    command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port), "--data", str(folder), *arguments]
    for limit in LIFTED_LIMITS:
        command += [limit, UNLIMITED]
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log"
    # as for users
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with log.open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    found = re.search(r"http://[^/]*:(\d+)/", process.stdout.readline())
    if found is None:
        process.kill()
        raise RuntimeError(f"the hall does not open: {log.read_text('utf-8')}")
    return HallProcess(process, int(found[1]), log)


@contextlib.contextmanager
def running_hall(folder: Path, port: int = 0, *arguments: str) -> Generator[HallProcess]:
    """Run a hall while the context is open."""
    hall = start_hall(folder, port or free_port(), *arguments)
    try:
        yield hall
    finally:
        hall.process.terminate()
        try:
            hall.wait_for_exit(20)
        except subprocess.TimeoutExpired:
            hall.kill()


# ---- the machine


def children_of(pid: int) -> list[int]:
    """Return the running child processes of a process."""
    with contextlib.suppress(OSError):
        tasks = Path(f"/proc/{pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return []


def cpu_of(pid: int) -> float:
    """Return the processor time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def memory_of(pid: int) -> float:
    """Return the memory of a process in MiB."""
    with contextlib.suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


class Machine:
    """Measures how busy the machine is, from its creation on."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._busy, self._total = _processor_times()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._start

    @property
    def busy(self) -> float:
        """Processor time of all processes in seconds, over all cores."""
        return (_processor_times()[0] - self._busy) / TICKS_PER_SECOND

    @property
    def cores(self) -> int:
        return os.cpu_count() or 1


def _processor_times() -> tuple[int, int]:
    user, nice, system, idle, wait, *remaining = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9])
    busy = user + nice + system + sum(remaining)
    return busy, busy + idle + wait
