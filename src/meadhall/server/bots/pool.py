"""The pool of bot processes, shared by all tables. Every question gets an answer, or None, within a time limit."""

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
from meadhall.server.bots.worker import BOTS_SEPARATOR, PROGRESS_REPORT, BotReply, BotRequest, encode_request
from meadhall.server.common.child_process import Child
from meadhall.server.common.logs import log

# so it does not run as `__main__`
WORKER_CODE: Final = "import sys; from meadhall.server.bots.worker import main; main(sys.argv[1:])"
NOT_OFFERED: Final = "NotOffered"  # `trouble` of a bot whose answer is not on offer
REPORT_TIMEOUT: Final = 60.0  # seconds for a new process to load each game and bot, even on a busy machine


class BotAnswer(NamedTuple):
    """The key of a bot's answer, and its explanation, which may be empty."""

    key: str
    reason: Words = ""


class BotRunner(Protocol):
    """Runs bots: in processes, or in a test without them."""

    async def think(self, table_id: str, level: str, view: View[Any]) -> BotAnswer | None:
        """Return an answer that is on offer; None if no bot finds one in time."""
        ...

    async def close(self) -> None:
        """Stop all bots."""
        ...


class _Worker:
    """One process, and the last table that it worked for."""

    def __init__(self, games: Sequence[str], bot_files: Sequence[str]) -> None:
        self._child = Child("-c", WORKER_CODE, *games, BOTS_SEPARATOR, *bot_files)
        self.last_table = ""
        self.kill = self._child.kill

    async def ask(self, data: bytes, max_seconds: float) -> BotReply:
        """Send a request, and return the reply. After any error, such as a timeout, end the process."""
        try:
            process = await self._started_process()
            async with asyncio.timeout(max_seconds):
                return await self._reply(process, data)
        except BaseException:
            await self.kill()
            raise

    async def _started_process(self) -> Process:
        process, is_new = await self._child.process()
        if is_new:
            await self._wait_until_loaded(process)
        return process

    async def _wait_until_loaded(self, process: Process) -> None:
        """Wait until the process has loaded all games and bots. Raise TimeoutError if a report is late."""
        report = PROGRESS_REPORT
        while report == PROGRESS_REPORT:
            async with asyncio.timeout(REPORT_TIMEOUT):
                report = await self._child.receive(process)

    async def _reply(self, process: Process, data: bytes) -> BotReply:
        await self._child.send(process, data)
        return msgspec.json.decode(await self._child.receive(process), type=BotReply)


class BotPool:
    """A pool of worker processes. A table prefers its last worker, whose bot may remember a plan.

    If a bot fails or takes longer than `max_seconds`, the game's usual bot gives this answer. The log and
    `count_failure` receive the level and the kind of trouble. `bot_files` are files with further bots.
    """

    def __init__(
        self,
        workers: int = 1,
        games: Sequence[str] = (),
        max_seconds: float = 5.0,
        record_duration: Callable[[str, float], object] = lambda level, seconds: None,
        count_failure: Callable[[str, str], object] = lambda level, trouble: None,
        bot_files: Sequence[str] = (),
    ) -> None:
        self._limit = max_seconds
        self._record_duration = record_duration
        self._count_failure = count_failure
        self._workers = [_Worker(games, bot_files) for _ in range(max(1, workers))]
        self._free = list(self._workers)
        self._worker_freed = asyncio.Condition()

    async def think(self, table_id: str, level: str, view: View[Any]) -> BotAnswer | None:
        """Return the answer of this bot, or of the game's usual one; None if neither finds one in time."""
        for name in dict.fromkeys((level, usual_bot(view.game))):
            reply = await self._ask(table_id, name, view)
            if any(option.key == reply.key for option in view.options):
                return BotAnswer(reply.key, reply.reason)
            self._log_failure(table_id, name, reply.trouble or NOT_OFFERED)
        return None

    def _log_failure(self, table_id: str, level: str, trouble: str) -> None:
        """Log that a bot gave no answer. The log omits the error message, which may reveal secrets."""
        log().warning("bot replaced", table=table_id, level_of_bot=level, kind=trouble)
        self._count_failure(level, trouble)

    async def _ask(self, table_id: str, level: str, view: View[Any]) -> BotReply:
        worker = await self._take_worker(table_id)
        start = time.perf_counter()
        try:
            return await worker.ask(encode_request(BotRequest(table_id, level, view, self._limit)), self._limit)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            return BotReply(trouble=type(error).__name__)
        finally:
            self._record_duration(level, time.perf_counter() - start)
            await self._free_worker(worker)

    async def _take_worker(self, table_id: str) -> _Worker:
        async with self._worker_freed:
            await self._worker_freed.wait_for(lambda: bool(self._free))
            worker = next((w for w in self._free if w.last_table == table_id), self._free[0])
            self._free.remove(worker)
        worker.last_table = table_id
        return worker

    async def _free_worker(self, worker: _Worker) -> None:
        async with self._worker_freed:
            self._free.append(worker)
            self._worker_freed.notify()

    async def close(self) -> None:
        """End all processes at once."""
        await asyncio.gather(*(worker.kill() for worker in self._workers))
