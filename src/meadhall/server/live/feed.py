"""The perspective and the narration of one seat at a table, cached between sights."""

from __future__ import annotations

from meadhall.engine.common.text import Words
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.server.live.seating import shares_a_screen
from meadhall.server.protocol import wire
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.story import Narration


class SeatFeed:
    """The perspective and the narration of one seat in one language. All viewers of the seat share it."""

    def __init__(self, fold: Fold, seat: int, language: str) -> None:
        listener = None if seat == SPECTATOR else seat
        self.perspective = Perspective(
            fold.match, fold.names, listener, shared=shares_a_screen(fold, seat), language=language
        )
        self.narration = Narration(fold.story)
        self.fold = fold
        self._option_words: list[tuple[int, dict[str, Words]]] = []  # with the length of the log when they were offered

    def remember_options(self, ask: wire.Ask | None) -> None:
        """Store the words of all options of the open question. They cannot be built after the answer."""
        if ask is None:
            return
        now = len(self.perspective.match.log)
        before = [entry for entry in self._option_words if entry[0] < now]
        self._option_words = [*before[-1:], (now, {option.key: option.brief or option.words for option in ask.options})]

    def words_of_answer(self, log_index: int, key: str) -> Words:
        """Return the words of the answer at a position in the log; "" if the question was never shown to this seat."""
        return next((words.get(key, "") for since, words in reversed(self._option_words) if since <= log_index), "")

    def line_count(self) -> int:
        """Return the number of lines of the story for this seat."""
        return self.narration.follow(self.perspective) if self.fold.has_begun else 0

    def lines_after(self, pieces: int) -> int:
        """Return how many lines the first `pieces` pieces of the story give."""
        return self.narration.lines_after(pieces)
