"""Replay a match from its log: outcomes come from the log, answers are given again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from meadhall.engine.common.errors import BadRecord, MeadhallError, Sentence
from meadhall.engine.contract.game import Game, Setting
from meadhall.engine.model.state import State, clone, digest, known_to
from meadhall.engine.play.match import Match
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy.view import same_bytes
from meadhall.engine.record.file_format import StandingEntry
from meadhall.engine.table.chance import SeededLuck, Source, stream_of
from meadhall.engine.table.events import Event
from meadhall.engine.table.log import HIDDEN, Answer, Entry, Outcome, TakenBack, entries_agree
from meadhall.engine.table.recalled import RecalledLuck

GUESSES: Final = 2000  # worlds to imagine for one answer before the log counts as impossible
PATIENCE: Final = 24  # tries with a guess before earlier guesses are changed, too
FURTHEST: Final = 7  # limit of the earlier guesses to change: a power of two


def view_digest(match: Match[Any], seat: int) -> str:
    """Short hash of everything one seat knows."""
    return digest(same_bytes(build_view(match, seat)))


def luck_after(seed: str, log: Sequence[Entry]) -> SeededLuck:
    """The seeded source after a log: every outcome has used it, undone ones too."""
    return SeededLuck(*_luck_after(seed, Counter(), log))


def _luck_after(key: str, used: Counter[str], log: Sequence[Entry]) -> tuple[str, Counter[str]]:
    for entry in log:
        if isinstance(entry, Outcome):
            used[stream_of(entry.kind)] += 1 + entry.hops
        elif isinstance(entry, TakenBack):
            key, used = _luck_after(key, used, entry.gone)
            if entry.rekeyed:
                key, used = f"{key}/{used.total()}", Counter()
    return key, used


class Moment(NamedTuple):
    """A position of a replayed match: the checkpoint before it, the log since, and what led here.

    `entries` are the answer that led to it and its outcomes; `events` are the events told, with their listeners.
    """

    mark: Any
    since: list[Entry]
    entries: list[Entry]
    events: list[tuple[Event, int]]


class Retelling:
    """A match replayed question by question.

    With `seat`, the log is what this seat knows, and the rest is imagined. A world that contradicts the log is imagined
    again from its last checkpoint; `match` then begins there.
    """

    guesses: ClassVar[int] = GUESSES

    def __init__(
        self,
        game: Game[Any],
        start: Any,
        options: dict[str, Setting],
        kept: Sequence[StandingEntry],
        then: Source,
        hidden: Source,
        seed: str | None = None,
        seat: int | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.kept = kept
        self.then = then
        self.hidden = hidden
        self.seed = seed
        self.seat = seat
        self.guessed: dict[int, str] = {}  # hidden answers, by their place in the log
        self.wrong: dict[int, set[str]] = {}  # wrong guesses that failed at once, by place
        self.here = 0  # place in the log of the current answer, or of the one that failed
        self.match = self._from(start, 0, 0)

    def moments(self) -> Iterator[Moment]:
        """Yield the first question, then the match after each answer; at the end its luck is that which comes after."""
        begin, told, decision = 0, 0, 0
        self._compare(0, self._next_answer(0))
        yield self._moment(begin, told)
        for at, (number, entry, _) in enumerate(self.kept):
            if isinstance(entry, TakenBack):
                self.match.note(entry)
            elif isinstance(entry, Answer):
                decision += 1
                begin, told = at, len(self.match.table.told)
                if self._tell(at, Sentence("line {number} (decision {decision})", number=number, decision=decision)):
                    told = 0
                yield self._moment(begin, told)
        self.match.table.source = self.then

    def _moment(self, begin: int, told: int) -> Moment:
        t = self.match.table
        events = [(one[0], one[1]) for one in t.told[told:]]
        return Moment(t.mark, t.log[t.mark_at :], t.log[begin - self.begin :], events)

    def _from(self, start: Any, begin: int, upto: int) -> Match[Any]:
        """A match that begins at an entry of the log, replayed up to another."""
        self.begin = begin
        source = RecalledLuck(((k.number, k.entry) for k in self.kept[begin:]), self.then, self.hidden)
        if self.seat is not None:
            start = clone(start)
            self._deal(start, source)
        self.match = Match[Any].resumed(self.game, start, source, self.options, self.seed, apart=0)
        for at in range(begin, upto):
            entry = self.kept[at].entry
            if isinstance(entry, TakenBack):
                self.match.note(entry)
            elif isinstance(entry, Answer):
                self._answer(at, entry)
        return self.match

    def _deal(self, state: State, source: RecalledLuck) -> None:
        """Deal the faces that others have seen; faces that the seat has seen by the end are known."""
        faces = state.faces
        for entry in (k.entry for k in self.kept):
            if isinstance(entry, Outcome) and entry.value != HIDDEN:
                faces.guess(entry.piece, entry.value)
        self.game.deal_unknown(state, source.pick)

    def _tell(self, at: int, where: Sentence) -> bool:
        """Give the answer at this entry; return whether the world had to be imagined again for it."""
        mark, mark_at = self.match.table.mark, self.begin + self.match.table.mark_at
        entry = self.kept[at].entry
        assert isinstance(entry, Answer)
        try:
            self._answer(at, entry)
        except MeadhallError as error:
            if self.seat is not None and self._imagined(mark, mark_at, at):
                return True
            if isinstance(error, BadRecord):
                raise error from None
            raise BadRecord("{where}: {error}", where=where, error=error.said) from None
        except Exception as error:
            text, kind = "{where}: the rules fail with {kind}: {error}", type(error).__name__
            raise BadRecord(text, where=where, kind=kind, error=str(error)) from error
        return False

    def _imagined(self, mark: Any, mark_at: int, at: int) -> bool:
        known = known_to(mark, mark.faces, -1 if self.seat is None else self.seat)
        self.wrong = {}
        broken = Counter[int]()
        for _ in range(self.guesses):
            broken[self.here] += 1
            if self.here < at and self.here in self.guessed:
                self.wrong.setdefault(self.here, set()).add(self.guessed[self.here])
            for place in self._doubted(mark_at, at, broken[self.here]):
                del self.guessed[place]
            try:
                self._from(known, mark_at, at + 1)
            except MeadhallError:
                continue
            return True
        return False

    def _doubted(self, begin: int, at: int, times: int) -> list[int]:
        """Choose the guesses to change, after this many worlds failed here.

        Mostly this is the last guess. If only the end of everybody's answers does not fit, it is the last one of some
        seats at random. At intervals it is all guesses from further and further back.
        """
        guesses = sorted(place for place in self.guessed if begin <= place <= self.here)
        if times % PATIENCE == 0:
            self.wrong = {}
            return guesses[-(2 ** (times // PATIENCE % FURTHEST)) :]
        if self.here < at:
            return guesses[-1:]
        last = {self._seat_at(place): place for place in guesses}
        return [place for place in last.values() if self.hidden.index("answer", range(2))]

    def _seat_at(self, place: int) -> int:
        entry = self.kept[place].entry
        assert isinstance(entry, Answer)
        return entry.seat

    def _answer(self, at: int, entry: Answer) -> None:
        self.here = at
        if not entry.key and at not in self.guessed:
            self.guessed[at] = self.picked(entry.seat, self.wrong.get(at, ()))
        self.match.answer(entry.seat, entry.key or self.guessed[at], entry.at)
        self._compare(at, self._next_answer(at + 1))
        number, _, seen = self.kept[at]
        if seen and self.seat is not None and seen != view_digest(self.match, self.seat):
            raise BadRecord(
                "line {number}: the seat saw {seen}, but the rules say something else", number=number, seen=seen
            )

    def _next_answer(self, at: int) -> int:
        """The place of the next entry that is not an outcome."""
        return next(
            (i for i in range(at, len(self.kept)) if not isinstance(self.kept[i].entry, Outcome)), len(self.kept)
        )

    def picked(self, seat: int, wrong: Collection[str] = ()) -> str:
        """Guess an answer that the log hides, if possible one that was not wrong before."""
        keys = self.match.menu(seat).keys
        left = [key for key in keys if key not in wrong] or keys
        return left[self.hidden.index("answer", range(len(left)))]

    def _compare(self, begin: int, end: int) -> None:
        """Compare the entries that the rules have now added with the file's."""
        now = self.match.log[begin - self.begin :]
        for (number, told, _), given in zip(self.kept[begin:end], now, strict=False):
            if not entries_agree(told, given):
                text = "line {number}: the file says {told}; by the rules it is {given}"
                raise BadRecord(text, number=number, told=entry_words(told), given=entry_words(given))
        if len(now) < end - begin:
            number, told, _ = self.kept[begin + len(now)]
            text = "line {number}: the file says {told}, but nothing like that happens here by the rules"
            raise BadRecord(text, number=number, told=entry_words(told))
        if len(now) > end - begin and end < len(self.kept):
            text = "line {number}: by the rules {missing} comes first, and the file leaves it out"
            raise BadRecord(text, number=self.kept[end].number, missing=entry_words(now[end - begin]))


