"""What every table needs of its hall."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meadhall.server.botworkers import Thinkers
from meadhall.server.journal import Journal
from meadhall.server.pace import Pace
from meadhall.server.painting import Painter


@dataclass(frozen=True)
class Services:
    """The disk, the bots, the painter, the clock on the wall, one that only goes forward, and the log."""

    journal: Journal
    bots: Thinkers
    painter: Painter
    pace: Pace
    now: Callable[[], float]
    ticks: Callable[[], float]
    log: Any
