"""The knowledge of one seat as a row of numbers of fixed length."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from meadhall.engine.privacy.view import Glance
from meadhall.rl.layout import FLAG, Column, Layout, layout_of
from meadhall.rl.writing import Writes, writer


class ObservationEncoder(msgspec.Struct, dict=True):
    """Writes observations as numbers: viewer, asked seats, kind of the question, then the state as the seat sees it.

    It is plain data: `msgspec.json` stores and reads it.
    """

    seats: int
    questions: list[str]
    state: Layout

    @classmethod
    def of_states_like(cls, state: Any, seats: int) -> ObservationEncoder:
        """An empty encoder for states of this type."""
        return cls(seats, [], layout_of(type(state), seats))

    def see(self, glance: Glance[Any]) -> None:
        """Make room for this glance."""
        if glance.question and glance.question not in self.questions:
            self.questions = sorted([*self.questions, glance.question])
        self.state.see(glance.state)

    @cached_property
    def size(self) -> int:
        """How many numbers it writes."""
        return 2 * self.seats + len(self.questions) + 1 + self.state.size

    @cached_property
    def columns(self) -> Sequence[Column]:
        """The name of each number, with the smallest and largest value seen."""
        head = [*(f"seat[{seat}]" for seat in range(self.seats)), *(f"waiting[{seat}]" for seat in range(self.seats))]
        asked = [f"question[{name}]" for name in [*self.questions, "other"]]
        return [*(Column(name, *FLAG) for name in [*head, *asked]), *self.state.columns("")]

    @cached_property
    def _write(self) -> Writes:
        return writer(self.state)

    def numbers(self, glance: Glance[Any]) -> list[float]:
        """The observation of a seat as numbers."""
        seats = range(self.seats)
        out: list[float] = [glance.seat == seat for seat in seats]
        out += [seat in glance.waiting for seat in seats]
        out += [glance.question == name for name in self.questions]
        out.append(bool(glance.question) and glance.question not in self.questions)
        self._write(glance.state, out)
        return out
