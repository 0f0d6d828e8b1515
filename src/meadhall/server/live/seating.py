"""The public facts of seats: players, presence and clocks."""

from __future__ import annotations

from collections.abc import Collection

from meadhall.server.live.sight import letters_of
from meadhall.server.protocol import wire
from meadhall.server.tables.clocks import DecisionClocks
from meadhall.server.tables.fold import Fold


def seats_for_viewers(fold: Fold, present: Collection[str]) -> list[wire.Seat]:
    """Return all seats with their players; `present` holds the ids of the people who are at the table."""
    names = fold.names
    return [
        wire.Seat(
            seat=seat,
            name=names[seat],
            letter=letter,
            person=seat_state.person,
            bot=seat_state.level,
            here=bool(seat_state.level) or seat_state.person in present,
            resigned=seat_state.resigned,
            by=seat_state.handed_over_by,
        )
        for seat, (seat_state, letter) in enumerate(zip(fold.seats, letters_of(tuple(names)), strict=True))
    ]


def clocks_for_viewers(fold: Fold, now: float) -> list[wire.Clock]:
    """Return the clocks of all seats at the time `now`. Clocks for single decisions are left out unless they run."""
    clocks, running = fold.clocks, fold.seats_on_clock
    if clocks is None:
        return []
    if isinstance(clocks, DecisionClocks):
        return [wire.Clock(seat, clocks.seconds_left_at(now, seat, running), True, decision=True) for seat in running]
    return [
        wire.Clock(seat, clocks.seconds_left_at(now, seat, running), seat in running) for seat in range(len(fold.seats))
    ]


def shares_a_screen(fold: Fold, seat: int) -> bool:
    """Whether the person at this seat has more seats: then several people may share one screen."""
    person = fold.seats[seat].person if seat >= 0 else None
    return person is not None and len(fold.seats_of(person)) > 1
