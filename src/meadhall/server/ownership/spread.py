"""Homes that share all tables by their names, and what is new in turns."""

from __future__ import annotations

import itertools

from meadhall.server.ownership.names import home_by_name
from meadhall.server.ownership.requests import asked_for, is_of_one_home, sets_a_table, table_of


class Spread:
    """So many homes. `first` is where the first new table goes; each process that spreads begins elsewhere."""

    def __init__(self, count: int, first: int = 0) -> None:
        self.count = count
        self._turns = itertools.count(first)

    def home_of_request(self, head: bytes | bytearray) -> int | None:
        """Where a request belongs that begins so; None if that is all the same."""
        method, path = asked_for(head)
        table = table_of(path)
        if table is not None:
            return home_by_name(table, self.count)
        if sets_a_table(method, path):
            return self.next()
        return 0 if is_of_one_home(path) else None

    def next(self) -> int:
        """The home whose turn it is."""
        return next(self._turns) % self.count
