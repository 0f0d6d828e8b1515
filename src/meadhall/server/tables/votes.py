"""A vote on undoing an answer from which others have learned: all must agree, and no answer is a no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


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


# ---- who has a seat at a table


@dataclass
class Sitter:
    """Who has a seat: the person, if one has it; `level` is the bot that plays it now, "" if none does.

    `by` is the name of the other who gave it to that bot, while the person was away.
    """

    name: str
    person: str | None
    level: str
    resigned: bool = False
    is_lost: bool = False  # real time: the bot plays because the person's connection was lost
    returns: bool = False  # real time: the person is there again and waits for the seat
    by: str = ""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and not self.level
