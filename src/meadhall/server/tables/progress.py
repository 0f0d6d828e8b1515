"""The progress of a table's match: open questions, the story so far, standing answers, and failures of its rules."""

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
from meadhall.engine.common.text import Words, words_in
from meadhall.engine.flows.flow import ANY, EACH
from meadhall.engine.privacy.redaction import open_parts, unheard
from meadhall.engine.table.events import ReasonGiven
from meadhall.engine.table.log import is_answer_of
from meadhall.server.tables.story import Story, TimeUp


@dataclass(frozen=True)
class Question:
    """An open question to one seat, and the number of the event that led to it.

    In a race others change the table all the time: `offered` says since which event each answer has been on offer.
    """

    menu: Menu[Any]
    seq: int
    offered: Mapping[str, int] | None = None

    def since(self, key: str) -> int:
        """Number of the event since which an answer can be given."""
        return self.seq if self.offered is None else self.offered.get(key, self.seq)

    @property
    def asks(self) -> tuple[object, ...]:
        """Key of the question: equal as long as the seat is asked the same."""
        since = self.seq if self.offered is None else tuple(self.offered.items())
        return self.menu.question, self.menu.clause, since

    def put_again(self, menu: Menu[Any]) -> Question | None:
        """The same question with its current menu; None if that asks something else, or in a race."""
        before = self.menu
        if self.offered is not None or (before.question, before.clause) != (menu.question, menu.clause):
            return None  # in a race each answer counts from when it is offered
        return Question(menu, self.seq) if before.keys == menu.keys else None


class PublicProgress(NamedTuple):
    """Facts of a match that anybody can notice: the asked seats, the number of known answers, and of undos."""

    waiting: Sequence[int]
    entries: int
    backs: int


def undisclosed_by_seat(match: Match[Any]) -> Counter[int]:
    """How many answers of each seat only that seat knows."""
    return Counter(match.log[at].seat for at in unheard(match))


def same_at_first(one: Sequence[object], other: Sequence[object]) -> int:
    """Length of the common beginning of two lists."""
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False)))


