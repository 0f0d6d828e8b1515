"""The sequencer of real time (4.5): it orders answers and timed events. It has no clock of its own.

Its caller (a server, a test, a simulation) passes each input with its time, in milliseconds of one clock, and calls
`wake` at the time that `due` returns. The sequencer passes the answers to the match, in order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from meadhall.engine import CLOCK, Answer, Ask, GroupTimes, Menu, SeatTimes, Taker, Timing
from meadhall.engine.flows.flow import ANY, WHOLE_TABLE, Lane
from meadhall.engine.realtime.timing import Span, TimedMatch
from meadhall.games.heroes import content, side_by_side
from meadhall.games.heroes.effects.dice import CALL_STOP, LIFT_OPTIONS, Dice, Throw, dice_in_hand, dice_with_face
from meadhall.games.heroes.real_time import flows
from meadhall.games.heroes.state import EMPTY, IN_AIR, Duel, Seat, State

RACE_QUESTION: Final = "race"
MAX_PINGS: Final = 9  # the round-trip time is the median of this many measurements
MIN_PINGS: Final = 3  # with fewer measurements, the round-trip time is 0


class Pace(NamedTuple):
    """Speed of a bot."""

    delay: int  # before a throw or Stop, in percent of the table's `bot_delay`
    answer: Span  # shortest and longest time for any other answer, in ms
    part: Span  # shortest and longest time for a later part of an answer, in ms


# With the usual `bot_delay` of 700 to 1600 ms, calm bots take 1190 to 2720 ms for a throw, and quick ones 385 to 880.
PACES: Final = {
    "steady": Pace(100, (1200, 2600), (250, 600)),
    "calm": Pace(170, (2000, 4200), (400, 1000)),
    "quick": Pace(55, (700, 1500), (150, 350)),
}


class Lag:
    """The round-trip time of one seat: the median of the last nine, 0 until the third (HE-RTM-06)."""

    def __init__(self) -> None:
        self.pings: deque[int] = deque(maxlen=MAX_PINGS)

    def add(self, ms: int) -> None:
        self.pings.append(ms)

    @property
    def ms(self) -> int:
        return sorted(self.pings)[len(self.pings) // 2] if len(self.pings) >= MIN_PINGS else 0


class Sequencer:
    """Runs one match in real time: pass each input with its time, and call `wake` when something is due.

    It sends answers to `taker`, or directly to the match.
    """

    def __init__(self, match: TimedMatch[State], time: int = 0, taker: Taker | None = None) -> None:
        self.match = match
        self.taker: Taker = match if taker is None else taker
        self.options = match.state.options
        self.lag = {seat: Lag() for seat in range(match.state.players)}
        self.disconnect_times: dict[Seat, int] = {}  # by seat: when its connection was lost
        self.landing_times: dict[Seat, int] = {}  # by seat: when its previous throw in this Preparation landed
        self.stop_times: dict[Seat, int] = {}  # by seat: effective time of its Stop, until the window closes
        self.start_times: dict[int, int] = {}  # by duel: when its Preparation started
        # due times, by the key of an answer of the clock, or by `pass:`, `throw:` or `concede:` with a seat
        self.alarms: dict[str, int] = {}
        self.limits: dict[Lane, Limits] = {}
        self.update_alarms(time)

    # ---- inputs

    def ping(self, seat: Seat, ms: int) -> None:
        """Record a measurement of a seat's round-trip time."""
        self.lag[seat].add(ms)

    def throw(self, seat: Seat, dice: Dice, time: int) -> int:
        """Throw dice, and return when they will land. Raise NotOffered if the seat may not throw (HE-RTM-02 to 04)."""
        self.wake(time)
        self._answer(seat, LIFT_OPTIONS[dice].key, time)
        landing_time = self.landing_time(seat, time)
        self.alarms[flows.LAND_OPTIONS[seat].key] = landing_time
        self.update_alarms(time)
        return landing_time

    def landing_time(self, seat: Seat, time: int) -> int:
        """Return when a throw lands (HE-RTM-04).

        The network delay is deducted from the roll time. A throw never lands before it arrives, or less than one roll
        time after the previous landing.
        """
        roll_time, last_landing = self.options.roll_time, self.landing_times.get(seat)
        compensated_time = time + roll_time - self.lag_credit(seat)
        return max(compensated_time, time, time if last_landing is None else last_landing + roll_time)

    def lag_credit(self, seat: Seat) -> int:
        """Return the network delay for which a seat is compensated, in ms."""
        return min(self.lag[seat].ms, self.options.latency_cap)

    def stop(self, seat: Seat, time: int) -> int:
        """Accept a Stop, and return its effective time (HE-RTM-07). The first Stop opens the window (HE-RTM-08)."""
        self.wake(time)
        duel = self.match.state.duel_of(seat)
        duel_number = self.match.state.duels.index(duel)
        call_time = time - self.lag_credit(seat) // 2
        effective_time = max(call_time, self.start_times.get(duel_number, call_time))
        self._answer(seat, CALL_STOP.key, time)
        self.stop_times[seat] = effective_time
        self.alarms.setdefault(flows.CLOSE_OPTIONS[duel_number].key, time + self.options.stop_window)
        self.update_alarms(time)
        return effective_time

    def answer(self, seat: Seat, key: str, time: int) -> None:
        """Accept any answer of a seat: a throw, a Stop, or another."""
        self.wake(time)
        option = self._race_option(seat, key)
        if isinstance(option, Throw):
            self.throw(seat, option.dice, time)
        elif option is CALL_STOP:
            self.stop(seat, time)
        else:
            self._answer(seat, key, time)
            self.update_alarms(time)
            self.wake(time)

    def _race_option(self, seat: Seat, key: str) -> object:
        """Return the seat's option with this key in the race, or None outside the race or if it is not on offer."""
        menu = self._open_menu(seat)
        if menu is None or menu.question != RACE_QUESTION:
            return None
        return next((option for option in menu.options if option.key == key), None)

    def _open_menu(self, seat: Seat) -> Menu[Any] | None:
        ask = self.match.ask
        return ask.menus[seat] if ask is not None and seat in ask.waiting else None

    def disconnect(self, seat: Seat, time: int) -> None:
        """Record a lost connection (HE-RTM-16).

        Time limits continue, but if the seat is asked whether to act in another player's round, it passes at once.
        """
        self.wake(time)
        self.disconnect_times[seat] = time
        if self._passes_at_once(seat):
            self.alarms.pop(f"pass:{seat}", None)
        self.update_alarms(time)
        self.wake(time)

    def _passes_at_once(self, seat: Seat) -> bool:
        menu = self._open_menu(seat)
        return seat in self.disconnect_times and menu is not None and menu.question == "act-or-pass"

    def is_replaced(self, seat: Seat, time: int) -> bool:
        """Whether a bot plays for a disconnected seat: the grace is over, and the table allows it (HE-RTM-16)."""
        disconnect_time = self.disconnect_times.get(seat)
        return (
            disconnect_time is not None
            and time >= disconnect_time + self.connection_timeout()
            and self.options.bots_replace == "on"
        )

    def seats_for_bots(self, time: int) -> list[Seat]:
        """Return the disconnected seats for which a bot plays now."""
        return [seat for seat in self.disconnect_times if self.is_replaced(seat, time) and self.is_in(seat)]

    def reconnect(self, seat: Seat, time: int) -> None:
        """Record that a player is connected again. The caller returns the seat to the player at the next Resume."""
        self.wake(time)
        self.disconnect_times.pop(seat, None)
        self.update_alarms(time)

    # ---- timed events

    def due(self) -> int | None:
        """Return when the next timed event is due or a bot must take a seat, or None."""
        return min([*self.alarms.values(), *self._replacement_times()], default=None)

    def _replacement_times(self) -> list[int]:
        if self.options.bots_replace != "on":
            return []
        return [time + self.connection_timeout() for seat, time in self.disconnect_times.items() if self.is_in(seat)]

    def wake(self, now: int) -> None:
        """Carry out everything that is due, in order of time."""
        while self.alarms and (time := min(self.alarms.values())) <= now:
            key = min((key for key, alarm_time in self.alarms.items() if alarm_time == time), key=_alarm_rank)
            del self.alarms[key]
            self._run_alarm(key, time)
            self.update_alarms(time)
        self.update_alarms(now)

    def _run_alarm(self, key: str, time: int) -> None:
        kind, _, target = key.partition(":")
        if kind == "close":
            self._set_stop_times(self.match.state.duels[int(target)])
        if kind in ("land", "start", "close", "tick", "pause-over"):
            self._answer(CLOCK, key, time)
        if kind == "land":
            self.landing_times[int(target)] = time
        elif kind == "start":
            self.start_times[int(target)] = time
            for seat in self.match.state.duels[int(target)].seats:
                self.landing_times.pop(seat, None)
        elif kind == "throw":
            self._answer(int(target), LIFT_OPTIONS[()].key, time)
            self.alarms[flows.LAND_OPTIONS[int(target)].key] = self.landing_time(int(target), time)
        elif kind == "pass":
            self._answer_by_default(int(target), time)
        elif kind == "concede":
            self._answer(int(target), "concede", time)

    def _set_stop_times(self, duel: Duel) -> None:
        """Set the effective time of each Stop in the window (HE-RTM-07, HE-HID-16).

        After a restart of the server it is no longer known, and the time of arrival is used.
        """
        for seat in [seat for seat in duel.called if seat not in duel.counted]:
            self._answer(CLOCK, flows.COUNT_OPTIONS[seat].key, self.stop_times.pop(seat, self._arrival_time(seat)))

    def _arrival_time(self, seat: Seat) -> int:
        stops = (
            e.at for e in reversed(self.match.log) if isinstance(e, Answer) and (e.seat, e.key) == (seat, CALL_STOP.key)
        )
        return next(stops)

    def _answer_by_default(self, seat: Seat, time: int) -> None:
        """Give the default answers for the rest of an action when its time is up (HE-RTM-14)."""
        subject_before = self._limit_subject(seat)
        while self._open_menu(seat) is not None and self._limit_subject(seat) == subject_before:
            self.taker.let_pass(seat, time)

    def _limit_subject(self, seat: Seat) -> Subject:
        ask = self.match.ask
        if ask is None:
            return ()
        return self._limits(ask.lane_of(seat)).subject_of(self.match.state, ask.question_of(seat))

    def _limits(self, lane: Lane) -> Limits:
        return self.limits.setdefault(lane, Limits(lane))

    def _answer(self, seat: Seat, key: str, time: int) -> None:
        self.taker.answer(seat, key, time)

    # ---- alarms

    def update_alarms(self, now: int) -> None:
        """Set the alarms for the current questions, and drop outdated ones."""
        delays = self._current_delays(now)
        self.alarms = {key: time for key, time in self.alarms.items() if key in delays}
        for key, delay in delays.items():
            if key not in self.alarms:
                self.alarms[key] = now + delay()

    def _current_delays(self, now: int) -> dict[str, Callable[[], int]]:
        """Return the timed events for the current questions, each with its delay from now."""
        delays: dict[str, Callable[[], int]] = {}
        if self.match.ask is None:
            return delays
        for lane, ask in self.match.ask.lanes.items():
            if ask.way != ANY:
                delays |= self._limit_delays(now, self._limits(lane), ask)
            elif flows.is_paused(self.match.state):
                return {flows.PAUSE_OVER.key: lambda: content.CONTENT.realtime.pause_max_s * MS_PER_SECOND}
            else:
                delays |= self._race_delays(lane)
        return delays | self._concession_delays()

    def _race_delays(self, lane: Lane) -> dict[str, Callable[[], int]]:
        """Return the timed events of the duel in a lane, or of all duels in Preparation if they share a lane."""
        s = self.match.state
        delays: dict[str, Callable[[], int]] = {}
        for duel in flows.preparing_duels(s):
            number = s.duels.index(duel)
            if lane not in (number, WHOLE_TABLE):
                continue
            if not duel.open:
                is_waiting = s.pausing or flows.is_waiting_for_ready(s, duel)
                delays |= {} if is_waiting else {flows.START_OPTIONS[number].key: lambda: self.options.resume_delay}
            elif duel.called:
                delays[flows.CLOSE_OPTIONS[number].key] = lambda: self.options.stop_window
            else:
                delays |= self._rolling_delays(number, s.alive(duel))
        return delays

    def _rolling_delays(self, duel_number: int, seats: list[Seat]) -> dict[str, Callable[[], int]]:
        s, options = self.match.state, self.options
        delays: dict[str, Callable[[], int]] = {}
        for seat in seats:
            if dice_with_face(s, seat, IN_AIR):
                delays[flows.LAND_OPTIONS[seat].key] = lambda: options.roll_time
            elif dice_in_hand(s, seat):
                delays[f"throw:{seat}"] = lambda: options.auto_throw  # HE-RTM-12
        if options.fatigue == "on":  # HE-RTM-18
            has_ticked = s.duels[duel_number].ticks > 0
            delays[flows.TICK_OPTIONS[duel_number].key] = lambda: (
                MS_PER_SECOND * (options.fatigue_next if has_ticked else options.fatigue_first)
            )
        return delays

    def _limit_delays(self, now: int, limits: Limits, ask: Ask[Any]) -> dict[str, Callable[[], int]]:
        """Return the time limits of the seats that are asked. A whole action has one limit (HE-RTM-14, HE-DEC-26)."""
        s = self.match.state
        if limits.change_subject(
            limits.subject_of(s, ask), lambda seat: max(0, self.alarms.get(f"pass:{seat}", now) - now)
        ):
            for seat in limits.seats(s):
                self.alarms.pop(f"pass:{seat}", None)
        delays: dict[str, Callable[[], int]] = {}
        for seat in ask.waiting:
            limit = 0 if self._passes_at_once(seat) else limits.limit_ms(s, ask.menus[seat].question)
            delays[f"pass:{seat}"] = lambda limit=limit: limit  # type: ignore[misc]
        return delays

    def _concession_delays(self) -> dict[str, Callable[[], int]]:
        """Return the concessions of disconnected players, unless bots may replace them (HE-RTM-16)."""
        if self.options.bots_replace == "on":
            return {}
        absent_seats = [seat for seat in self.disconnect_times if self.is_in(seat)]
        return {f"concede:{seat}": self.connection_timeout for seat in absent_seats}

    # ---- questions from the caller

    def seat_times(self, seat: Seat) -> SeatTimes:
        """Return the times of one seat, which everybody may know."""
        return SeatTimes(
            seat=seat,
            lag=self.lag_credit(seat),
            lands=self.alarms.get(flows.LAND_OPTIONS[seat].key),
            limit=self._limit_of(seat),
            lost=self.disconnect_times.get(seat),
        )

    def _limit_of(self, seat: Seat) -> int | None:
        """Return when the question of a seat times out. During a pause this is the end of the pause."""
        is_asked = self._open_menu(seat) is not None and flows.is_paused(self.match.state)
        return self.alarms.get(flows.PAUSE_OVER.key if is_asked else f"pass:{seat}")

    def group_times(self) -> list[GroupTimes]:
        """Return the times of every duel that is in Preparation."""
        return [self._duel_times(duel) for duel in flows.preparing_duels(self.match.state)]

    def _duel_times(self, duel: Duel) -> GroupTimes:
        number = self.match.state.duels.index(duel)
        return GroupTimes(
            seats=self.match.state.alive(duel),
            starts=self.alarms.get(flows.START_OPTIONS[number].key),
            began=self.start_times.get(number) if duel.open else None,
            window=self.alarms.get(flows.CLOSE_OPTIONS[number].key),
            presses=self.alarms.get(flows.TICK_OPTIONS[number].key),
        )

    def is_in(self, seat: Seat) -> bool:
        """Whether a player is in the game."""
        return self.match.state.is_in(seat)

    def can_return_to_player(self, seat: Seat) -> bool:
        """Whether the seat waits for a Preparation to start: after Resume, or before the first one (HE-RTM-16)."""
        s = self.match.state
        duels = [duel for duel in s.duels if seat in duel.seats]
        return not duels or (not duels[-1].open and duels[-1].caller == EMPTY)

    def countdown(self) -> int:
        """Return the countdown before a Preparation continues after an interruption, in ms, or 0 (HE-RTM-11)."""
        return self.options.resume_delay if any(duel.open for duel in flows.preparing_duels(self.match.state)) else 0

    def connection_timeout(self) -> int:
        """Return how long the table waits for a disconnected player, in ms (HE-RTM-16)."""
        return self.options.grace * MS_PER_SECOND

    def reaction_span(self, seat: Seat, pace: str) -> Span | None:
        """Return the shortest and longest time for a bot's answer, or None while the bot must wait (HE-RTM-15)."""
        menu = self._open_menu(seat)
        if menu is None:
            return None
        delay, answer, part = PACES[pace]
        if menu.question != RACE_QUESTION or flows.GO_ON in menu.options:
            with side_by_side.LANES.in_lane_of_seat(self.match.state, seat):
                return answer if self.match.state.plan is None else part
        if not any(isinstance(option, Throw) for option in menu.options):
            return None
        return self.options.bot_delay_min * delay // 100, self.options.bot_delay_max * delay // 100


