"""What an answer leads to, for all that its seat knows. Of what chance decides, the chance alone is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.options import Option
from meadhall.engine.preview import Preview
from meadhall.engine.view import View
from meadhall.games.heroes.foresight.acting import acting
from meadhall.games.heroes.foresight.rolling import rolling
from meadhall.games.heroes.foresight.setting_up import drafting, hiring, placing
from meadhall.games.heroes.state import State

Foresees = Callable[[View[State], Option], Preview | None]


def nothing(view: View[State], option: Option) -> Preview | None:
    """In a race nobody has time to look."""
    return None


FORESEEN: Final[dict[str, Foresees]] = {
    "draft": drafting, "army": hiring, "place": placing, "place-where": placing, "beat": rolling, "race": nothing,
    "third-place": nothing,
}  # fmt: skip


def preview(view: View[State], option: Option) -> Preview | None:
    """What an answer on offer to the seat of this view leads to; nothing where there is no other."""
    if option.key == "go-on":
        return None
    return FORESEEN.get(view.question, acting)(view, option)
