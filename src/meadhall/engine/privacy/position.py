"""The parts of a match that `privacy` and `realtime` need, so that they do not import `play`."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from meadhall.engine.flows.flow import Ask
from meadhall.engine.model.state import State
from meadhall.engine.table.log import Entry
from meadhall.engine.table.table import Table

S_co = TypeVar("S_co", bound=State, covariant=True)


class Position(Protocol[S_co]):
    """A match at one moment: its table, its log, and its open question."""

    @property
    def table(self) -> Table[Any]: ...

    @property
    def state(self) -> S_co: ...

    @property
    def log(self) -> list[Entry]: ...

    @property
    def ask(self) -> Ask[Any] | None: ...
