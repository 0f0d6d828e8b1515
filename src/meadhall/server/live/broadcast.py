"""Sends viewers the table as each of them sees it, one after the other."""

from __future__ import annotations

from typing import Final

from meadhall.engine.play.perspective import SPECTATOR
from meadhall.engine.presentation.alike import painting
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.seating import clocks_of
from meadhall.server.live.sight import Around, sight_of, undo_of
from meadhall.server.live.viewer import Shown, Viewer
from meadhall.server.live.vote_words import asking, has_others
from meadhall.server.protocol import wire
from meadhall.server.wording.refusals import HallSentence, sentence

LEFT: Final = HallSentence("table-left")


def paint(to: Viewer, now: float) -> None:
    """Sends one person the table, and what has been told since the last time.

    Who comes back is first sent what was known already, so that the rest can be told as news from the time away.
    """
    table = to.table
    if to.seat is None or to.gone or not table.is_awake:
        return
    if not table.fold.may_look(to.person.id):
        to.seat = None
        to.send(wire.Bye(sentence(LEFT, to.wish)))
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
    """The seat looked through: who has left it watches from now on, for others may sit there."""
    if seat != SPECTATOR and seat not in to.table.fold.of(to.person.id):
        to.look(SPECTATOR)
        to.pieces_heard = None
        return SPECTATOR
    return seat


def _send(to: Viewer, feed: SeatFeed, until: int, now: float, *, away: bool = False) -> None:
    news = feed.telling.lines(feed.perspective, to.lines_sent)[: until - to.lines_sent]
    board = _board(feed)
    if not news and _has_heard_nothing(to, board):
        return
    around = _around(to, feed, news, now, away)
    shown = Shown(board, around.lasting(), around.seq, around.seats)
    if not news and to.shown is not None and shown[:2] == to.shown[:2]:
        return  # of what is not whole yet, others see nothing
    position = to.table.position()
    with painting(position):
        sight = sight_of(feed.perspective, around)
    feed.offer(sight.ask)
    to.shown = shown
    to.lines_sent = until
    to.send(to.sent.message(sight, position))


def _board(feed: SeatFeed) -> tuple[object, ...]:
    """All that a sight without news shows of the match, apart from how much has happened."""
    view, fold, seat = feed.perspective.glance(), feed.fold, feed.perspective.viewer
    question = fold.questions.get(seat) if fold.begun and fold.plays(seat) else None
    return feed, question.asks if question is not None else None, view.state, view.waiting


def _has_heard_nothing(to: Viewer, board: tuple[object, ...]) -> bool:
    """Whether nobody need look closer: all that has happened since the last sight are parts of what another answers.

    Where time is told too, or votes are, that is not said.
    """
    table, fold, shown = to.table, to.table.fold, to.shown
    if shown is None or fold.timed or fold.bank is not None or fold.vote is not None:
        return False
    return fold.number(to.person.id) == shown.number and table.seats() == shown.seats and board == shown.board


def _around(to: Viewer, feed: SeatFeed, news: list[wire.Line], now: float, away: bool) -> Around:
    table, fold = to.table, to.table.fold
    mine, begun = fold.of(to.person.id), fold.begun
    seat = feed.perspective.viewer
    return Around(
        seq=fold.number(to.person.id),
        seats=table.seats(),
        mine=mine,
        since=to.lines_sent,
        news=news,
        clocks=clocks_of(fold, now),
        vote=asking(table, now),
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
    return undo_of(feed.perspective, people=has_others(fold, to.person.id), timed=fold.timed, offered=feed.offered)
