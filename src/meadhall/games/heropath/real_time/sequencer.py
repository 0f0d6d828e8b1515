"""Clocks of Real Time: timers that answer for players, and the speed of bots. It reads no clock itself.

The caller passes each input with its time in milliseconds, and asks `due` when to call `wake` next. Answers count in
the order in which they arrive (HP-RTM-03, HP-RTM-19).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine import CLOCK, GroupTimes, SeatTimes, Taker, Timing
from meadhall.engine.flows.flow import ANY
from meadhall.engine.realtime.timing import Span, TimedMatch
from meadhall.games.heropath.content import TABLE
from meadhall.games.heropath.real_time.flows import STALL, active_seats
from meadhall.games.heropath.state import Seat, State

MS_PER_SECOND: Final = 1000
PING_COUNT: Final = 9  # number of measurements kept for each seat. The round-trip time is their median
MIN_PINGS: Final = 3  # number of measurements needed to show a round-trip time
PACES: Final[Mapping[str, Span]] = {"steady": (900, 2200), "calm": (1800, 4000), "quick": (400, 1000)}


class Sequencer:
    """The clocks of one match. Pass each input with its time, and call `wake` when a timer runs out."""

    def __init__(self, match: TimedMatch[State], taker: Taker, time: int) -> None:
        self.match = match
        self.taker = taker
        self.pings: dict[Seat, deque[int]] = {}
        self.lost_at: dict[Seat, int] = {}  # time at which the connection was lost
        self.alarms: dict[str, int] = {}  # time of each timer: STALL, or `pass:` and a seat
        self.log_length = -1  # length of the log when the timers were set
        self._reset_alarms(time)

    # ---- input

    def answer(self, seat: int, key: str, time: int) -> None:
        """Pass on a seat's answer (HP-RTM-19).

        Raise NotOffered if the answer is no longer possible, for example after a STOP.
        """
        self.wake(time)
        self.taker.answer(seat, key, time)
        self._reset_alarms(time)

    def ping(self, seat: int, ms: int) -> None:
        """Record a seat's round-trip time in milliseconds. The game only displays it."""
        self.pings.setdefault(seat, deque(maxlen=PING_COUNT)).append(ms)

    def disconnect(self, seat: int, time: int) -> None:
        """Record that a seat has lost its connection."""
        self.wake(time)
        self.lost_at[seat] = time

    def reconnect(self, seat: int, time: int) -> None:
        """Record that a seat is connected again."""
        self.wake(time)
        self.lost_at.pop(seat, None)

    # ---- timers

    def due(self) -> int | None:
        """Return the time of the next timer, or None."""
        replacements = [lost_at + self.connection_timeout() for lost_at in self.lost_at.values()]
        return min([*self.alarms.values(), *replacements], default=None)

    def wake(self, now: int) -> None:
        """Carry out all timers that are due, in order of time."""
        while self.alarms and (at := min(self.alarms.values())) <= now:
            key = min(key for key, alarm_time in self.alarms.items() if alarm_time == at)
            del self.alarms[key]
            if key == STALL.key:
                self.taker.answer(CLOCK, key, at)
            else:
                self.taker.let_pass(int(key.partition(":")[2]), at)
            self._reset_alarms(at)
        self._reset_alarms(now)

    def _reset_alarms(self, now: int) -> None:
        """Restart the timers after every answer: one for a stall, and one for a player who keeps all others waiting."""
        if len(self.match.log) == self.log_length:
            return
        self.log_length = len(self.match.log)
        self.alarms = {key: now + ms for key, ms in self._needed_alarms().items()}

    def _needed_alarms(self) -> dict[str, int]:
        ask = self.match.ask
        if ask is None:
            return {}
        seats = [seat for seat in ask.waiting if seat != CLOCK]
        if CLOCK in ask.waiting:
            return {STALL.key: TABLE.realtime.stall_s * MS_PER_SECOND}
        if ask.way == ANY and len(seats) > 1:
            return {}
        return {f"pass:{seat}": TABLE.realtime.answer_s * MS_PER_SECOND for seat in seats}

    # ---- questions from the caller

    def seat_times(self, seat: int) -> SeatTimes:
        """Return the public times of one seat."""
        pings = sorted(self.pings.get(seat, ()))
        lag = pings[len(pings) // 2] if len(pings) >= MIN_PINGS else 0
        return SeatTimes(seat=seat, lag=lag, limit=self.alarms.get(f"pass:{seat}"), lost=self.lost_at.get(seat))

    def group_times(self) -> list[GroupTimes]:
        """Return the times of the seats that are still in the round. `presses` is the time of the stall timer."""
        return [GroupTimes(seats=active_seats(self.match.state), presses=self.alarms.get(STALL.key))]

    def seats_for_bots(self, time: int) -> list[int]:
        """Return the disconnected seats that a bot plays from now on (HP-END-09)."""
        return [seat for seat, lost_at in self.lost_at.items() if time >= lost_at + self.connection_timeout()]

    def is_in(self, seat: int) -> bool:
        """Return True, because no player drops out of this game."""
        return True

    def can_return_to_player(self, seat: int) -> bool:
        """Whether a bot may return a seat to its player now. It may not while the match waits for this seat."""
        ask = self.match.ask
        return ask is None or seat not in ask.waiting or ask.way == ANY

    def countdown(self) -> int:
        """Return 0, because no player needs time to prepare."""
        return 0

    def connection_timeout(self) -> int:
        """Return the time that the match waits for a disconnected player."""
        return TABLE.realtime.grace_s * MS_PER_SECOND

    def reaction_span(self, seat: int, pace: str) -> Span | None:
        """Return the range of a bot's thinking time for its next answer, or None if the bot is not asked."""
        ask = self.match.ask
        return PACES[pace] if ask is not None and seat in ask.waiting else None


def sequencer(match: TimedMatch[State], taker: Taker, time: int) -> Sequencer:
    """Return the real-time clocks of a match, starting at this time."""
    return Sequencer(match, taker, time)


def is_real_time(options: Mapping[str, Any]) -> bool:
    """Whether these options select Real Time."""
    return options.get("turns") == "real-time"


TIMING: Final[Timing[State]] = Timing(is_real_time, sequencer, tuple(PACES), ("random", "sensible"), "calm")
