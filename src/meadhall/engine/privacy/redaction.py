"""Redaction: what one seat may know of a log; used by views, match files and undo alike."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from meadhall.engine.flows.flow import EACH, ONE, Ask, Lane, Seat
from meadhall.engine.model.state import State
from meadhall.engine.privacy.position import Position
from meadhall.engine.table.events import EVERYBODY
from meadhall.engine.table.log import HIDDEN, Answer, Entry, Outcome, TakenBack, is_answer_of
from meadhall.engine.table.table import Table


def known_log(match: Position[Any], seat: int, since: int = 0) -> list[Entry]:
    """The log from a place on, as one seat knows it: hidden outcomes have no value, hidden answers of others no key.

    Hidden, and marked as secret, are answers given in secret, and those that still wait for the answers of others. What
    is `undisclosed_to` is not there at all.
    """
    return [entry for _, entry in known_entries(match, seat, since, undisclosed_to(match, seat))]


def known_entries(
    match: Position[Any], seat: int, since: int, without: Collection[int] = ()
) -> Iterator[tuple[int, Entry]]:
    """The log from a place on as one seat knows it, each entry with its place; `without` what it has not heard of."""
    waiting = waiting_answers(match, seat)
    for at, entry in enumerate(match.log[since:], since):
        if at in without or (is_undisclosed(entry) and entry.seat != seat):
            continue
        if isinstance(entry, Answer) and at in waiting:
            yield at, Answer(entry.seat, "", entry.at, True)
        else:
            yield at, _known(entry, match.state, seat)


def waiting_answers(match: Position[Any], seat: int) -> list[int]:
    """The places in the log of the answers of others that still wait for an answer of somebody else."""
    if match.ask is None:
        return []
    return [match.ask.given_at[other] for other in match.ask.given if other != seat]


def undisclosed_to(match: Position[Any], seat: int) -> frozenset[int]:
    """The places in the log of the answers of others that this seat has not heard of yet."""
    return frozenset(at for at in unheard(match, seat) if match.log[at].seat != seat)


def unheard(match: Position[Any], but: int | None = None) -> frozenset[int]:
    """The places in the log of the answers that nobody has heard of yet but who gave them.

    They are the parts of an answer that is not whole, and what is answered in private flows that are not all done.
    Parts of one seat may be left out: they need not be looked for, if it is that seat that looks.
    """
    quiet = set(open_parts(match, but))
    for ask in _asks(match).values():
        if ask.way is EACH:
            quiet.update(private_places(match.table, ask))
    return frozenset(at for at in quiet if isinstance(match.log[at], Answer))


def open_parts(match: Position[Any], but: int | None = None) -> frozenset[int]:
    """The places in the log of parts: what who is asked now has answered of an answer that is not whole yet.

    Parts are what the asked seat has answered in this step, one after the other, with no event and no luck since; what
    happens in another lane does not count. Those of one seat may be left out: who looks has its own.
    """
    asks = [(lane, ask) for lane, ask in _asks(match).items() if ask.way is ONE and ask.seat != but]
    return frozenset(at for lane, ask in asks for at in _parts(match.table, lane, ask.seat))


def _asks(match: Position[Any]) -> Mapping[Lane, Ask[Any]]:
    """The open question of each lane."""
    return match.ask.lanes if match.ask is not None else {}


def private_places(t: Table[Any], ask: Ask[Any]) -> Iterator[int]:
    """The places of what was answered in private flows that are not all done, and taken back there; the last first.

    What a seat does meanwhile unasked is none of it.
    """
    left = ask.taken if ask.way is EACH else 0
    for at in range(len(t.log) - 1, -1, -1):
        if not left or isinstance(t.log[at], Outcome):
            return
        if not t.is_aside(at) and at not in t.unasked:
            left -= isinstance(t.log[at], Answer)
            yield at


def is_only_of(entry: Entry, seat: int) -> bool:
    """Whether this seat alone has answered it, or has taken back what it alone had answered."""
    if isinstance(entry, TakenBack):
        return entry.seat == seat and entry.alone
    return is_answer_of(entry, seat)


def is_undisclosed(entry: Entry) -> bool:
    """Whether it says that something was taken back of which nobody had heard."""
    return isinstance(entry, TakenBack) and entry.unheard


def _parts(t: Table[Any], lane: Lane, seat: Seat) -> Iterator[int]:
    told = next((at for _, to, at in reversed(t.told) if to == EVERYBODY and t.is_of(at - 1, lane)), 0)
    begun = t.begun[lane].log if lane in t.begun else t.step_at
    for at in range(len(t.log) - 1, max(told, t.learned_in(lane), begun) - 1, -1):
        if not t.is_of(at, lane):
            continue
        if not _may_be_part(t.log[at], seat):
            return
        yield at


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
            if entry.seat == seat or not entry.unheard:
                gone.append(_gone_known(entry, seat))
        elif isinstance(entry, Answer):
            gone.append(entry if entry.seat == seat else Answer(entry.seat, "", entry.at, entry.secret))
        else:
            gone.append(entry if entry.seat in (EVERYBODY, seat) else _concealed(entry))
    return TakenBack(back.seat, gone, back.rekeyed, back.alone, back.unheard)


def _concealed(entry: Outcome) -> Outcome:
    return Outcome(entry.kind, entry.clause, HIDDEN, entry.seat, entry.piece, min(entry.hops, 0))
