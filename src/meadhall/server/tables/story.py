"""The story of a match, undone events included, and its lines in the words of one listener."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, NamedTuple

from meadhall.engine import EVERYBODY, Answer, Event, Match, Table
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.model.state import to_plain
from meadhall.engine.play.perspective import HeardEvent, Perspective
from meadhall.engine.table.events import ReasonGiven
from meadhall.engine.table.log import Entry
from meadhall.server.protocol.wire import Line

TAKEN_BACK = "TakenBack"
TIME_UP: Final = "TimeUp"
LEFT: Final = "Left"
PLAIN_KEPT: Final = 16


class Rank(IntEnum):
    """How soon a returning player reads a line, the lowest first."""

    TO_YOU = 0  # it was done to the listener
    BY_YOU = 1  # the listener's own seat did it, played by a bot
    MARKED = 2  # marked by the game
    PLAIN = 3  # a plain sentence
    JOINS = 4  # it only continues the sentence before
    OPENS = 5  # a turn begins


class ToldEvent(NamedTuple):
    """An event for everybody or for one seat, with the length of the log at that time, and the answering seat."""

    event: Event
    to: int
    at: int
    by: int


class Retraction(NamedTuple):
    """An undo by a seat, with the pieces of the story that no longer stand."""

    seat: int
    pieces: Collection[int]


@dataclass(frozen=True)
class TimeUp:
    """The time of a seat for a decision was up."""

    seat: int


@dataclass(frozen=True)
class Departure:
    """The player of a seat has left the table, and a bot plays on."""

    seat: int


Piece = ToldEvent | Retraction | TimeUp | Departure


class Story:
    """All events told at a table. It only grows: an undo is told too, and strikes the undone events."""

    __slots__ = ("_plain", "_reasons", "_standing", "_table", "pieces")

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._standing = array("I")  # the places of the standing events, in order
        self._plain: dict[int, dict[str, Any]] = {}  # the latest events as plain data, by place
        self._reasons: dict[int, Words] = {}  # the last one of each bot
        self._table: Table[Any] | None = None  # the table that told them: after an undo the match has another

    def follow(self, match: Match[Any], back: int | None = None, before_it: ReasonGiven | TimeUp | None = None) -> bool:
        """Add everything that a match has told since; return whether there was anything.

        `back` is the seat that undid something. A bot's reason, or the note that a seat was late, comes before the
        events of that answer.
        """
        before = len(self.pieces)
        if self._table is not match.table:
            self._strike(match, back)
            self._table = match.table
        if isinstance(before_it, TimeUp):
            if self.pieces[-1:] != [before_it]:  # the parts of one answer
                self.pieces.append(before_it)
        elif before_it is not None:
            self._take_up_reason(match, before_it)
        for event, to, at in match.table.told[len(self._standing) :]:
            self._standing.append(len(self.pieces))
            self.pieces.append(ToldEvent(event, to, at, _answerer(match.log, at)))
        return len(self.pieces) > before

    def _take_up_reason(self, match: Match[Any], reasoned: ReasonGiven) -> None:
        """Tell a bot's reason once until it changes, and only together with an event for everybody."""
        new = match.table.told[len(self._standing) :]
        if self._reasons.get(reasoned.seat) != reasoned.reason and any(to == EVERYBODY for _, to, _ in new):
            self._reasons[reasoned.seat] = reasoned.reason
            self.pieces.append(ToldEvent(reasoned, EVERYBODY, new[0][2], reasoned.seat))

    def _strike(self, match: Match[Any], back: int | None) -> None:
        """Strike the events that the match no longer tells in this order after an undo."""
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
            self.pieces.append(Retraction(self._said(struck[0]).by if back is None else back, frozenset(struck)))

    def plain(self, place: int) -> dict[str, Any]:
        """The event at a place as plain data, made once for all listeners."""
        found = self._plain.get(place)
        if found is None:
            if len(self._plain) >= PLAIN_KEPT:
                self._plain.clear()
            found = self._plain[place] = to_plain(self._said(place).event)
        return found

    def _said(self, place: int) -> ToldEvent:
        piece = self.pieces[place]
        assert isinstance(piece, ToldEvent)
        return piece

    def listeners(self, since: int) -> set[int]:
        """The listeners of everything told or struck after this many pieces; EVERYBODY stands for all."""
        new = self.pieces[since:]
        struck = (self._said(place) for one in new if isinstance(one, Retraction) for place in one.pieces)
        return {one.to for one in (*new, *struck) if isinstance(one, ToldEvent)}

    def standing(self, since: int) -> list[ToldEvent]:
        """The standing events, of all that were told after this many pieces."""
        places = self._standing[bisect_left(self._standing, since) :]
        return [piece for place in places if isinstance(piece := self.pieces[place], ToldEvent)]


