"""A vote on undoing an answer that others have learned from. All must agree; a missing vote is a no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Vote:
    """A vote on an undo: the asking seat, its answer, the start, the seats that agreed, and those yet to vote."""

    seat: int
    answer_number: int  # the seat's answer to undo, counted from 1; log positions may change during the vote
    opened_at: float
    agreed: frozenset[int]
    waiting: frozenset[int]

    @classmethod
    def open(cls, seats: Sequence[SeatState], seat: int, nth: int, start: float) -> Vote:
        """Return a new vote. Bots and all seats of the asking person have agreed already."""
        asker = seats[seat].person
        waiting = {voter for voter, other in enumerate(seats) if other.person not in (None, asker) and not other.level}
        return cls(seat, nth, start, frozenset(range(len(seats))) - waiting, frozenset(waiting))

    def with_consent(self, seat: int) -> Vote:
        """Return the vote after this seat has agreed."""
        return replace(self, agreed=self.agreed | {seat}, waiting=self.waiting - {seat})

    def without(self, seat: int) -> Vote:
        """Return the vote after this seat is no longer asked."""
        return self.with_consent(seat) if seat in self.waiting else self


# ---- the seats of a table


@dataclass
class SeatState:
    """The state of a seat. `level` is the bot that plays now, or "".

    `handed_over_by` is the name of the player who gave the seat of an absent person to the bot, or "".
    """

    name: str
    person: str | None
    level: str
    resigned: bool = False
    is_lost: bool = False  # real time: the bot plays since the connection was lost
    is_returning: bool = False  # real time: the person is back, and waits for the seat
    handed_over_by: str = ""

    @property
    def is_free(self) -> bool:
        """Whether anybody may take this seat."""
        return self.person is None and not self.level
