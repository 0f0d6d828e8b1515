"""Loads the drawing of a game: the general drawing of scenes, with the parts that the game replaces."""

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
    scene_drawing = BoardsDrawing(game, _load(game, "fields", game.fields)) if game.fields else SceneDrawing(game)
    return (
        drawing_with_own_parts(scene_drawing, _load(game, "drawing", game.drawing)) if game.drawing else scene_drawing
    )


def drawing_with_own_parts(scene_drawing: SceneDrawing, own_parts: object) -> Drawing:
    """Replace parts of a scene's drawing with the game's own parts, and return the drawing."""
    for name in PARTS:
        if hasattr(own_parts, name):
            setattr(scene_drawing, name, getattr(own_parts, name))
    scene_drawing.paints = {**scene_drawing.paints, **getattr(own_parts, "paints", {})}
    return scene_drawing


def tray_of(game: Game[Any]) -> Tray | None:
    """Load the tray of a game, for people to answer with. Return None if the game has no tray."""
    if not game.tray:
        return None
    tray: Tray = _load(game, "tray", game.tray)
    return tray


def _load(game: Game[Any], part: str, path: str) -> Any:
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(say("not-loaded", game=game.name, what=part, named=path, error=str(error))) from None
