"""Runs a comparison as a separate process: `meadhall compare`."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from meadhall.lab.compare.page import REPORT
from meadhall.server.http.lab.growth import PartialResults, Row

State = Literal["idle", "playing", "done", "stopped", "failed"]
STOP_SECONDS: Final = 10.0  # seconds to wait for the process to stop
INTERRUPTED_STATUS: Final = 130  # exit status after Ctrl-C


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The comparison to run, from the form."""

    game: str
    variant: str
    bots: str = ""
    games: int = 1000
    about: str = ""
    margin: float = 5.0
    options: dict[str, str] = {}


class ComparisonState(msgspec.Struct, frozen=True):
    """The state of a comparison. `verdict` or `error` is set at the end."""

    state: State = "idle"
    games: int = 0  # matches played so far
    of: int = 0  # matches to play
    rows: list[Row] = []  # the largest differences so far
    verdict: str = ""
    sentences: list[str] = []
    error: str = ""
    folder: str = ""


class ComparisonRunner:
    """Runs one comparison at a time, each in its own folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._child: asyncio.subprocess.Process | None = None
        self._output_task: asyncio.Task[None] | None = None
        self._growth = PartialResults(folder)
        self._state = ComparisonState()
        self._reading = asyncio.Lock()

    @property
    def report(self) -> Path:
        """Path of the report of the last comparison."""
        return Path(self._state.folder) / REPORT

    async def begin(self, plan: Plan, game_name: str) -> ComparisonState:
        """Start a comparison, unless one is running; `game_name` is the command-line argument for the game."""
        if self._state.state != "playing":
            place = self._folder / f"{sum(1 for _ in self._folder.glob('*')) + 1:04}"
            self._growth = PartialResults(place)
            self._state = ComparisonState("playing", folder=str(place))
            self._child = await asyncio.create_subprocess_exec(
                *_command(plan, game_name, place), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            self._output_task = asyncio.create_task(self._watch(self._child))
        return await self.state()

    async def _watch(self, child: asyncio.subprocess.Process) -> None:
        """Wait for the end of the process, and read its output."""
        output, errors = await child.communicate()
        if child.returncode == 0:
            result: dict[str, Any] = msgspec.json.decode(output)
            self._state = msgspec.structs.replace(
                self._state, state="done", verdict=result["verdict"], sentences=result["sentences"]
            )
        elif child.returncode == INTERRUPTED_STATUS:
            self._state = msgspec.structs.replace(self._state, state="stopped")
        else:
            error_line = errors.decode("utf-8", "replace").strip().rpartition("\n")[2]
            self._state = msgspec.structs.replace(
                self._state, state="failed", error=error_line.removeprefix("meadhall: ")
            )

    async def state(self) -> ComparisonState:
        """Return the current state of the comparison."""
        growth = self._growth
        async with self._reading:
            await asyncio.to_thread(growth.update)
        return msgspec.structs.replace(self._state, games=growth.games, of=growth.total_games, rows=growth.rows)

    async def stop(self) -> ComparisonState:
        """Stop the comparison, and keep its results so far."""
        if self._child is not None and self._child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._child.send_signal(signal.SIGINT)
        if self._output_task is not None:
            await asyncio.wait([self._output_task], timeout=STOP_SECONDS)
        return await self.state()

    async def close(self) -> None:
        """Stop the comparison, and kill its process if it does not end."""
        await self.stop()
        if self._child is not None and self._child.returncode is None:
            self._child.kill()


def _command(plan: Plan, game_name: str, folder: Path) -> list[str]:
    fields = {
        "variant": plan.variant,
        "games": plan.games,
        "bots": plan.bots,
        "about": plan.about,
        "margin": plan.margin,
    }
    options = {name.replace("_", "-"): value for name, value in plan.options.items()}
    arguments = [f"--{name}={value}" for name, value in {**fields, "out": folder, **options}.items() if value != ""]
    return [sys.executable, "-m", "meadhall", "compare", game_name, *arguments, "--json"]
