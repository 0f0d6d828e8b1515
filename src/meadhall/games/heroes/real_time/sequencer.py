"""The sequencer of real time (4.5): legal actions by time, and actions of the clock. It has no clock of its own.

Its caller (a server, a test, a simulation) tells it each input with its time, in milliseconds of one clock, and asks
`due` when to call `wake` next. It gives the match its answers, in order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from meadhall.engine import CLOCK, Answer, Ask, GroupTimes, Menu, SeatTimes, Taker, Timing
from meadhall.engine.flows.flow import ANY, TOGETHER, Lane
from meadhall.engine.realtime.timing import Span, TimedMatch
from meadhall.games.heroes import content, side_by_side
from meadhall.games.heroes.effects.dice import LIFTS, STOP, Dice, Throw, in_hand, with_face
from meadhall.games.heroes.real_time import flows
from meadhall.games.heroes.state import EMPTY, IN_AIR, Duel, Seat, State

RACE: Final = "race"
PINGS: Final = 9  # measurements that the round-trip time is the median of
FEWEST: Final = 3


class Pace(NamedTuple):
    """How quick a bot is: percent of the table's `bot_delay` before a throw or Stop, ms for other answers and parts."""

    delay: int
    answer: Span
    part: Span


# With the usual `bot_delay` of 700 to 1600 ms, calm bots take 1190 to 2720 ms for a throw, and quick ones 385 to 880.
PACES: Final = {
    "steady": Pace(100, (1200, 2600), (250, 600)),
    "calm": Pace(170, (2000, 4200), (400, 1000)),
    "quick": Pace(55, (700, 1500), (150, 350)),
}


