"""Who has a seat at a table."""

from __future__ import annotations

from dataclasses import dataclass


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
