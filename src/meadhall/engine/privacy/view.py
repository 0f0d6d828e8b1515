"""Views: everything that one seat knows. Bots, clients and learners receive nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State
from meadhall.engine.table.log import Entry

S = TypeVar("S", bound=State)


class Glance(Generic[S]):
    """The table as one seat sees it now (seat -1: a spectator).

    - `state` contains UNSEEN in place of unknown faces.
    - `question` and `options` are the seat's menu; they are empty if the seat is not asked.
    - `waiting` are the seats that must answer now.
    - `game` is the Game. Its type is Any, because Game itself has functions that receive views.
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
    """A glance with the data for imagined worlds.

    `mark` is the state at the last checkpoint, and `since` is the log since then.

    `awaited` is the question that the seat must answer or waits for.
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


def view_as_plain(view: View[Any]) -> dict[str, Any]:
    """Return everything in a view as plain data. It must not change if only hidden facts change."""
    return {
        "seat": view.seat,
        "state": view.state,
        "question": view.awaited,
        "options": [(option.key, option.clause) for option in view.options],
        "waiting": view.waiting,
        "mark": view.mark,
        "since": view.since,
    }
