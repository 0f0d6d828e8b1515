"""Real-time matches. A sequencer orders answers in real time; it has no clock, so its caller passes the time.

All times are whole milliseconds of the match's stopwatch, which is stopped while nobody plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from meadhall.engine.model.state import State
from meadhall.engine.privacy.position import Position, S_co

S = TypeVar("S", bound=State)
Span = tuple[int, int]  # minimum and maximum, in milliseconds


class Taker(Protocol):
    """Receives the answers from a sequencer: the match itself, or a recorder that passes them to the match."""

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """Give an answer of a seat. If it is not on offer, raise NotOffered and change nothing."""
        ...

    def let_pass(self, seat: int, at: int = 0) -> object:
        """Give a seat's default answer, because its time is up."""
        ...


class TimedMatch(Position[S_co], Taker, Protocol[S_co]):
    """The parts of a match that a sequencer needs."""


class SeatTimes(msgspec.Struct, frozen=True):
    """The times of one seat.

    - `lag` is the compensated delay of its connection; it is 0 until there are enough measurements.
    - `lands` is the time when its thrown dice land.
    - `limit` is the time when its question is answered by default.
    - `lost` is the time when its connection was lost; None while it is connected.
    """

    seat: int
    lag: int = 0
    lands: int | None = None
    limit: int | None = None
    lost: int | None = None


class GroupTimes(msgspec.Struct, frozen=True):
    """The times of seats that race with each other.

    - `starts` is the time when the race will start, `began` the time when it started.
    - `window` is the time when the first call takes effect, unless an earlier call arrives before that time.
    - `presses` is the time when the race adds pressure to the seats that have not finished it.
    """

    seats: list[int]
    starts: int | None = None
    began: int | None = None
    window: int | None = None
    presses: int | None = None


class Sequencer(Protocol):
    """Orders the answers of a real-time match. Its caller passes inputs with their times, and calls `wake` when due."""

    def answer(self, seat: int, key: str, time: int) -> None:
        """Receive an answer of a seat. Raise NotOffered if it is not allowed now."""
        ...

    def ping(self, seat: int, ms: int) -> None:
        """Receive a measured round-trip time of a seat."""
        ...

    def disconnect(self, seat: int, time: int) -> None:
        """Record that the connection of a seat was lost at this time."""
        ...

    def reconnect(self, seat: int, time: int) -> None:
        """Record that a lost seat has a player again."""
        ...

    def due(self) -> int | None:
        """Return the time of the next call of `wake`; None if there is nothing to do."""
        ...

    def wake(self, now: int) -> None:
        """Carry out everything that is due at the time `now`."""
        ...

    def seat_times(self, seat: int) -> SeatTimes:
        """Return the times of one seat, which are public."""
        ...

    def group_times(self) -> list[GroupTimes]:
        """Return the times of all groups of seats that race together."""
        ...

    def seats_for_bots(self, time: int) -> list[int]:
        """Return the lost seats that bots must play from now on, until their players return."""
        ...

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the match."""
        ...

    def can_return_to_player(self, seat: int) -> bool:
        """Whether a bot may return a seat to its player now."""
        ...

    def countdown(self) -> int:
        """Return the time for players to get ready before the clock starts again."""
        ...

    def connection_timeout(self) -> int:
        """Return the time to wait for players who have not connected yet."""
        ...

    def reaction_span(self, seat: int, pace: str) -> Span | None:
        """Return the time that a bot of this pace takes for its next answer; None while it is not asked."""
        ...


@dataclass(frozen=True)
class Timing(Generic[S]):
    """The real-time mode of a game.

    - `is_on` says whether a match with these options runs in real time. `sequencer` makes its sequencer.
    - `paces` are the speeds of its bots, the default first. `gentle` is the pace against new players.
    - `bots` are the kinds of bots that are fast enough.
    """

    is_on: Callable[[Mapping[str, Any]], bool]
    sequencer: Callable[[TimedMatch[S], Taker, int], Sequencer]
    paces: tuple[str, ...]
    bots: tuple[str, ...]
    gentle: str = ""
