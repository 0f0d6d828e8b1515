"""Worker pools that play matches: this process alone, several processes, or the nodes of a Ray cluster.

All pools return the same results in the same order.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Final, Protocol, Self, TypeVar

from meadhall.lab.cluster import Cluster

T = TypeVar("T")
R = TypeVar("R")
JOBS_AHEAD_PER_WORKER: Final = 8  # queued jobs per worker, so that no worker is idle during a long match


class WorkerPool(Protocol):
    """Runs one function on many items."""

    def name_in_workers(self, name: str) -> str:
        """Return the name by which the workers find a game or bot."""
        ...

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result of `work` for each item, in order."""
        ...


def worker_pool(
    names: Iterable[str], max_jobs: int, *, jobs: int | None, ray: str = ""
) -> AbstractContextManager[WorkerPool]:
    """Return a pool for at most `max_jobs` jobs with the games and bots in `names`.

    If `ray` is an address, the pool uses that Ray cluster. `jobs` is the number of workers, by default one per core.
    """
    if ray:
        return RayPool(ray, names, jobs)
    workers = min(jobs or os.cpu_count() or 1, max_jobs)
    return ProcessPool(workers) if workers > 1 else SameProcess()


class SameProcess:
    """Pool that runs all work in this process."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def name_in_workers(self, name: str) -> str:
        """Return the name itself."""
        return name

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result for each item. The items run one after the other."""
        return map(work, items)


class ProcessPool:
    """Pool of processes on this machine. They end when this process ends, and immediately after Ctrl-C."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._earlier_children = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(jobs, initializer=prepare_worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if kind is not None:  # a stopped series drops its running matches
            end_other_children(self._earlier_children)
        self._pool.shutdown(cancel_futures=True)

    def name_in_workers(self, name: str) -> str:
        """Return the name itself, because the processes share the current folder."""
        return name

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result for each item, in order, while the workers run later items."""
        return _in_order(lambda item: self._pool.submit(work, item).result, items, JOBS_AHEAD_PER_WORKER * self._jobs)


class RayPool:
    """Pool of the nodes of a Ray cluster. If a node fails, another node repeats its work."""

    def __init__(self, address: str, names: Iterable[str], jobs: int | None) -> None:
        self._cluster = Cluster(address, names)
        self._queue_length = jobs - 1 if jobs else JOBS_AHEAD_PER_WORKER * self._cluster.processors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._cluster.leave()

    def name_in_workers(self, name: str) -> str:
        """Return the name itself. If it names a file on this machine, return the path of its copy on the nodes."""
        return self._cluster.name_in_workers(name)

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result for each item, in order, while the workers run later items."""
        return _in_order(self._cluster.starter(work), items, self._queue_length)


def _in_order(start: Callable[[T], Callable[[], R]], items: Iterable[T], jobs_ahead: int) -> Iterator[R]:
    """Yield the results in order. Up to `jobs_ahead` further items are started before waiting for a result."""
    started_jobs = deque[Callable[[], R]]()
    for item in items:
        started_jobs.append(start(item))
        if len(started_jobs) > jobs_ahead:
            yield started_jobs.popleft()()
    while started_jobs:
        yield started_jobs.popleft()()


# ---- worker processes: they end when their parent ends, and immediately after Ctrl-C


def prepare_worker() -> None:
    """Prepare a worker process. It ignores Ctrl-C, which its parent handles, and ends when its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # there is no parent that could receive an error


def end_other_children(kept_children: Iterable[multiprocessing.process.BaseProcess]) -> None:
    """End all child processes except `kept_children`, even if their bots are thinking."""
    survivors = [*kept_children]
    for child in multiprocessing.active_children():
        if child not in survivors:
            child.terminate()
