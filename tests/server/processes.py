"""Halls in their own processes, as users run them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.applying import MessageReader
from tests.waiting import PATIENCE

READERS: Final[WeakKeyDictionary[ClientConnection, MessageReader]] = WeakKeyDictionary()
OUR_HEADERS: Final = {"X-Meadhall": "1"}
# loading certificates takes 20 ms
LOCAL_ADDRESS: Final[dict[str, Any]] = {
    "trust_env": False,
    "verify": False,
}


class HallProcess:
    """A hall in its own process."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        self._browsers: list[httpx.Client] = []
        self.browser = self.new_browser()

    def new_browser(self) -> httpx.Client:
        """Return an HTTP client of a new guest."""
        browser = httpx.Client(base_url=self.address, headers=OUR_HEADERS, **LOCAL_ADDRESS, timeout=PATIENCE)
        self._browsers.append(browser)
        return browser

    def socket(self, table: str, browser: httpx.Client | None = None) -> ClientConnection:
        cookies = (browser or self.browser).cookies
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        address = f"{self.address.replace('http', 'ws')}socket/{table}"
        page = Origin(self.address.rstrip("/"))
        return connect(address, origin=page, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=PATIENCE)

    def stop(self, number: int = signal.SIGTERM) -> float:
        """End the process by a signal, and return how many seconds that took."""
        began = time.monotonic()
        self.process.send_signal(number)
        assert self.process.wait(PATIENCE) == 0, self.process.stderr
        return time.monotonic() - began

    def close(self) -> None:
        """Close all HTTP clients."""
        for browser in self._browsers:
            browser.close()


@contextmanager
def running_hall(folder: Path, *arguments: str, **environment: str) -> Generator[HallProcess]:
    """Yield a running hall."""
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(folder), *arguments]
    env = os.environ | environment
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            match = re.search(r"http://\S+/", line)
            assert match, process.stderr.read() if process.stderr else ""
            hall = HallProcess(process, match[0].replace("localhost", "127.0.0.1"))
            yield hall
            hall.close()
        finally:
            if process.poll() is None:
                process.kill()


def next_message(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next message of one of these kinds."""
    while True:
        line = READERS.setdefault(socket, MessageReader())
        message = line.apply(json.loads(socket.recv(timeout=PATIENCE)))
        if message["type"] in kinds:
            return message