class Lag:
    """The round-trip time of one seat: the median of the last nine, nothing until the third (HE-RTM-06)."""

    def __init__(self) -> None:
        self.pings: deque[int] = deque(maxlen=PINGS)

    def add(self, ms: int) -> None:
        self.pings.append(ms)

    @property
    def ms(self) -> int:
        return sorted(self.pings)[len(self.pings) // 2] if len(self.pings) >= FEWEST else 0


class Sequencer:
    """Real time for one match: give it what comes in, with the time, and call `wake` when something is due.

    Its answers go to `taker`, or straight to the match.
    """

    def __init__(self, match: TimedMatch[State], at: int = 0, taker: Taker | None = None) -> None:
        self.match = match
        self.taker: Taker = match if taker is None else taker
        self.options = match.state.options
        self.lag = {seat: Lag() for seat in range(match.state.players)}
        self.lost: dict[Seat, int] = {}  # when the connection was lost
        self.landed: dict[Seat, int] = {}  # the previous landing in this Preparation
        self.called: dict[Seat, int] = {}  # when a Stop was by rights, until the window closes
        self.begun: dict[int, int] = {}  # when each duel's Preparation began
        self.alarms: dict[str, int] = {}  # key of what the clock does, or of what stands unanswered -> when
        self.limits: dict[Lane, Limits] = {}
        self.watch(at)

    # ---- what comes in

    def ping(self, seat: Seat, ms: int) -> None:
        """A measurement of a seat's round-trip time."""
        self.lag[seat].add(ms)

    def throw(self, seat: Seat, dice: Dice, at: int) -> int:
        """Dice go up; when they will land. NotOffered if the seat may not throw now (HE-RTM-02 to 04)."""
        self.wake(at)
        self._answer(seat, LIFTS[dice].key, at)
        lands = self.landing(seat, at)
        self.alarms[flows.LAND[seat].key] = lands
        self.watch(at)
        return lands

    def landing(self, seat: Seat, at: int) -> int:
        """max(r + roll - k, p + roll, r): delay up to the cap costs no throws, and gains none (HE-RTM-04)."""
        roll, before = self.options.roll_time, self.landed.get(seat)
        credited = at + roll - self.credit(seat)
        return max(credited, at, at if before is None else before + roll)

    def credit(self, seat: Seat) -> int:
        """The delay that is made good, in ms."""
        return min(self.lag[seat].ms, self.options.latency_cap)

    def stop(self, seat: Seat, at: int) -> int:
        """Take a Stop, and return its effective time (HE-RTM-07). The first one opens the window (HE-RTM-08)."""
        self.wake(at)
        duel = self.match.state.duel_of(seat)
        number = self.match.state.duels.index(duel)
        called = at - self.credit(seat) // 2
        effective = max(called, self.begun.get(number, called))
        self._answer(seat, STOP.key, at)
        self.called[seat] = effective
        self.alarms.setdefault(flows.CLOSE[number].key, at + self.options.stop_window)
        self.watch(at)
        return effective

    def answer(self, seat: Seat, key: str, at: int) -> None:
        """Any answer: a throw, a Stop, or another."""
        self.wake(at)
        option = self._in_race(seat, key)
        if isinstance(option, Throw):
            self.throw(seat, option.dice, at)
        elif option is STOP:
            self.stop(seat, at)
        else:
            self._answer(seat, key, at)
            self.watch(at)
            self.wake(at)

    def _in_race(self, seat: Seat, key: str) -> object:
        """The meaning of this key among the throws and Stops on offer to a seat."""
        menu = self._menu(seat)
        if menu is None or menu.question != RACE:
            return None
        return next((option for option in menu.options if option.key == key), None)

    def _menu(self, seat: Seat) -> Menu[Any] | None:
        ask = self.match.ask
        return ask.menus[seat] if ask is not None and seat in ask.waiting else None

    def disconnect(self, seat: Seat, at: int) -> None:
        """Note a lost connection (HE-RTM-16); running limits go on, except for acting as another player."""
        self.wake(at)
        self.lost[seat] = at
        if self._passes_at_once(seat):
            self.alarms.pop(f"pass:{seat}", None)
        self.watch(at)
        self.wake(at)

    def _passes_at_once(self, seat: Seat) -> bool:
        menu = self._menu(seat)
        return seat in self.lost and menu is not None and menu.question == "act-or-pass"

    def is_replaced(self, seat: Seat, at: int) -> bool:
        """Whether a bot has taken the seat: after the grace, if the table allows it (HE-RTM-16, HE-OPT-14)."""
        gone = self.lost.get(seat)
        return gone is not None and at >= gone + self.patience() and self.options.bots_replace == "on"

    def replaced(self, at: int) -> list[Seat]:
        """The lost seats that a bot is to play from now on."""
        return [seat for seat in self.lost if self.is_replaced(seat, at) and self.is_in(seat)]

    def reconnect(self, seat: Seat, at: int) -> None:
        """Note that a lost player is back; the caller gives the seat back at the next Resume."""
        self.wake(at)
        self.lost.pop(seat, None)
        self.watch(at)

    # ---- what time does

    def due(self) -> int | None:
        """When the next timer runs out, or a bot is to take a seat; None if there is neither."""
        return min([*self.alarms.values(), *self._replacing()], default=None)

    def _replacing(self) -> list[int]:
        if self.options.bots_replace != "on":
            return []
        return [at + self.patience() for seat, at in self.lost.items() if self.is_in(seat)]

    def wake(self, now: int) -> None:
        """Carry out everything due by now, in order of time."""
        while self.alarms and (at := min(self.alarms.values())) <= now:
            key = min((key for key, when in self.alarms.items() if when == at), key=_rank)
            del self.alarms[key]
            self._happen(key, at)
            self.watch(at)
        self.watch(now)

    def _happen(self, key: str, at: int) -> None:
        what, _, who = key.partition(":")
        if what == "close":
            self._count(self.match.state.duels[int(who)])
        if what in ("land", "start", "close", "tick", "pause-over"):
            self._answer(CLOCK, key, at)
        if what == "land":
            self.landed[int(who)] = at
        elif what == "start":
            self.begun[int(who)] = at
            for seat in self.match.state.duels[int(who)].seats:
                self.landed.pop(seat, None)
        elif what == "throw":
            self._answer(int(who), LIFTS[()].key, at)
            self.alarms[flows.LAND[int(who)].key] = self.landing(int(who), at)
        elif what == "pass":
            self._pass(int(who), at)
        elif what == "concede":
            self._answer(int(who), "concede", at)

    def _count(self, duel: Duel) -> None:
        """Give each Stop of the window its effective time; after a restart, its arrival time (HE-RTM-07, HE-HID-16)."""
        for seat in [seat for seat in duel.called if seat not in duel.counted]:
            self._answer(CLOCK, flows.COUNT[seat].key, self.called.pop(seat, self._came_in(seat)))

    def _came_in(self, seat: Seat) -> int:
        stops = (
            e.at for e in reversed(self.match.log) if isinstance(e, Answer) and (e.seat, e.key) == (seat, STOP.key)
        )
        return next(stops)

    def _pass(self, seat: Seat, at: int) -> None:
        """Give the default answer as time is up, for the rest of the action too (HE-RTM-14)."""
        before = self._limit_runs_for(seat)
        while self._menu(seat) is not None and self._limit_runs_for(seat) == before:
            self.taker.let_pass(seat, at)

    def _limit_runs_for(self, seat: Seat) -> What:
        ask = self.match.ask
        if ask is None:
            return ()
        return self._limits(ask.lane_of(seat)).what(self.match.state, ask.of(seat))

    def _limits(self, lane: Lane) -> Limits:
        return self.limits.setdefault(lane, Limits(lane))

    def _answer(self, seat: Seat, key: str, at: int) -> None:
        self.taker.answer(seat, key, at)

    # ---- alarms

    def watch(self, now: int) -> None:
        """Set the alarms for the present questions, and drop the outdated ones."""
        wanted = self._wanted(now)
        self.alarms = {key: at for key, at in self.alarms.items() if key in wanted}
        for key, delay in wanted.items():
            if key not in self.alarms:
                self.alarms[key] = now + delay()

    def _wanted(self, now: int) -> dict[str, Callable[[], int]]:
        """The events that time may cause, each with its delay from now."""
        wanted: dict[str, Callable[[], int]] = {}
        if self.match.ask is None:
            return wanted
        for lane, ask in self.match.ask.lanes.items():
            if ask.way != ANY:
                wanted |= self._answers_wanted(now, self._limits(lane), ask)
            elif flows.is_paused(self.match.state):
                return {flows.PAUSE_OVER.key: lambda: content.CONTENT.realtime.pause_max_s * SECOND}
            else:
                wanted |= self._race_wanted(lane)
        return wanted | self._leaving()

    def _race_wanted(self, lane: Lane) -> dict[str, Callable[[], int]]:
        """The actions of time in a lane that prepares, or in all duels that do so together."""
        s = self.match.state
        wanted: dict[str, Callable[[], int]] = {}
        for duel in flows.preparing(s):
            number = s.duels.index(duel)
            if lane not in (number, TOGETHER):
                continue
            if not duel.open:
                waits = s.pausing or flows.awaits_ready(s, duel)
                wanted |= {} if waits else {flows.START[number].key: lambda: self.options.resume_delay}
            elif duel.called:
                wanted[flows.CLOSE[number].key] = lambda: self.options.stop_window
            else:
                wanted |= self._rolling(number, s.alive(duel))
        return wanted

    def _rolling(self, number: int, seats: list[Seat]) -> dict[str, Callable[[], int]]:
        s, options = self.match.state, self.options
        wanted: dict[str, Callable[[], int]] = {}
        for seat in seats:
            if with_face(s, seat, IN_AIR):
                wanted[flows.LAND[seat].key] = lambda: options.roll_time
            elif in_hand(s, seat):
                wanted[f"throw:{seat}"] = lambda: options.auto_throw  # HE-RTM-12
        if options.fatigue == "on":  # HE-RTM-18
            ticked = s.duels[number].ticks > 0
            wanted[flows.TICK[number].key] = lambda: (
                SECOND * (options.fatigue_next if ticked else options.fatigue_first)
            )
        return wanted

    def _answers_wanted(self, now: int, limits: Limits, ask: Ask[Any]) -> dict[str, Callable[[], int]]:
        """The limits of asked seats: one for a whole action, one for each other answer (HE-RTM-14, HE-DEC-26)."""
        s = self.match.state
        if limits.move_on(limits.what(s, ask), lambda seat: max(0, self.alarms.get(f"pass:{seat}", now) - now)):
            for seat in limits.seats(s):
                self.alarms.pop(f"pass:{seat}", None)
        wanted: dict[str, Callable[[], int]] = {}
        for seat in ask.waiting:
            limit = 0 if self._passes_at_once(seat) else limits.ms(s, ask.menus[seat].question)
            wanted[f"pass:{seat}"] = lambda limit=limit: limit  # type: ignore[misc]
        return wanted

    def _leaving(self) -> dict[str, Callable[[], int]]:
        """The concessions of lost players and their grace period, unless bots may replace them (HE-RTM-16)."""
        if self.options.bots_replace == "on":
            return {}
        gone = [seat for seat in self.lost if self.is_in(seat)]
        return {f"concede:{seat}": self.patience for seat in gone}

    # ---- questions from the caller

    def seat_times(self, seat: Seat) -> SeatTimes:
        """The times of one seat, which everybody may know."""
        return SeatTimes(
            seat=seat,
            lag=self.credit(seat),
            lands=self.alarms.get(flows.LAND[seat].key),
            limit=self._limit_of(seat),
            lost=self.lost.get(seat),
        )

    def _limit_of(self, seat: Seat) -> int | None:
        """When the question of a seat times out; during a pause, the end of the pause."""
        is_asked = self._menu(seat) is not None and flows.is_paused(self.match.state)
        return self.alarms.get(flows.PAUSE_OVER.key if is_asked else f"pass:{seat}")

    def group_times(self) -> list[GroupTimes]:
        """The times of every duel that is in Preparation."""
        return [self._duel_times(duel) for duel in flows.preparing(self.match.state)]

    def _duel_times(self, duel: Duel) -> GroupTimes:
        number = self.match.state.duels.index(duel)
        return GroupTimes(
            seats=self.match.state.alive(duel),
            starts=self.alarms.get(flows.START[number].key),
            began=self.begun.get(number) if duel.open else None,
            window=self.alarms.get(flows.CLOSE[number].key),
            presses=self.alarms.get(flows.TICK[number].key),
        )

    def is_in(self, seat: Seat) -> bool:
        """Whether a player is in the game."""
        return self.match.state.is_in(seat)

    def is_resting(self, seat: Seat) -> bool:
        """Whether the seat rests: from Resume until the Preparation starts, and before the first one (HE-RTM-16)."""
        s = self.match.state
        mine = [duel for duel in s.duels if seat in duel.seats]
        return not mine or (not mine[-1].open and mine[-1].caller == EMPTY)

    def lead(self) -> int:
        """The delay before the clock goes on in the middle of a Preparation (HE-RTM-11); otherwise 0."""
        return self.options.resume_delay if any(duel.open for duel in flows.preparing(self.match.state)) else 0

    def patience(self) -> int:
        """How long a player is waited for (HE-RTM-16)."""
        return self.options.grace * SECOND

    def reaction(self, seat: Seat, pace: str) -> Span | None:
        """How long a bot takes to answer; None while its dice are in the air, or Stop is called (HE-RTM-15)."""
        menu = self._menu(seat)
        if menu is None:
            return None
        delay, answer, part = PACES[pace]
        if menu.question != RACE or flows.GO_ON in menu.options:
            with side_by_side.LANES.seen_by(self.match.state, seat):
                return answer if self.match.state.plan is None else part
        if not any(isinstance(option, Throw) for option in menu.options):
            return None
        return self.options.bot_delay_min * delay // 100, self.options.bot_delay_max * delay // 100


def sequencer(match: TimedMatch[State], taker: Taker, at: int) -> Sequencer:
    """Real time for a match that goes on at this time."""
    return Sequencer(match, at, taker)


def is_real_time(options: Mapping[str, Any]) -> bool:
    """Whether these options choose real time (HE-OPT-01)."""
    return options.get("mode") == "realtime"


TIMING: Final[Timing[State]] = Timing(is_real_time, sequencer, tuple(PACES), ("random", "gentle", "sensible"), "calm")


def _rank(key: str) -> tuple[int, str]:
    """Order of events in one millisecond: dice land before a Stop closes the table, and Heroes tire last."""
    order = ("start", "land", "throw", "close", "pass", "pause-over", "concede", "tick")
    return order.index(key.partition(":")[0]), key


SECOND: Final = 1000
ACTION: Final = "action"
WHOLE_ACTION: Final = frozenset(
    ("action", "other-action", "free-enhancement", "pairs", "target", "player", "spell", "heal", "where", "does",
     "attack",
     "ability", "carry", "move", "next", "burst", "strike", "shift-on", "learn")
)  # fmt: skip
NAMES: Final = {"draft": "draft_time", "army": "army_time", "place": "place_time", "place-where": "place_time"}
TURNS: Final = {"draft": "draft", "army": "army", "place": "place", "place-where": "place"}

What = tuple[object, ...]  # what a limit runs for: the action of a seat, or one question


class Limits:
    """The limits of one lane: the present question, and an action that waits for another's short answer."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.runs_for: What = ()
        self._waits: What = ()
        self._left = 0  # of its time

    def seats(self, s: State) -> list[Seat]:
        """The seats that may be asked here."""
        return list(range(s.players)) if self.lane == TOGETHER else s.duels[self.lane].seats

    def what(self, s: State, ask: Ask[Any]) -> What:
        """The subject of a limit, for this question."""
        question = ask.menus[ask.seat].question
        if question in TURNS:
            return TURNS[question], s.turns
        if question not in WHOLE_ACTION:
            return question, ask
        number = s.now if self.lane == TOGETHER else self.lane
        with side_by_side.LANES.entered(s, number):
            return ACTION, ask.seat, number, s.duel.rounds, len(s.round.acted if s.round else ())

    def move_on(self, what: What, left: Callable[[Seat], int]) -> bool:
        """Whether something else is asked now; an action keeps the `left` time of its seat."""
        before, self.runs_for = self.runs_for, what
        if before == what:
            return False
        if before[:1] == (ACTION,):
            seat = before[1]
            assert isinstance(seat, int)
            self._waits, self._left = before, left(seat)
        return True

    def ms(self, s: State, question: str) -> int:
        """The milliseconds of a limit: an action that a short answer has interrupted keeps its rest (HE-DEC-26)."""
        if self._waits == self.runs_for:
            return self._left
        name = "act_time" if question in WHOLE_ACTION else NAMES.get(question, "answer_time")
        return SECOND * int(getattr(s.options, name))
