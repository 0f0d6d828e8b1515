"""Processes that play matches: they end with the one that began them, and at once where somebody presses Ctrl-C."""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from types import TracebackType
from typing import Final, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 8  # what each process has waiting, so that none stands idle while one match is long


def begin_worker() -> None:
    """Ctrl-C reaches every process of a terminal; here it is the first one that sees to it, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # nobody is left who could be told anything


def end_all_but(others: Iterable[multiprocessing.process.BaseProcess]) -> None:
    """Ends the processes that were begun since: nobody waits for a thinker."""
    known = [*others]
    for child in multiprocessing.active_children():
        if child not in known:
            child.terminate()


class Crew:
    """So many processes that do the same work on many things; one alone does it in this process."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._others = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(jobs, initializer=begin_worker) if jobs > 1 else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is None:
            return
        if kind is not None:
            end_all_but(self._others)
        self._pool.shutdown(cancel_futures=True)

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """What comes of each thing, in the order of the things, however many are worked on at once."""
        if self._pool is None:
            yield from map(work, things)
            return
        waiting = deque[Future[R]]()
        for thing in things:
            waiting.append(self._pool.submit(work, thing))
            if len(waiting) > AHEAD * self._jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
