"""Lanes: sub-games of one match that run in parallel. Each has its own steps and does not wait for the others.

All lanes share one state, one log and one source of luck. Each lane has its own current turn and action. The game swaps
these fields of the state when the engine enters another lane, so that its rules can ignore lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from meadhall.engine.flows.flow import Lane, Seat
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Lanes(Generic[S]):
    """How the table of a game splits into lanes.

    - `running` returns the running lanes; it is empty while the table does not play in lanes.
    - `now` returns the lane whose turn and action are in the state.
    - `enter` puts the turn and action of another lane into the state. Entering the first lane again must restore the
      state exactly.
    - `of` returns the lane that a seat sees; seat -1 is a spectator. For a seat without a lane, the result must not
      depend on the last answer.

    A match may resume a lane by starting the lane's step again. So the start of a step, up to its first answered
    question, must have the same effect if it is executed twice. A lane may also end while its step waits for an answer.
    The step is closed then, and must not change the state.
    """

    running: Callable[[S], Sequence[Lane]]
    now: Callable[[S], Lane]
    enter: Callable[[S, Lane], None]
    of: Callable[[S, Seat], Lane]

    @contextmanager
    def in_lane(self, state: S, lane: Lane) -> Generator[None, None, None]:
        """Put a lane's turn and action into the state during a `with` block."""
        previous_lane = self.now(state)
        if lane == previous_lane:
            yield
            return
        self.enter(state, lane)
        try:
            yield
        finally:
            self.enter(state, previous_lane)

    @contextmanager
    def in_lane_of_seat(self, state: S, seat: Seat) -> Generator[None, None, None]:
        """Put the turn and action of a seat's lane into the state during a `with` block."""
        with self.in_lane(state, self.of(state, seat)):
            yield
