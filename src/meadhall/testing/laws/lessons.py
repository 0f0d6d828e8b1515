"""The law about a game's lesson: it can be played, and its words point at things that exist."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Game
from meadhall.testing.laws.law import Law, must
from meadhall.testing.lessons import faults


class Taught(Law):
    says = "the lesson can be played, points at things on the table, and has words in every language"

    def finish(self, game: Game[Any], matches: int) -> None:
        if game.lesson is None:
            return
        self.checked += len(game.lesson.steps)
        found = faults(game)
        must(not found, "; ".join(found))
