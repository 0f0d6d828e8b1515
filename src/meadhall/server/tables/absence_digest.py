"""A short digest for a returning player: at most four sentences, first what was done to them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from meadhall.engine.play.perspective import Perspective
from meadhall.engine.table.events import EVERYBODY
from meadhall.server.protocol.wire import Line
from meadhall.server.tables.story import Story, ToldEvent, story_line, story_rank

SENTENCES: Final = 4
CACHED_DIGESTS: Final = 1000  # digests that are cached


def told_since(story: Story, pieces_heard: int, perspective: Perspective) -> list[Line]:
    """The most important lines told after this many pieces of a story, and not undone.

    Lines are chosen by rank, the latest of equal rank first. Events done to the listener come first, the others in
    order.
    """
    pieces = [piece for piece in story.standing(pieces_heard) if piece.to in (EVERYBODY, perspective.viewer)]
    ranks = [story_rank(piece.event, piece.by == perspective.seat, perspective) for piece in pieces]
    best = sorted(range(len(pieces)), key=lambda place: (ranks[place], -place))
    chosen = list(islice(_said(best, pieces, perspective), SENTENCES))
    return [line for _, line in sorted(chosen, key=lambda one: (not one[1].to_you, one[0]))]


def _said(places: list[int], pieces: list[ToldEvent], perspective: Perspective) -> Iterator[tuple[int, Line]]:
    """Word these pieces; pieces without words are left out."""
    for place in places:
        piece = pieces[place]
        heard = perspective.heard(piece.event, piece.at)
        if heard.words:
            yield place, story_line(heard, piece.by == perspective.seat, perspective)


class UnreadStory(NamedTuple):
    """The pieces of a table's story that a person has not heard: those after the first few."""

    person: str
    table: str
    pieces_heard: int
    pieces_told: int
    language: str

    @property
    def much(self) -> int:
        """How many pieces are unread."""
        return self.pieces_told - self.pieces_heard


class DigestCache:
    """Caches digests, since the lists are requested again and again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[UnreadStory, list[Line]] = OrderedDict()

    async def of(self, unread: UnreadStory, write: Callable[[], Awaitable[list[Line]]]) -> list[Line]:
        """The digest of an unread story; `write` makes it if it is not cached."""
        if unread not in self._kept:
            self._kept[unread] = await write()
            while len(self._kept) > CACHED_DIGESTS:
                self._kept.popitem(last=False)
        return self._kept[unread]
