"""Redaction of logs for one seat. Views, match files and undo use it."""

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
    """Return the log from a position on, as one seat knows it.

    Hidden outcomes have no value. Hidden answers have no key and are marked as secret: these are secret answers, and
    answers to an unfinished simultaneous question. Answers that this seat does not know of are left out.
    """
    return [entry for _, entry in known_entries(match, seat, since, unheard_by(match, seat))]


def known_entries(
    match: Position[Any], seat: int, since: int, skipped_positions: Collection[int] = ()
) -> Iterator[tuple[int, Entry]]:
    """Yield the log entries from `since` on as one seat knows them, with their positions.

    Skip those in `skipped_positions`.
    """
    waiting = waiting_answers(match, seat)
    for position, entry in enumerate(match.log[since:], since):
        if position in skipped_positions or (is_unheard_undo(entry) and entry.seat != seat):
            continue
        if isinstance(entry, Answer) and position in waiting:
            yield position, Answer(entry.seat, "", entry.at, True)
        else:
            yield position, _redacted(entry, match.state, seat)


def waiting_answers(match: Position[Any], seat: int) -> list[int]:
    """Return the log positions of other seats' answers to an unfinished simultaneous question."""
    if match.ask is None:
        return []
    return [match.ask.answer_positions[other] for other in match.ask.given_answers if other != seat]


def unheard_by(match: Position[Any], seat: int) -> frozenset[int]:
    """Return the log positions of other seats' answers that this seat does not know of yet."""
    return frozenset(position for position in unheard_positions(match, seat) if match.log[position].seat != seat)


def unheard_positions(match: Position[Any], skipped_seat: int | None = None) -> frozenset[int]:
    """Return the log positions of the answers that only the answering seat knows of.

    They are parts of unfinished answers, and all answers in private flows until every seat's flow is done. With
    `skipped_seat`, the unfinished answer of one seat is skipped, which saves time if that seat is the viewer.
    """
    positions = set(open_parts(match, skipped_seat))
    for ask in _open_asks(match).values():
        if ask.way is EACH:
            positions.update(private_positions(match.table, ask))
    return frozenset(position for position in positions if isinstance(match.log[position], Answer))


def open_parts(match: Position[Any], skipped_seat: int | None = None) -> frozenset[int]:
    """Return the log positions of the parts of each asked seat's unfinished answer.

    Parts are consecutive answers of the asked seat in this step, without an event or luck since. Entries in other lanes
    do not matter. The parts of `skipped_seat` are left out.
    """
    asks = [(lane, ask) for lane, ask in _open_asks(match).items() if ask.way is ONE and ask.seat != skipped_seat]
    return frozenset(position for lane, ask in asks for position in _unfinished_parts(match.table, lane, ask.seat))


def _open_asks(match: Position[Any]) -> Mapping[Lane, Ask[Any]]:
    """Return the open question of each lane."""
    return match.ask.lanes if match.ask is not None else {}


def private_positions(t: Table[Any], ask: Ask[Any]) -> Iterator[int]:
    """Yield the log positions of answers and undos in unfinished private flows, last first.

    Unasked actions are left out.
    """
    answers_left = ask.answer_count if ask.way is EACH else 0
    for position in range(len(t.log) - 1, -1, -1):
        if not answers_left or isinstance(t.log[position], Outcome):
            return
        if not t.affects_no_question(position) and position not in t.unasked:
            answers_left -= isinstance(t.log[position], Answer)
            yield position


def concerns_only(entry: Entry, seat: int) -> bool:
    """Whether an entry is an answer of this seat, or an undo of nothing but answers of this seat."""
    if isinstance(entry, TakenBack):
        return entry.seat == seat and entry.alone
    return is_answer_of(entry, seat)


def is_unheard_undo(entry: Entry) -> bool:
    """Whether an entry is an undo of answers that no other seat knew of."""
    return isinstance(entry, TakenBack) and entry.unheard


def _unfinished_parts(t: Table[Any], lane: Lane, seat: Seat) -> Iterator[int]:
    last_event = next(
        (position for _, to, position in reversed(t.told) if to == EVERYBODY and t.belongs_to_lane(position - 1, lane)),
        0,
    )
    step_start = t.step_beginnings[lane].log if lane in t.step_beginnings else t.step_at
    for position in range(len(t.log) - 1, max(last_event, t.learned_in(lane), step_start) - 1, -1):
        if not t.belongs_to_lane(position, lane):
            continue
        if not _may_be_part(t.log[position], seat):
            return
        yield position


def _may_be_part(entry: Entry, seat: int) -> bool:
    return isinstance(entry, TakenBack) or is_answer_of(entry, seat)


def _redacted(entry: Entry, state: State, seat: int) -> Entry:
    if isinstance(entry, TakenBack):
        return _redacted_undo(entry, seat)
    if isinstance(entry, Outcome):
        open_to_seat = entry.seat in (EVERYBODY, seat) or state.faces.knows(seat, entry.piece)
        return entry if open_to_seat else _concealed(entry)
    return Answer(entry.seat, "", entry.at, True) if entry.secret and entry.seat != seat else entry


def _redacted_undo(undo: TakenBack, seat: int) -> TakenBack:
    """Return an undo whose undone entries are redacted for a seat; other seats' answers have no key."""
    undone: list[Entry] = []
    for entry in undo.gone:
        if isinstance(entry, TakenBack):
            if entry.seat == seat or not entry.unheard:
                undone.append(_redacted_undo(entry, seat))
        elif isinstance(entry, Answer):
            undone.append(entry if entry.seat == seat else Answer(entry.seat, "", entry.at, entry.secret))
        else:
            undone.append(entry if entry.seat in (EVERYBODY, seat) else _concealed(entry))
    return TakenBack(undo.seat, undone, undo.rekeyed, undo.alone, undo.unheard)


def _concealed(entry: Outcome) -> Outcome:
    return Outcome(entry.kind, entry.clause, HIDDEN, entry.seat, entry.piece, min(entry.hops, 0))
