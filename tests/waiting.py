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


MAX_SECONDS: Final = 60
PATIENCE: Final = MAX_SECONDS * load()  # seconds; longer on a busy machine
MAX_PROGRAM_SECONDS: Final = 300  # for a whole program, as the machine may become busy after the tests begin
CHECK_INTERVAL: Final = 0.001
MAX_PAUSE: Final = 0.05  # seconds between two checks of another process, which needs the processor itself


def is_late(started_at: float) -> bool:
    """Whether a wait has taken too long for a machine as busy as this one is now."""
    seconds_waited = time.monotonic() - started_at
    return seconds_waited > MAX_SECONDS and seconds_waited > MAX_SECONDS * load()


async def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds. Raise TimeoutError if it never does."""
    started_at = time.monotonic()
    while not condition():
        _raise_if_late(started_at)
        await asyncio.sleep(CHECK_INTERVAL)


async def found(look: Callable[[], Awaitable[T]], is_wanted: Callable[[T], object] = bool) -> T:
    """Call `look` until its result is the wanted one, and return it. Raise TimeoutError if there is no such result."""
    started_at = time.monotonic()
    while not is_wanted(answer := await look()):
        _raise_if_late(started_at)
        await asyncio.sleep(CHECK_INTERVAL)
    return answer


def _raise_if_late(started_at: float) -> None:
    if is_late(started_at):
        raise TimeoutError


async def wait_until_idle() -> None:
    """Wait until every task waits for something outside this process."""
    for _ in range(50):
        await asyncio.sleep(0)


def eventually(condition: Callable[[], object]) -> bool:
    """Wait until the condition holds, and return whether it did."""
    began, pause = time.monotonic(), CHECK_INTERVAL
    while not (result := condition()) and not is_late(began):
        time.sleep(pause)
        pause = min(2 * pause, MAX_PAUSE)
    return bool(result)
