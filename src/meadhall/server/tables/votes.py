"""A vote on undoing an answer from which others have learned: all must agree, and no answer is a no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Vote:
    """A vote on an undo: the asking seat, its answer, the start, and the seats that agreed or must still vote."""

    seat: int
    nth: int  # number among the standing answers, since unheard answers of others move places in the log
    at: float
    agreed: frozenset[int]
    waiting: frozenset[int]

    @classmethod
    def opened(cls, seats: Sequence[Sitter], seat: int, nth: int, at: float) -> Vote:
        """Open a vote. Bots always agree, and so do the other seats of the person who asks."""
        asks = seats[seat].person
        waiting = {its for its, other in enumerate(seats) if other.person not in (None, asks) and not other.level}
        return cls(seat, nth, at, frozenset(range(len(seats))) - waiting, frozenset(waiting))

    def said(self, seat: int) -> Vote:
        """The vote after this seat has agreed."""
        return replace(self, agreed=self.agreed | {seat}, waiting=self.waiting - {seat})

    def without(self, seat: int) -> Vote:
        """The vote without this seat."""
        return self.said(seat) if seat in self.waiting else self


# ---- the seats of a table


@dataclass
class Sitter:
    """The state of a seat: its person, if there is one, and in `level` the bot that plays it now, "" if none does.

    `by` is the name of the other player who gave it to that bot, while the person was away.
    """

    name: str
    person: str | None
    level: str
    resigned: bool = False
    is_lost: bool = False  # real time: the bot plays because the connection was lost
    returns: bool = False  # real time: the person is back and waits for the seat
    by: str = ""

    @property
    def is_free(self) -> bool:
        """Whether anybody may take this seat."""
        return self.person is None and not self.level