class Narration:
    """A story for one listener. Lines are counted; the latest are kept in words, others are worded again."""

    __slots__ = ("_latest", "_of", "_read", "_story")

    def __init__(self, story: Story) -> None:
        self._story = story
        self._of = array("I")  # for each line, its piece of the story
        self._latest: list[Line] = []
        self._read = 0

    def follow(self, perspective: Perspective) -> int:
        """Add the new pieces of the story, and return the number of lines."""
        pieces = self._story.pieces
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
        """How many lines were told when the story had this many pieces."""
        return bisect_left(self._of, pieces)

    def _line(self, place: int, count: int, perspective: Perspective) -> Line | None:
        """A piece of the story as the line after `count` others; None if it is not for this listener."""
        piece = self._story.pieces[place]
        if isinstance(piece, Retraction):
            struck = self._struck_by(piece, count)
            return undone_line(piece.seat, struck) if struck else None
        if isinstance(piece, TimeUp):
            return Line(text("hall-time-up", seat=piece.seat), "", {"type": TIME_UP, "seat": piece.seat})
        if isinstance(piece, Departure):
            return Line(text("hall-left", seat=piece.seat), "", {"type": LEFT, "seat": piece.seat})
        heard = perspective.heard(piece.event, piece.at) if piece.to in (EVERYBODY, perspective.viewer) else None
        if heard is None or not heard.words:
            return None
        return _line_of(heard, piece.by == perspective.seat, perspective, self._story.plain(place))

    def _struck_by(self, piece: Retraction, count: int) -> int:
        """How many of the lines before the `count`th no longer stand."""
        begin = bisect_left(self._of, min(piece.pieces), 0, count)
        return next((count - line for line in range(begin, count) if self._of[line] in piece.pieces), 0)


def _hear_both(one: int, other: int) -> bool:
    """Whether somebody hears the lines for both audiences."""
    return one == other or EVERYBODY in (one, other)


def _answerer(log: Sequence[Entry], at: int) -> int:
    """The seat of the last answer when the log had this length, -1 without one."""
    answers = (entry.seat for place in range(at - 1, -1, -1) if isinstance(entry := log[place], Answer))
    return next(answers, -1)


def story_line(heard: HeardEvent, by_you: bool, perspective: Perspective) -> Line:
    """A line of the story for a browser; `by_you` says whether it followed from an answer of that seat."""
    return _line_of(heard, by_you, perspective, to_plain(heard.event))


def _line_of(heard: HeardEvent, by_you: bool, perspective: Perspective, plain: dict[str, Any]) -> Line:
    """A line from an event as plain data, which is the same for all listeners."""
    words, brief, to_you, opens, joins, event, _, _ = heard
    if isinstance(event, ReasonGiven):
        rank = story_rank(event, by_you, perspective)
    else:
        rank = _rank(to_you, opens, joins, by_you, perspective.wording.mark(event))
    return Line(words, "" if isinstance(brief, Text) else brief, plain, to_you, opens, joins, by_you, rank)


def story_rank(event: Event, by_you: bool, perspective: Perspective) -> Rank:
    """How soon a returning player reads an event."""
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
    """The line for an undo of a seat; the `lines` before this one no longer stand."""
    return Line(text("hall-undone", seat=seat), "", {"type": TAKEN_BACK, "seat": seat, "lines": lines})
