"""Undo of answers: by one seat if nobody has learned from the answer, otherwise by consent of all seats.

In both cases the match is replayed without the undone entries.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from meadhall.engine.common.errors import NotOffered
from meadhall.engine.contract.game import Game
from meadhall.engine.flows.flow import EACH, WHOLE_TABLE, Lane, Seat
from meadhall.engine.privacy.position import Position
from meadhall.engine.privacy.redaction import (
    concerns_only,
    is_unheard_undo,
    open_parts,
    private_positions,
    unheard_positions,
)
from meadhall.engine.table.chance import SampledLuck, SeededLuck, Source, source_of_new_outcomes
from meadhall.engine.table.log import ALREADY_DRAWN, Answer, Entry, Outcome, TakenBack, is_answer_of


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

    def replay_with(self, entries: Sequence[Entry], source: Source) -> Position[Any]:
        """Return this match with another log."""
        ...

    def replace_log(self, entries: Sequence[Entry], source: Source) -> None:
        """Replace the log of this match."""
        ...


# ---- answers that can be undone


def undo_position(match: Undoable, seat: Seat) -> int | None:
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
    log, positions = match.log, list[int]()
    last_unasked = max((index for index in match.table.unasked if is_answer_of(log[index], seat)), default=-1)
    for index in private_positions(match.table, match.ask.question_of(seat)):
        if index < last_unasked or not concerns_only(log[index], log[index].seat):
            return []  # an undo that affects several seats may depend on any earlier answer
        if concerns_only(log[index], seat):
            positions.insert(0, index)
        if is_answer_of(log[index], seat):
            return positions
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
        if later_index not in parts and not is_unheard_undo(t.log[later_index])
    ]
    unlaned_entries = [later_index for later_index in later if t.affects_no_question(later_index)]
    if unlaned_entries and any(
        isinstance(entry := t.log[later_index], TakenBack) and not entry.alone
        for later_index in range(index, unlaned_entries[-1])
    ):
        return False
    return index in parts or all(
        later_index in unlaned_entries or t.belongs_to_lane(later_index, lane) for later_index in later
    )


# ---- undo by one seat


def take_back(match: Undoable, seat: Seat) -> None:
    """Undo a seat's last answer. Raise NotOffered if somebody has learned from it."""
    index = undo_position(match, seat)
    if index is None and match.game.answers_stand:
        text = "seat {seat} has not begun an answer, and this game does not allow undoing a complete answer"
        raise NotOffered(text, seat=seat)
    if index is None:
        raise NotOffered("seat {seat} cannot undo: somebody has learned something or moved since", seat=seat)
    if private_answer := _private_answer(match, seat):
        _remove_entries(match, seat, private_answer, in_place=True)
        return
    lane = match.lane_of(seat)
    undo_unfinished_answer(match, lane, index)
    _remove_entries(
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
        _remove_entries(
            match,
            t.log[first_part].seat,
            [index for index in range(first_part, len(t.log)) if t.belongs_to_lane(index, lane)],
        )


# ---- undo with everybody's consent


def rewind(match: Undoable, seat: Seat, position: int) -> None:
    """Go back to just before the answer at a log position; later luck is drawn again.

    Answers that were unfinished at that moment are removed, too. They are partial answers in any lane, and answers to a
    simultaneous question that other seats had not answered yet.
    """
    _require_answer(match, position)
    _remove_unheard_after(match, position)
    _remove_entries(match, seat, [*_unfinished_answers(match, position), *range(position, len(match.log))])


def rewind_as_written(match: Undoable, seat: Seat, position: int) -> None:
    """Remove exactly the entries from a log position on, as a line of a match file says."""
    _require_answer(match, position)
    _remove_entries(match, seat, range(position, len(match.log)))


def _require_answer(match: Undoable, position: int) -> None:
    log = match.log
    if not 0 <= position < len(log):
        raise NotOffered("the log has {count} entries; it cannot go back to {to}", count=len(log), to=position)
    if not isinstance(log[position], Answer):
        text = "entry {to} of the log is not an answer; you can only go back to the moment before an answer"
        raise NotOffered(text, to=position)


def _remove_unheard_after(match: Undoable, position: int) -> None:
    """Undo the later answers that no other seat knows of, separately for each seat."""
    unheard_answers = sorted(index for index in unheard_positions(match) if index > position)
    since = match.log[unheard_answers[0] :] if unheard_answers else []
    if any(isinstance(entry, TakenBack) and not entry.unheard for entry in since):
        return  # a public undo may depend on these answers, so they are removed together
    for seat in sorted({match.log[index].seat for index in unheard_answers}):
        indices = sorted(
            index for index in unheard_positions(match) if index > position and match.log[index].seat == seat
        )
        removed = [index for index in range(indices[0], len(match.log)) if concerns_only(match.log[index], seat)]
        _remove_entries(match, seat, removed, in_place=True)


def _unfinished_answers(match: Undoable, position: int) -> list[int]:
    """Return the log positions of the answers that were unfinished when the log had the length `position`.

    Without lanes, these are only other seats' answers to a simultaneous question. Later entries may depend on them, so
    they could not be undone alone afterwards.
    """
    earlier_match = match.replay_with(match.log[:position], SampledLuck(random.Random(0)))
    if earlier_match.ask is None:
        return []
    parts = () if WHOLE_TABLE in earlier_match.ask.lanes else sorted(open_parts(earlier_match))
    first_part = next((index for index in parts if isinstance(earlier_match.log[index], Answer)), position)
    return [index for index in parts if index >= first_part] + sorted(
        earlier_match.ask.answer_positions[seat] for seat in earlier_match.ask.given_answers
    )


# ---- replaying without entries


def _remove_entries(match: Undoable, seat: Seat, positions: Sequence[int], *, in_place: bool = False) -> None:
    """Replay the match without the entries at `positions`, and log a `TakenBack` with these entries.

    The `TakenBack` is added at the end of the log, or with `in_place` at the first of `positions`. Private answers need
    `in_place`, because a seat may still change its answer after other seats have answered.
    """
    removed = set(positions)
    removed_entries, entries = (
        [match.log[index] for index in positions],
        [entry for index, entry in enumerate(match.log) if index not in removed],
    )
    is_own, unheard_answers = (
        all(concerns_only(entry, seat) or is_unheard_undo(entry) for entry in removed_entries),
        unheard_positions(match),
    )
    note = TakenBack(
        seat=seat,
        gone=removed_entries,
        rekeyed=any(_has_luck(entry) for entry in removed_entries),
        alone=is_own,
        unheard=is_own and all(index in unheard_answers or is_unheard_undo(match.log[index]) for index in positions),
    )
    if in_place:
        entries.insert(positions[0], note)
    match.replace_log(entries, _luck_after(match.table.source, note))
    if not in_place:
        match.log_undo(note)


def _luck_after(source: Source, note: TakenBack) -> Source:
    """Return the source of luck after an undo. If luck was undone, its seed is derived from the old seed."""
    source = source_of_new_outcomes(source)
    if note.rekeyed and isinstance(source, SeededLuck):
        return SeededLuck(f"{source.seed}/{source.used}")
    return source


def _has_luck(entry: Entry) -> bool:
    if isinstance(entry, Outcome):
        return entry.hops != ALREADY_DRAWN
    return isinstance(entry, TakenBack) and any(_has_luck(undone) for undone in entry.gone)
