"""The progress of a table's match: open questions, the story so far, answers that stand, and failures of its rules."""

from __future__ import annotations

import contextlib
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any, NamedTuple

import msgspec

from meadhall.engine import Answer, Match, MeadhallError, Menu, NotOffered, TakenBack
from meadhall.engine.common.errors import FlowError
from meadhall.engine.flows.flow import ANY, EACH
from meadhall.engine.privacy.redaction import open_parts, unheard
from meadhall.engine.table.events import Reasoned
from meadhall.engine.table.log import is_answer_of
from meadhall.server.tables.story import Story


@dataclass(frozen=True)
class Question:
    """An open question to one seat, and the number of the event that led to it.

    In a race others move the table on all the time: `offered` says since which event each answer has been on offer.
    """

    menu: Menu[Any]
    seq: int
    offered: Mapping[str, int] | None = None

    def since(self, key: str) -> int:
        """The number of the event since which an answer can be given."""
        return self.seq if self.offered is None else self.offered.get(key, self.seq)

    @property
    def asks(self) -> tuple[object, ...]:
        """What is the same as long as the seat is asked this, and something else for anything else that it is asked."""
        since = self.seq if self.offered is None else tuple(self.offered.items())
        return self.menu.question, self.menu.clause, since

    def put_again(self, menu: Menu[Any]) -> Question | None:
        """The same question with the menu as it is now; None if that asks something else, or in a race."""
        before = self.menu
        if self.offered is not None or (before.question, before.clause) != (menu.question, menu.clause):
            return None  # in a race each answer counts from when it is offered
        return Question(menu, self.seq) if before.keys == menu.keys else None


class Noticed(NamedTuple):
    """What anybody can notice of a match: who is asked, how many answers are known, and how often some went back."""

    waiting: Sequence[int]
    entries: int
    backs: int


def undisclosed_by_seat(match: Match[Any]) -> Counter[int]:
    """How many answers each seat has given of which nobody else has heard yet."""
    return Counter(match.log[at].seat for at in unheard(match))


def same_at_first(one: Sequence[object], other: Sequence[object]) -> int:
    """In how many places two lists are the same before the first in which they are not."""
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False)))


