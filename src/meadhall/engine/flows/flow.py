"""Flows and asks: a flow is an `async def` that awaits an Ask, and our own driver answers it without an event loop.

There are four ways to ask: `choose` (one seat), `gather` (everyone, secret until all are in), `first` (a race),
`together` (whole flows interleaved). Browser, terminal, bots and learners know nothing but Asks and answers.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from meadhall.engine.common.errors import FlowError
from meadhall.engine.flows import dropped
from meadhall.engine.flows.options import Menu, Option

SEAT_MARK: Final = "seat"  # marks a type that holds seats, for positions of tests
Seat = Annotated[int, SEAT_MARK]
Lane = int
CLOCK: Final = -2  # the seat that answers when time runs out
TOGETHER: Final = -1  # in place of a lane, while the whole table plays together
ASIDE: Final = -2  # in place of a lane, for actions beside all questions, such as asking for a pause

T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741

ONE: Final = "one"  # the one seat asked answers
ALL: Final = "all"  # every seat answers, and nobody sees an answer before all are in
ANY: Final = "any"  # the first answer of any seat counts, and everybody sees it
EACH: Final = "each"  # several private flows at once: any seat may answer its own next question
BESIDE: Final = "beside"  # the questions of several lanes at once, each in its own way (see steps.py)
ASKED_BY: Final = {ONE: "choose", ALL: "gather", ANY: "first"}


class First(NamedTuple, Generic[O]):
    """The answer that won a race, with its seat and time."""

    seat: Seat
    option: O
    at: int


class Interruption:
    """An action that a seat took without being asked, during an open question; `carry_out` does it."""

    __slots__ = ("carry_out", "seat")

    def __init__(self, seat: Seat, carry_out: Callable[[], None]) -> None:
        self.seat = seat
        self.carry_out = carry_out


class NotAsked(Exception):
    """A question that nobody can answer any more, as when the asked seat has left the game."""


class Ask(msgspec.Struct, Generic[T], eq=False):
    """A question to one seat or several. `given` holds the secret answers of a `gather` that is not complete.

    `taken` counts the answers to private flows so far.

    After an interruption the question is asked again, with new menus. A seat without options is no longer asked, and a
    question without seats is NotAsked. Secret answers that others have already given stand.
    """

    way: str
    menus: Mapping[Seat, Menu[Any]]
    seat: Seat  # the seat that is asked, or the first of several
    secret: bool = False  # whether only the seat that gave the answer may know it
    given: dict[Seat, Option] = {}
    given_at: dict[Seat, int] = {}  # places in the log of the answers to a `gather`
    taken: int = 0
    unawaited: bool = False  # whether a game has made it and not yet awaited it

    def __del__(self) -> None:
        if self.unawaited:
            question = next(iter(self.menus.values())).question
            dropped.note_dropped(f"the question '{question}' was made", f"{ASKED_BY[self.way]}(...)")

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
        return [s for s in self.menus if s not in self.given]

    @property
    def lanes(self) -> Mapping[Lane, Ask[Any]]:
        """The open question of each lane; in a game without lanes this one alone."""
        return {TOGETHER: self}

    def lane_of(self, seat: Seat, key: str = "") -> Lane:
        """Return the lane in which a seat is asked; the clock may be asked in several, and its key decides."""
        return TOGETHER

    def of(self, seat: Seat) -> Ask[Any]:
        """Return the question that a seat is asked, or waits for."""
        return self

    def ask_again(self) -> Any:
        """Ask again after an interruption; return the result if nobody has to answer any more."""
        self.menus = {seat: menu for seat in self.menus if (menu := self.menus[seat].again()).options}
        self.given = {seat: option for seat, option in self.given.items() if seat in self.menus}
        if not self.menus:
            raise NotAsked
        if self.way is ALL and len(self.given) == len(self.menus):
            return {s: self.given[s] for s in sorted(self.given)}
        self.seat = self.waiting[0]
        return None

    def take(self, seat: Seat, option: Option, at: int, place: int = 0) -> tuple[bool, Any]:
        """Take an answer at a place of the log; return whether the flow can continue, and its result."""
        if self.way == ONE:
            return True, option
        if self.way == ALL:
            self.given[seat], self.given_at[seat] = option, place
            self.seat = next((s for s in self.menus if s not in self.given), seat)
            return len(self.given) == len(self.menus), {s: self.given[s] for s in sorted(self.given)}
        return True, First(seat, option, at)


Flow = Coroutine[Ask[Any], Any, T]


def choose(seat: Seat, menu: Menu[O], secret: bool = False) -> Ask[O]:
    """Ask one seat. A `secret` answer is never shown to the others."""
    if not menu.options:
        raise FlowError(f"'{menu.question}' ({menu.clause}) is asked and offers no answer: list an option in its menu")
    return Ask(ONE, {seat: menu}, seat, secret, unawaited=True)


def gather(menus: Mapping[Seat, Menu[O]], secret: bool = False) -> Ask[dict[Seat, O]]:
    """Ask everyone, answers in seat order. They are secret until all are in, or with `secret` for ever."""
    return Ask(ALL, menus, next(iter(menus)), secret, unawaited=True)


def first(menus: Mapping[Seat, Menu[O]]) -> Ask[First[O]]:
    """Ask for the first answer of any seat. A menu for CLOCK lets time run out."""
    return Ask(ANY, menus, next(iter(menus)), unawaited=True)


class together(Generic[T]):
    """Run a private flow for each seat, each at its own pace; results come back in seat order."""

    def __init__(self, flows: Mapping[Seat, Flow[T]]) -> None:
        self.flows = flows

    def __await__(self) -> Generator[Ask[Any], Any, dict[Seat, T]]:
        asks: dict[Seat, Ask[Any]] = {}
        done: dict[Seat, T] = {}
        taken = 0
        for seat in self.flows:
            self._step(seat, None, asks, done)
        while asks:
            menus = {s: asks[s].menus[s] for s in sorted(asks)}
            answer: Any = yield Ask(EACH, menus, min(asks), True, taken=taken)
            if isinstance(answer, Interruption):
                answer.carry_out()
                self._ask_again(asks)
            else:
                taken += 1
                self._step(answer.seat, answer.option, asks, done)
        return {seat: done[seat] for seat in sorted(done)}

    def _ask_again(self, asks: dict[Seat, Ask[Any]]) -> None:
        for seat, ask in list(asks.items()):
            try:
                ask.ask_again()
            except NotAsked:
                self.flows[seat].close()
                del asks[seat]

    def _step(self, seat: Seat, answer: Option | None, asks: dict[Seat, Ask[Any]], done: dict[Seat, T]) -> None:
        try:
            ask = self.flows[seat].send(answer)
        except StopIteration as stop:
            done[seat] = stop.value
            asks.pop(seat, None)
            return
        if ask.way != ONE or seat not in ask.menus:
            raise FlowError(f"inside together, the flow of seat {seat} may only choose for seat {seat}")
        asks[seat] = ask


class CutTo(Exception):
    """End the running step at once, however deep, and go on with another."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step


def rule_stack(flow: Any) -> list[str]:
    """Names of the waiting flows, outermost first: the reason why a question is asked."""
    names: list[str] = []
    while flow is not None and hasattr(flow, "cr_code"):
        names.append(flow.cr_code.co_name)
        flow = flow.cr_await
    return names


Step = Callable[[Any], Flow[None]]
