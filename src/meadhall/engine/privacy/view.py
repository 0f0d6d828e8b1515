"""What one seat knows, and nothing more: all that a bot, a client or a learner is ever given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State, known_to
from meadhall.engine.privacy.redaction import known_entries, waiting_answers
from meadhall.engine.table.log import Entry, TakenBack

if TYPE_CHECKING:
    from meadhall.engine.contract.game import Game
    from meadhall.engine.play.match import Match

S = TypeVar("S", bound=State)


class Glance(Generic[S]):
    """The table as one seat sees it now (seat -1: a spectator). `state` holds UNSEEN where a face is not known to it.

    `question` and `options` are the seat's own menu, empty when it is not asked; `waiting` are the seats that are.
    """

    __slots__ = ("game", "options", "question", "seat", "state", "waiting")

    def __init__(
        self, game: Game[S], seat: int, state: S, question: str, options: Sequence[Option], waiting: list[int]
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
        game: Game[S],
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


def build_glance(match: Match[S], seat: int) -> Glance[S]:
    """Builds what one seat sees out of a match."""
    t, ask = match.table, match.ask
    if ask is None:
        return Glance(match.game, seat, known_to(t.state, t.state.faces, seat), "", (), [])
    asked = seat in ask.menus and seat not in ask.given
    state = _known(match, t.state, seat, asked)
    if not asked:
        return Glance(match.game, seat, state, "", (), ask.waiting)
    menu = ask.menus[seat]
    return Glance(match.game, seat, state, menu.question, menu.options, ask.waiting)


def _known(match: Match[S], state: S, seat: int, asked: bool = False) -> S:
    """A state as one seat knows it, in its own lane."""
    lanes, faces = match.game.lanes, match.state.faces
    if lanes is None or not lanes.running(state):
        return known_to(state, faces, seat, asked)
    with lanes.seen_by(state, seat):
        return known_to(state, faces, seat, asked)


def build_view(match: Match[S], seat: int) -> View[S]:
    """Builds what one seat knows out of a match."""
    now, heard = build_glance(match, seat), match.known_match(seat)
    heard.refresh_checkpoint()
    t = heard.table
    awaited = now.question or _question_of_others(heard, seat)
    since: list[Entry] = []
    mark = now.state
    if len(t.log) > t.mark_at or t.mark != t.state:
        since = _since_mark(heard, seat)
        mark = _known(heard, t.mark, seat)
    return View(match.game, seat, now.state, now.question, now.options, now.waiting, awaited, mark, since)


def _question_of_others(match: Match[Any], seat: int) -> str:
    """The question that a seat waits for, if it has any to wait for."""
    ask = match.ask.of(seat) if match.ask is not None else None
    return ask.menus[ask.seat].question if ask is not None and ask.waiting else ""


def _since_mark(match: Match[Any], seat: int) -> list[Entry]:
    """The answers and outcomes since the checkpoint that a seat knows of, in a match as far as it has heard of it.

    Those that wait for others are left out.
    """
    waiting = waiting_answers(match, seat)
    known = known_entries(match, seat, match.table.mark_at)
    return [entry for at, entry in known if at not in waiting and not isinstance(entry, TakenBack)]


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
