"""The seats of a table with their players and clocks, as everybody may see them."""

from __future__ import annotations

from collections.abc import Collection

from meadhall.server.live.sight import letters_of
from meadhall.server.protocol import wire
from meadhall.server.tables.clocks import DecisionClocks
from meadhall.server.tables.fold import Fold


def shown_seats(fold: Fold, here: Collection[str]) -> list[wire.Seat]:
    """The seats with their players, and whether these are present."""
    names = fold.names
    return [
        wire.Seat(
            seat=seat,
            name=names[seat],
            letter=letter,
            person=one.person,
            bot=one.level,
            here=bool(one.level) or one.person in here,
            resigned=one.resigned,
            by=one.by,
        )
        for seat, (one, letter) in enumerate(zip(fold.seats, letters_of(tuple(names)), strict=True))
    ]


def clocks_of(fold: Fold, now: float) -> list[wire.Clock]:
    """The time left to each seat."""
    clocks, running = fold.clocks, fold.running
    if clocks is None:
        return []
    if isinstance(clocks, DecisionClocks):
        return [wire.Clock(seat, clocks.left_at(now, seat, running), True, decision=True) for seat in running]
    return [wire.Clock(seat, clocks.left_at(now, seat, running), seat in running) for seat in range(len(fold.seats))]


def shares_a_screen(fold: Fold, seat: int) -> bool:
    """Whether the person at this seat has others too, so that several people may share one screen in turn."""
    person = fold.seats[seat].person if seat >= 0 else None
    return person is not None and len(fold.of(person)) > 1
