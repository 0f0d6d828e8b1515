"""The drawing of a game: made of its scene, and of what the game itself draws otherwise."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from meadhall.cells.drawing import Drawing
from meadhall.cells.tray import Tray
from meadhall.engine import BadOption, Game
from meadhall.terminal.fullscreen.large_fields import BoardsDrawing
from meadhall.terminal.fullscreen.scene_drawing import SceneDrawing
from meadhall.terminal.words import say

PARTS: Final = [name for name in vars(Drawing) if not name.startswith("_") and name != "paints"]


def drawing_of(game: Game[Any]) -> Drawing:
    """The drawing of the game's scene, with its own `fields`; and over it what `drawing` draws otherwise."""
    drawn = BoardsDrawing(game, _loaded(game, "fields", game.fields)) if game.fields else SceneDrawing(game)
    return laid_over(drawn, _loaded(game, "drawing", game.drawing)) if game.drawing else drawn


def laid_over(drawn: SceneDrawing, own: object) -> Drawing:
    """A drawing whose parts are a game's own, as far as it has them, and else those of its scene."""
    for name in PARTS:
        if hasattr(own, name):
            setattr(drawn, name, getattr(own, name))
    drawn.paints = {**drawn.paints, **getattr(own, "paints", {})}
    return drawn


def tray_of(game: Game[Any]) -> Tray | None:
    """Loads the tray that a game names, if it has questions that are answered by hand."""
    if not game.tray:
        return None
    found: Tray = _loaded(game, "tray", game.tray)
    return found


def _loaded(game: Game[Any], what: str, named: str) -> Any:
    module, _, name = named.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(say("not-loaded", game=game.name, what=what, named=named, error=str(error))) from None
