"""The main loop: it runs the steps of a game one after the other, in one sequence or in several lanes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import FlowError, joined_names
from meadhall.engine.contract.game import Game
from meadhall.engine.flows import flow
from meadhall.engine.flows.dropped import FORGOTTEN_AWAITS, raise_forgotten_await
from meadhall.engine.flows.flow import Ask, CutTo, First, Flow, Interruption, Lane, Seat
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.flows.options import Menu, Question
from meadhall.engine.model.state import OVER, State
from meadhall.engine.table.log import Answer
from meadhall.engine.table.table import Table

S = TypeVar("S", bound=State)
# number of steps without a question after which a game counts as an endless loop
MAX_STEPS_WITHOUT_QUESTION: Final = 10_000


async def play(t: Table[S], game: Game[S]) -> None:
    """Run the steps of a game from the step in the state to the end of the match."""
    runner = StepRunner(t, game)
    while t.state.step != OVER:
        if game.lanes is not None and game.lanes.running(t.state):
            await LaneRunner(t, game, game.lanes)
        else:
            await runner.step()


class StepRunner(Generic[S]):
    """Runs one step after the other, in one lane or without lanes, with checkpoints between the steps."""

    def __init__(self, t: Table[S], game: Game[S]) -> None:
        self.t = t
        self.game = game
        self.previous_step = ""
        self.steps_since_check = 0
        self.checked_length = 0

    async def step(self) -> None:
        """Run the step that the state names."""
        t, steps, step = self.t, self.game.steps, self.t.state.step
        if step not in self.game.rarely_asking_steps:
            t.checkpoint()
        if step not in steps:
            raise FlowError(
                f"{self.game.name} has no step '{step}', where {self._origin_words}; it has "
                f"{joined_names(steps) or 'none'}"
            )
        try:
            await steps[step](t)
        except CutTo as cut:
            t.state.step = cut.step
        if FORGOTTEN_AWAITS:
            raise_forgotten_await()
        self.previous_step, self.steps_since_check = step, self.steps_since_check + 1
        if self.steps_since_check == MAX_STEPS_WITHOUT_QUESTION:
            self._require_question(step)

    @property
    def _origin_words(self) -> str:
        return f"'{self.previous_step}' leads" if self.previous_step else "it begins"

    def _require_question(self, step: str) -> None:
        name, log = self.game.name, self.t.log
        if not any(isinstance(entry, Answer) for entry in log[self.checked_length :]):
            raise FlowError(
                f"{name} went through {MAX_STEPS_WITHOUT_QUESTION} steps without a question, the last is '{step}': "
                "ask, or set OVER"
            )
        self.steps_since_check, self.checked_length = 0, len(log)


class LanesAsk(Ask[Any], kw_only=True, eq=False):
    """The open questions of several lanes, as one Ask. `home` returns the lane of a seat that no lane asks."""

    asks: Mapping[Lane, Ask[Any]]
    home: Callable[[Seat], Lane]

    @property
    def lanes(self) -> Mapping[Lane, Ask[Any]]:
        """The open question of each lane."""
        return self.asks

    def lane_of(self, seat: Seat, key: str = "") -> Lane:
        """Return the lane that asks a seat, or else the seat's home lane.

        Several lanes may ask the clock. In this case the lane is the one whose menu has the key.
        """
        asking_lanes = [lane for lane, ask in self.asks.items() if seat in ask.menus]
        with_key = (
            [lane for lane in asking_lanes if key in self.asks[lane].menus[seat].keys]
            if len(asking_lanes) > 1
            else asking_lanes
        )
        home_lanes = [lane for lane in self.asks if lane == self.home(seat)]
        return (with_key or asking_lanes or home_lanes or list(self.asks))[0]

    def question_of(self, seat: Seat) -> Ask[Any]:
        """Return the question in the lane of a seat."""
        return self.asks[self.lane_of(seat)]


def combined_ask(asks: Mapping[Lane, Ask[Any]], home: Callable[[Seat], Lane]) -> LanesAsk:
    """Combine the questions of all lanes into one. A lane without any option waits for the other lanes."""
    menus: dict[Seat, Menu[Any]] = {}
    for ask in asks.values():
        for seat, menu in ask.menus.items():
            if menu.options:
                menus[seat] = _merged_menu(menus[seat], menu) if seat in menus else menu
    if not menus:
        raise FlowError(f"the lanes {joined_names(asks)} all wait for each other")
    first = next((seat for seat in menus if seat != flow.CLOCK), flow.CLOCK)
    return LanesAsk(flow.IN_LANES, menus, first, asks=dict(asks), home=home)


def _merged_menu(menu: Menu[Any], other: Menu[Any]) -> Menu[Any]:
    """Return a menu with the options of both menus: the clock may be asked in two lanes."""
    options = {option.key: option for option in (*menu.options, *other.options)}
    return Menu(Question(menu.question, menu.clause), list(options.values()))


class LaneRunner(Generic[S]):
    """Runs all lanes at the same time, each with its own sequence of steps, until the lanes end."""

    def __init__(self, t: Table[S], game: Game[S], lanes: Lanes[S]) -> None:
        self.t = t
        self.game = game
        self.lanes = lanes
        self.flows: dict[Lane, Flow[None]] = {}
        self.asks: dict[Lane, Ask[Any]] = {}

    async def _flow(self, lane: Lane) -> None:
        runner = StepRunner(self.t, self.game)
        while self.t.state.step != OVER and lane in self.lanes.running(self.t.state):
            self.t.begin_step()
            await runner.step()

    def __await__(self) -> Generator[Ask[Any], Any, None]:
        lane_before = self.lanes.now(self.t.state)
        self.t.checkpoint()
        self.t.start_lanes()
        for lane in self.lanes.running(self.t.state):
            if self.t.state.step != OVER:  # the previous lane may have ended the match
                self.flows[lane] = self._flow(lane)
                self._run_lane(lane, None)
        self._load_lane(lane_before)
        self.t.unmark_midway(flow.WHOLE_TABLE)
        home = partial(self.lanes.of, self.t.state)
        while self.asks:
            answer: Any = yield combined_ask(self.asks, home)
            lane = self.t.lane
            self._run_lane(lane, self._result_of(lane, answer))
        self.t.end_lanes()

    def _result_of(self, lane: Lane, answer: Any) -> Any:
        if isinstance(answer, Interruption):
            return answer
        first_answer: First[Any] = answer
        return self.asks[lane].accept(first_answer.seat, first_answer.option, first_answer.time)[1]

    def _run_lane(self, lane: Lane, value: object) -> None:
        """Run one lane to its next question. Then renew the menus of the other lanes, which may have changed."""
        self.t.enter(lane)
        if value is not None:
            self.t.mark_midway(lane, at_once=True)
        try:
            ask = self.asks[lane] = self.flows[lane].send(value)
        except StopIteration:
            del self.flows[lane]
            self.asks.pop(lane, None)
        else:
            if ask.way not in (flow.ONE, flow.ANY):
                raise FlowError(f"in a lane only `choose` and `first` may ask; lane {lane} asks {ask.way}")
            within = partial(self.lanes.in_lane, self.t.state, lane)
            ask.menus = {seat: menu.in_context(within) for seat, menu in ask.menus.items()}
            self.t.mark_midway(lane)
        self._close_ended_lanes()
        self._ask_again()
        self._load_lane(lane)

    def _close_ended_lanes(self) -> None:
        """Close the lanes that have ended, with their open questions."""
        running = () if self.t.state.step == OVER else self.lanes.running(self.t.state)
        for lane in [lane for lane in self.flows if lane not in running]:
            self.flows.pop(lane).close()
            self.asks.pop(lane, None)
            self.t.unmark_midway(lane)

    def _ask_again(self) -> None:
        """Renew the menus of races in the other lanes."""
        for lane, ask in self.asks.items():
            if lane != self.t.lane and ask.way is flow.ANY:
                ask.menus = {seat: menu.with_current_options() for seat, menu in ask.menus.items()}

    def _load_lane(self, lane: Lane) -> None:
        """Put the turn and action of this lane into the state, or of the first lane if this one has ended."""
        if self.flows:
            self.t.enter(lane if lane in self.flows else next(iter(self.flows)))
