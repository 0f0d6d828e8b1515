"""What an answer leads to, for all that its seat knows. Of what chance decides, the chance alone is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.engine.presentation.preview import Marked, Preview
from meadhall.engine.privacy.view import View
from meadhall.games.heroes.foresight.acting import acting, aimed
from meadhall.games.heroes.foresight.rolling import rolling
from meadhall.games.heroes.foresight.setting_up import drafting, hiring, placing
from meadhall.games.heroes.state import State
from meadhall.games.heroes.words.english.forecasts import Forecasts

Foresees = Callable[[Forecasts, View[State], Option], Preview | None]


def nothing(say: Forecasts, view: View[State], option: Option) -> Preview | None:
    """In a race nobody has time to look."""
    return None


FORESEEN: Final[dict[str, Foresees]] = {
    "draft": drafting, "army": hiring, "place": placing, "place-where": placing, "beat": rolling, "race": nothing,
    "third-place": nothing,
}  # fmt: skip


class Previews:
    """Says what an answer on offer to the seat of a view leads to, in one language."""

    def __init__(self, words: Forecasts) -> None:
        self._say = words

    def __call__(self, view: View[State], option: Option) -> Preview | None:
        """What one answer leads to; nothing where there is no other."""
        if option.key == "go-on":
            return None
        return FORESEEN.get(view.question, acting)(self._say, view, option)

    def outlook(self, view: View[State]) -> list[Marked]:
        """What each answer to the open question does to whom it is aimed at; nothing where it is aimed at nobody."""
        return aimed(self._say, view)