class Progress:
    """A match that only goes on by what is told here, each time with the number of the event and its moment.

    NotOffered refuses what cannot be, before anything has changed. Whatever else goes wrong in the rules is a mistake
    of the game, a FlowError: then the match may be half-way through something, and must not be gone on with.
    """

    def __init__(self, match: Match[Any], at: float, seq: int = 1) -> None:
        self.match = match
        self.tale = Story()
        self.questions: dict[int, Question] = {}
        self.asked_at = at  # since when somebody has been asked
        self.standing = Counter[int]()  # answers that stand, by seat
        self.unheard = Counter[int]()  # those of them of which nobody has heard but who gave them
        self.decisions = self._counted = 0  # all answers that stand, in so many entries of the log
        self.is_quiet = False  # whether nobody can have noticed what happened last but the seat that did it
        self._noticed: Noticed | None = None
        self._backs = 0
        self._table = match.table  # whose log that is: a match that took something back has another
        self._go_on(seq, at)

    @property
    def is_race(self) -> bool:
        """Whether whoever answers first answers for all."""
        return self.match.ask is not None and self.match.ask.way == ANY

    def may_take_back_in_time(self, seat: int) -> bool:
        """Whether a seat may think again in real time: only while it is giving the parts of an answer."""
        ask, at = self.match.ask, self.match.undo_place(seat)
        return ask is not None and at is not None and (ask.way == EACH or at in open_parts(self.match))

    def answer(self, seq: int, at: float, seat: int, key: str, time: int, reason: str = "") -> int:
        """A seat answers, a bot perhaps with its reason; what that brought, summed up."""
        return self._brought(seq, at, seat, lambda: self.match.answer(seat, key, time), reason)

    def let_pass(self, seq: int, at: float, seat: int, time: int) -> int:
        """A seat does not answer; what that brought, summed up."""
        return self._brought(seq, at, seat, lambda: self.match.let_pass(seat, time))

    def take_back(self, seq: int, at: float, seat: int) -> None:
        """A seat takes its last answer back, of which nobody has learned."""
        with self._refusing(may=self.match.undo_place(seat) is None):
            self.match.take_back(seat)
            self._go_on(seq, at, seat, back=True)

    def rewind(self, seq: int, at: float, seat: int, nth: int) -> None:
        """All have agreed that a seat takes back the nth of its answers; nothing, if that does not stand any more."""
        answers = (place for place, entry in enumerate(self.match.log) if is_answer_of(entry, seat))
        to = next(islice(answers, nth - 1, None), None)
        if to is not None:
            with self._refusing(may=False):
                self.match.rewind(seat, to)
                self._go_on(seq, at, seat, back=True, by_leave=True)

    @contextlib.contextmanager
    def _refusing(self, *, may: bool = True) -> Generator[None]:
        """Lets a NotOffered through that came before anything was changed, where there may be one."""
        table, length = self.match.table, len(self.match.log)
        try:
            yield
        except MeadhallError as error:
            if may and isinstance(error, NotOffered) and self.match.table is table and len(table.log) == length:
                raise
            raise FlowError(f"{self.match.game.name} broke off with {type(error).__name__}: {error}") from error

    def _brought(self, seq: int, at: float, seat: int, act: Callable[[], object], reason: str = "") -> int:
        """Goes on by an act of a seat, and sums up what it has made another of the log, or added to it."""
        before, length = self.match.log, len(self.match.log)
        with self._refusing():
            act()
            self._go_on(seq, at, seat, reason=reason)
            now = self.match.log
            begin = length if now is before else same_at_first(before, now)
            return zlib.crc32(msgspec.json.encode(now[begin:]))

    def _go_on(
        self, seq: int, at: float, by: int = -1, *, back: bool = False, by_leave: bool = False, reason: str = ""
    ) -> None:
        """The match is at another question now: takes up what was told, and when who was asked."""
        told = len(self.tale.pieces)
        self.tale.follow(self.match, by if back else None, Reasoned(by, reason) if reason else None)
        self.asked_at = at
        given, is_retold = self.standing.copy(), self._table is not self.match.table
        self._count_answers()
        self._listen(by, told)
        untouched = [seat for seat in self._waiting if seat != by and given[seat] == self.standing[seat]]
        self._put_questions(seq, untouched if is_retold and not by_leave else ())

    def _put_questions(self, seq: int, untouched: Collection[int]) -> None:
        """Says since when who is asked; of what another seat took back `untouched` seats are asked what they were."""
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
        """Counts the answers that stand: all of them, or those that have come since the last time."""
        log = self.match.log
        if self._table is not self.match.table:
            self.standing.clear()
            self._table, self._counted, self._backs = self.match.table, 0, 0
        new = log[self._counted :]
        self.standing.update(entry.seat for entry in new if isinstance(entry, Answer))
        self._backs += sum(isinstance(entry, TakenBack) and not entry.unheard for entry in new)
        self.decisions, self._counted = self.standing.total(), len(log)

    def _listen(self, by: int, told: int) -> None:
        """Notes whether anybody but one seat can have noticed something."""
        self.unheard = undisclosed_by_seat(self.match)
        now = Noticed(self._waiting, self.decisions - self.unheard.total(), self._backs)
        self.is_quiet = now == self._noticed and self.tale.listeners(told) <= {by}
        self._noticed = now

    def _question(self, seq: int, seat: int, menu: Menu[Any], before: Question | None) -> Question:
        if self.match.ask is None or self.match.ask.of(seat).way != ANY:
            return Question(menu, seq)
        known: Mapping[str, int] = (before.offered if before is not None else None) or {}
        return Question(menu, seq, {key: known.get(key, seq) for key in menu.keys})
