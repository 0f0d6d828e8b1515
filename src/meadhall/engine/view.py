"""What one seat knows, and nothing more: all that a bot, a client or a learner is ever given."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meadhall.engine.chance import ANYTHING, Forced, Sampled, outcomes
from meadhall.engine.errors import BadScript, FlowError, NotOffered
from meadhall.engine.log import HIDDEN, KNOWN, Answer, Entry, Outcome, agree
from meadhall.engine.options import Option
from meadhall.engine.state import State, clone, known_to

if TYPE_CHECKING:
    from meadhall.engine.game import Game
    from meadhall.engine.match import Match

S = TypeVar("S", bound=State)
TRIES = 200


class View(Generic[S]):
    """The table as one seat sees it (seat -1: a spectator). `state` holds UNSEEN where a face is not known to it.

    `options` is the seat's own menu, empty when it is not asked; `waiting` are the seats that are.
    """

    __slots__ = ("game", "mark", "options", "question", "seat", "since", "state", "waiting")

    def __init__(
        self,
        game: Game[S],
        seat: int,
        state: S,
        question: str,
        options: Sequence[Option],
        waiting: list[int],
        mark: S,
        since: list[Entry],
    ) -> None:
        self.game = game
        self.seat = seat
        self.state = state
        self.question = question
        self.options = options
        self.waiting = waiting
        self.mark = mark
        self.since = since

    def imagine(self, rng: random.Random) -> Match[S]:
        """A whole match that may be the real one for all this seat knows, at the same question, with its own luck."""
        for _ in range(TRIES):
            try:
                return self._imagine(rng)
            except (BadScript, NotOffered):  # this world contradicts an answer that was given: try another
                continue
        raise FlowError(f"no world fits what seat {self.seat} knows after {TRIES} tries")

    def _imagine(self, rng: random.Random) -> Match[S]:
        from meadhall.engine.match import Match

        luck = Sampled(rng)
        state = clone(self.mark)
        forced = [(e.kind, e.value) for e in self.since if isinstance(e, Outcome) and e.hops != KNOWN]
        if state.faces.face:
            self._deal(state, luck, forced)
        source = Forced([ANYTHING if v == HIDDEN else v for v in outcomes(self.since)], luck)
        match = Match[S].resumed(self.game, state, source)
        match.repeat(self.since, rng)
        if len(match.log) != len(self.since) or not all(map(agree, self.since, match.log)):
            raise BadScript("something else would have come up in this world")
        return match

    def _deal(self, state: S, luck: Sampled, forced: list[tuple[str, int]]) -> None:
        """Deals the faces that other seats hold, keeping those that are known to come up later in this step."""
        bags = state.faces.bags
        kept = [(kind, v) for kind, v in forced if v != HIDDEN and kind in bags and v in bags[kind]]
        for kind, v in kept:
            bags[kind].remove(v)
        state.faces.deal_unknown(luck.index)
        for kind, v in kept:
            bags[kind].append(v)
            bags[kind].sort()


def seen_since(entries: Sequence[Entry], state: State, seat: int, pending: Sequence[int]) -> list[Entry]:
    """The answers and outcomes since a checkpoint, as one seat knows them; the last answers of `pending` are secret."""
    known: list[Entry] = []
    unseen = [_last_answer(entries, other) for other in pending if other != seat]
    for at, entry in enumerate(entries):
        if isinstance(entry, Outcome):
            open_to_seat = entry.seat in (-1, seat) or state.faces.knows(seat, entry.piece)
            known.append(entry if open_to_seat else concealed(entry))
        elif isinstance(entry, Answer):
            if at in unseen:
                continue
            hidden = entry.secret and entry.seat != seat
            known.append(Answer(entry.seat, "", entry.at, True) if hidden else entry)
    return known


def concealed(entry: Outcome) -> Outcome:
    """An outcome without its value."""
    return Outcome(entry.kind, entry.clause, HIDDEN, entry.seat, entry.piece, min(entry.hops, 0))


def _last_answer(entries: Sequence[Entry], seat: int) -> int:
    return max((at for at, entry in enumerate(entries) if isinstance(entry, Answer) and entry.seat == seat), default=-1)


def build_view(match: Match[S], seat: int) -> View[S]:
    """Builds what one seat knows out of a match."""
    t = match.table
    state = known_to(t.state, t.state.faces, seat)
    ask = match.ask
    options: Sequence[Option] = ()
    question = ""
    waiting: list[int] = []
    pending: Sequence[int] = ()
    if ask is not None:
        waiting = ask.waiting
        pending = list(ask.given)
        question = ask.menus[ask.seat].question if waiting else ""
        if seat in waiting:
            question = ask.menus[seat].question
            options = ask.menus[seat].options
    since: list[Entry] = []
    mark = state
    if len(t.log) > t.mark_at:
        since = seen_since(t.log[t.mark_at :], t.state, seat, pending)
        mark = known_to(t.mark, t.state.faces, seat)
    return View(match.game, seat, state, question, options, waiting, mark, since)


def same_bytes(view: View[Any]) -> dict[str, Any]:
    """Everything a view holds, as plain data: what must not change when only hidden facts do."""
    return {
        "seat": view.seat,
        "state": view.state,
        "question": view.question,
        "options": [(o.key, o.clause) for o in view.options],
        "waiting": view.waiting,
        "mark": view.mark,
        "since": view.since,
    }
