"""The open vote as each seat sees it, and its time limit."""

from __future__ import annotations

from meadhall.engine.common.text import text
from meadhall.server.live.viewer import LiveTable
from meadhall.server.protocol import wire
from meadhall.server.tables.fold import Fold


def asking(table: LiveTable, now: float) -> wire.Asking | None:
    """The open vote of a table."""
    vote = table.fold.vote
    if vote is None:
        return None
    return wire.Asking(
        vote.seat,
        text("hall-vote", seat=vote.seat),
        sorted(vote.agreed),
        sorted(vote.waiting),
        seconds_to_vote(table, now),
    )


def has_others(fold: Fold, person: str) -> bool:
    """Whether other people would have to agree to an undo."""
    return any(one.person not in (None, person) and not one.level for one in fold.seats)


def seconds_to_vote(table: LiveTable, now: float) -> float | None:
    """Seconds left to vote; None without a vote or a limit."""
    vote, services = table.fold.vote, table.services
    if vote is None or services.pace.vote is None:
        return None
    since = max(vote.at, services.uptime.since)  # while the hall was closed nobody could vote
    return max(0.0, since + services.pace.vote - now)
