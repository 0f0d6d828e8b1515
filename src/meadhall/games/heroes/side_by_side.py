"""Duels side by side (HE-VTM-03, HE-VTO-01): in real time they go on independently."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Lanes
from meadhall.games.heroes.state import APART, EMPTY, FINALS, Duel, Seat, State


def running(s: State) -> list[int]:
    """The duels that are played side by side; none while one alone is left, or all play together.

    When a Hero of a team game has fallen, the other pair finishes its round if it is in one, or has called Stop
    (HE-VTM-06). A duel that broke off goes on until a die that is owed is given up (HE-SPL-02).
    """
    if s.options.mode != "realtime" or s.places or s.stage not in (APART, FINALS) or not all(d.ready for d in s.duels):
        return []
    ends = s.options.format == "team" and any(duel.over for duel in s.duels)
    playing = [number for number, duel in enumerate(s.duels) if not duel.over and (not ends or is_stopped(duel))]
    return sorted({*playing, *(number for number, seats in owing(s).items() if seats)})


def owing(s: State) -> dict[int, list[Seat]]:
    """The players who must give up a die after Blessing, by duel."""
    return {number: duel.desk.due for number, duel in enumerate(s.duels) if duel.desk is not None} | {s.now: s.due}


def is_stopped(duel: Duel) -> bool:
    """Whether somebody has called Stop, even while the window is still open."""
    return duel.caller != EMPTY or bool(duel.called)


def duel_opponent(s: State, seat: Seat) -> Seat:
    """Opponent of a player while pairs play apart (HE-VTM-01); EMPTY when all play together."""
    if s.stage not in (APART, FINALS):
        return EMPTY
    duel = s.duel_of(seat)
    return EMPTY if duel.over else next(other for other in duel.seats if other != seat)


def here(s: State) -> list[Duel]:
    """The duels that the rules look at now: one if they are played side by side, otherwise all."""
    return [s.duel] if running(s) else s.duels


def duel_in_state(s: State) -> int:
    """Return the duel whose fields are loaded into the state."""
    return s.now


def looked_at(s: State, seat: Seat) -> int:
    """Return the duel that a seat looks at: its own. Spectators see the first duel in which somebody acts.

    It never depends on the duel the rules ran last, which would reveal when a part of an answer was given.
    """
    going_on = running(s)
    own = [number for number in going_on if seat in s.duels[number].seats]
    acting = [number for number in going_on if s.duels[number].caller != EMPTY]
    if own:
        return own[0]
    return acting[0] if acting else s.now


LANES: Final[Lanes[State]] = Lanes(running, duel_in_state, State.enter, looked_at)
