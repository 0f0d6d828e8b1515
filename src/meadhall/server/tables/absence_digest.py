"""A short digest for a returning player: at most four lines. Events that affected the player come first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from meadhall.engine.play.perspective import Perspective
from meadhall.engine.table.events import EVERYBODY
from meadhall.server.protocol.wire import Line
from meadhall.server.tables.story import Story, ToldEvent, story_line, story_rank

MAX_LINES: Final = 4
CACHED_DIGESTS: Final = 1000


def absence_digest(story: Story, pieces_seen: int, perspective: Perspective) -> list[Line]:
    """Return the most important lines after the first `pieces_seen` pieces of a story, without undone lines.

    Lines are chosen by rank, and the latest lines among those of equal rank. In the result, lines about events that
    affect the listener come first. Otherwise lines are in the order of the story.
    """
    pieces = [piece for piece in story.unstruck_since(pieces_seen) if piece.listener in (EVERYBODY, perspective.viewer)]
    ranks = [story_rank(piece.event, piece.answering_seat == perspective.seat, perspective) for piece in pieces]
    best_rank = sorted(range(len(pieces)), key=lambda place: (ranks[place], -place))
    chosen = list(islice(_lines_at(best_rank, pieces, perspective), MAX_LINES))
    return [line for _, line in sorted(chosen, key=lambda entry: (not entry[1].to_you, entry[0]))]


def _lines_at(places: list[int], pieces: list[ToldEvent], perspective: Perspective) -> Iterator[tuple[int, Line]]:
    """Yield the place and the line of each piece; pieces without words are left out."""
    for place in places:
        piece = pieces[place]
        heard_event = perspective.heard_event(piece.event, piece.log_length)
        if heard_event.words:
            yield place, story_line(heard_event, piece.answering_seat == perspective.seat, perspective)


class UnreadStory(NamedTuple):
    """The pieces of a table's story that a person has not seen: all pieces after the first `pieces_seen`."""

    person: str
    table: str
    pieces_seen: int
    story_length: int
    language: str

    @property
    def unread_pieces(self) -> int:
        """Number of unread pieces."""
        return self.story_length - self.pieces_seen


class DigestCache:
    """A cache of digests. Browsers request the lists often, and most digests do not change in between."""

    def __init__(self) -> None:
        self._digests: OrderedDict[UnreadStory, list[Line]] = OrderedDict()

    async def digest_of(self, unread: UnreadStory, write: Callable[[], Awaitable[list[Line]]]) -> list[Line]:
        """Return the digest of an unread story; `write` is called if it is not cached."""
        if unread not in self._digests:
            self._digests[unread] = await write()
            while len(self._digests) > CACHED_DIGESTS:
                self._digests.popitem(last=False)
        return self._digests[unread]
