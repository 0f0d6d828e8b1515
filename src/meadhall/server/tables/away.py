"""A short digest for somebody who was away: at most four sentences, what was done to them first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from meadhall.engine.play.perspective import Perspective
from meadhall.engine.table.events import EVERYBODY
from meadhall.server.protocol.wire import Line
from meadhall.server.tables.story import Said, Story, line_of, rank_of

SENTENCES: Final = 4
KEPT: Final = 1000  # letters that need not be written anew


def told_since(tale: Story, pieces_heard: int, perspective: Perspective) -> list[Line]:
    """What is most worth knowing of all that was told after so many pieces of a tale, and still stands.

    The best by their ranks, of the same rank the latest. What was done to the listener is told first; else as it
    happened.
    """
    pieces = [piece for piece in tale.standing(pieces_heard) if piece.to in (EVERYBODY, perspective.viewer)]
    ranks = [rank_of(piece.event, piece.by == perspective.seat, perspective) for piece in pieces]
    best = sorted(range(len(pieces)), key=lambda place: (ranks[place], -place))
    chosen = list(islice(_said(best, pieces, perspective), SENTENCES))
    return [line for _, line in sorted(chosen, key=lambda one: (not one[1].to_you, one[0]))]


def _said(places: list[int], pieces: list[Said], perspective: Perspective) -> Iterator[tuple[int, Line]]:
    """These pieces in words; those without words are left out."""
    for place in places:
        piece = pieces[place]
        heard = perspective.heard(piece.event, piece.at)
        if heard.words:
            yield place, line_of(heard, piece.by == perspective.seat, perspective)


class Missed(NamedTuple):
    """What somebody has not heard yet, of the tale of a table with so many pieces: those after the first few."""

    person: str
    table: str
    pieces_heard: int
    pieces_told: int
    language: str

    @property
    def much(self) -> int:
        """How much that is."""
        return self.pieces_told - self.pieces_heard


class Letters:
    """What was written about what somebody has missed; lists are asked for again and again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Missed, list[Line]] = OrderedDict()

    async def of(self, missed: Missed, write: Callable[[], Awaitable[list[Line]]]) -> list[Line]:
        """The letter about this; it is written if there is none."""
        if missed not in self._kept:
            self._kept[missed] = await write()
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[missed]
