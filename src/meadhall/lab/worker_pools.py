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
AHEAD: Final = 8  # jobs queued for each worker, so that none is idle during a long match


class WorkerPool(Protocol):
    """Runs the same work on many things."""

    def named(self, word: str) -> str:
        """Return the word as the workers know it."""
        ...

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """Yield the result for each thing, in order."""
        ...


def worker_pool(
    words: Iterable[str], most: int, *, jobs: int | None, ray: str = ""
) -> AbstractContextManager[WorkerPool]:
    """Make a pool for at most this many matches between the games and bots that these words name.

    With an address in `ray` it is a Ray cluster. `jobs` is the number of workers; by default one for each core.
    """
    if ray:
        return RayPool(ray, words, jobs)
    workers = min(jobs or os.cpu_count() or 1, most)
    return ProcessPool(workers) if workers > 1 else OwnProcess()


class OwnProcess:
    """This process does all the work."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def named(self, word: str) -> str:
        """Return the word itself, since the workers share the current folder."""
        return word

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """Run one after the other."""
        return map(work, things)


class ProcessPool:
    """Processes of this machine. They end with this one, and at once if it is stopped."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._others = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(jobs, initializer=begin_worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None:  # a stopped series drops its running matches
            end_all_but(self._others)
        self._pool.shutdown(cancel_futures=True)

    def named(self, word: str) -> str:
        """Return the word itself, since the processes share the current folder."""
        return word

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """Wait for the first one, while the others work ahead."""
        return _in_order(lambda thing: self._pool.submit(work, thing).result, things, AHEAD * self._jobs)


class RayPool:
    """The nodes of a Ray cluster. Work that is lost with a node is repeated by another."""

    def __init__(self, address: str, words: Iterable[str], jobs: int | None) -> None:
        self._cluster = Cluster(address, words)
        self._ahead = jobs - 1 if jobs else AHEAD * self._cluster.processors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._cluster.leave()

    def named(self, word: str) -> str:
        """Path on every node, if the word is a file here."""
        return self._cluster.named(word)

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """Wait for the first one, while the others work ahead."""
        return _in_order(self._cluster.doing(work), things, self._ahead)


def _in_order(begun: Callable[[T], Callable[[], R]], things: Iterable[T], ahead: int) -> Iterator[R]:
    """Start each thing, a few ahead of the one to wait for."""
    waiting = deque[Callable[[], R]]()
    for thing in things:
        waiting.append(begun(thing))
        if len(waiting) > ahead:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


# ---- worker processes: they end with their parent, and at once after Ctrl-C


def begin_worker() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the parent handles it, and no worker survives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # nobody is left to report to


def end_all_but(others: Iterable[multiprocessing.process.BaseProcess]) -> None:
    """End the processes that were started since, without waiting for a thinking bot."""
    known = [*others]
    for child in multiprocessing.active_children():
        if child not in known:
            child.terminate()
