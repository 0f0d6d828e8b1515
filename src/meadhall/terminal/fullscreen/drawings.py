"""Loads the drawing of a game: the drawing of its scene, with parts that the game replaces."""

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
    """Return the drawing of a game's scene, with the game's own `fields` and the parts of its own `drawing`."""
    drawn = BoardsDrawing(game, _loaded(game, "fields", game.fields)) if game.fields else SceneDrawing(game)
    return drawing_with_own_parts(drawn, _loaded(game, "drawing", game.drawing)) if game.drawing else drawn


def drawing_with_own_parts(drawn: SceneDrawing, own: object) -> Drawing:
    """Replace parts of a scene's drawing by the game's own parts, and return it."""
    for name in PARTS:
        if hasattr(own, name):
            setattr(drawn, name, getattr(own, name))
    drawn.paints = {**drawn.paints, **getattr(own, "paints", {})}
    return drawn


def tray_of(game: Game[Any]) -> Tray | None:
    """Load a game's tray for input by hand; None if the game has no tray."""
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
