"""What every table needs of its hall."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meadhall.server.botworkers import Thinkers
from meadhall.server.hours import Hours
from meadhall.server.journal import Journal
from meadhall.server.pace import Pace
from meadhall.server.painting import Painter


@dataclass(frozen=True)
class Services:
    """The disk, the bots, the painter; the clock on the wall, one that only goes forward, the hall's hours; the log.

    `mistaken` is told the kind of every mistake, to count it.
    """

    journal: Journal
    bots: Thinkers
    painter: Painter
    pace: Pace
    now: Callable[[], float]
    ticks: Callable[[], float]
    hours: Hours
    log: Any
    mistaken: Callable[[str], object] = lambda kind: None

    def failed(self, kind: str, table: str = "", error: BaseException | None = None) -> None:
        """Writes down and counts a mistake of the hall or of a game: this one, or that which is dealt with now."""
        self.mistaken(kind)
        self.log.error("failed", kind=kind, exc_info=error or True, **({"table": table} if table else {}))
