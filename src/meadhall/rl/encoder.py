"""Encodes what one seat knows as a row of numbers. All rows have the same length."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from meadhall.engine.privacy.view import Glance
from meadhall.rl.layout import FLAG, Column, Layout, layout_of
from meadhall.rl.writing import Write, compile_writer


class ObservationEncoder(msgspec.Struct, dict=True):
    """Encodes observations as numbers: the viewer, the asked seats, the question, and the state as the seat sees it.

    An encoder is plain data: `msgspec.json` can store it and read it.
    """

    seats: int
    questions: list[str]
    state: Layout

    @classmethod
    def for_states_like(cls, state: Any, seats: int) -> ObservationEncoder:
        """Return an empty encoder for states with the type of `state`."""
        return cls(seats, [], layout_of(type(state), seats))

    def include(self, glance: Glance[Any]) -> None:
        """Extend the layout so that it can encode this glance."""
        if glance.question and glance.question not in self.questions:
            self.questions = sorted([*self.questions, glance.question])
        self.state.include(glance.state)

    @cached_property
    def size(self) -> int:
        """Length of an observation."""
        return 2 * self.seats + len(self.questions) + 1 + self.state.size

    @cached_property
    def columns(self) -> Sequence[Column]:
        """Name and observed range of each number in an observation."""
        head = [*(f"seat[{seat}]" for seat in range(self.seats)), *(f"waiting[{seat}]" for seat in range(self.seats))]
        questions = [f"question[{name}]" for name in [*self.questions, "other"]]
        return [*(Column(name, *FLAG) for name in [*head, *questions]), *self.state.columns("")]

    @cached_property
    def _write(self) -> Write:
        return compile_writer(self.state)

    def numbers(self, glance: Glance[Any]) -> list[float]:
        """Return the observation of a seat as numbers."""
        seats = range(self.seats)
        numbers: list[float] = [glance.seat == seat for seat in seats]
        numbers += [seat in glance.waiting for seat in seats]
        numbers += [glance.question == name for name in self.questions]
        numbers.append(bool(glance.question) and glance.question not in self.questions)
        self._write(glance.state, numbers)
        return numbers
