"""The pool of bot processes, shared by all tables; every question gets an answer or None within a time limit."""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from meadhall.bots.names import usual_bot
from meadhall.engine.common.text import Words
from meadhall.engine.privacy.view import View
from meadhall.server.bots.worker import COMING, THEN, BotReply, BotRequest, encode_request
from meadhall.server.common.child_process import Child
from meadhall.server.common.logs import log

WORKER: Final = (
    "import sys; from meadhall.server.bots.worker import main; main(sys.argv[1:])"  # keeps the module's name
)
NO_OPTION: Final = "NotOffered"  # the trouble with a bot whose answer is not on offer
QUIET: Final = 60.0  # seconds in which a new process must report: a busy machine is slow, but not broken


class BotAnswer(NamedTuple):
    """Key of a bot's answer, and its reason if it gives one."""

    key: str
    reason: Words = ""


class Thinkers(Protocol):
    """Lets bots think, in processes or in a test."""

    async def think(self, table: str, level: str, view: View[Any]) -> BotAnswer | None:
        """Return a key that is on offer, or None if no bot finds one in time."""
        ...

    async def close(self) -> None:
        """Stop all thinking."""
        ...


class _Worker:
    """One process, and the table that it last worked for."""

    def __init__(self, games: Sequence[str], own: Sequence[str]) -> None:
        self._child = Child("-c", WORKER, *games, THEN, *own)
        self.last_table = ""
        self.end = self._child.end

    async def ask(self, data: bytes, limit: float) -> BotReply:
        """Ask the bot; TimeoutError or OSError if it does not reply, and then the process is gone."""
        try:
            process = await self._running()
            async with asyncio.timeout(limit):
                return await self._said(process, data)
        except BaseException:
            await self.end()
            raise

    async def _running(self) -> Process:
        process, is_new = await self._child.process()
        if is_new:
            await self._come_up(process)
        return process

    async def _come_up(self, process: Process) -> None:
        """Wait until it has loaded all games and bots, as long as it reports each one."""
        said = COMING
        while said == COMING:
            async with asyncio.timeout(QUIET):
                said = await self._child.hear(process)

    async def _said(self, process: Process, data: bytes) -> BotReply:
        await self._child.say(process, data)
        return msgspec.json.decode(await self._child.hear(process), type=BotReply)


class BotPool:
    """A few workers. A table prefers its last one, which may remember a plan.

    A bot that fails or takes longer than `limit` seconds is replaced by the game's usual one for this answer. The log
    and `failed` receive the level and the kind of trouble. `own` are files with further bots.
    """

    def __init__(
        self,
        workers: int = 1,
        games: Sequence[str] = (),
        limit: float = 5.0,
        watch: Callable[[str, float], object] = lambda level, seconds: None,
        failed: Callable[[str, str], object] = lambda level, trouble: None,
        own: Sequence[str] = (),
    ) -> None:
        self._limit = limit
        self._watch = watch
        self._failed = failed
        self._all = [_Worker(games, own) for _ in range(max(1, workers))]
        self._free = list(self._all)
        self._one_is_free = asyncio.Condition()

    async def think(self, table: str, level: str, view: View[Any]) -> BotAnswer | None:
        """Return a key that is on offer, from this bot or a simpler one; None if no bot finds one in time."""
        for one in dict.fromkeys((level, usual_bot(view.game))):
            said = await self._by(table, one, view)
            if any(option.key == said.key for option in view.options):
                return BotAnswer(said.key, said.reason)
            self._note(table, one, said.trouble or NO_OPTION)
        return None

    def _note(self, table: str, level: str, trouble: str) -> None:
        """Log that a bot had no answer, without its message, which may reveal secrets."""
        log().warning("bot replaced", table=table, level_of_bot=level, kind=trouble)
        self._failed(level, trouble)

    async def _by(self, table: str, level: str, view: View[Any]) -> BotReply:
        worker = await self._take(table)
        began = time.perf_counter()
        try:
            return await worker.ask(encode_request(BotRequest(table, level, view, self._limit)), self._limit)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            return BotReply(trouble=type(error).__name__)
        finally:
            self._watch(level, time.perf_counter() - began)
            await self._give(worker)

    async def _take(self, table: str) -> _Worker:
        async with self._one_is_free:
            await self._one_is_free.wait_for(lambda: bool(self._free))
            worker = next((w for w in self._free if w.last_table == table), self._free[0])
            self._free.remove(worker)
        worker.last_table = table
        return worker

    async def _give(self, worker: _Worker) -> None:
        async with self._one_is_free:
            self._free.append(worker)
            self._one_is_free.notify()

    async def close(self) -> None:
        """End all processes at once."""
        await asyncio.gather(*(worker.end() for worker in self._all))
