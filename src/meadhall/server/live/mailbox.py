"""A mailbox: runs jobs one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.protocol.problems import Denial

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]


class Mailbox:
    """Runs jobs in order, never two at once. Results and errors go to the sender of a job.

    A job runs even if its sender goes away; `failed` then receives an error that nobody else would see.
    """

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self._is_busy = False
        self._has_ended = False

    @property
    def is_idle(self) -> bool:
        """Whether no job is running or waiting."""
        return not self._is_busy and self._waiting.empty()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones, and return its result; Denial after the end."""
        if self._has_ended:
            raise Denial("closing", "server-restarting-try-again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        return await done

    async def end(self) -> None:
        """Cancel the running job and the waiting ones, and tell their senders."""
        self._has_ended = True
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
            self._reading = None
        while not self._waiting.empty():
            _turn_away(self._waiting.get_nowait()[1])

    async def _read(self) -> None:
        while True:
            await self._work(*await self._waiting.get())  # a finished job is not kept in memory

    async def _work(self, job: Job, done: asyncio.Future[Any]) -> None:
        self._is_busy = True
        try:
            result = await job()
        except asyncio.CancelledError:
            _turn_away(done)
            me = asyncio.current_task()
            if me is None or me.cancelling():  # otherwise only the job was cancelled, and the next one runs
                raise
        except Exception as error:
            if not done.done():
                done.set_exception(error)
            elif not isinstance(error, MeadhallError):
                self._failed(error)
        else:
            if not done.done():
                done.set_result(result)
        finally:
            self._is_busy = False


def _turn_away(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(Denial("closing", "server-restarting-try-again"))
