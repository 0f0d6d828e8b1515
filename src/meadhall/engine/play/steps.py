"""The main loop: it runs one step after the other, in one place or in several lanes side by side."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import FlowError, listed
from meadhall.engine.contract.game import Game
from meadhall.engine.flows import flow
from meadhall.engine.flows.dropped import FORGOTTEN, must_await
from meadhall.engine.flows.flow import Ask, CutTo, First, Flow, Interruption, Lane, Seat
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.flows.options import Menu, Question
from meadhall.engine.model.state import OVER, State
from meadhall.engine.table.log import Answer
from meadhall.engine.table.table import Table

S = TypeVar("S", bound=State)
PATIENCE: Final = 10_000  # steps without a question before a game counts as stuck in a loop


async def play(t: Table[S], game: Game[S]) -> None:
    """Play from the step named in the state to the end."""
    walk = Walk(t, game)
    while t.state.step != OVER:
        if game.lanes is not None and game.lanes.running(t.state):
            await SideBySide(t, game, game.lanes)
        else:
            await walk.step()


class Walk(Generic[S]):
    """Goes from step to step at one place, with a checkpoint between them."""

    def __init__(self, t: Table[S], game: Game[S]) -> None:
        self.t = t
        self.game = game
        self.before = ""
        self.count = 0
        self.asked = 0

    async def step(self) -> None:
        """Carry out the step named in the state."""
        t, steps, step = self.t, self.game.steps, self.t.state.step
        if step not in self.game.rarely_asking_steps:
            t.checkpoint()
        if step not in steps:
            raise FlowError(
                f"{self.game.name} has no step '{step}', where {self._led}; it has {listed(steps) or 'none'}"
            )
        try:
            await steps[step](t)
        except CutTo as cut:
            t.state.step = cut.step
        if FORGOTTEN:
            must_await()
        self.before, self.count = step, self.count + 1
        if self.count == PATIENCE:
            self._must_ask(step)

    @property
    def _led(self) -> str:
        return f"'{self.before}' leads" if self.before else "it begins"

    def _must_ask(self, step: str) -> None:
        name, log = self.game.name, self.t.log
        if not any(isinstance(entry, Answer) for entry in log[self.asked :]):
            raise FlowError(
                f"{name} went through {PATIENCE} steps without a question, the last is '{step}': ask, or set OVER"
            )
        self.count, self.asked = 0, len(log)


class Beside(Ask[Any], kw_only=True, eq=False):
    """The open questions of several lanes; each asked seat answers as its own lane demands.

    `home` is the lane of a seat, asked or not.
    """

    asks: Mapping[Lane, Ask[Any]]
    home: Callable[[Seat], Lane]

    @property
    def lanes(self) -> Mapping[Lane, Ask[Any]]:
        """The open question of each lane."""
        return self.asks

    def lane_of(self, seat: Seat, key: str = "") -> Lane:
        """Lane in which a seat is asked, or its own; if several wait for the clock, the one with this key."""
        asking = [lane for lane, ask in self.asks.items() if seat in ask.menus]
        having = [lane for lane in asking if key in self.asks[lane].menus[seat].keys] if len(asking) > 1 else asking
        own = [lane for lane in self.asks if lane == self.home(seat)]
        return (having or asking or own or list(self.asks))[0]

    def of(self, seat: Seat) -> Ask[Any]:
        """Question that a seat is asked, or waits for."""
        return self.asks[self.lane_of(seat)]


def joined_lanes(asks: Mapping[Lane, Ask[Any]], home: Callable[[Seat], Lane]) -> Beside:
    """Make one question of all lanes' questions. A lane without any option waits for the others."""
    menus: dict[Seat, Menu[Any]] = {}
    for ask in asks.values():
        for seat, menu in ask.menus.items():
            if menu.options:
                menus[seat] = _both(menus[seat], menu) if seat in menus else menu
    if not menus:
        raise FlowError(f"the lanes {listed(asks)} all wait for each other")
    first = next((seat for seat in menus if seat != flow.CLOCK), flow.CLOCK)
    return Beside(flow.BESIDE, menus, first, asks=dict(asks), home=home)


def _both(one: Menu[Any], other: Menu[Any]) -> Menu[Any]:
    """The options of the clock in either of two lanes."""
    options = {option.key: option for option in (*one.options, *other.options)}
    return Menu(Question(one.question, one.clause), list(options.values()))


class SideBySide(Generic[S]):
    """Goes from step to step in each lane, as its own seats answer, until the lanes join."""

    def __init__(self, t: Table[S], game: Game[S], lanes: Lanes[S]) -> None:
        self.t = t
        self.game = game
        self.lanes = lanes
        self.flows: dict[Lane, Flow[None]] = {}
        self.asks: dict[Lane, Ask[Any]] = {}

    async def _flow(self, lane: Lane) -> None:
        walk = Walk(self.t, self.game)
        while self.t.state.step != OVER and lane in self.lanes.running(self.t.state):
            self.t.begin_step()
            await walk.step()

    def __await__(self) -> Generator[Ask[Any], Any, None]:
        here = self.lanes.now(self.t.state)
        self.t.checkpoint()
        self.t.part()
        for lane in self.lanes.running(self.t.state):
            if self.t.state.step != OVER:  # the lane before may have ended the match
                self.flows[lane] = self._flow(lane)
                self._go_on(lane, None)
        self._rest_in(here)
        self.t.leave(flow.TOGETHER)
        home = partial(self.lanes.of, self.t.state)
        while self.asks:
            answer: Any = yield joined_lanes(self.asks, home)
            lane = self.t.lane
            self._go_on(lane, self._taken(lane, answer))
        self.t.come_together()

    def _taken(self, lane: Lane, answer: Any) -> Any:
        if isinstance(answer, Interruption):
            return answer
        given: First[Any] = answer
        return self.asks[lane].take(given.seat, given.option, given.at)[1]

    def _go_on(self, lane: Lane, value: object) -> None:
        """Run one lane to its next question, and ask the others again, since it may have changed their options."""
        self.t.enter(lane)
        if value is not None:
            self.t.go_midway(lane, at_once=True)
        try:
            ask = self.asks[lane] = self.flows[lane].send(value)
        except StopIteration:
            del self.flows[lane]
            self.asks.pop(lane, None)
        else:
            if ask.way not in (flow.ONE, flow.ANY):
                raise FlowError(f"in a lane only `choose` and `first` may ask; lane {lane} asks {ask.way}")
            within = partial(self.lanes.entered, self.t.state, lane)
            ask.menus = {seat: menu.inside(within) for seat, menu in ask.menus.items()}
            self.t.go_midway(lane)
        self._close()
        self._ask_again()
        self._rest_in(lane)

    def _close(self) -> None:
        """Close the lanes that have ended; their questions stay unanswered."""
        running = () if self.t.state.step == OVER else self.lanes.running(self.t.state)
        for lane in [lane for lane in self.flows if lane not in running]:
            self.flows.pop(lane).close()
            self.asks.pop(lane, None)
            self.t.leave(lane)

    def _ask_again(self) -> None:
        """List the options of the races in the other lanes again."""
        for lane, ask in self.asks.items():
            if lane != self.t.lane and ask.way is flow.ANY:
                ask.menus = {seat: menu.again() for seat, menu in ask.menus.items()}

    def _rest_in(self, lane: Lane) -> None:
        """Leave the state as this lane has it, or as the first lane does if this one is over."""
        if self.flows:
            self.t.enter(lane if lane in self.flows else next(iter(self.flows)))
