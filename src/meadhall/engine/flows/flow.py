"""Flows and asks. A flow is an `async def` that awaits an Ask. The engine's own driver runs it, without an event loop.

There are four ways to ask: `choose` (one seat), `gather` (several seats, secret until all have answered), `first` (a
race), and `together` (several flows at once). Browser, terminal, bots and learners see only Asks.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from meadhall.engine.common.errors import FlowError
from meadhall.engine.flows import dropped
from meadhall.engine.flows.options import Menu, Option

SEAT_MARK: Final = "seat"  # marks fields that hold seats, so that words of a position can name players
Seat = Annotated[int, SEAT_MARK]
Lane = int
CLOCK: Final = -2  # pseudo-seat that answers when the time is up
WHOLE_TABLE: Final = -1  # pseudo-lane while the table does not play in lanes
NO_LANE: Final = -2  # pseudo-lane of actions that affect no question, such as asking for a pause

T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741

ONE: Final = "one"  # one seat answers
ALL: Final = "all"  # all asked seats answer; the answers are secret until the last one
ANY: Final = "any"  # the first answer of any seat counts, and it is public
EACH: Final = "each"  # a private flow for each seat; any seat may answer its own next question
IN_LANES: Final = "beside"  # the questions of several lanes, each with its own way of asking (see steps.py)
ASKED_BY: Final = {ONE: "choose", ALL: "gather", ANY: "first"}


class First(NamedTuple, Generic[O]):
    """The answer that won a race, with its seat and its time in milliseconds."""

    seat: Seat
    option: O
    time: int


class Interruption:
    """An action that a seat takes without being asked, while a question is open; `carry_out` executes it."""

    __slots__ = ("carry_out", "seat")

    def __init__(self, seat: Seat, carry_out: Callable[[], None]) -> None:
        self.seat = seat
        self.carry_out = carry_out


class NotAsked(Exception):
    """Raised in a flow whose question nobody can answer any more, because the asked seat has left the game."""


class Ask(msgspec.Struct, Generic[T], eq=False):
    """A question to one seat or several.

    After an interruption the question is asked again, with new menus. A seat without options is no longer asked. If no
    seat is left, the flow receives NotAsked. Secret answers to a `gather` remain valid.
    """

    way: str  # ONE, ALL, ANY, EACH or BESIDE
    menus: Mapping[Seat, Menu[Any]]
    seat: Seat  # the asked seat, or the first of several that must still answer
    secret: bool = False  # whether an answer stays unknown to all other seats
    given_answers: dict[Seat, Option] = {}  # the secret answers to an unfinished `gather`
    answer_positions: dict[Seat, int] = {}  # the log positions of these answers
    answer_count: int = 0  # number of answers to private flows so far
    unawaited: bool = False  # whether a game has made the question and not awaited it yet

    def __del__(self) -> None:
        if self.unawaited:
            question = next(iter(self.menus.values())).question
            dropped.record_forgotten_await(f"the question '{question}' was made", f"{ASKED_BY[self.way]}(...)")

    def __await__(self) -> Generator[Ask[T], Any, T]:
        self.unawaited = False
        answer: Any = yield self
        while isinstance(answer, Interruption):
            answer.carry_out()
            answer = self.ask_again() or (yield self)
        return answer  # type: ignore[no-any-return]

    @property
    def waiting(self) -> list[Seat]:
        """The seats that may answer now."""
        return [seat for seat in self.menus if seat not in self.given_answers]

    @property
    def lanes(self) -> Mapping[Lane, Ask[Any]]:
        """The open question of each lane. Without lanes, it is this question alone."""
        return {WHOLE_TABLE: self}

    def lane_of(self, seat: Seat, key: str = "") -> Lane:
        """Return the lane that asks a seat; several lanes may ask the clock, so its answer's key decides."""
        return WHOLE_TABLE

    def question_of(self, seat: Seat) -> Ask[Any]:
        """Return the question in the lane of a seat, whether the seat must answer or wait."""
        return self

    def ask_again(self) -> Any:
        """Renew the menus after an interruption; return the answers if no seat has to answer any more."""
        self.menus = {seat: menu for seat in self.menus if (menu := self.menus[seat].with_current_options()).options}
        self.given_answers = {seat: option for seat, option in self.given_answers.items() if seat in self.menus}
        if not self.menus:
            raise NotAsked
        if self.way is ALL and len(self.given_answers) == len(self.menus):
            return {seat: self.given_answers[seat] for seat in sorted(self.given_answers)}
        self.seat = self.waiting[0]
        return None

    def accept(self, seat: Seat, option: Option, time: int, position: int = 0) -> tuple[bool, Any]:
        """Accept an answer at this log position. Return whether the flow can continue, and the result it receives."""
        if self.way == ONE:
            return True, option
        if self.way == ALL:
            self.given_answers[seat], self.answer_positions[seat] = option, position
            self.seat = next((other for other in self.menus if other not in self.given_answers), seat)
            return len(self.given_answers) == len(self.menus), {
                other: self.given_answers[other] for other in sorted(self.given_answers)
            }
        return True, First(seat, option, time)


