"""Wait until a condition holds, for longer on a busy machine. Tests wait in no other way."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")


def load() -> float:
    """Return how many times slower the machine may be now, from 1 to 5. 4 means four processes per core."""
    return min(5.0, max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)))


SECONDS: Final = 60
PATIENCE: Final = SECONDS * load()  # seconds; longer on a busy machine
A_PROGRAM: Final = 300  # seconds for a whole program; long, because the machine may become busy after the tests begin
PAUSE: Final = 0.001
LONGEST: Final = 0.05  # seconds between two checks of another process, which needs the processor itself


def is_late(began: float) -> bool:
    """Whether a wait has taken too long for a machine as busy as this one is now."""
    took = time.monotonic() - began
    return took > SECONDS and took > SECONDS * load()


async def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds. Raise TimeoutError if it never does."""
    began = time.monotonic()
    while not condition():
        _raise_if_late(began)
        await asyncio.sleep(PAUSE)


async def found(look: Callable[[], Awaitable[T]], is_wanted: Callable[[T], object] = bool) -> T:
    """Call `look` until its result is the wanted one, and return it. Raise TimeoutError if there is no such result."""
    began = time.monotonic()
    while not is_wanted(answer := await look()):
        _raise_if_late(began)
        await asyncio.sleep(PAUSE)
    return answer


def _raise_if_late(began: float) -> None:
    if is_late(began):
        raise TimeoutError


async def settled() -> None:
    """Wait until every task waits for something outside this process."""
    for _ in range(50):
        await asyncio.sleep(0)


def eventually(condition: Callable[[], object]) -> bool:
    """Wait until the condition holds, and return whether it did."""
    began, pause = time.monotonic(), PAUSE
    while not (said := condition()) and not is_late(began):
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)
    return bool(said)