def sequencer(match: TimedMatch[State], taker: Taker, time: int) -> Sequencer:
    """Return a sequencer for a match that begins or continues at this time."""
    return Sequencer(match, time, taker)


def is_real_time(options: Mapping[str, Any]) -> bool:
    """Whether these options choose real time (HE-OPT-01)."""
    return options.get("mode") == "realtime"


TIMING: Final[Timing[State]] = Timing(is_real_time, sequencer, tuple(PACES), ("random", "gentle", "sensible"), "calm")


def _alarm_rank(key: str) -> tuple[int, str]:
    """Return the sort key of events in the same millisecond: dice land before a window closes, and Heroes tire last."""
    kinds_in_order = ("start", "land", "throw", "close", "pass", "pause-over", "concede", "tick")
    return kinds_in_order.index(key.partition(":")[0]), key


MS_PER_SECOND: Final = 1000
ACTION_SUBJECT: Final = "action"
ACTION_QUESTIONS: Final = frozenset(
    ("action", "other-action", "free-enhancement", "pairs", "target", "player", "spell", "heal", "where", "does",
     "attack",
     "ability", "carry", "move", "next", "burst", "strike", "shift-on", "learn")
)  # fmt: skip
TIME_OPTIONS: Final = {"draft": "draft_time", "army": "army_time", "place": "place_time", "place-where": "place_time"}
TURN_QUESTIONS: Final = {"draft": "draft", "army": "army", "place": "place", "place-where": "place"}

