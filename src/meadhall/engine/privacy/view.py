"""Views: everything one seat knows. Bots, clients and learners receive nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State
from meadhall.engine.table.log import Entry

S = TypeVar("S", bound=State)


class Glance(Generic[S]):
    """The table as one seat sees it now (seat -1: a spectator). `state` holds UNSEEN for unknown faces.

    `question` and `options` are the seat's own menu, empty when it is not asked; `waiting` are the seats that are.
    `game` is the Game. The type cannot say so, since a game is itself a bundle of functions that take views.
    """

    __slots__ = ("game", "options", "question", "seat", "state", "waiting")

    def __init__(
        self, game: Any, seat: int, state: S, question: str, options: Sequence[Option], waiting: list[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self.state = state
        self.question = question
        self.options = options
        self.waiting = waiting


class View(Glance[S]):
    """A glance with everything needed to imagine the rest: a checkpoint, and the log since.

    `awaited` is the question that the seat must answer, or waits for.
    """

    __slots__ = ("awaited", "mark", "since")

    def __init__(
        self,
        game: Any,
        seat: int,
        state: S,
        question: str,
        options: Sequence[Option],
        waiting: list[int],
        awaited: str,
        mark: S,
        since: list[Entry],
    ) -> None:
        super().__init__(game, seat, state, question, options, waiting)
        self.awaited = awaited
        self.mark = mark
        self.since = since


def same_bytes(view: View[Any]) -> dict[str, Any]:
    """Everything in a view as plain data: it must not change when only hidden facts do."""
    return {
        "seat": view.seat,
        "state": view.state,
        "question": view.awaited,
        "options": [(o.key, o.clause) for o in view.options],
        "waiting": view.waiting,
        "mark": view.mark,
        "since": view.since,
    }
