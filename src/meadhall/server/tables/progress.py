"""The progress of a table's match: open questions, the story, answer counts, and errors of the rules."""

from __future__ import annotations

import contextlib
import zlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any, NamedTuple

import msgspec

from meadhall.engine import Answer, Match, MeadhallError, Menu, NotOffered, TakenBack
from meadhall.engine.common.errors import FlowError
from meadhall.engine.common.text import Words, words_from_plain
from meadhall.engine.flows.flow import ANY, EACH
from meadhall.engine.privacy.redaction import open_parts, unheard_positions
from meadhall.engine.table.events import ReasonGiven
from meadhall.engine.table.log import is_answer_of
from meadhall.server.tables.story import Story, TimeUp


@dataclass(frozen=True)
class Question:
    """An open question to one seat, with the number of the event that caused it.

    In a race the options change while the question is open. There, `offered_since` has for each key the number of the
    event that put the key on offer.
    """

    menu: Menu[Any]
    seq: int
    offered_since: Mapping[str, int] | None = None

    def since(self, key: str) -> int:
        """Return the number of the event that put this key on offer."""
        return self.seq if self.offered_since is None else self.offered_since.get(key, self.seq)

    @property
    def identity(self) -> tuple[object, ...]:
        """A value that stays equal as long as the seat is asked the same question."""
        since = self.seq if self.offered_since is None else tuple(self.offered_since.items())
        return self.menu.question, self.menu.clause, since

    def with_current_menu(self, menu: Menu[Any]) -> Question | None:
        """Return this question with the new menu; None if the menu is not equal, or if the question is a race."""
        before = self.menu
        if self.offered_since is not None or (before.question, before.clause) != (menu.question, menu.clause):
            return None  # in a race `offered_since` must be updated
        return Question(menu, self.seq) if before.keys == menu.keys else None


class PublicProgress(NamedTuple):
    """Public facts of a match: the asked seats, the number of public answers, and the number of public undos."""

    waiting: Sequence[int]
    answers: int
    undos: int


def private_answer_counts(match: Match[Any]) -> Counter[int]:
    """Return the number of each seat's answers that only the seat itself knows."""
    return Counter(match.log[log_index].seat for log_index in unheard_positions(match))


