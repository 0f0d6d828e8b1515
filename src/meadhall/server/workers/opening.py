"""Opening a hall of several processes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings
from meadhall.server.premises import address, alone, bound, leave_word
from meadhall.server.workers.workers import Workers

NOT_HERE: Final = "this system cannot give connections from process to process; open the hall without --workers"


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Opens a hall and keeps it open until a signal ends it; `ready` is told where it is."""
    if not hasattr(socket, "send_fds"):
        raise MeadhallError(NOT_HERE)
    with alone(settings) as lock, contextlib.closing(bound(settings)) as listening:
        place = address(settings, listening.getsockname()[1])

        def opened() -> None:
            leave_word(lock, place)
            ready(place)

        asyncio.run(Workers(settings, lock.fileno()).run(listening, opened))
