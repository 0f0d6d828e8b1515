"""Sends viewers the table as each of them sees it, one after the other."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.errors import Sentence
from meadhall.engine.play.perspective import SPECTATOR
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.seating import clocks_of
from meadhall.server.live.sight import Around, sight_of, undo_of
from meadhall.server.live.viewer import Viewer
from meadhall.server.live.vote_words import asking, has_others
from meadhall.server.protocol import wire
from meadhall.server.wording.refusals import sentence

LEFT: Final = Sentence("you have left this table, and it is by invitation")


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
    around = _around(to, feed, news, now, away)
    shown = _shown(feed, around)
    if not news and shown == to.shown:
        return  # of what is not whole yet, others see nothing
    sight = sight_of(feed.perspective, around, to.sent.places)
    to.shown = shown
    to.lines_sent = until
    to.send(to.sent.shorten(sight))


def _shown(feed: SeatFeed, around: Around) -> object:
    """All that a sight without news is made of, apart from how much has happened."""
    view = feed.perspective.glance()
    question = feed.fold.questions.get(feed.perspective.viewer) if around.asking else None
    asked = question.asks if question is not None else None
    return feed, asked, around.lasting(), view.state, view.waiting


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
        vote=asking(table, seat, to.words, now),
        undo=_undo(to, feed) if seat in mine and begun else None,
        away=away,
        public=fold.plan.public,
        rematch=fold.rematch,
        asking=begun and fold.plays(seat),
        begun=begun,
        decisions=fold.decisions_known_to(seat),
        race=table.race.facts(),
        muted=fold.muted_by(to.person.id),
    )


def _undo(to: Viewer, feed: SeatFeed) -> wire.Undo | None:
    fold, seat = to.table.fold, feed.perspective.viewer
    if fold.timed and not fold.may_take_back(seat):
        return None
    return undo_of(feed.perspective, people=has_others(fold, to.person.id), timed=fold.timed)
