"""Sends a viewer the table as that viewer may see it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.text import text
from meadhall.engine.play.perspective import SPECTATOR
from meadhall.engine.presentation.alike import PositionCache, PositionResults
from meadhall.server.live import seating
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.sight import SightContext, sight_of, undo_of
from meadhall.server.live.viewer import LastSight, LiveTable, Viewer
from meadhall.server.protocol import wire
from meadhall.server.tables.fold import Fold
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

TABLE_LEFT: Final = HallSentence("table-left")


def send_sight(viewer: Viewer, now: float) -> None:
    """Send a viewer the current table and the new lines of the story.

    A returning player first receives the lines they had seen before. All later lines follow in a second sight, which
    is marked as news from their absence.
    """
    table = viewer.table
    if viewer.seat is None or viewer.has_left or not table.is_loaded:
        return
    if not table.fold.may_view(viewer.person.id):
        viewer.seat = None
        viewer.send(wire.Bye(refusal_sentence(TABLE_LEFT, viewer.refusal_language)))
        return
    feed = table.feed_of(_viewed_seat(viewer, viewer.seat), viewer.language)
    lines = feed.line_count()
    viewer.lines_sent = min(viewer.lines_sent, lines)
    lines_seen = lines if viewer.pieces_seen is None else min(lines, feed.lines_after(viewer.pieces_seen))
    viewer.pieces_seen = None
    if viewer.lines_sent < lines_seen < lines:
        _send(viewer, feed, lines_seen, now)
    _send(viewer, feed, lines, now, away=max(lines_seen, viewer.lines_sent) < lines)


def _viewed_seat(viewer: Viewer, seat: int) -> int:
    """Return the seat whose view is sent. A viewer who has lost the seat becomes a spectator."""
    if seat != SPECTATOR and seat not in viewer.table.fold.seats_of(viewer.person.id):
        viewer.set_seat(SPECTATOR)
        viewer.pieces_seen = None
        return SPECTATOR
    return seat


def _send(viewer: Viewer, feed: SeatFeed, until: int, now: float, *, away: bool = False) -> None:
    position = viewer.table.position_results()
    with PositionCache(position):
        _send_sight(viewer, feed, position, until, now, away)


def _send_sight(viewer: Viewer, feed: SeatFeed, position: PositionResults, until: int, now: float, away: bool) -> None:
    news = feed.narration.lines(feed.perspective, viewer.lines_sent)[: until - viewer.lines_sent]
    board = _board(feed)
    if not news and _is_up_to_date(viewer, board):
        return
    context = _context(viewer, feed, news, now, away)
    last_sight = LastSight(board, context.stable_part(), context.seq, context.seats)
    if not news and viewer.last_sight is not None and last_sight[:2] == viewer.last_sight[:2]:
        return  # nothing has changed for this viewer
    sight = sight_of(feed.perspective, context)
    feed.remember_options(sight.ask)
    viewer.last_sight = last_sight
    viewer.lines_sent = until
    viewer.send(viewer.sent_sight.message(sight, position))


def _board(feed: SeatFeed) -> tuple[object, ...]:
    """Return the parts of a sight that show the match, without news and event numbers."""
    view, fold, seat = feed.perspective.glance(), feed.fold, feed.perspective.viewer
    question = fold.questions.get(seat) if fold.has_begun and fold.is_played_by_person(seat) else None
    return feed, question.identity if question is not None else None, view.state, view.waiting


def _is_up_to_date(viewer: Viewer, board: tuple[object, ...]) -> bool:
    """Whether nothing has changed for this viewer, because others have only given parts of an answer.

    It is False at a table with clocks or during a vote, because the remaining time changes.
    """
    table, fold, last_sight = viewer.table, viewer.table.fold, viewer.last_sight
    if last_sight is None or fold.is_timed or fold.clocks is not None or fold.vote is not None:
        return False
    return (
        fold.event_number_for(viewer.person.id) == last_sight.number
        and table.seats() == last_sight.seats
        and board == last_sight.board
    )


def _context(viewer: Viewer, feed: SeatFeed, news: list[wire.Line], now: float, away: bool) -> SightContext:
    table, fold = viewer.table, viewer.table.fold
    own_seats = fold.seats_of(viewer.person.id)
    seat = feed.perspective.viewer
    return SightContext(
        seq=fold.event_number_for(viewer.person.id),
        seats=table.seats(),
        mine=own_seats,
        since=viewer.lines_sent,
        news=news,
        clocks=seating.clocks_for_viewers(fold, now),
        vote=current_vote(table, now),
        undo=_undo(viewer, feed) if seat in own_seats and fold.has_begun else None,
        away=away,
        public=fold.plan.public,
        rematch=fold.rematch,
        asking=fold.has_begun and fold.is_played_by_person(seat),
        has_begun=fold.has_begun,
        decisions=fold.known_answer_count(seat),
        race=table.race.facts(),
        muted=fold.muted_by(viewer.person.id),
        updates=fold.updates,
    )


def _undo(viewer: Viewer, feed: SeatFeed) -> wire.Undo | None:
    fold, seat = viewer.table.fold, feed.perspective.viewer
    if fold.is_timed and not fold.may_undo(seat):
        return None
    has_others = has_opponents(fold, viewer.person.id)
    return undo_of(
        feed.perspective,
        needs_consent=has_others,
        is_timed=fold.is_timed,
        is_late=fold.is_late(seat),
        words_of_answer=feed.words_of_answer,
    )


def current_vote(table: LiveTable, now: float) -> wire.Asking | None:
    """Return the open vote of a table; None if no vote is open."""
    vote = table.fold.vote
    if vote is None:
        return None
    return wire.Asking(
        vote.seat,
        text("hall-vote", seat=vote.seat),
        sorted(vote.agreed),
        sorted(vote.waiting),
        seconds_to_vote(table, now),
    )


def has_opponents(fold: Fold, person: str) -> bool:
    """Whether other people play, who would have to agree to an undo."""
    return any(seat.person not in (None, person) and not seat.level for seat in fold.seats)


def seconds_to_vote(table: LiveTable, now: float) -> float | None:
    """Return the seconds left to vote; None if no vote is open or it has no limit."""
    vote, services = table.fold.vote, table.services
    if vote is None or services.pace.vote_time is None:
        return None
    since = max(vote.opened_at, services.uptime.since)  # while the hall was closed nobody could vote
    return max(0.0, since + services.pace.vote_time - now)
