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


PATIENCE: Final = 300  # seconds; a busy machine is slow, and not wrong
PAUSE: Final = 0.001
LONGEST: Final = 0.05  # pause between two looks at another process, which needs the processor itself


async def until(is_so: Callable[[], object]) -> None:
    """Wait until this is true; TimeoutError if it never is."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(PAUSE)


async def found(look: Callable[[], Awaitable[T]], is_it: Callable[[T], object] = bool) -> T:
    """The first answer that is the wanted one; TimeoutError if none is."""
    async with asyncio.timeout(PATIENCE):
        while not is_it(answer := await look()):
            await asyncio.sleep(PAUSE)
    return answer


async def settled() -> None:
    """Let every task go on until it waits for something outside of this process."""
    for _ in range(50):
        await asyncio.sleep(0)


def eventually(is_so: Callable[[], object]) -> bool:
    """Whether something becomes true."""
    ends, pause = time.monotonic() + PATIENCE, PAUSE
    while not (said := is_so()) and time.monotonic() < ends:
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)
    return bool(said)
