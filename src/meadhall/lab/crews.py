"""Who plays: this process alone, several processes of this machine, or the nodes of a Ray cluster.

All of them hand back the same results in the same order, whatever was done first.
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
AHEAD: Final = 8  # what each one has waiting, so that none stands idle while one match is long


class Crew(Protocol):
    """So many hands that do the same work on many things."""

    def named(self, word: str) -> str:
        """What a game or a bot is called where it is played."""
        ...

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """What comes of each thing, in the order of the things, however many are worked on at once."""
        ...


def crew(words: Iterable[str], most: int, *, jobs: int | None, ray: str = "") -> AbstractContextManager[Crew]:
    """Who plays at most so many matches, between what these words name: on a Ray cluster, if its address is given.

    `jobs` says how many play at once; none: one for each core.
    """
    if ray:
        return OnRay(ray, words, jobs)
    workers = min(jobs or os.cpu_count() or 1, most)
    return Processes(workers) if workers > 1 else Alone()


class Alone:
    """This process does it all."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def named(self, word: str) -> str:
        """What it is called here."""
        return word

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """One after the other."""
        return map(work, things)


class Processes:
    """Processes of this machine. They end with this one, and at once where it is stopped."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._others = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(jobs, initializer=begin_worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None:  # what is being played is given up: nobody waits for a thinker
            end_all_but(self._others)
        self._pool.shutdown(cancel_futures=True)

    def named(self, word: str) -> str:
        """What it is called here, since they stand where this one does."""
        return word

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """What is first is waited for; the others play on ahead."""
        return _in_order(lambda thing: self._pool.submit(work, thing).result, things, AHEAD * self._jobs)


class OnRay:
    """The nodes of a Ray cluster. What a node loses when it is killed is played again by another."""

    def __init__(self, address: str, words: Iterable[str], jobs: int | None) -> None:
        self._cluster = Cluster(address, words)
        self._ahead = jobs - 1 if jobs else AHEAD * self._cluster.processors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._cluster.leave()

    def named(self, word: str) -> str:
        """Where it lies on every node, if it is a file here."""
        return self._cluster.named(word)

    def in_order(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """What is first is waited for; the others play on ahead."""
        return _in_order(self._cluster.doing(work), things, self._ahead)


def _in_order(begun: Callable[[T], Callable[[], R]], things: Iterable[T], ahead: int) -> Iterator[R]:
    """Begins on each thing, a few ahead of the one that is waited for."""
    waiting = deque[Callable[[], R]]()
    for thing in things:
        waiting.append(begun(thing))
        if len(waiting) > ahead:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


# ---- processes that play matches: they end with the one that began them, and at once where somebody presses Ctrl-C


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
