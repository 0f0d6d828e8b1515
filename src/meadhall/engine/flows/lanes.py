"""A match in several places at once: each lane goes through its own steps, and none waits for another.

The lanes share one state, one log and one luck. The current turn and action belong to a lane. A game swaps them when
another lane is entered, so its rules need not know that there are lanes.
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

    - `running` lists the lanes that run side by side; it is empty while all play together.
    - `now` is the lane whose turn and action the state holds. `enter` changes the lane; going there and back leaves no
      trace.
    - `of` is the lane that a seat looks at; seat -1 is a spectator. For a seat without a lane of its own, it must not
      depend on who answered last.

    A match may resume a lane by beginning its step again. So until its first question is answered, a step may change
    nothing twice. A step may also be closed at any question, when its lane ends. It must change nothing then.
    """

    running: Callable[[S], Sequence[Lane]]
    now: Callable[[S], Lane]
    enter: Callable[[S, Lane], None]
    of: Callable[[S, Seat], Lane]

    @contextmanager
    def entered(self, state: S, lane: Lane) -> Generator[None, None, None]:
        """Show the state as a lane has it, inside a `with` block."""
        before = self.now(state)
        if lane == before:
            yield
            return
        self.enter(state, lane)
        try:
            yield
        finally:
            self.enter(state, before)

    @contextmanager
    def seen_by(self, state: S, seat: Seat) -> Generator[None, None, None]:
        """Show the state as the lane of a seat has it, inside a `with` block."""
        with self.entered(state, self.of(state, seat)):
            yield