class Progress:
    """A match that changes only by these methods, each with the number of the event and its time.

    NotOffered refuses an impossible act before anything has changed. Any other error in the rules is a mistake of the
    game, a FlowError: then the match may be in the middle of something, and must not continue.
    """

    def __init__(self, match: Match[Any], at: float, seq: int = 1) -> None:
        self.match = match
        self.story = Story()
        self.questions: dict[int, Question] = {}
        self.asked_at = at  # when the open question was asked
        self.standing = Counter[int]()  # standing answers by seat
        self.unheard = Counter[int]()  # standing answers that only their own seat knows
        self.decisions = self._counted = 0  # standing answers, in this many entries of the log
        self.is_quiet = False  # whether only the acting seat can have noticed the last event
        self._noticed: PublicProgress | None = None
        self._backs = 0
        self._table = match.table  # owner of that log: after an undo the match has another
        self._go_on(seq, at)

    @property
    def is_race(self) -> bool:
        """Whether the first answer of any seat counts."""
        return self.match.ask is not None and self.match.ask.way == ANY

    def may_take_back_in_time(self, seat: int) -> bool:
        """Whether a seat may undo in real time: only while it is giving the parts of an answer."""
        ask, at = self.match.ask, self.match.undo_place(seat)
        return ask is not None and at is not None and (ask.way == EACH or at in open_parts(self.match))

    def answer(self, seq: int, at: float, seat: int, key: str, time: int, reason: Words = "") -> int:
        """Answer for a seat, with a bot's reason if given; return a checksum of the result."""
        return self._brought(
            seq,
            at,
            seat,
            lambda: self.match.answer(seat, key, time),
            ReasonGiven(seat, words_in(reason)) if reason else None,
        )

    def let_pass(self, seq: int, at: float, seat: int, time: int, *, is_late: bool = False) -> int:
        """Take the default answer for a seat, perhaps since its time was up; return a checksum of the result."""
        return self._brought(seq, at, seat, lambda: self.match.let_pass(seat, time), TimeUp(seat) if is_late else None)

    def take_back(self, seq: int, at: float, seat: int) -> None:
        """Undo a seat's last answer, from which nobody has learned."""
        with self._refusing(may=self.match.undo_place(seat) is None):
            self.match.take_back(seat)
            self._go_on(seq, at, seat, back=True)

    def rewind(self, seq: int, at: float, seat: int, nth: int) -> None:
        """Undo the nth answer of a seat by consent; nothing if it no longer stands."""
        answers = (place for place, entry in enumerate(self.match.log) if is_answer_of(entry, seat))
        to = next(islice(answers, nth - 1, None), None)
        if to is not None:
            with self._refusing(may=False):
                self.match.rewind(seat, to)
                self._go_on(seq, at, seat, back=True, by_consent=True)

    @contextlib.contextmanager
    def _refusing(self, *, may: bool = True) -> Generator[None]:
        """Pass on a NotOffered that came before anything was changed, if one is possible."""
        table, length = self.match.table, len(self.match.log)
        try:
            yield
        except MeadhallError as error:
            if may and isinstance(error, NotOffered) and self.match.table is table and len(table.log) == length:
                raise
            raise FlowError(f"{self.match.game.name} failed with {type(error).__name__}: {error}") from error

    def _brought(
        self, seq: int, at: float, seat: int, act: Callable[[], object], before_it: ReasonGiven | TimeUp | None
    ) -> int:
        """Carry out an act of a seat, and return a checksum of the changes in the log."""
        before, length = self.match.log, len(self.match.log)
        with self._refusing():
            act()
            self._go_on(seq, at, seat, before_it)
            now = self.match.log
            begin = length if now is before else same_at_first(before, now)
            return zlib.crc32(msgspec.json.encode(now[begin:]))

    def _go_on(
        self,
        seq: int,
        at: float,
        by: int = -1,
        before_it: ReasonGiven | TimeUp | None = None,
        *,
        back: bool = False,
        by_consent: bool = False,
    ) -> None:
        """Update the story and the questions after an act."""
        told = len(self.story.pieces)
        self.story.follow(self.match, by if back else None, before_it)
        self.asked_at = at
        given, is_retold = self.standing.copy(), self._table is not self.match.table
        self._count_answers()
        self._listen(by, told)
        untouched = [seat for seat in self._waiting if seat != by and given[seat] == self.standing[seat]]
        self._put_questions(seq, untouched if is_retold and not by_consent else ())

    def _put_questions(self, seq: int, untouched: Collection[int]) -> None:
        """Note since when each seat is asked; after an undo of another seat, `untouched` seats keep their questions."""
        before, self.questions = self.questions, {}
        if self.match.ask is None:
            return
        for seat in self._waiting:
            menu, known = self.match.ask.menus[seat], before.get(seat)
            if known is None or known.menu is not menu:
                again = known.put_again(menu) if known is not None and seat in untouched else None
                known = again or self._question(seq, seat, menu, known)
            self.questions[seat] = known

    @property
    def _waiting(self) -> list[int]:
        return self.match.ask.waiting if self.match.ask is not None else []

    def _count_answers(self) -> None:
        """Count the standing answers: all of them, or those that are new."""
        log = self.match.log
        if self._table is not self.match.table:
            self.standing.clear()
            self._table, self._counted, self._backs = self.match.table, 0, 0
        new = log[self._counted :]
        self.standing.update(entry.seat for entry in new if isinstance(entry, Answer))
        self._backs += sum(isinstance(entry, TakenBack) and not entry.unheard for entry in new)
        self.decisions, self._counted = self.standing.total(), len(log)

    def _listen(self, by: int, told: int) -> None:
        """Note whether anybody but one seat can have noticed something."""
        self.unheard = undisclosed_by_seat(self.match)
        now = PublicProgress(self._waiting, self.decisions - self.unheard.total(), self._backs)
        self.is_quiet = now == self._noticed and self.story.listeners(told) <= {by}
        self._noticed = now

    def _question(self, seq: int, seat: int, menu: Menu[Any], before: Question | None) -> Question:
        if self.match.ask is None or self.match.ask.of(seat).way != ANY:
            return Question(menu, seq)
        known: Mapping[str, int] = (before.offered if before is not None else None) or {}
        return Question(menu, seq, {key: known.get(key, seq) for key in menu.keys})


# ---- event numbers for each person: unseen events of others do not count


Whose = int | str  # a seat, or a person


class EventNumbers:
    """The numbers of events that only their own person has noticed; all others count for everybody."""

    def __init__(self) -> None:
        self._own: dict[Whose, list[int]] = {}
        self.latest = 0

    def keep(self, seq: int, whose: Whose) -> None:
        """Note that only this seat or person has noticed this event."""
        self._own.setdefault(whose, []).append(seq)
        self.latest = seq

    def became(self, guest: str, person: str) -> None:
        """Give a guest's events to a person."""
        if guest in self._own:
            self._own[person] = sorted(self._own.get(person, []) + self._own.pop(guest))

    def up_to(self, seq: int, mine: Collection[Whose]) -> int:
        """How many events there are up to one, for the owner of `mine`."""
        return seq - sum(bisect_right(own, seq) for whose, own in self._own.items() if whose not in mine)
