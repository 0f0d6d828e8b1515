"""Undo: what a seat may undo alone, and what only with everybody's consent. The match is replayed without it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from meadhall.engine.common.errors import NotOffered
from meadhall.engine.contract.game import Game
from meadhall.engine.flows.flow import EACH, TOGETHER, Lane, Seat
from meadhall.engine.privacy.position import Position
from meadhall.engine.privacy.redaction import is_only_of, is_undisclosed, open_parts, private_places, unheard
from meadhall.engine.table.chance import Sampled, Seeded, Source, luck_to_come
from meadhall.engine.table.log import KNOWN, Answer, Entry, Outcome, TakenBack, is_answer_of


class Undoable(Position[Any], Protocol):
    """A match as undo looks at it and goes on with it."""

    @property
    def game(self) -> Game[Any]: ...

    def lane_of(self, seat: Seat) -> Lane:
        """The lane in which a seat is asked."""
        ...

    def note(self, back: TakenBack) -> None:
        """Keeps in the log what was taken back."""
        ...

    def replayed(self, entries: Sequence[Entry], source: Source) -> Position[Any]:
        """Another match: this one from its start with another log."""
        ...

    def replay_as(self, entries: Sequence[Entry], source: Source) -> None:
        """Goes on as this match told from its start with another log."""
        ...


# ---- what may go back


def undo_place_of(match: Undoable, seat: Seat) -> int | None:
    """The place in the log of a seat's last answer, if nobody has learned or answered anything since.

    What others answer in private flows of their own follows from nothing that this seat has answered in its own,
    but from all that came before; and the parts of another's answer that is not whole are no answer yet. Where a game
    lets answers stand, only parts of one go back, and what is answered apart from others.
    """
    t = match.table
    alone = _given_alone(match, seat)
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


def _given_alone(match: Undoable, seat: Seat) -> list[int]:
    """The place of this seat's last answer to the open question, if others answer that apart from it.

    With it go the places of what the seat has taken back since, which came after it.
    """
    if match.ask is None or seat < 0:
        return []
    if seat in match.ask.given:
        return [match.ask.given_at[seat]]
    if match.ask.of(seat).way is not EACH:
        return []
    log, places = match.log, list[int]()
    left = max((at for at in match.table.unasked if is_answer_of(log[at], seat)), default=-1)
    for at in private_places(match.table, match.ask.of(seat)):
        if at < left or not is_only_of(log[at], log[at].seat):
            return []  # what went back together may have followed from what anybody had answered
        if is_only_of(log[at], seat):
            places.insert(0, at)
        if is_answer_of(log[at], seat):
            return places
    return []


def _leaves_no_gap(match: Undoable, at: int, lane: Lane) -> bool:
    """Whether what came later in other lanes stands as well without this answer: it does without a part of one.

    What others have begun to answer there, or have begun anew, hangs on nothing here; but what all took back goes with
    the answer, so that nothing may have come after that which stays.
    """
    t, parts = match.table, open_parts(match)
    later = [one for one in range(at + 1, len(t.log)) if one not in parts and not is_undisclosed(t.log[one])]
    aside = [one for one in later if t.is_aside(one)]
    if aside and any(isinstance(entry := t.log[one], TakenBack) and not entry.alone for one in range(at, aside[-1])):
        return False
    return at in parts or all(one in aside or t.is_of(one, lane) for one in later)


# ---- by one seat


def take_back(match: Undoable, seat: Seat) -> None:
    """Takes a seat's last answer back; NotOffered if somebody has learned from it."""
    at = undo_place_of(match, seat)
    if at is None and match.game.answers_stand:
        raise NotOffered("seat {seat} has not begun an answer, and in this game complete answers stand", seat=seat)
    if at is None:
        raise NotOffered("seat {seat} cannot undo: somebody has learned something or moved since", seat=seat)
    if alone := _given_alone(match, seat):
        _forget(match, seat, alone, in_place=True)
        return
    lane = match.lane_of(seat)
    undo_begun(match, lane, at)
    _forget(match, seat, [at, *(one for one in range(at + 1, len(match.log)) if match.table.is_of(one, lane))])


