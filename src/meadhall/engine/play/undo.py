"""Undo: alone if nobody has learned from the answer, otherwise by consent. The match is replayed without it."""

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
        """The lane in which a seat is asked."""
        ...

    def note(self, back: TakenBack) -> None:
        """Record an undo in the log."""
        ...

    def replayed(self, entries: Sequence[Entry], source: Source) -> Position[Any]:
        """Another match: this one from its start with another log."""
        ...

    def replay_as(self, entries: Sequence[Entry], source: Source) -> None:
        """Replace this match by its replay with another log."""
        ...


# ---- what may be undone


def undo_place_of(match: Undoable, seat: Seat) -> int | None:
    """Place in the log of a seat's last answer, if nobody has learned or answered anything since.

    Answers in different private flows do not depend on each other, only on the log before them. Parts of another seat's
    unfinished answer do not count as an answer yet. If `game.answers_stand`, only parts of an answer can be undone, and
    answers in private flows.
    """
    t = match.table
    alone = _private_answer(match, seat)
    if alone or (match.ask is not None and match.ask.way is EACH):
        return alone[0] if alone else None
    lane = match.lane_of(seat)
    for at in range(len(t.log) - 1, t.learned_in(lane) - 1, -1):
        if not isinstance(entry := t.log[at], Answer) or not t.is_of(at, lane):
            continue
        if entry.seat == seat:
            if match.game.answers_stand and at not in open_parts(match):
                return None
            return at if _leaves_no_gap(match, at, lane) else None
        if at not in open_parts(match):
            return None
    return None


def _private_answer(match: Undoable, seat: Seat) -> list[int]:
    """Log positions of the seat's last private answer to the open question and of its undos since.

    Empty without such an answer.
    """
    if match.ask is None or seat < 0:
        return []
    if seat in match.ask.given:
        return [match.ask.answer_positions[seat]]
    if match.ask.of(seat).way is not EACH:
        return []
    log, places = match.log, list[int]()
    left = max((at for at in match.table.unasked if is_answer_of(log[at], seat)), default=-1)
    for at in private_places(match.table, match.ask.of(seat)):
        if at < left or not is_only_of(log[at], log[at].seat):
            return []  # an undo of several seats may depend on any answer before it
        if is_only_of(log[at], seat):
            places.insert(0, at)
        if is_answer_of(log[at], seat):
            return places
    return []


def _leaves_no_gap(match: Undoable, at: int, lane: Lane) -> bool:
    """Whether all later entries in other lanes stay valid without this answer.

    A partial answer can always be removed. Unfinished answers in other lanes do not depend on this answer. An undo by
    consent is removed with the answer, so no remaining entry may follow it.
    """
    t, parts = match.table, open_parts(match)
    later = [one for one in range(at + 1, len(t.log)) if one not in parts and not is_undisclosed(t.log[one])]
    aside = [one for one in later if t.is_aside(one)]
    if aside and any(isinstance(entry := t.log[one], TakenBack) and not entry.alone for one in range(at, aside[-1])):
        return False
    return at in parts or all(one in aside or t.is_of(one, lane) for one in later)


# ---- undo by one seat


def take_back(match: Undoable, seat: Seat) -> None:
    """Take a seat's last answer back; NotOffered if somebody has learned from it."""
    at = undo_place_of(match, seat)
    if at is None and match.game.answers_stand:
        raise NotOffered("seat {seat} has not begun an answer, and in this game complete answers stand", seat=seat)
    if at is None:
        raise NotOffered("seat {seat} cannot undo: somebody has learned something or moved since", seat=seat)
    if alone := _private_answer(match, seat):
        _forget(match, seat, alone, in_place=True)
        return
    lane = match.lane_of(seat)
    undo_begun(match, lane, at)
    _forget(match, seat, [at, *(one for one in range(at + 1, len(match.log)) if match.table.is_of(one, lane))])


def undo_begun(match: Undoable, lane: Lane, after: int = -1) -> None:
    """Take back the unfinished answer that was begun in a lane after a place in the log.

    Later undos in the lane go with it, because a match file names them right after their cause.
    """
    t = match.table
    parts = (part for part in sorted(open_parts(match)) if part > after and t.is_of(part, lane))
    begun = next((part for part in parts if isinstance(t.log[part], Answer)), None)
    if begun is not None:
        _forget(match, t.log[begun].seat, [one for one in range(begun, len(t.log)) if t.is_of(one, lane)])


