"""The story of a match, including undone events, and its lines as one listener reads them."""

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
MAX_CACHED_EVENTS: Final = 16


class Rank(IntEnum):
    """The importance of a line for a returning player; 0 is the most important."""

    TO_YOU = 0  # an event that affects the listener
    BY_YOU = 1  # an event that a bot caused in the listener's seat
    MARKED = 2  # an event that the game marks as important
    PLAIN = 3  # any other event
    JOINS = 4  # a continuation of the sentence before
    OPENS = 5  # the start of a turn


class ToldEvent(NamedTuple):
    """An event of the match, for one listener or for everybody."""

    event: Event
    listener: int  # a seat, or EVERYBODY
    log_length: int  # length of the log when it happened
    answering_seat: int  # seat of the last answer before it, or -1


class Retraction(NamedTuple):
    """An undo by a seat, with the places of the pieces that it struck from the story."""

    seat: int
    pieces: Collection[int]


@dataclass(frozen=True)
class TimeUp:
    """A piece of the story: a seat's time for a decision was up."""

    seat: int


@dataclass(frozen=True)
class Departure:
    """A piece of the story: a player has left the table, and a bot plays on."""

    seat: int


Piece = ToldEvent | Retraction | TimeUp | Departure


class Story:
    """All events of a table in order. It only grows: an undo adds a piece that strikes out the events it undoes."""

    __slots__ = ("_plain", "_reasons", "_standing", "_table", "pieces")

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._standing = array("I")  # places of the match's events that are not struck, in order
        self._plain: dict[int, dict[str, Any]] = {}  # cache: events as plain data, by place
        self._reasons: dict[int, Words] = {}  # last reason of each bot, by seat
        self._table: Table[Any] | None = None  # rules table of the last update; an undo replaces the match's table

    def follow(
        self, match: Match[Any], undoing_seat: int | None = None, preceding_piece: ReasonGiven | TimeUp | None = None
    ) -> bool:
        """Add the match's new events, and return whether there were any.

        `undoing_seat` is the seat that undid an answer, None if nobody did. `preceding_piece` is a piece to add before
        the new events.
        """
        before = len(self.pieces)
        if self._table is not match.table:
            self._strike(match, undoing_seat)
            self._table = match.table
        if isinstance(preceding_piece, TimeUp):
            if self.pieces[-1:] != [preceding_piece]:  # added once for all parts of an answer
                self.pieces.append(preceding_piece)
        elif preceding_piece is not None:
            self._add_reason(match, preceding_piece)
        for event, to, log_length in match.table.told[len(self._standing) :]:
            self._standing.append(len(self.pieces))
            self.pieces.append(ToldEvent(event, to, log_length, _last_answering_seat(match.log, log_length)))
        return len(self.pieces) > before

    def _add_reason(self, match: Match[Any], reasoned: ReasonGiven) -> None:
        """Add a bot's reason if it differs from the bot's last one, and comes with an event for everybody."""
        new = match.table.told[len(self._standing) :]
        if self._reasons.get(reasoned.seat) != reasoned.reason and any(to == EVERYBODY for _, to, _ in new):
            self._reasons[reasoned.seat] = reasoned.reason
            self.pieces.append(ToldEvent(reasoned, EVERYBODY, new[0][2], reasoned.seat))

    def _strike(self, match: Match[Any], undoing_seat: int | None) -> None:
        """After an undo, strike all events that the match no longer has, or has in a different order."""
        told_now, standing, struck = match.table.told, array("I"), list[int]()
        for place in self._standing:
            event, to, _, _ = self._told_event(place)
            is_standing = len(standing) < len(told_now) and told_now[len(standing)][:2] == (event, to)
            if is_standing and not any(
                _have_a_common_listener(to, self._told_event(other).listener) for other in struck
            ):
                standing.append(place)
            else:
                struck.append(place)
        self._standing = standing
        if struck:
            self.pieces.append(
                Retraction(
                    self._told_event(struck[0]).answering_seat if undoing_seat is None else undoing_seat,
                    frozenset(struck),
                )
            )

    def plain_data(self, place: int) -> dict[str, Any]:
        """Return the event at a place as plain data, cached for all listeners."""
        plain_event = self._plain.get(place)
        if plain_event is None:
            if len(self._plain) >= MAX_CACHED_EVENTS:
                self._plain.clear()
            plain_event = self._plain[place] = to_plain(self._told_event(place).event)
        return plain_event

    def _told_event(self, place: int) -> ToldEvent:
        piece = self.pieces[place]
        assert isinstance(piece, ToldEvent)
        return piece

    def listeners_since(self, since: int) -> set[int]:
        """Return the listeners (seats or EVERYBODY) of all events added or struck after the first `since` pieces."""
        new = self.pieces[since:]
        undos = (piece for piece in new if isinstance(piece, Retraction))
        struck = (self._told_event(place) for undo in undos for place in undo.pieces)
        return {piece.listener for piece in (*new, *struck) if isinstance(piece, ToldEvent)}

    def unstruck_since(self, since: int) -> list[ToldEvent]:
        """Return the events after the first `since` pieces that are not struck."""
        places = self._standing[bisect_left(self._standing, since) :]
        return [piece for place in places if isinstance(piece := self.pieces[place], ToldEvent)]


