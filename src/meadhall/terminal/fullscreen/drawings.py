"""The drawing of a game: its own if it names one, else a plain table made of its scene."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall.cells.drawing import Drawing
from meadhall.cells.tray import Tray
from meadhall.engine.common.errors import BadOption
from meadhall.engine.contract.game import Game
from meadhall.terminal.fullscreen.boards import BoardsDrawing
from meadhall.terminal.fullscreen.scene_drawing import SceneDrawing


def drawing_of(game: Game[Any]) -> Drawing:
    """Loads `package.module:NAME` as the game's `drawing` says, or draws its scene, with its own `fields`."""
    if not game.drawing and game.fields:
        return BoardsDrawing(game, _loaded(game, "fields", game.fields))
    if not game.drawing:
        return SceneDrawing(game)
    found: Drawing = _loaded(game, "drawing", game.drawing)
    return found


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
        raise BadOption(f"{game.name}: its {what} '{named}' cannot be loaded: {error}") from None
