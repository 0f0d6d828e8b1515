"""The services that all tables share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meadhall.server.bots.pool import Thinkers
from meadhall.server.config.pace import Pace
from meadhall.server.live.broadcaster import Broadcaster
from meadhall.server.live.uptime import Uptime
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.tables.journal import Journal


@dataclass(frozen=True)
class Services:
    """Everything the tables share: database, bots, broadcaster, two clocks, uptime, log, notifier and owners.

    `mistaken` receives the kind of every error, to count it.
    """

    journal: Journal
    bots: Thinkers
    broadcaster: Broadcaster
    pace: Pace
    now: Callable[[], float]
    ticks: Callable[[], float]
    uptime: Uptime
    log: Any
    notifier: Notifier
    mistaken: Callable[[str], object] = lambda kind: None
    ownership: Ownership = ALONE

    def failed(self, kind: str, table: str = "", error: BaseException | None = None) -> None:
        """Log and count an error of the hall or of a game: this one, or the current exception."""
        self.mistaken(kind)
        self.log.error("failed", kind=kind, exc_info=error or True, **({"table": table} if table else {}))