class Narration:
    """The lines of a story for one listener. The latest lines are cached. Older ones are built again when needed."""

    __slots__ = ("_latest", "_piece_places", "_pieces_read", "_story")

    def __init__(self, story: Story) -> None:
        self._story = story
        self._piece_places = array("I")  # place of each line's piece in the story
        self._latest: list[Line] = []
        self._pieces_read = 0

    def follow(self, perspective: Perspective) -> int:
        """Read the new pieces of the story, and return the number of lines."""
        pieces = self._story.pieces
        if self._pieces_read < len(pieces):
            self._latest = []
        for place in range(self._pieces_read, len(pieces)):
            line = self._line(place, len(self._piece_places), perspective)
            if line is not None:
                self._piece_places.append(place)
                self._latest.append(line)
        self._pieces_read = len(pieces)
        return len(self._piece_places)

    def lines(self, perspective: Perspective, since: int = 0) -> list[Line]:
        """Return all lines except the first `since` lines."""
        latest = len(self._piece_places) - len(self._latest)
        lines = (self._line(self._piece_places[count], count, perspective) for count in range(since, latest))
        return [*(line for line in lines if line is not None), *self._latest[max(0, since - latest) :]]

    def lines_after(self, pieces: int) -> int:
        """Return how many lines the first `pieces` pieces of the story give."""
        return bisect_left(self._piece_places, pieces)

    def _line(self, place: int, count: int, perspective: Perspective) -> Line | None:
        """Return the line of a piece after `count` earlier lines; None if the piece is not for this listener."""
        piece = self._story.pieces[place]
        if isinstance(piece, Retraction):
            struck = self._struck_line_count(piece, count)
            return undone_line(piece.seat, struck) if struck else None
        if isinstance(piece, TimeUp):
            return Line(text("hall-time-up", seat=piece.seat), "", {"type": TIME_UP, "seat": piece.seat})
        if isinstance(piece, Departure):
            return Line(text("hall-left", seat=piece.seat), "", {"type": LEFT, "seat": piece.seat})
        heard_event = (
            perspective.heard_event(piece.event, piece.log_length)
            if piece.listener in (EVERYBODY, perspective.viewer)
            else None
        )
        if heard_event is None or not heard_event.words:
            return None
        return _line_of(
            heard_event, piece.answering_seat == perspective.seat, perspective, self._story.plain_data(place)
        )

    def _struck_line_count(self, piece: Retraction, count: int) -> int:
        """Return how many of the first `count` lines an undo strikes: all lines from the first struck one on."""
        begin = bisect_left(self._piece_places, min(piece.pieces), 0, count)
        return next((count - line for line in range(begin, count) if self._piece_places[line] in piece.pieces), 0)


def _have_a_common_listener(listener: int, other: int) -> bool:
    """Whether one seat reads the events for both listeners. A listener is a seat or EVERYBODY."""
    return listener == other or EVERYBODY in (listener, other)


def _last_answering_seat(log: Sequence[Entry], length: int) -> int:
    """Return the seat of the last answer in the first `length` entries of the log; -1 if there is no answer."""
    answers = (entry.seat for index in range(length - 1, -1, -1) if isinstance(entry := log[index], Answer))
    return next(answers, -1)


def story_line(heard_event: HeardEvent, by_you: bool, perspective: Perspective) -> Line:
    """Return a line of the story for a browser; `by_you`: the viewer's own seat caused the event."""
    return _line_of(heard_event, by_you, perspective, to_plain(heard_event.event))


def _line_of(heard_event: HeardEvent, by_you: bool, perspective: Perspective, plain: dict[str, Any]) -> Line:
    """Return the line of an event, whose plain data is the same for all listeners."""
    words, brief, to_you, opens, joins, event, _, _ = heard_event
    if isinstance(event, ReasonGiven):
        rank = story_rank(event, by_you, perspective)
    else:
        rank = _rank(to_you, opens, joins, by_you, perspective.wording.mark(event))
    return Line(words, "" if isinstance(brief, Text) else brief, plain, to_you, opens, joins, by_you, rank)


def story_rank(event: Event, by_you: bool, perspective: Perspective) -> Rank:
    """Return the importance of an event for a returning player."""
    wording = perspective.wording
    opens, joins = isinstance(event, wording.opens), isinstance(event, wording.joins)
    return _rank(perspective.affects_viewer(event), opens, joins, by_you, wording.mark(event))


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
    """Return the line for an undo by a seat, which strikes the last `lines` lines before it."""
    return Line(text("hall-undone", seat=seat), "", {"type": TAKEN_BACK, "seat": seat, "lines": lines})
