"""Row `turns`, Play by Turn: one hero after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.flows.options import Option, Reason
from meadhall.games.heropath import rows
from meadhall.games.heropath.actions.stops import STOP_DRAGON
from meadhall.games.heropath.state import Seat, State

NO_CALLS: Final = ((STOP_DRAGON, Reason("HP-RTM-11", "STOP is called in Real Time only.")),)


class ByTurn(rows.Pace):
    def travel_calls(self, s: State, seat: Seat) -> Sequence[tuple[Option, Reason | None]]:
        return NO_CALLS
