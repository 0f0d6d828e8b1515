"""A comparison that runs beside the hall, as a process of its own: `meadhall compare`."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from meadhall.lab.compare.page import REPORT
from meadhall.server.http.lab.growth import Growth, Row

State = Literal["idle", "playing", "done", "stopped", "failed"]
PATIENCE: Final = 10.0  # seconds to wait for a comparison to end
STOPPED: Final = 130  # exit status of a command that Ctrl-C ended


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The comparison to run, from the form."""

    game: str
    variant: str
    bots: str = ""
    games: int = 1000
    about: str = ""
    margin: float = 5.0
    options: dict[str, str] = {}


class Now(msgspec.Struct, frozen=True):
    """The state of a comparison. `rows` are the largest differences so far; `verdict` or `error` comes at the end."""

    state: State = "idle"
    games: int = 0
    of: int = 0
    rows: list[Row] = []
    verdict: str = ""
    sentences: list[str] = []
    error: str = ""
    folder: str = ""


class ComparisonRunner:
    """One comparison at a time, each in its own folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._child: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._growth = Growth(folder)
        self._now = Now()
        self._looking = asyncio.Lock()

    @property
    def report(self) -> Path:
        """Path of the last report."""
        return Path(self._now.folder) / REPORT

    async def begin(self, plan: Plan, word: str) -> Now:
        """Start a comparison, unless one is running; `word` is how its game is found."""
        if self._now.state != "playing":
            place = self._folder / f"{sum(1 for _ in self._folder.glob('*')) + 1:04}"
            self._growth = Growth(place)
            self._now = Now("playing", folder=str(place))
            self._child = await asyncio.create_subprocess_exec(
                *_command(plan, word, place), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            self._watching = asyncio.create_task(self._watch(self._child))
        return await self.now()

    async def _watch(self, child: asyncio.subprocess.Process) -> None:
        """Wait for the end, and read the output."""
        said, complaint = await child.communicate()
        if child.returncode == 0:
            told: dict[str, Any] = msgspec.json.decode(said)
            self._now = msgspec.structs.replace(
                self._now, state="done", verdict=told["verdict"], sentences=told["sentences"]
            )
        elif child.returncode == STOPPED:
            self._now = msgspec.structs.replace(self._now, state="stopped")
        else:
            words = complaint.decode("utf-8", "replace").strip().rpartition("\n")[2]
            self._now = msgspec.structs.replace(self._now, state="failed", error=words.removeprefix("meadhall: "))

    async def now(self) -> Now:
        """The state of the comparison."""
        growth = self._growth
        async with self._looking:
            await asyncio.to_thread(growth.look)
        return msgspec.structs.replace(self._now, games=growth.games, of=growth.of, rows=growth.rows)

    async def stop(self) -> Now:
        """Stop the comparison; its results are kept."""
        if self._child is not None and self._child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._child.send_signal(signal.SIGINT)
        if self._watching is not None:
            await asyncio.wait([self._watching], timeout=PATIENCE)
        return await self.now()

    async def close(self) -> None:
        """End it without a result."""
        await self.stop()
        if self._child is not None and self._child.returncode is None:
            self._child.kill()


def _command(plan: Plan, word: str, folder: Path) -> list[str]:
    told = {"variant": plan.variant, "games": plan.games, "bots": plan.bots, "about": plan.about, "margin": plan.margin}
    given = {name.replace("_", "-"): value for name, value in plan.options.items()}
    words = [f"--{name}={value}" for name, value in {**told, "out": folder, **given}.items() if value != ""]
    return [sys.executable, "-m", "meadhall", "compare", word, *words, "--json"]
