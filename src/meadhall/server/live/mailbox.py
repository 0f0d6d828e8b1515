"""A mailbox: runs jobs one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.protocol.problems import Denied

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]


class Mailbox:
    """Does jobs in the order in which they come, never two at once. What one gives or raises is its sender's affair.

    A job that was taken in is done although its sender goes away; `failed` is then told of what nobody else would hear.
    """

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self._is_busy = False
        self._has_ended = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done, and nothing waits."""
        return not self._is_busy and self._waiting.empty()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Gives what this gives, once everything before it is done; Denied after the end."""
        if self._has_ended:
            raise Denied("closing", "server-restarting-try-again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        return await done

    async def end(self) -> None:
        """Breaks off what is being done; that and what waited is not done any more, and its senders are told so."""
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
            await self._work(*await self._waiting.get())  # of the last job nothing is kept while there is no other

    async def _work(self, job: Job, done: asyncio.Future[Any]) -> None:
        self._is_busy = True
        try:
            result = await job()
        except asyncio.CancelledError:
            _turn_away(done)
            me = asyncio.current_task()
            if me is None or me.cancelling():  # else only what the job waited for was broken off; the next one is done
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
        done.set_exception(Denied("closing", "server-restarting-try-again"))
