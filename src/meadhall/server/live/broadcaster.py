"""Queues viewers who need a new view: acknowledgements go first, then the most urgent viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from itertools import cycle
from typing import Final, Protocol


class Urgency(IntEnum):
    """What somebody needs a sight for, the most urgent first."""

    ASKED = 0  # the match goes on by it
    WAITS = 1  # who has come, who has done something, who is to vote
    LOOKS = 2


class Recipient(Protocol):
    """Somebody who is to be sent what there is to see."""

    @property
    def urgency(self) -> Urgency: ...

    def refresh(self) -> None:
        """Sends what there is to see now, or later where that is not on the disk yet."""
        ...


TURNS: Final = (*[Urgency.ASKED] * 6, *[Urgency.WAITS] * 2, Urgency.LOOKS)
SLICE: Final = 0.001  # seconds that are painted at a stretch, the last painting apart
ROUNDS: Final = 4  # of the event loop between two slices: an answer needs some ten until it is acknowledged


class Broadcaster:
    """Paints one after the other, and now and then lets everything else go on; who waits twice is painted once.

    A full hall goes on with its matches, and whoever only looks on is sent several things at once. But each has a turn
    among those who need it more, so that nobody is forgotten.
    """

    def __init__(self, ticks: Callable[[], float] = time.perf_counter) -> None:
        self._ticks = ticks
        self._lines: dict[Urgency, dict[Recipient, None]] = {urgency: {} for urgency in Urgency}
        self._come = asyncio.Event()

    def add(self, to: Recipient) -> None:
        """This one's sight is not what the table is any more."""
        urgency = to.urgency
        if not any(to in self._lines[one] for one in Urgency if one <= urgency):
            for line in self._lines.values():
                line.pop(to, None)
            self._lines[urgency][to] = None
        self._come.set()

    @property
    def is_done(self) -> bool:
        """Whether everybody has been sent what there is."""
        return not any(self._lines.values())

    async def run(self) -> None:
        """Paints on and on."""
        while True:
            await self._come.wait()
            until = self._ticks() + SLICE
            for urgency in cycle(TURNS):
                if line := self._lines[urgency]:
                    self._paint_next(line)
                    if self._ticks() >= until:
                        for _ in range(ROUNDS):
                            await asyncio.sleep(0)
                        until = self._ticks() + SLICE
                elif self.is_done:
                    break
            self._come.clear()

    def _paint_next(self, line: dict[Recipient, None]) -> None:
        """Sends the one who waits longest what there is to see."""
        to = next(iter(line))
        del line[to]
        to.refresh()