def common_prefix_length(first: Sequence[object], second: Sequence[object]) -> int:
    """Return the length of the common beginning of two lists."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))


class Progress:
    """A match that is changed only through these methods. `seq` is the number of the event, `event_time` its time.

    An impossible answer raises NotOffered, and the match stays unchanged. Any other error of the rules becomes a
    FlowError. After it the match may be half changed, and must not continue.
    """

    def __init__(self, match: Match[Any], event_time: float, seq: int = 1) -> None:
        self.match = match
        self.story = Story()
        self.questions: dict[int, Question] = {}
        self.asked_at = event_time  # time of the last answer, undo or taken seat
        self.answer_counts = Counter[int]()  # by seat, without undone answers
        self.private_counts = Counter[int]()  # answers that only their own seat knows, by seat
        self.answer_count = 0  # without undone answers
        self._counted_entries = 0  # log entries already counted
        self.is_unnoticed = False  # whether only the acting seat can have noticed the last event
        self._last_public_progress: PublicProgress | None = None
        self._undos = 0
        self._table = match.table  # owner of the counted log; an undo replaces the match's table
        self._update(seq, event_time)

    @property
    def is_race(self) -> bool:
        """Whether the open question goes to several seats, and the first answer counts."""
        return self.match.ask is not None and self.match.ask.way == ANY

    def may_undo_in_real_time(self, seat: int) -> bool:
        """Whether a seat may undo in real time: its answer is unfinished, or its question was put to each seat."""
        ask, log_index = self.match.ask, self.match.undo_place(seat)
        return ask is not None and log_index is not None and (ask.way == EACH or log_index in open_parts(self.match))

    def answer(self, seq: int, event_time: float, seat: int, key: str, time: int, reason: Words = "") -> int:
        """Answer for a seat, and return a checksum of the result.

        `reason` is a bot's explanation, or empty. It stays untold if the question is private.
        """
        is_private = self.match.ask is not None and self.match.ask.way == EACH
        return self._carry_out(
            seq,
            event_time,
            seat,
            lambda: self.match.answer(seat, key, time),
            ReasonGiven(seat, words_from_plain(reason)) if reason and not is_private else None,
        )

    def let_pass(self, seq: int, event_time: float, seat: int, time: int, *, is_late: bool = False) -> int:
        """Take the default answer for a seat, and return a checksum of the result. `is_late`: its time was up."""
        return self._carry_out(
            seq, event_time, seat, lambda: self.match.let_pass(seat, time), TimeUp(seat) if is_late else None
        )

    def take_back(self, seq: int, event_time: float, seat: int) -> None:
        """Undo a seat's last answer without a vote. Raise NotOffered if somebody has learned from it."""
        with self._wrapped_errors(may_refuse=self.match.undo_place(seat) is None):
            self.match.take_back(seat)
            self._update(seq, event_time, seat, is_undo=True)

    def rewind(self, seq: int, event_time: float, seat: int, nth: int) -> None:
        """Undo a seat's nth answer after a vote; do nothing if the answer is already undone."""
        answers = (place for place, entry in enumerate(self.match.log) if is_answer_of(entry, seat))
        to = next(islice(answers, nth - 1, None), None)
        if to is not None:
            with self._wrapped_errors(may_refuse=False):
                self.match.rewind(seat, to)
                self._update(seq, event_time, seat, is_undo=True, by_consent=True)

    @contextlib.contextmanager
    def _wrapped_errors(self, *, may_refuse: bool = True) -> Generator[None]:
        """Turn errors of the rules into FlowError, inside a `with` block.

        NotOffered is raised unchanged if `may_refuse` is set and the match has not changed.
        """
        table, length = self.match.table, len(self.match.log)
        try:
            yield
        except MeadhallError as error:
            if may_refuse and isinstance(error, NotOffered) and self.match.table is table and len(table.log) == length:
                raise
            raise FlowError(f"{self.match.game.name} failed with {type(error).__name__}: {error}") from error

    def _carry_out(
        self,
        seq: int,
        event_time: float,
        seat: int,
        act: Callable[[], object],
        preceding_piece: ReasonGiven | TimeUp | None,
    ) -> int:
        """Call `act`, update everything, and return a checksum of the changes in the log."""
        before, length = self.match.log, len(self.match.log)
        with self._wrapped_errors():
            act()
            self._update(seq, event_time, seat, preceding_piece)
            now = self.match.log
            begin = length if now is before else common_prefix_length(before, now)
            return zlib.crc32(msgspec.json.encode(now[begin:]))

    def _update(
        self,
        seq: int,
        event_time: float,
        acting_seat: int = -1,
        preceding_piece: ReasonGiven | TimeUp | None = None,
        *,
        is_undo: bool = False,
        by_consent: bool = False,
    ) -> None:
        """Update story, counts and questions after the match has changed, by a seat or by nobody (-1)."""
        pieces_before = len(self.story.pieces)
        self.story.follow(self.match, acting_seat if is_undo else None, preceding_piece)
        self.asked_at = event_time
        counts_before, is_retold = self.answer_counts.copy(), self._table is not self.match.table
        self._count_answers()
        self._note_visibility(acting_seat, pieces_before)
        unchanged_seats = [
            seat for seat in self._waiting if seat != acting_seat and counts_before[seat] == self.answer_counts[seat]
        ]
        self._update_questions(seq, unchanged_seats if is_retold and not by_consent else ())

    def _update_questions(self, seq: int, unchanged_seats: Collection[int]) -> None:
        """Update the open questions.

        After an undo, `unchanged_seats` seats keep their questions if the menus are equal.
        """
        old_questions, self.questions = self.questions, {}
        if self.match.ask is None:
            return
        for seat in self._waiting:
            menu, question = self.match.ask.menus[seat], old_questions.get(seat)
            if question is None or question.menu is not menu:
                same_question = (
                    question.with_current_menu(menu) if question is not None and seat in unchanged_seats else None
                )
                question = same_question or self._new_question(seq, seat, menu, question)
            self.questions[seat] = question

    @property
    def _waiting(self) -> list[int]:
        return self.match.ask.waiting if self.match.ask is not None else []

    def _count_answers(self) -> None:
        """Count the new log entries. After an undo, count all entries again."""
        log = self.match.log
        if self._table is not self.match.table:
            self.answer_counts.clear()
            self._table, self._counted_entries, self._undos = self.match.table, 0, 0
        new = log[self._counted_entries :]
        self.answer_counts.update(entry.seat for entry in new if isinstance(entry, Answer))
        self._undos += sum(isinstance(entry, TakenBack) and not entry.unheard for entry in new)
        self.answer_count, self._counted_entries = self.answer_counts.total(), len(log)

    def _note_visibility(self, acting_seat: int, pieces_before: int) -> None:
        """Set `is_unnoticed`: whether nobody but the acting seat can have noticed the last event."""
        self.private_counts = private_answer_counts(self.match)
        now = PublicProgress(self._waiting, self.answer_count - self.private_counts.total(), self._undos)
        self.is_unnoticed = now == self._last_public_progress and self.story.listeners_since(pieces_before) <= {
            acting_seat
        }
        self._last_public_progress = now

    def _new_question(self, seq: int, seat: int, menu: Menu[Any], before: Question | None) -> Question:
        if self.match.ask is None or self.match.ask.question_of(seat).way != ANY:
            return Question(menu, seq)
        since: Mapping[str, int] = (before.offered_since if before is not None else None) or {}
        return Question(menu, seq, {key: since.get(key, seq) for key in menu.keys})


# ---- event numbers for each person, without secret events of others


EventOwner = int | str  # a seat, or a person


class EventNumbers:
    """The numbers of events that only one seat or person has noticed; all other events are public."""

    def __init__(self) -> None:
        self._by_owner: dict[EventOwner, list[int]] = {}
        self.latest = 0  # number of the latest event that is not public

    def add(self, seq: int, owner: EventOwner) -> None:
        """Record that only this owner has noticed this event."""
        self._by_owner.setdefault(owner, []).append(seq)
        self.latest = seq

    def merge_guest(self, guest: str, person: str) -> None:
        """Transfer a guest's events to a person."""
        if guest in self._by_owner:
            self._by_owner[person] = sorted(self._by_owner.get(person, []) + self._by_owner.pop(guest))

    def count_up_to(self, seq: int, owners: Collection[EventOwner]) -> int:
        """Return the number of events up to `seq` that these owners have noticed."""
        return seq - sum(bisect_right(own, seq) for owner, own in self._by_owner.items() if owner not in owners)
