"""Build what one seat sees and knows from a match."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, TypeVar

from meadhall.engine.contract.game import Game
from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.model.state import State, knowledge, known_to, public_parts
from meadhall.engine.presentation.alike import known_alike
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
        """The match as far as a seat has heard of it."""
        ...

    def refresh_checkpoint(self) -> None:
        """Move the checkpoint to the running step."""
        ...


def build_glance(match: ViewedMatch[S], seat: int) -> Glance[S]:
    """Build the glance of one seat."""
    t, ask = match.table, match.ask
    if ask is None:
        return Glance(match.game, seat, _sealed(match, known_to(t.state, t.state.faces, seat)), "", (), [])
    asked = seat in ask.menus and seat not in ask.given
    state = _sealed(match, _known(match, t.state, seat, asked))
    if not asked:
        return Glance(match.game, seat, state, "", (), ask.waiting)
    menu = ask.menus[seat]
    return Glance(match.game, seat, state, menu.question, menu.options, ask.waiting)


def _known(match: ViewedMatch[S], state: S, seat: int, asked: bool = False) -> S:
    """The state as one seat knows it, in its own lane."""
    lanes, faces = match.game.lanes, match.state.faces
    if lanes is None or not lanes.running(state):
        public = known_alike(lambda: ("public", id(state)), lambda: public_parts(state))
        known = partial(known_to, state, faces, seat, asked, public)
        return known_alike(lambda: knowledge(state, faces, seat, asked), known)
    with lanes.seen_by(state, seat):
        return known_to(state, faces, seat, asked)


def _sealed(match: ViewedMatch[S], known: S) -> S:
    """Hide the contents of the bags, except for the number, if the game wants that."""
    if match.game.sealed:
        known.faces.bags = {name: [UNSEEN] * len(faces) for name, faces in known.faces.bags.items()}
    return known


def build_view(match: ViewedMatch[S], seat: int) -> View[S]:
    """Build the view of one seat."""
    now, heard = build_glance(match, seat), match.known_match(seat)
    heard.refresh_checkpoint()
    t = heard.table
    awaited = now.question or _question_of_others(heard, seat)
    since: list[Entry] = []
    mark = now.state
    if match.game.sealed or len(t.log) > t.mark_at or t.mark != t.state:  # an imagined world is dealt from open bags
        since = _since_mark(heard, seat)
        mark = _known(heard, t.mark, seat)
    return View(match.game, seat, now.state, now.question, now.options, now.waiting, awaited, mark, since)


def _question_of_others(match: ViewedMatch[Any], seat: int) -> str:
    """The question that a seat waits for, if there is one."""
    ask = match.ask.of(seat) if match.ask is not None else None
    return ask.menus[ask.seat].question if ask is not None and ask.waiting else ""


def _since_mark(match: ViewedMatch[Any], seat: int) -> list[Entry]:
    """The answers and outcomes since the checkpoint that a seat has heard of.

    Those that wait for other seats are left out.
    """
    waiting = waiting_answers(match, seat)
    known = known_entries(match, seat, match.table.mark_at)
    return [entry for at, entry in known if at not in waiting and not isinstance(entry, TakenBack)]
