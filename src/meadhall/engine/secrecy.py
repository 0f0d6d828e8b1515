"""What one seat may know of a log: the one rule behind its view, its match file and its way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine.events import EVERYBODY
from meadhall.engine.flow import ONE
from meadhall.engine.log import HIDDEN, Answer, Entry, Outcome, TakenBack, is_answer_of, last_answer
from meadhall.engine.state import State

if TYPE_CHECKING:
    from meadhall.engine.match import Match


def known_log(match: Match[Any], seat: int, since: int = 0) -> list[Entry]:
    """The log from a place on, as one seat knows it: hidden outcomes have no value, hidden answers of others no key.

    Hidden, and marked as secret, are answers given in secret, those that still wait for the answers of others, and the
    parts of an answer that is not whole yet.
    """
    waiting = waiting_answers(match, seat)
    heard = heard_until(match)
    known: list[Entry] = []
    for at, entry in enumerate(match.log[since:], since):
        if isinstance(entry, Answer) and entry.seat != seat and (at in waiting or at >= heard):
            known.append(Answer(entry.seat, "", entry.at, True))
        else:
            known.append(_known(entry, match.state, seat))
    return known


def waiting_answers(match: Match[Any], seat: int) -> list[int]:
    """The places in the log of the answers of others that still wait for an answer of somebody else."""
    if match.ask is None:
        return []
    return [last_answer(match.log, other) for other in match.ask.given if other != seat]


def heard_until(match: Match[Any]) -> int:
    """The place in the log from which on there are only parts of the answer that one seat is giving now.

    Parts are what the asked seat has answered in this step, one after the other, with no event and no luck since.
    """
    match.look_in()
    t, ask = match.table, match.ask
    if ask is None or ask.way is not ONE:
        return len(t.log)
    told = next((at for _, to, at in reversed(t.told) if to == EVERYBODY), 0)
    at = len(t.log)
    while at > max(told, t.learned, t.mark_at) and _may_be_part(t.log[at - 1], ask.seat):
        at -= 1
    return at


def _may_be_part(entry: Entry, seat: int) -> bool:
    return isinstance(entry, TakenBack) or is_answer_of(entry, seat)


def _known(entry: Entry, state: State, seat: int) -> Entry:
    if isinstance(entry, TakenBack):
        return _gone_known(entry, seat)
    if isinstance(entry, Outcome):
        open_to_seat = entry.seat in (EVERYBODY, seat) or state.faces.knows(seat, entry.piece)
        return entry if open_to_seat else _concealed(entry)
    return Answer(entry.seat, "", entry.at, True) if entry.secret and entry.seat != seat else entry


def _gone_known(back: TakenBack, seat: int) -> TakenBack:
    """Of what was taken back a seat knows what it saw then; what others had answered stays theirs."""
    gone: list[Entry] = []
    for entry in back.gone:
        if isinstance(entry, TakenBack):
            gone.append(_gone_known(entry, seat))
        elif isinstance(entry, Answer):
            gone.append(entry if entry.seat == seat else Answer(entry.seat, "", entry.at, entry.secret))
        else:
            gone.append(entry if entry.seat in (EVERYBODY, seat) else _concealed(entry))
    return TakenBack(back.seat, gone, back.rekeyed)


def _concealed(entry: Outcome) -> Outcome:
    return Outcome(entry.kind, entry.clause, HIDDEN, entry.seat, entry.piece, min(entry.hops, 0))
