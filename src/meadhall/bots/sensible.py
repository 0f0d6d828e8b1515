"""`sensible`: answers by the game's own heuristics, which are fast and do not look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from meadhall.engine import Option, View
from meadhall.engine.common.text import Words


class SensibleBot:
    """Answers with `choose`, a heuristic of the game."""

    def __init__(self, choose: Callable[[View[Any]], Option], name: str = "sensible") -> None:
        self.name = name
        self.choose = choose

    def reason(self, view: View[Any], option: Option) -> Words:
        """Return the game's reason for the answer."""
        return cast(Words, view.game.reason(view, option))
