"""The drawing of a game: its own if it names one, else a plain table made of its scene."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall.engine.drawing import Drawing
from meadhall.engine.errors import BadOption
from meadhall.engine.game import Game
from meadhall.terminal.drawn.scene_drawing import SceneDrawing


def drawing_of(game: Game[Any]) -> Drawing:
    """Loads `package.module:NAME` as the game's `drawing` says, or draws its scene."""
    if not game.drawing:
        return SceneDrawing(game)
    module, _, name = game.drawing.partition(":")
    try:
        found: Drawing = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"{game.name}: its drawing '{game.drawing}' cannot be loaded: {error}") from None
    return found
