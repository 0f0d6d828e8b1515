"""`python -m benches.fuzz_frames 1000000`: sends random frames to a real table, to find errors and memory leaks.

It prints the number of frames, the growth of the hall's memory, and the errors in its log. Caches fill in the first
half. A leak shows as growth between the second quarter and the last.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from statistics import median

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.frames import random_frame

PLAN = {"game": "adventureland", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}], "seed": "frames"}
FRAMES_AT_ONCE = 50
FRAMES_PER_TABLE = 20_000  # frames per table; a table grows with its events, and that is not a leak


@contextlib.contextmanager
def hall(folder: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """Run a hall in its own process, without limits on messages. Yield the process and the hall's address."""
    arguments = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", folder, "--bot-pause", "0"]
    arguments += ["--messages", "100000000", "--tables", "1000000", "--log", "json"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        match = re.search(r"http://\S+/", process.stdout.readline())
        assert match is not None
        yield process, match[0].replace("localhost", "127.0.0.1")
        process.terminate()


def memory_kib(process: subprocess.Popen[str]) -> int:
    """Return the memory of a process in KiB."""
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def memory_growth(sizes: Sequence[int]) -> float:
    """Return the relative growth of memory between the medians of the second quarter and the last."""
    quarter = max(1, len(sizes) // 4)
    return median(sizes[-quarter:]) / median(sizes[quarter : 2 * quarter] or sizes) - 1


def send_frames(socket: ClientConnection, dice: random.Random, count: int) -> int:
    """Send frames, and wait after every FRAMES_AT_ONCE until the hall has handled them; return the number sent."""
    sent = 0
    with contextlib.suppress(ConnectionClosed):
        socket.send('{"type":"hello"}')
        while sent < count:
            for _ in range(FRAMES_AT_ONCE):
                socket.send(random_frame(dice).encode("utf-8", "replace").decode())
            sent += FRAMES_AT_ONCE
            socket.send(json.dumps({"type": "ping", "at": sent}))
            while json.loads(socket.recv(timeout=60)) != {"type": "pong", "at": sent}:
                pass
    assert socket.close_code in (None, 1009), f"the hall closed the socket with {socket.close_code}"
    return sent


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("frames", type=int, nargs="?", default=20_000)
    parser.add_argument("--seed", default="0")
    arguments = parser.parse_args()
    dice = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as folder, hall(folder) as (process, address):
        browser = httpx.Client(base_url=address, headers={"X-Meadhall": "1"}, trust_env=False, timeout=60)
        browser.get("/api/me").raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        sent, began, sizes = 0, time.monotonic(), list[int]()
        while sent < arguments.frames:
            table = browser.post("/api/tables", json=PLAN).raise_for_status().json()["id"]
            place = f"{address.replace('http', 'ws')}socket/{table}"
            until = min(arguments.frames, sent + FRAMES_PER_TABLE)
            while sent < until:
                page = Origin(address.rstrip("/"))
                with connect(place, origin=page, additional_headers={"Cookie": cookie}, proxy=None) as socket:
                    sent += send_frames(socket, dice, until - sent)
            sizes.append(memory_kib(process))
            print(
                f"{sent:9} frames, {sent / (time.monotonic() - began):6.0f}/s, {sizes[-1] / 1024:6.1f} MiB", flush=True
            )
        browser.close()
        process.terminate()
        assert process.stderr is not None
        failed = [line for line in process.stderr if json.loads(line)["event"] != "request"]
    print(
        f"{sent} frames, memory {100 * (sizes[-1] / sizes[0] - 1):+.1f} % since the first table, "
        f"{100 * memory_growth(sizes):+.1f} % from the second quarter to the last, {len(failed)} errors in the "
        "hall's log."
    )
    print("".join(failed[:5]), end="")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
