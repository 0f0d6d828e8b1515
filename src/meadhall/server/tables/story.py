"""The story of a match, undone events included, and its lines in the words of one listener."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

from meadhall.engine import EVERYBODY, Answer, Event, Match, Table
from meadhall.engine.common.text import Text, text
from meadhall.engine.model.state import to_plain
from meadhall.engine.play.perspective import Heard, Perspective
from meadhall.engine.table.events import Reasoned
from meadhall.engine.table.log import Entry
from meadhall.server.protocol.wire import Line

TAKEN_BACK = "TakenBack"
PLAIN_KEPT: Final = 16


class Rank(IntEnum):
    """How soon a line is told to who was away, the lowest first."""

    TO_YOU = 0  # it was done to the listener
    BY_YOU = 1  # the listener's own seat did it, played by a bot
    MARKED = 2  # by the game
    PLAIN = 3  # a sentence that is nothing special
    JOINS = 4  # it only goes on in the sentence before
    OPENS = 5  # a turn begins


class Said(NamedTuple):
    """An event that was told to everybody, or to one seat: how long the log was then, and by whose answer it came."""

    event: Event
    to: int
    at: int
    by: int


class Struck(NamedTuple):
    """What a seat took back: which pieces of the story no longer stand."""

    seat: int
    pieces: Collection[int]


Piece = Said | Struck


class Story:
    """Everything that was told at a table, only ever growing: a take-back is told too, and strikes what it undid."""

    __slots__ = ("_plain", "_reasons", "_standing", "_table", "pieces")

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._standing = array("I")  # where the events that still stand are, in their order
        self._plain: dict[int, dict[str, Any]] = {}  # the latest events as plain data, by their places
        self._reasons: dict[int, str] = {}  # the last one of each bot
        self._table: Table[Any] | None = None  # that told them: a match that took something back has another

    def follow(self, match: Match[Any], back: int | None = None, reasoned: Reasoned | None = None) -> bool:
        """Takes up what a match has told since; whether there was any.

        `back` is the seat that took something back; `reasoned`, why a bot answered as it did, stands before what came
        of that.
        """
        before = len(self.pieces)
        if self._table is not match.table:
            self._strike(match, back)
            self._table = match.table
        if reasoned is not None:
            self._take_up_reason(match, reasoned)
        for event, to, at in match.table.told[len(self._standing) :]:
            self._standing.append(len(self.pieces))
            self.pieces.append(Said(event, to, at, _answerer(match.log, at)))
        return len(self.pieces) > before

    def _take_up_reason(self, match: Match[Any], reasoned: Reasoned) -> None:
        """A reason is told once until the bot has another, and only with something that everybody hears."""
        new = match.table.told[len(self._standing) :]
        if self._reasons.get(reasoned.seat) != reasoned.reason and any(to == EVERYBODY for _, to, _ in new):
            self._reasons[reasoned.seat] = reasoned.reason
            self.pieces.append(Said(reasoned, EVERYBODY, new[0][2], reasoned.seat))

    def _strike(self, match: Match[Any], back: int | None) -> None:
        """Strikes what a match that was told again tells no more, or not in this order to the same listener."""
        told, kept, struck = match.table.told, array("I"), list[int]()
        for place in self._standing:
            event, to, _, _ = self._said(place)
            stands = len(kept) < len(told) and told[len(kept)][:2] == (event, to)
            if stands and not any(_hear_both(to, self._said(gone).to) for gone in struck):
                kept.append(place)
            else:
                struck.append(place)
        self._standing = kept
        if struck:
            self.pieces.append(Struck(self._said(struck[0]).by if back is None else back, frozenset(struck)))

    def plain(self, place: int) -> dict[str, Any]:
        """The event at a place as plain data, made once for all who hear it."""
        found = self._plain.get(place)
        if found is None:
            if len(self._plain) >= PLAIN_KEPT:
                self._plain.clear()
            found = self._plain[place] = to_plain(self._said(place).event)
        return found

    def _said(self, place: int) -> Said:
        piece = self.pieces[place]
        assert isinstance(piece, Said)
        return piece

    def listeners(self, since: int) -> set[int]:
        """Who has heard something of all that was told after so many pieces, or struck; EVERYBODY stands for all."""
        new = self.pieces[since:]
        struck = (self._said(place) for one in new if isinstance(one, Struck) for place in one.pieces)
        return {one.to for one in (*new, *struck) if isinstance(one, Said)}

    def standing(self, since: int) -> list[Said]:
        """The events that still stand, of all that were told after so many pieces."""
        places = self._standing[bisect_left(self._standing, since) :]
        return [piece for place in places if not isinstance(piece := self.pieces[place], Struck)]


class Narration:
    """A tale as one listener hears it. Lines are only counted; the latest are kept in words, others said again."""

    __slots__ = ("_latest", "_of", "_read", "_tale")

    def __init__(self, tale: Story) -> None:
        self._tale = tale
        self._of = array("I")  # for each line, which piece of the tale it tells
        self._latest: list[Line] = []
        self._read = 0

    def follow(self, perspective: Perspective) -> int:
        """Takes up what is new in the tale, and says how many lines there are now."""
        pieces = self._tale.pieces
        if self._read < len(pieces):
            self._latest = []
        for place in range(self._read, len(pieces)):
            line = self._line(place, len(self._of), perspective)
            if line is not None:
                self._of.append(place)
                self._latest.append(line)
        self._read = len(pieces)
        return len(self._of)

    def lines(self, perspective: Perspective, since: int = 0) -> list[Line]:
        """The lines from one on."""
        latest = len(self._of) - len(self._latest)
        said = (self._line(self._of[count], count, perspective) for count in range(since, latest))
        return [*(line for line in said if line is not None), *self._latest[max(0, since - latest) :]]

    def lines_in(self, pieces: int) -> int:
        """How many lines were told when the tale had so many pieces."""
        return bisect_left(self._of, pieces)

    def _line(self, place: int, count: int, perspective: Perspective) -> Line | None:
        """A piece of the tale as the line after `count` others; None if it is not for this listener."""
        piece = self._tale.pieces[place]
        if isinstance(piece, Struck):
            struck = self._struck_by(piece, count)
            return undone_line(piece.seat, struck) if struck else None
        heard = perspective.heard(piece.event, piece.at) if piece.to in (EVERYBODY, perspective.viewer) else None
        if heard is None or not heard.words:
            return None
        return _line_of(heard, piece.by == perspective.seat, perspective, self._tale.plain(place))

    def _struck_by(self, piece: Struck, count: int) -> int:
        """How many of the lines before the `count`th no longer stand."""
        begin = bisect_left(self._of, min(piece.pieces), 0, count)
        return next((count - line for line in range(begin, count) if self._of[line] in piece.pieces), 0)


def _hear_both(one: int, other: int) -> bool:
    """Whether somebody hears what is told to the one and what is told to the other."""
    return one == other or EVERYBODY in (one, other)


def _answerer(log: Sequence[Entry], at: int) -> int:
    """The seat that had answered last when the log was so long, -1 if none had."""
    answers = (entry.seat for place in range(at - 1, -1, -1) if isinstance(entry := log[place], Answer))
    return next(answers, -1)


def line_of(heard: Heard, by_you: bool, perspective: Perspective) -> Line:
    """A line of the story as it goes to a browser; `by_you` says whether it followed from an answer of that seat."""
    return _line_of(heard, by_you, perspective, to_plain(heard.event))


def _line_of(heard: Heard, by_you: bool, perspective: Perspective, plain: dict[str, Any]) -> Line:
    """The same where the event is plain data already, which is the same for whoever hears it."""
    words, brief, to_you, opens, joins, event, _ = heard
    if isinstance(event, Reasoned):
        rank = rank_of(event, by_you, perspective)
    else:
        rank = _rank(to_you, opens, joins, by_you, perspective.wording.mark(event))
    return Line(words, "" if isinstance(brief, Text) else brief, plain, to_you, opens, joins, by_you, rank)


def rank_of(event: Event, by_you: bool, perspective: Perspective) -> Rank:
    """How soon an event is told to who was away."""
    wording = perspective.wording
    opens, joins = isinstance(event, wording.opens), isinstance(event, wording.joins)
    return _rank(perspective.is_done_to(event), opens, joins, by_you, wording.mark(event))


def _rank(to_you: bool, opens: bool, joins: bool, by_you: bool, mark: str) -> Rank:
    if to_you:
        return Rank.TO_YOU
    if opens:
        return Rank.OPENS
    if by_you and not joins:
        return Rank.BY_YOU
    if mark:
        return Rank.MARKED
    return Rank.JOINS if joins else Rank.PLAIN


def undone_line(seat: int, lines: int) -> Line:
    """Says that a seat took something back; the `lines` before this one no longer stand."""
    return Line(text("hall-undone", seat=seat), "", {"type": TAKEN_BACK, "seat": seat, "lines": lines})
