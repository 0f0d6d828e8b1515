"""The sight and the story of one seat at a table, cached between two sights."""

from __future__ import annotations

from meadhall.engine.common.text import Words
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.server.live.seating import shares_a_screen
from meadhall.server.protocol import wire
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.story import Narration


class SeatFeed:
    """The sight and the story of one seat in one language, kept between two sights."""

    def __init__(self, fold: Fold, seat: int, language: str) -> None:
        of = None if seat == SPECTATOR else seat
        self.perspective = Perspective(
            fold.match, fold.names, of, shared=shares_a_screen(fold, seat), language=language
        )
        self.narration = Narration(fold.story)
        self.fold = fold
        self._offered: list[tuple[int, dict[str, Words]]] = []  # by the length of the log at that time

    def offer(self, ask: wire.Ask | None) -> None:
        """Keep the words of the options of the open question, which are gone after the answer."""
        if ask is None:
            return
        now = len(self.perspective.match.log)
        before = [one for one in self._offered if one[0] < now]
        self._offered = [*before[-1:], (now, {option.key: option.brief or option.words for option in ask.options})]

    def offered(self, at: int, key: str) -> Words:
        """Words of the answer at a place in the log, or "" if nobody saw that question here."""
        return next((words.get(key, "") for since, words in reversed(self._offered) if since <= at), "")

    def lines(self) -> int:
        """How many lines have been told."""
        return self.narration.follow(self.perspective) if self.fold.begun else 0

    def lines_of(self, pieces: int) -> int:
        """How many lines were told when the story had this many pieces."""
        return self.narration.lines_in(pieces)
