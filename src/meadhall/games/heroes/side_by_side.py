"""Duels side by side (HE-VTM-03, HE-VTO-01): in real time they run independently."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Lanes
from meadhall.games.heroes.state import APART, EMPTY, FINALS, Duel, Seat, State


def running_duels(s: State) -> list[int]:
    """Return the numbers of the duels that run side by side in real time, or [] if all players play together.

    After a Hero of a team game has fallen, the other pair only finishes a round that a Stop has begun (HE-VTM-06).
    A duel that was ended early continues while a player owes a die (HE-SPL-02).
    """
    if s.options.mode != "realtime" or s.places or s.stage not in (APART, FINALS) or not all(d.ready for d in s.duels):
        return []
    is_pair_stage_ending = s.options.format == "team" and any(duel.over for duel in s.duels)
    numbers = [
        number
        for number, duel in enumerate(s.duels)
        if not duel.over and (not is_pair_stage_ending or is_stopped(duel))
    ]
    return sorted({*numbers, *(number for number, seats in seats_owing_dice(s).items() if seats)})


def seats_owing_dice(s: State) -> dict[int, list[Seat]]:
    """Return the players who must give up a die after Blessing, by the number of their duel."""
    return {number: duel.desk.due for number, duel in enumerate(s.duels) if duel.desk is not None} | {s.now: s.due}


def is_stopped(duel: Duel) -> bool:
    """Whether somebody has called Stop, even while the window is still open."""
    return duel.caller != EMPTY or bool(duel.called)


def duel_opponent(s: State, seat: Seat) -> Seat:
    """Return the opponent of a player while pairs play apart, or EMPTY when all play together (HE-VTM-01)."""
    if s.stage not in (APART, FINALS):
        return EMPTY
    duel = s.duel_of(seat)
    return EMPTY if duel.over else next(other for other in duel.seats if other != seat)


def current_duels(s: State) -> list[Duel]:
    """Return the duels that the rules work on now: a single one if duels run side by side, or else all."""
    return [s.duel] if running_duels(s) else s.duels


def duel_in_state(s: State) -> int:
    """Return the number of the duel whose fields are loaded into the state."""
    return s.now


def shown_duel(s: State, seat: Seat) -> int:
    """Return the number of the duel shown to a seat. A spectator sees the first duel in which somebody acts.

    Showing the duel that the rules ran last would reveal when a player has given a part of an answer.
    """
    numbers = running_duels(s)
    own = [number for number in numbers if seat in s.duels[number].seats]
    acting = [number for number in numbers if s.duels[number].caller != EMPTY]
    if own:
        return own[0]
    return acting[0] if acting else s.now


LANES: Final[Lanes[State]] = Lanes(running_duels, duel_in_state, State.enter, shown_duel)
