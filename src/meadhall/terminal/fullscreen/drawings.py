"""Drawing of a game: made from its scene, and from the game's own parts."""

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
    """Return the drawing of the game's scene with its own `fields`, and the parts that `drawing` replaces."""
    drawn = BoardsDrawing(game, _loaded(game, "fields", game.fields)) if game.fields else SceneDrawing(game)
    return drawing_with_own_parts(drawn, _loaded(game, "drawing", game.drawing)) if game.drawing else drawn


def drawing_with_own_parts(drawn: SceneDrawing, own: object) -> Drawing:
    """Return a drawing with a game's own parts, where it has them, and otherwise those of its scene."""
    for name in PARTS:
        if hasattr(own, name):
            setattr(drawn, name, getattr(own, name))
    drawn.paints = {**drawn.paints, **getattr(own, "paints", {})}
    return drawn


def tray_of(game: Game[Any]) -> Tray | None:
    """Load the tray that a game names, if it has questions with input by hand."""
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
