"""Real time: how a match runs against the clock. A sequencer has no clock; whoever runs it says what time it is.

All times are whole milliseconds of one clock, which began with the match and stands still while nobody plays.
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
    """Who takes the answers that a sequencer lets happen: the match, or whoever writes each down before it is told."""

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """An answer; NotOffered if it cannot be given, and then nothing has happened."""
        ...

    def let_pass(self, seat: int, at: int = 0) -> object:
        """Time is up for a seat: what stands unanswered stands."""
        ...


class Timed(Position[S_co], Taker, Protocol[S_co]):
    """A match as a sequencer looks at it; it takes answers itself where nobody else does."""


class SeatTimes(msgspec.Struct, frozen=True):
    """The times of one seat: when what it threw lands, when its question passes by itself, since when it is lost.

    `lag` is the delay of its line that is made good, 0 until it has been measured often enough.
    """

    seat: int
    lag: int = 0
    lands: int | None = None
    limit: int | None = None
    lost: int | None = None


class GroupTimes(msgspec.Struct, frozen=True):
    """The times of seats that race with each other: when the race starts, or began; when it closes; when it presses.

    `window` is when a call that was made counts, unless an earlier one comes in; `presses` when the race itself does
    something to those who do not end it.
    """

    seats: list[int]
    starts: int | None = None
    began: int | None = None
    window: int | None = None
    presses: int | None = None


class Sequencer(Protocol):
    """Real time for one match: it is told what comes in, and when, and asked when to be woken next."""

    def answer(self, seat: int, key: str, at: int) -> None:
        """An answer of a seat comes in; NotOffered if it cannot be given now."""
        ...

    def ping(self, seat: int, ms: int) -> None:
        """A measurement of a seat's round-trip time."""
        ...

    def lose(self, seat: int, at: int) -> None:
        """The connection of a seat is lost since then."""
        ...

    def find(self, seat: int, at: int) -> None:
        """Somebody plays a lost seat again."""
        ...

    def due(self) -> int | None:
        """When the next thing happens by itself; None if nothing will."""
        ...

    def wake(self, now: int) -> None:
        """Lets everything happen that is due by now."""
        ...

    def seat_times(self, seat: int) -> SeatTimes:
        """The times of one seat, which everybody may know."""
        ...

    def group_times(self) -> list[GroupTimes]:
        """The times of all that race together."""
        ...

    def replaced(self, at: int) -> list[int]:
        """The lost seats that a bot is to play from now on; until they are found, that is due."""
        ...

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the match."""
        ...

    def is_resting(self, seat: int) -> bool:
        """Whether a seat may go back to its player now."""
        ...

    def lead(self) -> int:
        """How long everybody has to get ready when the clock goes on after it stood still."""
        ...

    def patience(self) -> int:
        """How long players are waited for who have not come yet."""
        ...

    def reaction(self, seat: int, pace: str) -> Span | None:
        """How long a bot of this pace takes for its next answer; None while it has none to give."""
        ...


@dataclass(frozen=True)
class Timing(Generic[S]):
    """How a game runs in real time: with which options, and by what. `paces` are those of its bots, the usual first.

    `bots` are the kinds of bot that are quick enough for it; `gentle` is the pace for who plays for the first time.
    """

    is_on: Callable[[Mapping[str, Any]], bool]
    sequencer: Callable[[Timed[S], Taker, int], Sequencer]
    paces: tuple[str, ...]
    bots: tuple[str, ...]
    gentle: str = ""
