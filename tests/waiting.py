"""The one way in which tests wait: until a condition holds, for as long as a busy machine needs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")


def load() -> float:
    """How many times slower the machine may be now, from 1 to 5. 4: four processes for each core."""
    return min(5.0, max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)))


SECONDS: Final = 60
PATIENCE: Final = SECONDS * load()  # seconds; a busy machine is slow, and not wrong
A_PROGRAM: Final = 300  # seconds for a whole program; the machine may become busy after these tests began
PAUSE: Final = 0.001
LONGEST: Final = 0.05  # pause between two looks at another process, which needs the processor itself


def is_late(began: float) -> bool:
    """Whether a wait has taken too long for a machine as busy as it is now."""
    took = time.monotonic() - began
    return took > SECONDS and took > SECONDS * load()


async def until(is_so: Callable[[], object]) -> None:
    """Wait until this is true; TimeoutError if it never is."""
    began = time.monotonic()
    while not is_so():
        _look_at_clock(began)
        await asyncio.sleep(PAUSE)


async def found(look: Callable[[], Awaitable[T]], is_it: Callable[[T], object] = bool) -> T:
    """The first answer that is the wanted one; TimeoutError if none is."""
    began = time.monotonic()
    while not is_it(answer := await look()):
        _look_at_clock(began)
        await asyncio.sleep(PAUSE)
    return answer


def _look_at_clock(began: float) -> None:
    if is_late(began):
        raise TimeoutError


async def settled() -> None:
    """Let every task go on until it waits for something outside of this process."""
    for _ in range(50):
        await asyncio.sleep(0)


def eventually(is_so: Callable[[], object]) -> bool:
    """Whether something becomes true."""
    began, pause = time.monotonic(), PAUSE
    while not (said := is_so()) and not is_late(began):
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)
    return bool(said)
