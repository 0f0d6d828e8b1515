"""What one seat of a table sees and was told, cached between two views."""

from __future__ import annotations

from meadhall.engine.common.text import Words
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.server.live.seating import shares_a_screen
from meadhall.server.protocol import wire
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.story import Narration


class SeatFeed:
    """What one seat of a table sees and was told in one language, kept between two sights."""

    def __init__(self, fold: Fold, seat: int, language: str) -> None:
        of = None if seat == SPECTATOR else seat
        self.perspective = Perspective(
            fold.match, fold.names, of, shared=shares_a_screen(fold, seat), language=language
        )
        self.telling = Narration(fold.tale)
        self.fold = fold
        self._offered: list[tuple[int, dict[str, Words]]] = []  # by how long the log was then

    def offer(self, ask: wire.Ask | None) -> None:
        """Keeps the words of the answers to the open question: they are gone once it has been answered."""
        if ask is None:
            return
        now = len(self.perspective.match.log)
        before = [one for one in self._offered if one[0] < now]
        self._offered = [*before[-1:], (now, {option.key: option.brief or option.words for option in ask.options})]

    def offered(self, at: int, key: str) -> Words:
        """The words of the answer at a place in the log, or "" if nobody was shown that question here."""
        return next((words.get(key, "") for since, words in reversed(self._offered) if since <= at), "")

    def lines(self) -> int:
        """How many lines have been told."""
        return self.telling.follow(self.perspective) if self.fold.begun else 0

    def lines_of(self, pieces: int) -> int:
        """How many of them were told when the tale had so many pieces."""
        return self.telling.lines_in(pieces)
