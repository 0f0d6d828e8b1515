"""A vote on taking back what somebody has learned from already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.server.folding import Sitter


@dataclass(frozen=True)
class Vote:
    """Who asks to go back to which place of the log, who has agreed, and who has a say still."""

    seat: int
    to: int
    agreed: frozenset[int]
    waiting: frozenset[int]

    @classmethod
    def opened(cls, seats: Sequence[Sitter], seat: int, to: int) -> Vote:
        """A new one. Bots agree to anything, and so do the other seats of who asks."""
        asks = seats[seat].person
        waiting = {at for at, other in enumerate(seats) if other.person not in (None, asks) and not other.level}
        return cls(seat, to, frozenset(range(len(seats))) - waiting, frozenset(waiting))

    def said(self, seat: int) -> Vote:
        """The same when this seat has agreed."""
        return Vote(self.seat, self.to, self.agreed | {seat}, self.waiting - {seat})

    def without(self, seat: int) -> Vote:
        """The same when this seat has no say any more."""
        return self.said(seat) if seat in self.waiting else self
