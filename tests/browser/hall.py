"""A hall for tests: `meadhall serve` in its own process, on a free port, with temporary data."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE, eventually


def free_port() -> int:
    """Return a port at which nobody listens now."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class ServedHall:
    """A running hall. `kill` stops it like a power cut, and `start` opens it again on the same data."""

    def __init__(self, data: Path, *args: str) -> None:
        self.data = data
        self.args = args
        self.port = free_port()  # the same port after a restart, because the guest cookie belongs to it
        self.process: subprocess.Popen[str] | None = None
        self.log = data.with_suffix(".log")
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start the hall and wait until it answers."""
        command = [sys.executable, "-m", "meadhall", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.args], stdout=log, stderr=subprocess.STDOUT, text=True, env=dict(os.environ)
            )
        self._wait_for_address(self.process)

    def _wait_for_address(self, process: subprocess.Popen[str]) -> None:
        if eventually(lambda: process.poll() is not None or self._answers()) and process.poll() is None:
            return
        self.kill()
        raise AssertionError(f"the hall did not open:\n{self.log.read_text()}")

    def _answers(self) -> bool:
        try:
            return bool(self.get("/health"))
        except OSError:
            return False

    def get(self, path: str) -> Any:
        """Return the response of a route as plain data."""
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return json.load(answer)

    def kill(self) -> None:
        """Kill the hall immediately, in the middle of its work."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the hall to close, and wait for it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