Flow = Coroutine[Ask[Any], Any, T]


def choose(seat: Seat, menu: Menu[O], secret: bool = False) -> Ask[O]:
    """Ask one seat. A `secret` answer is never shown to other seats."""
    if not menu.options:
        raise FlowError(f"'{menu.question}' ({menu.clause}) is asked and offers no answer: list an option in its menu")
    return Ask(ONE, {seat: menu}, seat, secret, unawaited=True)


def gather(menus: Mapping[Seat, Menu[O]], secret: bool = False) -> Ask[dict[Seat, O]]:
    """Ask several seats; the result has their answers in seat order.

    Answers are secret until all seats have answered. With `secret` they are never shown to other seats.
    """
    return Ask(ALL, menus, next(iter(menus)), secret, unawaited=True)


def first(menus: Mapping[Seat, Menu[O]]) -> Ask[First[O]]:
    """Ask several seats; only the first answer counts. A menu for CLOCK sets the answer when the time is up."""
    return Ask(ANY, menus, next(iter(menus)), unawaited=True)


class together(Generic[T]):
    """Run a private flow for each seat, independently of each other; the result has their results in seat order."""

    def __init__(self, flows: Mapping[Seat, Flow[T]]) -> None:
        self.flows = flows

    def __await__(self) -> Generator[Ask[Any], Any, dict[Seat, T]]:
        asks: dict[Seat, Ask[Any]] = {}
        results: dict[Seat, T] = {}
        answer_count = 0
        for seat in self.flows:
            self._step(seat, None, asks, results)
        while asks:
            menus = {seat: asks[seat].menus[seat] for seat in sorted(asks)}
            answer: Any = yield Ask(EACH, menus, min(asks), True, answer_count=answer_count)
            if isinstance(answer, Interruption):
                answer.carry_out()
                self._ask_again(asks)
            else:
                answer_count += 1
                self._step(answer.seat, answer.option, asks, results)
        return {seat: results[seat] for seat in sorted(results)}

    def _ask_again(self, asks: dict[Seat, Ask[Any]]) -> None:
        for seat, ask in list(asks.items()):
            try:
                ask.ask_again()
            except NotAsked:
                self.flows[seat].close()
                del asks[seat]

    def _step(self, seat: Seat, answer: Option | None, asks: dict[Seat, Ask[Any]], results: dict[Seat, T]) -> None:
        try:
            ask = self.flows[seat].send(answer)
        except StopIteration as stop:
            results[seat] = stop.value
            asks.pop(seat, None)
            return
        if ask.way != ONE or seat not in ask.menus:
            raise FlowError(f"inside together, the flow of seat {seat} may only choose for seat {seat}")
        asks[seat] = ask


class CutTo(Exception):
    """Raised by a rule to end the running step at once and continue with another step."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step


def rule_stack(flow: Any) -> list[str]:
    """Return the names of the waiting flows, outermost first. They show why a question is asked."""
    names: list[str] = []
    while flow is not None and hasattr(flow, "cr_code"):
        names.append(flow.cr_code.co_name)
        flow = flow.cr_await
    return names


Step = Callable[[Any], Flow[None]]