Subject = tuple[object, ...]  # subject of a time limit: the action of a seat, or one question


class Limits:
    """The time limits of one lane: for the current question, and for an action that it interrupts."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.subject: Subject = ()
        self._interrupted: Subject = ()
        self._time_left = 0  # of the interrupted action, in ms

    def seats(self, s: State) -> list[Seat]:
        """Return the seats that may be asked in this lane."""
        return list(range(s.players)) if self.lane == WHOLE_TABLE else s.duels[self.lane].seats

    def subject_of(self, s: State, ask: Ask[Any]) -> Subject:
        """Return the subject of the time limit for this question."""
        question = ask.menus[ask.seat].question
        if question in TURN_QUESTIONS:
            return TURN_QUESTIONS[question], s.turns
        if question not in ACTION_QUESTIONS:
            return question, ask
        number = s.now if self.lane == WHOLE_TABLE else self.lane
        with side_by_side.LANES.in_lane(s, number):
            return ACTION_SUBJECT, ask.seat, number, s.duel.rounds, len(s.round.acted if s.round else ())

    def change_subject(self, subject: Subject, time_left: Callable[[Seat], int]) -> bool:
        """Set the subject, and return whether it has changed.

        If an action is interrupted, `time_left` gives the time that its seat has left.
        """
        old_subject, self.subject = self.subject, subject
        if old_subject == subject:
            return False
        if old_subject[:1] == (ACTION_SUBJECT,):
            seat = old_subject[1]
            assert isinstance(seat, int)
            self._interrupted, self._time_left = old_subject, time_left(seat)
        return True

    def limit_ms(self, s: State, question: str) -> int:
        """Return the time limit in milliseconds. An interrupted action gets its remaining time (HE-DEC-26)."""
        if self._interrupted == self.subject:
            return self._time_left
        name = "act_time" if question in ACTION_QUESTIONS else TIME_OPTIONS.get(question, "answer_time")
        return MS_PER_SECOND * int(getattr(s.options, name))
