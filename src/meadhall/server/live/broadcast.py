"""Sends viewers the table as each of them sees it, one after the other."""

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

LEFT: Final = HallSentence("table-left")


def send_sight(to: Viewer, now: float) -> None:
    """Send one viewer the table, and the lines told since the last time.

    A returning player first receives the lines they already had, so that the rest can be shown as news of the absence.
    """
    table = to.table
    if to.seat is None or to.gone or not table.is_awake:
        return
    if not table.fold.may_look(to.person.id):
        to.seat = None
        to.send(wire.Bye(refusal_sentence(LEFT, to.wish)))
        return
    feed = table.feed_of(_seat_of(to, to.seat), to.language)
    lines = feed.lines()
    to.lines_sent = min(to.lines_sent, lines)
    known = lines if to.pieces_heard is None else min(lines, feed.lines_of(to.pieces_heard))
    to.pieces_heard = None
    if to.lines_sent < known < lines:
        _send(to, feed, known, now)
    _send(to, feed, lines, now, away=max(known, to.lines_sent) < lines)


def _seat_of(to: Viewer, seat: int) -> int:
    """The seat to look through: a player who has left it becomes a spectator, since others may sit there."""
    if seat != SPECTATOR and seat not in to.table.fold.of(to.person.id):
        to.look(SPECTATOR)
        to.pieces_heard = None
        return SPECTATOR
    return seat


def _send(to: Viewer, feed: SeatFeed, until: int, now: float, *, away: bool = False) -> None:
    position = to.table.position()
    with PositionCache(position):
        _send_sight(to, feed, position, until, now, away)


def _send_sight(to: Viewer, feed: SeatFeed, position: PositionResults, until: int, now: float, away: bool) -> None:
    news = feed.narration.lines(feed.perspective, to.lines_sent)[: until - to.lines_sent]
    board = _board(feed)
    if not news and _has_heard_nothing(to, board):
        return
    context = _context(to, feed, news, now, away)
    last_sight = LastSight(board, context.lasting(), context.seq, context.seats)
    if not news and to.last_sight is not None and last_sight[:2] == to.last_sight[:2]:
        return  # of an unfinished answer, others see nothing
    sight = sight_of(feed.perspective, context)
    feed.offer(sight.ask)
    to.last_sight = last_sight
    to.lines_sent = until
    to.send(to.sent.message(sight, position))


def _board(feed: SeatFeed) -> tuple[object, ...]:
    """Everything a sight without news shows of the match, except how much has happened."""
    view, fold, seat = feed.perspective.glance(), feed.fold, feed.perspective.viewer
    question = fold.questions.get(seat) if fold.begun and fold.plays(seat) else None
    return feed, question.asks if question is not None else None, view.state, view.waiting


def _has_heard_nothing(to: Viewer, board: tuple[object, ...]) -> bool:
    """Whether a viewer needs no new sight, because others have only given parts of an answer.

    With clocks or votes the answer is always no.
    """
    table, fold, last_sight = to.table, to.table.fold, to.last_sight
    if last_sight is None or fold.timed or fold.clocks is not None or fold.vote is not None:
        return False
    return (
        fold.number(to.person.id) == last_sight.number
        and table.seats() == last_sight.seats
        and board == last_sight.board
    )


def _context(to: Viewer, feed: SeatFeed, news: list[wire.Line], now: float, away: bool) -> SightContext:
    table, fold = to.table, to.table.fold
    mine, begun = fold.of(to.person.id), fold.begun
    seat = feed.perspective.viewer
    return SightContext(
        seq=fold.number(to.person.id),
        seats=table.seats(),
        mine=mine,
        since=to.lines_sent,
        news=news,
        clocks=seating.clocks_of(fold, now),
        vote=open_vote(table, now),
        undo=_undo(to, feed) if seat in mine and begun else None,
        away=away,
        public=fold.plan.public,
        rematch=fold.rematch,
        asking=begun and fold.plays(seat),
        begun=begun,
        decisions=fold.decisions_known_to(seat),
        race=table.race.facts(),
        muted=fold.muted_by(to.person.id),
        updates=fold.updates,
    )


def _undo(to: Viewer, feed: SeatFeed) -> wire.Undo | None:
    fold, seat = to.table.fold, feed.perspective.viewer
    if fold.timed and not fold.may_take_back(seat):
        return None
    others = has_others(fold, to.person.id)
    return undo_of(feed.perspective, people=others, timed=fold.timed, late=fold.is_late(seat), offered=feed.offered)


def open_vote(table: LiveTable, now: float) -> wire.Asking | None:
    """The open vote of a table."""
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


def has_others(fold: Fold, person: str) -> bool:
    """Whether other people would have to agree to an undo."""
    return any(seat.person not in (None, person) and not seat.level for seat in fold.seats)


def seconds_to_vote(table: LiveTable, now: float) -> float | None:
    """Seconds left to vote; None without a vote or a limit."""
    vote, services = table.fold.vote, table.services
    if vote is None or services.pace.vote is None:
        return None
    since = max(vote.at, services.uptime.since)  # while the hall was closed nobody could vote
    return max(0.0, since + services.pace.vote - now)
