"""Event numbers as each person counts them: events that a person has not seen do not count for that person."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection

Whose = int | str  # a seat, or a person


class EventNumbers:
    """The numbers of the events of which nobody heard but who did them; all others count for everybody."""

    def __init__(self) -> None:
        self._own: dict[Whose, list[int]] = {}
        self.latest = 0

    def keep(self, seq: int, whose: Whose) -> None:
        """Nobody but this one has heard of this event."""
        self._own.setdefault(whose, []).append(seq)
        self.latest = seq

    def became(self, guest: str, person: str) -> None:
        """What a guest has done is another's."""
        if guest in self._own:
            self._own[person] = sorted(self._own.get(person, []) + self._own.pop(guest))

    def up_to(self, seq: int, mine: Collection[Whose]) -> int:
        """How many events there are up to one, for whom these are."""
        return seq - sum(bisect_right(own, seq) for whose, own in self._own.items() if whose not in mine)
