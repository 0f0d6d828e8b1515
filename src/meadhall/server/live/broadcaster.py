"""A queue of viewers who need a new sight, by urgency. It pauses often, so that commands are acknowledged first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from itertools import cycle
from typing import Final, Protocol


class Urgency(IntEnum):
    """Why a viewer needs a sight; the lowest value is the most urgent."""

    ASKED = 0  # the match waits for this viewer's answer
    WAITING = 1  # the viewer has just arrived or acted, or must vote
    WATCHING = 2


class Recipient(Protocol):
    """A viewer in the queue."""

    @property
    def urgency(self) -> Urgency: ...

    def refresh(self) -> None:
        """Send the current sight, or schedule it for the moment when the event is on the disk."""
        ...


# order in which the queues are served
SENDING_ORDER: Final = (
    *[Urgency.ASKED] * 6,
    *[Urgency.WAITING] * 2,
    Urgency.WATCHING,
)
SLICE_SECONDS: Final = 0.001  # time of sending before a pause; the last sight may exceed it
PAUSE_ROUNDS: Final = 4  # rounds of the event loop in a pause; a command needs about ten until it is acknowledged


class Broadcaster:
    """Sends sights one after the other, with pauses for all other work. Each viewer is in the queue at most once.

    In a full hall asked players are served first, and a spectator receives several changes in one sight. TURNS gives
    each urgency its share, so that every viewer is served in the end.
    """

    def __init__(self, ticks: Callable[[], float] = time.perf_counter) -> None:
        self._ticks = ticks
        self._queues: dict[Urgency, dict[Recipient, None]] = {urgency: {} for urgency in Urgency}
        self._has_work = asyncio.Event()

    def add(self, recipient: Recipient) -> None:
        """Queue a viewer whose sight is out of date."""
        urgency = recipient.urgency
        if not any(recipient in self._queues[higher] for higher in Urgency if higher <= urgency):
            for waiting in self._queues.values():
                waiting.pop(recipient, None)
            self._queues[urgency][recipient] = None
        self._has_work.set()

    @property
    def is_idle(self) -> bool:
        """Whether no viewer waits for a sight."""
        return not any(self._queues.values())

    async def run(self) -> None:
        """Send sights until cancelled."""
        while True:
            await self._has_work.wait()
            until = self._ticks() + SLICE_SECONDS
            for urgency in cycle(SENDING_ORDER):
                if waiting := self._queues[urgency]:
                    self._send_next(waiting)
                    if self._ticks() >= until:
                        for _ in range(PAUSE_ROUNDS):
                            await asyncio.sleep(0)
                        until = self._ticks() + SLICE_SECONDS
                elif self.is_idle:
                    break
            self._has_work.clear()

    def _send_next(self, queue: dict[Recipient, None]) -> None:
        """Send a sight to the viewer who has waited longest."""
        recipient = next(iter(queue))
        del queue[recipient]
        recipient.refresh()
