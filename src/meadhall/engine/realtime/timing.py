"""Real time: how a match runs against the clock. A sequencer has no clock; its caller tells it the time.

All times are whole milliseconds of one clock, which began with the match and stops while nobody plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from meadhall.engine.model.state import State
from meadhall.engine.privacy.position import Position, S_co

S = TypeVar("S", bound=State)
Span = tuple[int, int]  # at least and at most


class Taker(Protocol):
    """Receives the answers that a sequencer passes on: the match, or a recorder in front of it."""

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """Answer for a seat; NotOffered changes nothing."""
        ...

    def let_pass(self, seat: int, at: int = 0) -> object:
        """Give a seat's default answer, since its time is up."""
        ...


class TimedMatch(Position[S_co], Taker, Protocol[S_co]):
    """The parts of a match that a sequencer needs; it receives the answers itself unless a Taker does."""


class SeatTimes(msgspec.Struct, frozen=True):
    """The times of one seat: when its throw lands, when its question passes by itself, since when it is lost.

    `lag` is the delay of its connection that is compensated, 0 until it has been measured often enough.
    """

    seat: int
    lag: int = 0
    lands: int | None = None
    limit: int | None = None
    lost: int | None = None


class GroupTimes(msgspec.Struct, frozen=True):
    """The times of seats that race with each other: start of the race, its end, and when it adds pressure.

    `window` is when a call counts, unless an earlier one arrives. `presses` is when the race itself acts on the seats
    that have not ended it.
    """

    seats: list[int]
    starts: int | None = None
    began: int | None = None
    window: int | None = None
    presses: int | None = None


class Sequencer(Protocol):
    """Real time for one match: tell it each input with its time, and ask when to wake it next."""

    def answer(self, seat: int, key: str, at: int) -> None:
        """Take an answer of a seat; NotOffered if it is not allowed now."""
        ...

    def ping(self, seat: int, ms: int) -> None:
        """Take a measurement of a seat's round-trip time."""
        ...

    def disconnect(self, seat: int, at: int) -> None:
        """Note that the connection of a seat is lost since then."""
        ...

    def reconnect(self, seat: int, at: int) -> None:
        """Note that somebody plays a lost seat again."""
        ...

    def due(self) -> int | None:
        """The time of the next wake-up; None if never."""
        ...

    def wake(self, now: int) -> None:
        """Do everything that is due by now."""
        ...

    def seat_times(self, seat: int) -> SeatTimes:
        """The times of one seat, which everybody may know."""
        ...

    def group_times(self) -> list[GroupTimes]:
        """The times of all groups that race together."""
        ...

    def replaced(self, at: int) -> list[int]:
        """The lost seats that a bot must play from now on, until they are found."""
        ...

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the match."""
        ...

    def is_resting(self, seat: int) -> bool:
        """Whether a seat may go back to its player now."""
        ...

    def lead(self) -> int:
        """How long all players have to get ready when the clock starts again."""
        ...

    def patience(self) -> int:
        """How long to wait for players who have not arrived yet."""
        ...

    def reaction(self, seat: int, pace: str) -> Span | None:
        """How long a bot of this pace takes for its next answer; None while it has none to give."""
        ...


@dataclass(frozen=True)
class Timing(Generic[S]):
    """How a game runs in real time: its options and its sequencer. `paces` are those of its bots, the usual one first.

    `bots` are the kinds of bot that are quick enough; `gentle` is the pace for new players.
    """

    is_on: Callable[[Mapping[str, Any]], bool]
    sequencer: Callable[[TimedMatch[S], Taker, int], Sequencer]
    paces: tuple[str, ...]
    bots: tuple[str, ...]
    gentle: str = ""
