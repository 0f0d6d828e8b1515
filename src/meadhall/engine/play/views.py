"""Build glances and views of a match for one seat."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, TypeVar

from meadhall.engine.contract.game import Game
from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.model.state import State, knowledge, known_to, public_parts
from meadhall.engine.presentation.alike import shared_state
from meadhall.engine.privacy.position import Position
from meadhall.engine.privacy.redaction import known_entries, waiting_answers
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.table.log import Entry, TakenBack

S = TypeVar("S", bound=State)


class ViewedMatch(Position[S], Protocol[S]):
    """The parts of a match that a view needs."""

    @property
    def game(self) -> Game[S]: ...

    def known_match(self, seat: int) -> ViewedMatch[S]:
        """Return the match without the answers that a seat does not know of."""
        ...

    def refresh_checkpoint(self) -> None:
        """Move the checkpoint to the start of the running step."""
        ...


def build_glance(match: ViewedMatch[S], seat: int) -> Glance[S]:
    """Return the table as one seat sees it now."""
    t, ask = match.table, match.ask
    if ask is None:
        return Glance(match.game, seat, _with_sealed_bags(match, known_to(t.state, t.state.faces, seat)), "", (), [])
    asked = seat in ask.menus and seat not in ask.given_answers
    state = _with_sealed_bags(match, _known_state(match, t.state, seat, asked))
    if not asked:
        return Glance(match.game, seat, state, "", (), ask.waiting)
    menu = ask.menus[seat]
    return Glance(match.game, seat, state, menu.question, menu.options, ask.waiting)


def _known_state(match: ViewedMatch[S], state: S, seat: int, asked: bool = False) -> S:
    """Return the state as one seat knows it, with the turn and action of the seat's lane."""
    lanes, faces = match.game.lanes, match.state.faces
    if lanes is None or not lanes.running(state):
        public = shared_state(lambda: ("public", id(state)), lambda: public_parts(state))
        known = partial(known_to, state, faces, seat, asked, public)
        return shared_state(lambda: knowledge(state, faces, seat, asked), known)
    with lanes.in_lane_of_seat(state, seat):
        return known_to(state, faces, seat, asked)


def _with_sealed_bags(match: ViewedMatch[S], known: S) -> S:
    """Hide the contents of all bags except their sizes, if the game is `sealed`."""
    if match.game.sealed:
        known.faces.bags = {name: [UNSEEN] * len(faces) for name, faces in known.faces.bags.items()}
    return known


def build_view(match: ViewedMatch[S], seat: int) -> View[S]:
    """Return everything that one seat knows."""
    glance, known = build_glance(match, seat), match.known_match(seat)
    known.refresh_checkpoint()
    t = known.table
    awaited = glance.question or _awaited_question(known, seat)
    since: list[Entry] = []
    mark = glance.state
    # `glance.state` cannot serve as the checkpoint if its bags are sealed: imagined worlds are dealt from the bags
    if match.game.sealed or len(t.log) > t.mark_at or t.mark != t.state:
        since = _log_since_mark(known, seat)
        mark = _known_state(known, t.mark, seat)
    return View(match.game, seat, glance.state, glance.question, glance.options, glance.waiting, awaited, mark, since)


def _awaited_question(match: ViewedMatch[Any], seat: int) -> str:
    """Return the name of the question that a seat waits for; empty if there is no question."""
    ask = match.ask.question_of(seat) if match.ask is not None else None
    return ask.menus[ask.seat].question if ask is not None and ask.waiting else ""


def _log_since_mark(match: ViewedMatch[Any], seat: int) -> list[Entry]:
    """Return the log entries since the checkpoint as a seat knows them.

    Undos are left out, and other seats' answers to an unfinished simultaneous question, too.
    """
    waiting = waiting_answers(match, seat)
    known = known_entries(match, seat, match.table.mark_at)
    return [entry for position, entry in known if position not in waiting and not isinstance(entry, TakenBack)]
