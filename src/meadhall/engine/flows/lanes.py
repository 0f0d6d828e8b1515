"""A match in several places at once: each lane goes through steps of its own, and none waits for another.

The lanes share one state, one log and one luck. What a step looks at as "now" (the turn, the action) belongs to a lane:
a game puts it aside when another lane is entered, so that its rules need not know that there are lanes.
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
    """How the table of a game parts.

    `running` lists the lanes that go on side by side, none while all play together; `now` is the one whose things the
    state holds, and `enter` changes that: there and back again leaves no trace. `of` is the lane that a seat looks at;
    seat -1 is a spectator. Where a seat has no lane of its own, it must not hang on who answered last in parts.
    Until its first question is answered, a step of a lane may change nothing that it would not change again: a match
    that is taken up there begins the step anew. And a step may be broken off at any question, when its lane ends: it
    changes nothing as it is closed.
    """

    running: Callable[[S], Sequence[Lane]]
    now: Callable[[S], Lane]
    enter: Callable[[S, Lane], None]
    of: Callable[[S, Seat], Lane]

    @contextmanager
    def entered(self, state: S, lane: Lane) -> Generator[None, None, None]:
        """The state as a lane has it, for a moment."""
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
        """The state as the lane of a seat has it, for a moment."""
        with self.entered(state, self.of(state, seat)):
            yield
