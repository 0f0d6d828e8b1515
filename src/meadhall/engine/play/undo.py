"""Undo of answers: by one seat if nobody has learned from the answer, otherwise by consent of all seats.

In both cases the match is replayed without the undone entries.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from meadhall.engine.common.errors import NotOffered
from meadhall.engine.contract.game import Game
from meadhall.engine.flows.flow import EACH, TOGETHER, Lane, Seat
from meadhall.engine.privacy.position import Position
from meadhall.engine.privacy.redaction import is_only_of, is_undisclosed, open_parts, private_places, unheard
from meadhall.engine.table.chance import SampledLuck, SeededLuck, Source, luck_to_come
from meadhall.engine.table.log import KNOWN, Answer, Entry, Outcome, TakenBack, is_answer_of


class Undoable(Position[Any], Protocol):
    """The parts of a match that undo needs."""

    @property
    def game(self) -> Game[Any]: ...

    def lane_of(self, seat: Seat) -> Lane:
        """Return the lane that asks a seat."""
        ...

    def log_undo(self, undo: TakenBack) -> None:
        """Log an undo."""
        ...

    def replayed(self, entries: Sequence[Entry], source: Source) -> Position[Any]:
        """Return this match with another log."""
        ...

    def replace_log(self, entries: Sequence[Entry], source: Source) -> None:
        """Replace the log of this match."""
        ...


# ---- answers that can be undone


def undo_place_of(match: Undoable, seat: Seat) -> int | None:
    """Return the log position of a seat's last answer if the seat can undo it alone, otherwise None.

    A seat can undo an answer until somebody learns or answers something. Parts of another seat's unfinished answer do
    not count. Answers in different private flows do not depend on each other. If `game.answers_stand`, a seat can only
    undo parts of an unfinished answer, and answers in private flows.
    """
    t = match.table
    alone = _private_answer(match, seat)
    if alone or (match.ask is not None and match.ask.way is EACH):
        return alone[0] if alone else None
    lane = match.lane_of(seat)
    for position in range(len(t.log) - 1, t.learned_in(lane) - 1, -1):
        if not isinstance(entry := t.log[position], Answer) or not t.belongs_to_lane(position, lane):
            continue
        if entry.seat == seat:
            if match.game.answers_stand and position not in open_parts(match):
                return None
            return position if _leaves_no_gap(match, position, lane) else None
        if position not in open_parts(match):
            return None
    return None


def _private_answer(match: Undoable, seat: Seat) -> list[int]:
    """Return the log positions of a seat's last private answer to the open question, and of its undos since.

    The list is empty if there is no such answer.
    """
    if match.ask is None or seat < 0:
        return []
    if seat in match.ask.given_answers:
        return [match.ask.answer_positions[seat]]
    if match.ask.question_of(seat).way is not EACH:
        return []
    log, places = match.log, list[int]()
    last_unasked = max((index for index in match.table.unasked if is_answer_of(log[index], seat)), default=-1)
    for index in private_places(match.table, match.ask.question_of(seat)):
        if index < last_unasked or not is_only_of(log[index], log[index].seat):
            return []  # an undo that affects several seats may depend on any earlier answer
        if is_only_of(log[index], seat):
            places.insert(0, index)
        if is_answer_of(log[index], seat):
            return places
    return []


def _leaves_no_gap(match: Undoable, index: int, lane: Lane) -> bool:
    """Whether all later entries in other lanes stay valid if the answer at this log position is removed.

    A part of an unfinished answer can always be removed. Unfinished answers in other lanes do not depend on the answer.
    An undo by consent is removed together with the answer, so no remaining entry may follow the undo.
    """
    t, parts = match.table, open_parts(match)
    later = [
        later_index
        for later_index in range(index + 1, len(t.log))
        if later_index not in parts and not is_undisclosed(t.log[later_index])
    ]
    asides = [later_index for later_index in later if t.is_in_no_lane(later_index)]
    if asides and any(
        isinstance(entry := t.log[later_index], TakenBack) and not entry.alone
        for later_index in range(index, asides[-1])
    ):
        return False
    return index in parts or all(later_index in asides or t.belongs_to_lane(later_index, lane) for later_index in later)


# ---- undo by one seat


def take_back(match: Undoable, seat: Seat) -> None:
    """Undo a seat's last answer. Raise NotOffered if somebody has learned from it."""
    index = undo_place_of(match, seat)
    if index is None and match.game.answers_stand:
        raise NotOffered("seat {seat} has not begun an answer, and in this game complete answers stand", seat=seat)
    if index is None:
        raise NotOffered("seat {seat} cannot undo: somebody has learned something or moved since", seat=seat)
    if private_answer := _private_answer(match, seat):
        _remove(match, seat, private_answer, in_place=True)
        return
    lane = match.lane_of(seat)
    undo_unfinished_answer(match, lane, index)
    _remove(
        match,
        seat,
        [index, *(later for later in range(index + 1, len(match.log)) if match.table.belongs_to_lane(later, lane))],
    )


