"""What one seat of a table sees and was told, cached between two views."""

from __future__ import annotations

from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.server.live.seating import shares_a_screen
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

    def lines(self) -> int:
        """How many lines have been told."""
        return self.telling.follow(self.perspective) if self.fold.begun else 0

    def lines_of(self, pieces: int) -> int:
        """How many of them were told when the tale had so many pieces."""
        return self.telling.lines_in(pieces)