def as_far_as_fits(
    tell: Callable[[Sequence[StandingEntry]], Retelling], kept: Sequence[StandingEntry]
) -> tuple[Retelling, list[Moment]]:
    """Replay a log up to the first answer that does not fit the rules; raise only if nothing fits."""
    while True:
        retelling: Retelling | None = None
        try:
            retelling = tell(kept)
            return retelling, list(retelling.moments())
        except Exception:  # rules that read another version's log may fail in any way
            if not kept:
                raise
            kept = kept[: retelling.here if retelling is not None else 0]


def entry_words(entry: Entry) -> Sentence:
    """Words for an entry in an error."""
    if isinstance(entry, Answer):
        secret = Sentence(" (secret)") if entry.secret else ""
        return Sentence("'{key}' of seat {seat}{secret}", key=entry.key, seat=entry.seat, secret=secret)
    if isinstance(entry, TakenBack):
        return Sentence("{count} entries undone", count=len(entry.gone))
    to = "" if entry.seat < 0 else Sentence(" to seat {seat}", seat=entry.seat)
    piece = "" if entry.piece < 0 else Sentence(" for piece {piece}", piece=entry.piece)
    face = {"kind": entry.kind, "value": entry.value, "clause": entry.clause}
    return Sentence("{kind} {value}{piece}{to} ({clause})", piece=piece, to=to, **face)
