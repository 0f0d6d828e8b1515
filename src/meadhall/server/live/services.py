"""The services that all tables share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meadhall.server.bots.pool import BotRunner
from meadhall.server.config.pace import Pace
from meadhall.server.live.broadcaster import Broadcaster
from meadhall.server.live.uptime import Uptime
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.owners import SINGLE_PROCESS, Ownership
from meadhall.server.tables.journal import Journal


@dataclass(frozen=True)
class Services:
    """Everything that tables share.

    `now` is the wall clock in seconds, `ticks` a monotonic clock. `count_failure` receives the kind of every error.
    """

    journal: Journal
    bots: BotRunner
    broadcaster: Broadcaster
    pace: Pace
    now: Callable[[], float]
    ticks: Callable[[], float]
    uptime: Uptime
    log: Any
    notifier: Notifier
    count_failure: Callable[[str], object] = lambda kind: None
    ownership: Ownership = SINGLE_PROCESS

    def log_failure(self, kind: str, table_id: str = "", error: BaseException | None = None) -> None:
        """Log and count an error of the hall or of a game. Without `error`, it is the exception being handled."""
        self.count_failure(kind)
        self.log.error("failed", kind=kind, exc_info=error or True, **({"table": table_id} if table_id else {}))
