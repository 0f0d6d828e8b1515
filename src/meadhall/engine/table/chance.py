"""Sources of luck. A source picks one of several values, and the table logs the outcome."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from meadhall.engine.common.errors import BadScript, joined_names
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.table.log import ALREADY_DRAWN, Entry, Outcome


class Source(Protocol):
    """A source of outcomes."""

    def index(self, kind: str, among: Sequence[int]) -> int:
        """Return the index of the picked value in `among`."""
        ...


class SeededLuck:
    """The source of real matches. The same seed and calls give the same outcomes on every machine and Python.

    A kind with a slash in its name (`dice/0`) has its own stream of random numbers. `streams` holds the number of
    outcomes from each stream, and `used` their sum. A new source with the same counts continues the streams.
    """

    def __init__(self, seed: str, used: int | Mapping[str, int] = 0) -> None:
        self.seed = seed
        self.streams: dict[str, int] = {}
        self._random: dict[str, Callable[[], float]] = {}
        for stream, count in ({"": used} if isinstance(used, int) else used).items():
            self._begin_stream(stream, count)

    @property
    def used(self) -> int:
        """The number of outcomes so far, from all streams."""
        return sum(self.streams.values())

    def index(self, kind: str, among: Sequence[int]) -> int:
        stream = stream_of(kind)
        if stream not in self._random:
            self._begin_stream(stream, 0)
        self.streams[stream] += 1
        return int(self._random[stream]() * len(among))

    def _begin_stream(self, stream: str, used: int) -> None:
        next_number = random.Random(f"meadhall {self.seed} {stream}".rstrip()).random
        for _ in range(used):
            next_number()
        self._random[stream], self.streams[stream] = next_number, used


def stream_of(kind: str) -> str:
    """Return the name of the stream of random numbers for a kind; kinds without a slash share the stream ""."""
    return kind if "/" in kind else ""


class SampledLuck:
    """The source of a fork: outcomes from a separate generator, never from the seed of the real match."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def index(self, kind: str, among: Sequence[int]) -> int:
        return int(self._random() * len(among))


def fork_generator(seed: int = 0) -> random.Random:
    """Return a generator for imagined worlds and forks: deterministic, and independent of any match's luck."""
    return random.Random(seed)


class RepeatingSource(ABC):
    """A source that repeats known outcomes, and then uses `next_source`."""

    next_source: Source

    @property
    @abstractmethod
    def outcomes_left(self) -> int:
        """The number of outcomes that are still to be repeated."""


class ForcedLuck(RepeatingSource):
    """A source that repeats known values in order, and then uses `next_source`."""

    def __init__(self, values: Iterable[int], next_source: Source) -> None:
        self.values = list(values)
        self.next_source = next_source
        self.position = 0

    def index(self, kind: str, among: Sequence[int]) -> int:
        if self.position < len(self.values):
            self.position += 1
            return _index_of(kind, among, self.values[self.position - 1], f"outcome {self.position}")
        return self.next_source.index(kind, among)

    @property
    def outcomes_left(self) -> int:
        return len(self.values) - self.position


def source_of_new_outcomes(source: Source) -> Source:
    """Return the source of the next new outcome: skip sources that have nothing left to repeat."""
    while isinstance(source, RepeatingSource) and not source.outcomes_left:
        source = source.next_source
    return source


def outcome_values(entries: Sequence[Entry]) -> list[int]:
    """Return the values of a log for `ForcedLuck`; a draw with hops has a FRESH for each of them."""
    values: list[int] = []
    for entry in entries:
        if isinstance(entry, Outcome) and entry.hops != ALREADY_DRAWN:
            values += [FRESH] * entry.hops
            values.append(entry.value)
    return values


class ScriptedLuck:
    """A source for tests, with the outcomes of each kind. Other kinds use `otherwise`, or raise BadScript."""

    def __init__(self, script: Mapping[str, Sequence[int]], otherwise: Source | None = None) -> None:
        self.script = {kind: list(values) for kind, values in script.items()}
        self.otherwise = otherwise

    def index(self, kind: str, among: Sequence[int]) -> int:
        next_values = self.script.get(kind)
        if next_values:
            return _index_of(kind, among, next_values.pop(0), "the script")
        if next_values is None and self.otherwise is not None:
            return self.otherwise.index(kind, among)
        raise BadScript(f"the script has no '{kind}' left; it could be {joined_names(among)}")

    @property
    def left(self) -> dict[str, list[int]]:
        """The scripted outcomes that were not used yet."""
        return {kind: values for kind, values in self.script.items() if values}


def _index_of(kind: str, among: Sequence[int], value: int, origin: str) -> int:
    try:
        return among.index(value)
    except ValueError:
        raise BadScript(
            f"{origin} gives {value} for '{kind}', which is impossible here; it could be {joined_names(among)}"
        ) from None
