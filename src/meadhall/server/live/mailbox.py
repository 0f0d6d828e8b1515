"""A queue that runs one job at a time."""

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
    """Runs jobs in order, one at a time, and returns each result or error to the sender of the job.

    A job runs even if its sender is cancelled; then `log_failure` receives its error.
    """

    def __init__(self, log_failure: Callable[[Exception], None]) -> None:
        self._log_failure = log_failure
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None
        self._is_busy = False
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether no job is running or waiting."""
        return not self._is_busy and self._queue.empty()

    async def run_job(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier jobs, and return its result. Raise Denial if the mailbox is closed."""
        if self._is_closed:
            raise Denial("closing", "server-restarting-try-again")
        job_result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, job_result))
        if self._worker is None:
            self._worker = asyncio.create_task(self._run_jobs())
        return await job_result

    async def close(self) -> None:
        """Cancel all jobs; their senders receive a Denial."""
        self._is_closed = True
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker
            self._worker = None
        while not self._queue.empty():
            _refuse_job(self._queue.get_nowait()[1])

    async def _run_jobs(self) -> None:
        while True:
            await self._carry_out(*await self._queue.get())  # no variable, so that a finished job is freed

    async def _carry_out(self, job: Job, result_future: asyncio.Future[Any]) -> None:
        self._is_busy = True
        try:
            result = await job()
        except asyncio.CancelledError:
            _refuse_job(result_future)
            task = asyncio.current_task()
            if task is None or task.cancelling():  # otherwise the job cancelled itself, and the next one runs
                raise
        except Exception as error:
            if not result_future.done():
                result_future.set_exception(error)
            elif not isinstance(error, MeadhallError):
                self._log_failure(error)
        else:
            if not result_future.done():
                result_future.set_result(result)
        finally:
            self._is_busy = False


def _refuse_job(result_future: asyncio.Future[Any]) -> None:
    if not result_future.done():
        result_future.set_exception(Denial("closing", "server-restarting-try-again"))