def undo_begun(match: Undoable, lane: Lane, after: int = -1) -> None:
    """Takes back what somebody has begun to answer in a lane after a place in the log, and so because of it.

    With it goes what was taken back since: a file tells that right after what it followed from.
    """
    t = match.table
    parts = (one for one in sorted(open_parts(match)) if one > after and t.is_of(one, lane))
    begun = next((one for one in parts if isinstance(t.log[one], Answer)), None)
    if begun is not None:
        _forget(match, t.log[begun].seat, [one for one in range(begun, len(t.log)) if t.is_of(one, lane)])


# ---- by leave of all


def rewind(match: Undoable, seat: Seat, to: int) -> None:
    """Goes back to just before an answer, at a place in the log; the luck after it is dealt anew.

    What is open there and not whole is given anew: secret answers to a question to all, since all have seen them by
    now, and where the table plays in lanes the parts of an answer in any of them.
    """
    _must_be_an_answer(match, to)
    _forget_unheard_after(match, to)
    _forget(match, seat, [*_unfinished(match, to), *range(to, len(match.log))])


def rewind_as_written(match: Undoable, seat: Seat, to: int) -> None:
    """As `rewind`, but takes back just what stands after that place: a file says itself what was not whole."""
    _must_be_an_answer(match, to)
    _forget(match, seat, range(to, len(match.log)))


def _must_be_an_answer(match: Undoable, to: int) -> None:
    log = match.log
    if not 0 <= to < len(log):
        raise NotOffered("the log has {count} entries; it cannot go back to {to}", count=len(log), to=to)
    if not isinstance(log[to], Answer):
        raise NotOffered("entry {to} of the log is no answer; a match goes back to just before one", to=to)


def _forget_unheard_after(match: Undoable, to: int) -> None:
    """Takes back what was answered since of which nobody has heard, each seat by itself."""
    quiet = sorted(at for at in unheard(match) if at > to)
    since = match.log[quiet[0] :] if quiet else []
    if any(isinstance(entry, TakenBack) and not entry.unheard for entry in since):
        return  # what was seen to go back may have followed from it: a file tells them together
    for seat in sorted({match.log[at].seat for at in quiet}):
        now = sorted(at for at in unheard(match) if at > to and match.log[at].seat == seat)
        own = [at for at in range(now[0], len(match.log)) if is_only_of(match.log[at], seat)]
        _forget(match, seat, own, in_place=True)


def _unfinished(match: Undoable, to: int) -> list[int]:
    """The places of answers that are not whole at a place in the log, if others answer there meanwhile.

    What comes later may follow from them, and is of no lane of its own any more: so they could not be taken back
    alone.
    """
    then = match.replayed(match.log[:to], Sampled(random.Random(0)))
    if then.ask is None:
        return []
    parts = () if TOGETHER in then.ask.lanes else sorted(open_parts(then))
    begun = next((at for at in parts if isinstance(then.log[at], Answer)), to)
    return [at for at in parts if at >= begun] + sorted(then.ask.given_at[seat] for seat in then.ask.given)


# ---- telling again without it


def _forget(match: Undoable, seat: Seat, places: Sequence[int], *, in_place: bool = False) -> None:
    """Tells the match again without some entries; what is left keeps its order, and what is gone its own.

    What is gone is noted at the end, or `in_place`: private answers could be others by now, when more are done.
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
    """Where luck comes from after that: from another key of the same seed, where some of it went back."""
    source = luck_to_come(source)
    if note.rekeyed and isinstance(source, Seeded):
        return Seeded(f"{source.seed}/{source.used}")
    return source


def _has_luck(entry: Entry) -> bool:
    if isinstance(entry, Outcome):
        return entry.hops != KNOWN
    return isinstance(entry, TakenBack) and any(_has_luck(e) for e in entry.gone)
