"""What one seat knows, and nothing more: all that a bot, a client or a learner is ever given."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from meadhall.engine.chance import ANYTHING, Forced, Sampled, outcomes
from meadhall.engine.errors import BadScript, FlowError, NotOffered
from meadhall.engine.flow import EACH
from meadhall.engine.log import HIDDEN, KNOWN, Answer, Entry, Outcome, TakenBack, agree, is_answer_of
from meadhall.engine.options import Option
from meadhall.engine.secrecy import known_entries, waiting_answers
from meadhall.engine.state import State, clone, known_to

if TYPE_CHECKING:
    from meadhall.engine.game import Game
    from meadhall.engine.match import Match

S = TypeVar("S", bound=State)
TRIES: Final = 400  # worlds that are imagined before it is said that none fits
PATIENCE: Final = 20  # tries after which one more guess is given up


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

    def imagine(self, rng: random.Random) -> Match[S]:
        """A whole match that may be the real one for all this seat knows, at the same question, with its own luck."""
        guessed: list[str] = []  # the secret answers of others: what fitted so far is kept for the next try
        for tries in range(TRIES):
            try:
                return self._imagine(rng, guessed)
            except (BadScript, NotOffered):  # this world contradicts what the seat knows: try another
                del guessed[max(0, len(guessed) - 1 - tries // PATIENCE) :]
        raise FlowError(f"no world fits what seat {self.seat} knows after {TRIES} tries")

    def _imagine(self, rng: random.Random, guessed: list[str]) -> Match[S]:
        from meadhall.engine.match import Match

        luck = Sampled(rng)
        state = clone(self.mark)
        forced = [(e.kind, e.value) for e in self.since if isinstance(e, Outcome) and e.hops != KNOWN]
        if state.faces.face:
            self._deal(state, luck, forced)
        source = Forced([ANYTHING if v == HIDDEN else v for v in outcomes(self.since)], luck)
        match = Match[S].resumed(self.game, state, source)
        self._answer_again(match, rng, guessed)
        if len(match.log) != len(self.since) or not all(map(agree, self.since, match.log)):
            raise BadScript("something else would have come up in this world")
        end_private_flows(match, self.waiting, rng)
        if guessed and not self._same_table(match):
            raise BadScript("a secret answer would have been another in this world")
        return match

    def _answer_again(self, match: Match[S], rng: random.Random, guessed: list[str]) -> None:
        """Gives all answers again; those that this seat may not know are guessed."""
        secrets = 0
        for at, entry in enumerate(self.since):
            if not isinstance(entry, Answer):
                continue
            key = entry.key
            if not key:
                if secrets == len(guessed):
                    guessed.append(rng.choice(match.menu(entry.seat).options).key)
                key = guessed[secrets]
                secrets += 1
            match.answer(entry.seat, key, entry.at)
            if not entry.key and not self._goes_on(match, entry.seat, at):
                del guessed[secrets:]
                raise BadScript("this seat would have been done earlier, or later, in this world")

    def _goes_on(self, match: Match[S], seat: int, at: int) -> bool:
        """Whether a seat with a flow of its own is asked on, or done, as it is known to have been."""
        if match.ask is None or match.ask.way is not EACH:
            return True
        later = any(is_answer_of(e, seat) for e in self.since[at + 1 :])
        return (later or seat in self.waiting) == (seat in match.ask.menus)

    def _same_table(self, match: Match[S]) -> bool:
        """Whether everything public, the number of pieces that others laid down included, is the same there."""
        other = build_view(match, self.seat)
        return self.state == other.state and self.waiting == other.waiting and self.awaited == other.awaited

    def _deal(self, state: S, luck: Sampled, forced: list[tuple[str, int]]) -> None:
        """Deals the faces that other seats hold, keeping those that are known to come up later in this step."""
        bags = state.faces.bags
        kept = [(kind, v) for kind, v in forced if v != HIDDEN and kind in bags and v in bags[kind]]
        for kind, v in kept:
            bags[kind].remove(v)
        for entry in self.since:  # what others play out of their hands in this step, they hold now
            if isinstance(entry, Outcome) and entry.hops == KNOWN and entry.value != HIDDEN:
                state.faces.guess(entry.piece, entry.value)
        self.game.deal_unknown(state, luck.index)
        for kind, v in kept:
            bags[kind].append(v)
            bags[kind].sort()


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
    now, heard = build_glance(match, seat), match.heard_by(seat)
    heard.look_in()
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


def end_private_flows(match: Match[Any], waiting: Collection[int], rng: random.Random) -> None:
    """Brings to their ends the private flows of all who are not waiting: what they have answered is not known."""
    while match.ask is not None and match.ask.way is EACH:
        seat = next((seat for seat in match.ask.menus if seat not in waiting), None)
        if seat is None:
            return
        match.answer(seat, rng.choice(match.menu(seat).options))


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