# ---- undo with everybody's consent


def rewind(match: Undoable, seat: Seat, to: int) -> None:
    """Go back to just before an answer, at a place in the log; the luck after it is drawn again.

    Unfinished answers at that place must be given again. Two kinds of answers count as unfinished there: answers to a
    simultaneous question, although they are public by now, and partial answers in any lane.
    """
    _must_be_an_answer(match, to)
    _forget_unheard_after(match, to)
    _forget(match, seat, [*_unfinished(match, to), *range(to, len(match.log))])


def rewind_as_written(match: Undoable, seat: Seat, to: int) -> None:
    """Rewind exactly the entries after that place: a match file itself lists the unfinished answers."""
    _must_be_an_answer(match, to)
    _forget(match, seat, range(to, len(match.log)))


def _must_be_an_answer(match: Undoable, to: int) -> None:
    log = match.log
    if not 0 <= to < len(log):
        raise NotOffered("the log has {count} entries; it cannot go back to {to}", count=len(log), to=to)
    if not isinstance(log[to], Answer):
        raise NotOffered("entry {to} of the log is not an answer; a match goes back to just before one", to=to)


def _forget_unheard_after(match: Undoable, to: int) -> None:
    """Take back later answers that nobody has heard of, each seat by itself."""
    quiet = sorted(at for at in unheard(match) if at > to)
    since = match.log[quiet[0] :] if quiet else []
    if any(isinstance(entry, TakenBack) and not entry.unheard for entry in since):
        return  # an undo that others saw may depend on them: the file lists them together
    for seat in sorted({match.log[at].seat for at in quiet}):
        now = sorted(at for at in unheard(match) if at > to and match.log[at].seat == seat)
        own = [at for at in range(now[0], len(match.log)) if is_only_of(match.log[at], seat)]
        _forget(match, seat, own, in_place=True)


def _unfinished(match: Undoable, to: int) -> list[int]:
    """The places of unfinished answers at a place in the log, if other seats answer there too.

    Later entries may depend on them without belonging to a lane. So they could not be undone alone.
    """
    then = match.replayed(match.log[:to], SampledLuck(random.Random(0)))
    if then.ask is None:
        return []
    parts = () if TOGETHER in then.ask.lanes else sorted(open_parts(then))
    begun = next((at for at in parts if isinstance(then.log[at], Answer)), to)
    return [at for at in parts if at >= begun] + sorted(then.ask.answer_positions[seat] for seat in then.ask.given)


# ---- replaying without entries


def _forget(match: Undoable, seat: Seat, places: Sequence[int], *, in_place: bool = False) -> None:
    """Replay the match without the entries at `places`, and log a `TakenBack` with them.

    The entry goes to the end of the log, or to the first of `places` if `in_place`. Private answers use `in_place`,
    because a seat may still change its own after other seats have answered.
    """
    left = set(places)
    gone, kept = [match.log[at] for at in places], [e for at, e in enumerate(match.log) if at not in left]
    alone, quiet = all(is_only_of(entry, seat) or is_undisclosed(entry) for entry in gone), unheard(match)
    note = TakenBack(
        seat=seat,
        gone=gone,
        rekeyed=any(_has_luck(entry) for entry in gone),
        alone=alone,
        unheard=alone and all(at in quiet or is_undisclosed(match.log[at]) for at in places),
    )
    if in_place:
        kept.insert(places[0], note)
    match.replay_as(kept, _luck_after(match.table.source, note))
    if not in_place:
        match.note(note)


def _luck_after(source: Source, note: TakenBack) -> Source:
    """The source of luck after an undo: another key of the same seed, if some luck was undone."""
    source = luck_to_come(source)
    if note.rekeyed and isinstance(source, SeededLuck):
        return SeededLuck(f"{source.seed}/{source.used}")
    return source


def _has_luck(entry: Entry) -> bool:
    if isinstance(entry, Outcome):
        return entry.hops != KNOWN
    return isinstance(entry, TakenBack) and any(_has_luck(e) for e in entry.gone)
