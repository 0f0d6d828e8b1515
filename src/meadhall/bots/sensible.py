"""`sensible`: the game's own heuristics, one fast look at each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from meadhall.engine import Option, View
from meadhall.engine.common.text import Words


class SensibleBot:
    """Answers as the game's guide would."""

    def __init__(self, choose: Callable[[View[Any]], Option], name: str = "sensible") -> None:
        self.name = name
        self.choose = choose

    def reason(self, view: View[Any], option: Option) -> Words:
        """As the game has it."""
        return cast(Words, view.game.reason(view, option))