def undo_unfinished_answer(match: Undoable, lane: Lane, after: int = -1) -> None:
    """Undo the unfinished answer in a lane, if it began after the log position `after`.

    Later undos in the lane are removed with it, because in a match file an undo directly follows its undone entries.
    """
    t = match.table
    parts = (part for part in sorted(open_parts(match)) if part > after and t.belongs_to_lane(part, lane))
    first_part = next((part for part in parts if isinstance(t.log[part], Answer)), None)
    if first_part is not None:
        _remove(
            match,
            t.log[first_part].seat,
            [index for index in range(first_part, len(t.log)) if t.belongs_to_lane(index, lane)],
        )


# ---- undo with everybody's consent


def rewind(match: Undoable, seat: Seat, to: int) -> None:
    """Go back to just before the answer at a log position; later luck is drawn again.

    Answers that were unfinished at that moment are removed, too. They are partial answers in any lane, and answers to a
    simultaneous question that other seats had not answered yet.
    """
    _require_answer(match, to)
    _remove_unheard_after(match, to)
    _remove(match, seat, [*_unfinished(match, to), *range(to, len(match.log))])


def rewind_as_written(match: Undoable, seat: Seat, to: int) -> None:
    """Remove exactly the entries from a log position on, as a line of a match file says."""
    _require_answer(match, to)
    _remove(match, seat, range(to, len(match.log)))


def _require_answer(match: Undoable, to: int) -> None:
    log = match.log
    if not 0 <= to < len(log):
        raise NotOffered("the log has {count} entries; it cannot go back to {to}", count=len(log), to=to)
    if not isinstance(log[to], Answer):
        raise NotOffered("entry {to} of the log is not an answer; a match goes back to just before one", to=to)


def _remove_unheard_after(match: Undoable, to: int) -> None:
    """Undo the later answers that no other seat knows of, separately for each seat."""
    unheard_answers = sorted(index for index in unheard(match) if index > to)
    since = match.log[unheard_answers[0] :] if unheard_answers else []
    if any(isinstance(entry, TakenBack) and not entry.unheard for entry in since):
        return  # a public undo may depend on these answers, so they are removed together
    for seat in sorted({match.log[index].seat for index in unheard_answers}):
        indices = sorted(index for index in unheard(match) if index > to and match.log[index].seat == seat)
        removed = [index for index in range(indices[0], len(match.log)) if is_only_of(match.log[index], seat)]
        _remove(match, seat, removed, in_place=True)


def _unfinished(match: Undoable, to: int) -> list[int]:
    """Return the log positions of the answers that were unfinished when the log had the length `to`.

    Without lanes, these are only other seats' answers to a simultaneous question. Later entries may depend on them, so
    they could not be undone alone afterwards.
    """
    match_then = match.replayed(match.log[:to], SampledLuck(random.Random(0)))
    if match_then.ask is None:
        return []
    parts = () if TOGETHER in match_then.ask.lanes else sorted(open_parts(match_then))
    first_part = next((index for index in parts if isinstance(match_then.log[index], Answer)), to)
    return [index for index in parts if index >= first_part] + sorted(
        match_then.ask.answer_positions[seat] for seat in match_then.ask.given_answers
    )


# ---- replaying without entries


def _remove(match: Undoable, seat: Seat, places: Sequence[int], *, in_place: bool = False) -> None:
    """Replay the match without the entries at `places`, and log a `TakenBack` with these entries.

    The `TakenBack` is added at the end of the log, or with `in_place` at the first of `places`. Private answers need
    `in_place`, because a seat may still change its answer after other seats have answered.
    """
    removed = set(places)
    removed_entries, entries = (
        [match.log[index] for index in places],
        [entry for index, entry in enumerate(match.log) if index not in removed],
    )
    is_own, unheard_answers = (
        all(is_only_of(entry, seat) or is_undisclosed(entry) for entry in removed_entries),
        unheard(match),
    )
    note = TakenBack(
        seat=seat,
        gone=removed_entries,
        rekeyed=any(_has_luck(entry) for entry in removed_entries),
        alone=is_own,
        unheard=is_own and all(index in unheard_answers or is_undisclosed(match.log[index]) for index in places),
    )
    if in_place:
        entries.insert(places[0], note)
    match.replace_log(entries, _luck_after(match.table.source, note))
    if not in_place:
        match.log_undo(note)


def _luck_after(source: Source, note: TakenBack) -> Source:
    """Return the source of luck after an undo. If luck was undone, its seed is derived from the old seed."""
    source = luck_to_come(source)
    if note.rekeyed and isinstance(source, SeededLuck):
        return SeededLuck(f"{source.seed}/{source.used}")
    return source


def _has_luck(entry: Entry) -> bool:
    if isinstance(entry, Outcome):
        return entry.hops != KNOWN
    return isinstance(entry, TakenBack) and any(_has_luck(undone) for undone in entry.gone)
