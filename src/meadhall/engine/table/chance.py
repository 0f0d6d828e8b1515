"""Sources of luck. A source picks one of the values it is given; the table records the outcome."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from meadhall.engine.common.errors import BadScript, listed
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.table.log import KNOWN, Entry, Outcome


class Source(Protocol):
    """The origin of outcomes."""

    def index(self, kind: str, among: Sequence[int]) -> int:
        """Return the place of the value of `among` that comes up."""
        ...


class SeededLuck:
    """The source of real matches: the same seed and calls give the same outcomes, on every machine and Python.

    A kind with a slash in its name (`dice/0`) has its own stream of numbers. `streams` counts the numbers of each
    stream, `used` those of all. A source with such counts continues where another stood.
    """

    def __init__(self, seed: str, used: int | Mapping[str, int] = 0) -> None:
        self.seed = seed
        self.streams: dict[str, int] = {}
        self._random: dict[str, Callable[[], float]] = {}
        for stream, count in ({"": used} if isinstance(used, int) else used).items():
            self._begin(stream, count)

    @property
    def used(self) -> int:
        """How many numbers this source has given."""
        return sum(self.streams.values())

    def index(self, kind: str, among: Sequence[int]) -> int:
        stream = stream_of(kind)
        if stream not in self._random:
            self._begin(stream, 0)
        self.streams[stream] += 1
        return int(self._random[stream]() * len(among))

    def _begin(self, stream: str, used: int) -> None:
        number = random.Random(f"meadhall {self.seed} {stream}".rstrip()).random
        for _ in range(used):
            number()
        self._random[stream], self.streams[stream] = number, used


def stream_of(kind: str) -> str:
    """The stream of random numbers for a kind of outcome; the empty name is the stream shared by all other kinds."""
    return kind if "/" in kind else ""


class SampledLuck:
    """The source of a fork: outcomes from the searcher's own generator, never the real match's."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def index(self, kind: str, among: Sequence[int]) -> int:
        return int(self._random() * len(among))


def made_up(seed: int = 0) -> random.Random:
    """Luck for imagined worlds and forks: always the same, and never that of a match."""
    return random.Random(seed)


class RepeatingSource(ABC):
    """Repeats known outcomes, and then asks the source `then`."""

    then: Source

    @property
    @abstractmethod
    def left(self) -> int:
        """How many outcomes are still to be repeated."""


class ForcedLuck(RepeatingSource):
    """Repeats known outcomes in order, then asks the next source."""

    def __init__(self, values: Iterable[int], then: Source) -> None:
        self.values = list(values)
        self.then = then
        self.at = 0

    def index(self, kind: str, among: Sequence[int]) -> int:
        if self.at < len(self.values):
            self.at += 1
            return _place(kind, among, self.values[self.at - 1], f"outcome {self.at}")
        return self.then.index(kind, among)

    @property
    def left(self) -> int:
        return len(self.values) - self.at


def luck_to_come(source: Source) -> Source:
    """The source of the next outcome."""
    while isinstance(source, RepeatingSource) and not source.left:
        source = source.then
    return source


def outcomes(entries: Sequence[Entry]) -> list[int]:
    """The values of a log for `ForcedLuck`: each draw of a mixed bag with its hops."""
    values: list[int] = []
    for entry in entries:
        if isinstance(entry, Outcome) and entry.hops != KNOWN:
            values += [FRESH] * entry.hops
            values.append(entry.value)
    return values


class ScriptedLuck:
    """The source of tests: outcomes by kind. Other kinds come from `otherwise`, or are an error."""

    def __init__(self, script: Mapping[str, Sequence[int]], otherwise: Source | None = None) -> None:
        self.script = {kind: list(values) for kind, values in script.items()}
        self.otherwise = otherwise

    def index(self, kind: str, among: Sequence[int]) -> int:
        coming = self.script.get(kind)
        if coming:
            return _place(kind, among, coming.pop(0), "the script")
        if coming is None and self.otherwise is not None:
            return self.otherwise.index(kind, among)
        raise BadScript(f"the script has no '{kind}' left; it could be {listed(among)}")

    @property
    def left(self) -> dict[str, list[int]]:
        """Scripted outcomes that never came up."""
        return {kind: values for kind, values in self.script.items() if values}


def _place(kind: str, among: Sequence[int], value: int, who: str) -> int:
    try:
        return among.index(value)
    except ValueError:
        raise BadScript(
            f"{who} gives {value} for '{kind}', which cannot come up; it could be {listed(among)}"
        ) from None
