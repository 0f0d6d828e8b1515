"""A vote on taking back what somebody has learned from already: everybody must agree, and silence is a no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from meadhall.server.protocol import wire

if TYPE_CHECKING:
    from meadhall.server.live.table import Table
    from meadhall.server.tables.fold import Fold, Sitter
    from meadhall.server.wording.hall_words import Words


@dataclass(frozen=True)
class Vote:
    """Who asks to take which of the own answers back, since when, who has agreed, and who has a say still."""

    seat: int
    nth: int  # of those that stood then: what others do unheard moves places in the log
    at: float
    agreed: frozenset[int]
    waiting: frozenset[int]

    @classmethod
    def opened(cls, seats: Sequence[Sitter], seat: int, nth: int, at: float) -> Vote:
        """A new one. Bots agree to anything, and so do the other seats of who asks."""
        asks = seats[seat].person
        waiting = {its for its, other in enumerate(seats) if other.person not in (None, asks) and not other.level}
        return cls(seat, nth, at, frozenset(range(len(seats))) - waiting, frozenset(waiting))

    def said(self, seat: int) -> Vote:
        """The same when this seat has agreed."""
        return replace(self, agreed=self.agreed | {seat}, waiting=self.waiting - {seat})

    def without(self, seat: int) -> Vote:
        """The same when this seat has no say any more."""
        return self.said(seat) if seat in self.waiting else self


def asking(table: Table, listener: int, words: Words, now: float) -> wire.Asking | None:
    """The open vote of a table, as a seat is told of it."""
    vote = table.fold.vote
    if vote is None:
        return None
    asked = words.you_ask_back if vote.seat == listener else words.asks_back(table.fold.names[vote.seat])
    return wire.Asking(vote.seat, asked, sorted(vote.agreed), sorted(vote.waiting), left(table, now))


def has_others(fold: Fold, person: str) -> bool:
    """Whether other people would have to agree to a take-back."""
    return any(one.person not in (None, person) and not one.level for one in fold.seats)


def left(table: Table, now: float) -> float | None:
    """How many seconds there are to say something; None where there is no vote, or no end of it."""
    vote, services = table.fold.vote, table.services
    if vote is None or services.pace.vote is None:
        return None
    since = max(vote.at, services.hours.since)  # while the hall was shut nobody could say anything
    return max(0.0, since + services.pace.vote - now)
