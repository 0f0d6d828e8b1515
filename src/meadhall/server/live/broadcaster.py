"""Queues viewers who need a new view: acknowledgements go first, then the most urgent viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from itertools import cycle
from typing import Final, Protocol


class Urgency(IntEnum):
    """Why a viewer needs a sight, the most urgent first."""

    ASKED = 0  # the match continues with this viewer's answer
    WAITS = 1  # a viewer who has just arrived, acted or must vote
    LOOKS = 2


class Recipient(Protocol):
    """A viewer who must receive a sight."""

    @property
    def urgency(self) -> Urgency: ...

    def refresh(self) -> None:
        """Send the current sight, or wait until it is on the disk."""
        ...


TURNS: Final = (*[Urgency.ASKED] * 6, *[Urgency.WAITS] * 2, Urgency.LOOKS)
SLICE: Final = 0.001  # seconds of sending in a row, plus the last sight
ROUNDS: Final = 4  # rounds of the event loop between two slices: an answer needs some ten until it is acknowledged


class Broadcaster:
    """Sends sights one after the other, with pauses for everything else; a viewer waits in the queue only once.

    In a full hall matches go on first, and a spectator receives several changes at once. Every urgency has its turns,
    so that nobody is forgotten.
    """

    def __init__(self, ticks: Callable[[], float] = time.perf_counter) -> None:
        self._ticks = ticks
        self._lines: dict[Urgency, dict[Recipient, None]] = {urgency: {} for urgency in Urgency}
        self._come = asyncio.Event()

    def add(self, to: Recipient) -> None:
        """Queue a viewer whose sight is out of date."""
        urgency = to.urgency
        if not any(to in self._lines[one] for one in Urgency if one <= urgency):
            for line in self._lines.values():
                line.pop(to, None)
            self._lines[urgency][to] = None
        self._come.set()

    @property
    def is_done(self) -> bool:
        """Whether every viewer has the latest sight."""
        return not any(self._lines.values())

    async def run(self) -> None:
        """Send sights until cancelled."""
        while True:
            await self._come.wait()
            until = self._ticks() + SLICE
            for urgency in cycle(TURNS):
                if line := self._lines[urgency]:
                    self._send_next(line)
                    if self._ticks() >= until:
                        for _ in range(ROUNDS):
                            await asyncio.sleep(0)
                        until = self._ticks() + SLICE
                elif self.is_done:
                    break
            self._come.clear()

    def _send_next(self, line: dict[Recipient, None]) -> None:
        """Send the viewer who has waited longest their sight."""
        to = next(iter(line))
        del line[to]
        to.refresh()
