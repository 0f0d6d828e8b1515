"""Redaction of a log for one seat, for views, match files and undo."""

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
    """The log from a place on, as one seat knows it: without values of hidden outcomes and keys of hidden answers.

    Secret answers, and those that still wait for the answers of others, are hidden and marked as secret. Entries in
    `undisclosed_to` are left out.
    """
    return [entry for _, entry in known_entries(match, seat, since, undisclosed_to(match, seat))]


def known_entries(
    match: Position[Any], seat: int, since: int, without: Collection[int] = ()
) -> Iterator[tuple[int, Entry]]:
    """Yield the log from a place on as one seat knows it, each entry with its place; leave out `without`."""
    waiting = waiting_answers(match, seat)
    for at, entry in enumerate(match.log[since:], since):
        if at in without or (is_undisclosed(entry) and entry.seat != seat):
            continue
        if isinstance(entry, Answer) and at in waiting:
            yield at, Answer(entry.seat, "", entry.at, True)
        else:
            yield at, _known(entry, match.state, seat)


def waiting_answers(match: Position[Any], seat: int) -> list[int]:
    """The places in the log of other seats' answers that still wait for somebody's answer."""
    if match.ask is None:
        return []
    return [match.ask.answer_positions[other] for other in match.ask.given if other != seat]


def undisclosed_to(match: Position[Any], seat: int) -> frozenset[int]:
    """The places in the log of other seats' answers that this seat has not heard of yet."""
    return frozenset(at for at in unheard(match, seat) if match.log[at].seat != seat)


def unheard(match: Position[Any], but: int | None = None) -> frozenset[int]:
    """The places in the log of the answers that only their own seat knows.

    They are the parts of unfinished answers, and answers in private flows that are not all done. `but` leaves out the
    parts of one seat, to save the search if that seat is the viewer.
    """
    quiet = set(open_parts(match, but))
    for ask in _asks(match).values():
        if ask.way is EACH:
            quiet.update(private_places(match.table, ask))
    return frozenset(at for at in quiet if isinstance(match.log[at], Answer))


def open_parts(match: Position[Any], but: int | None = None) -> frozenset[int]:
    """Places in the log of the parts of each asked seat's unfinished answer.

    Parts are consecutive answers of the asked seat in this step, with no event and no luck since. Entries in other
    lanes do not matter. `but` leaves out one seat, since a viewer knows its own.
    """
    asks = [(lane, ask) for lane, ask in _asks(match).items() if ask.way is ONE and ask.seat != but]
    return frozenset(at for lane, ask in asks for at in _parts(match.table, lane, ask.seat))


def _asks(match: Position[Any]) -> Mapping[Lane, Ask[Any]]:
    """The open question of each lane."""
    return match.ask.lanes if match.ask is not None else {}


def private_places(t: Table[Any], ask: Ask[Any]) -> Iterator[int]:
    """Yield the places of answers and undos in private flows that are not all done, the last first.

    Unasked actions are left out.
    """
    left = ask.taken if ask.way is EACH else 0
    for at in range(len(t.log) - 1, -1, -1):
        if not left or isinstance(t.log[at], Outcome):
            return
        if not t.is_aside(at) and at not in t.unasked:
            left -= isinstance(t.log[at], Answer)
            yield at


def is_only_of(entry: Entry, seat: int) -> bool:
    """Whether only this seat is part of an entry, as an answer or as an undo of its own answers."""
    if isinstance(entry, TakenBack):
        return entry.seat == seat and entry.alone
    return is_answer_of(entry, seat)


def is_undisclosed(entry: Entry) -> bool:
    """Whether an entry is an undo of answers that nobody had heard of."""
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
    """The undone entries as a seat saw them at the time; other seats' answers stay hidden."""
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
