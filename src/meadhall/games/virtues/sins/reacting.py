"""Reactions: a sin card played out of turn against the sin card of another (SV-SIN-07, SV-SIN-08)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import SINS
from meadhall.games.virtues.events import Warded
from meadhall.games.virtues.sins.pile import discard, take_out
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.offers import React
from meadhall.games.virtues.windows.opening import ACTS, no_longer_affected


@ACTS.carries_out(React)
async def react(t: Table[State], seat: Seat, option: React) -> None:
    """It goes to the discard pile before the card that it answers (SV-SIN-06, SV-SIN-07)."""
    take_out(t, seat, option.card, "SV-SIN-07")
    no_longer_affected(t.state, seat)
    t.tell(Warded(seat, SINS[option.card].functions[option.function].name))
    await discard(t, seat, option.card)
