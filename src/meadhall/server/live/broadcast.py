"""Sends everybody the table as they see it: after the acknowledgements, one pair of eyes at a time."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import TYPE_CHECKING, Final

from meadhall.engine.common.errors import Sentence
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.server.live.seating import clocks_of, shares_a_screen
from meadhall.server.live.sight import Around, sight_of, undo_of
from meadhall.server.live.viewer import Urgency, Viewer
from meadhall.server.protocol import wire
from meadhall.server.tables.story import Narration
from meadhall.server.tables.votes import asking, has_others
from meadhall.server.wording.refusals import sentence

if TYPE_CHECKING:
    from meadhall.server.live.table import Table

LEFT: Final = Sentence("you have left this table, and it is by invitation")

TURNS: Final = (*[Urgency.ASKED] * 6, *[Urgency.WAITS] * 2, Urgency.LOOKS)
ROUNDS: Final = 4  # of the event loop between two paintings: an answer needs some ten until it is acknowledged


class SeatFeed:
    """What one seat of a table sees and was told in one language, kept between two sights."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        fold, of = table.fold, None if seat == SPECTATOR else seat
        self.perspective = Perspective(
            fold.match, fold.names, of, shared=shares_a_screen(fold, seat), language=language
        )
        self.telling = Narration(fold.tale)
        self.fold = fold

    def lines(self) -> int:
        """How many lines have been told."""
        return self.telling.follow(self.perspective) if self.fold.begun else 0

    def lines_of(self, pieces: int) -> int:
        """How many of them were told when the tale had so many pieces."""
        return self.telling.lines_in(pieces)


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
    eyes = table.feed_of(_seat_of(to, to.seat), to.language)
    lines = eyes.lines()
    to.lines_sent = min(to.lines_sent, lines)
    known = lines if to.pieces_heard is None else min(lines, eyes.lines_of(to.pieces_heard))
    to.pieces_heard = None
    if to.lines_sent < known < lines:
        _send(to, eyes, known, now)
    _send(to, eyes, lines, now, away=max(known, to.lines_sent) < lines)


def _seat_of(to: Viewer, seat: int) -> int:
    """The seat looked through: who has left it watches from now on, for others may sit there."""
    if seat != SPECTATOR and seat not in to.table.fold.of(to.person.id):
        to.look(SPECTATOR)
        to.pieces_heard = None
        return SPECTATOR
    return seat


def _send(to: Viewer, eyes: SeatFeed, until: int, now: float, *, away: bool = False) -> None:
    news = eyes.telling.lines(eyes.perspective, to.lines_sent)[: until - to.lines_sent]
    around = _around(to, eyes, news, now, away)
    shown = _shown(eyes, around)
    if not news and shown == to.shown:
        return  # of what is not whole yet, others see nothing
    sight = sight_of(eyes.perspective, around, to.sent.places)
    to.shown = shown
    to.lines_sent = until
    to.send(to.sent.shorten(sight))


def _shown(eyes: SeatFeed, around: Around) -> object:
    """All that a sight without news is made of, apart from how much has happened."""
    view = eyes.perspective.glance()
    question = eyes.fold.questions.get(eyes.perspective.viewer) if around.asking else None
    asked = question.asks if question is not None else None
    return eyes, asked, around.lasting(), view.state, view.waiting


def _around(to: Viewer, eyes: SeatFeed, news: list[wire.Line], now: float, away: bool) -> Around:
    table, fold = to.table, to.table.fold
    mine, begun = fold.of(to.person.id), fold.begun
    seat = eyes.perspective.viewer
    return Around(
        seq=fold.number(to.person.id),
        seats=table.seats(),
        mine=mine,
        since=to.lines_sent,
        news=news,
        clocks=clocks_of(fold, now),
        vote=asking(table, seat, to.words, now),
        undo=_undo(to, eyes) if seat in mine and begun else None,
        away=away,
        public=fold.plan.public,
        rematch=fold.rematch,
        asking=begun and fold.plays(seat),
        begun=begun,
        decisions=fold.decisions_known_to(seat),
        race=table.race.facts(),
        muted=fold.muted_by(to.person.id),
    )


def _undo(to: Viewer, eyes: SeatFeed) -> wire.Undo | None:
    fold, seat = to.table.fold, eyes.perspective.viewer
    if fold.timed and not fold.may_take_back(seat):
        return None
    return undo_of(eyes.perspective, people=has_others(fold, to.person.id), timed=fold.timed)


class Broadcaster:
    """Paints one after the other, and lets everything else that waits go first; who waits twice is painted once.

    A full hall goes on with its matches, and whoever only looks on is sent several things at once. But each has a turn
    among those who need it more, so that nobody is forgotten.
    """

    def __init__(self) -> None:
        self._lines: dict[Urgency, dict[Viewer, None]] = {urgency: {} for urgency in Urgency}
        self._come = asyncio.Event()

    def add(self, to: Viewer) -> None:
        """This one's sight is not what the table is any more."""
        urgency = to.urgency
        if not any(to in self._lines[one] for one in Urgency if one <= urgency):
            for line in self._lines.values():
                line.pop(to, None)
            self._lines[urgency][to] = None
        self._come.set()

    @property
    def is_done(self) -> bool:
        """Whether everybody has been sent what there is."""
        return not any(self._lines.values())

    async def run(self) -> None:
        """Paints on and on."""
        while True:
            await self._come.wait()
            for urgency in cycle(TURNS):
                if line := self._lines[urgency]:
                    self._paint_next(line)
                    for _ in range(ROUNDS):
                        await asyncio.sleep(0)
                elif self.is_done:
                    break
            self._come.clear()

    def _paint_next(self, line: dict[Viewer, None]) -> None:
        """Paints for the one who waits longest, or later where what there is to paint is not on the disk yet."""
        to = next(iter(line))
        del line[to]
        if to.table.is_unsaved:
            to.table.unpainted.append(to)
        else:
            self._paint(to)

    def _paint(self, to: Viewer) -> None:
        """Paints for one; whatever goes wrong in it, the others are painted for too."""
        try:
            to.table.paint(to)
        except Exception:
            to.table.services.failed("painting", to.table.id)
