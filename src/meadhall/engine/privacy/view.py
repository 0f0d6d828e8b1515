"""Views: what one seat knows, and all that a bot, a client or a learner is ever given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State
from meadhall.engine.table.log import Entry

S = TypeVar("S", bound=State)


class Glance(Generic[S]):
    """The table as one seat sees it now (seat -1: a spectator). `state` holds UNSEEN where a face is not known to it.

    `question` and `options` are the seat's own menu, empty when it is not asked; `waiting` are the seats that are.
    `game` is the Game; it cannot be typed as that, since a game is itself a bundle of functions that take views.
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
    """A glance, and all that a seat needs to imagine what it does not see: a checkpoint, and what came since.

    `awaited` is the question on which all hangs for it: its own, or that of another which it waits for.
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
    """Everything a view holds, as plain data: what must not change when only hidden facts do."""
    return {
        "seat": view.seat,
        "state": view.state,
        "question": view.awaited,
        "options": [(o.key, o.clause) for o in view.options],
        "waiting": view.waiting,
        "mark": view.mark,
        "since": view.since,
    }
