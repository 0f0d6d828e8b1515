"""Short ways to ask a table of Adventure Land."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.testing import ScriptedTable

Playing = ScriptedTable[Any]


def ends(t: Playing, start: str) -> list[str]:
    """Picks the party at a place and says where it may move, as field names."""
    t.answer(f"go:{start}")
    return [key.removeprefix("to:") for key in t.keys]


def go(t: Playing, start: str, end: str) -> None:
    """One whole move."""
    t.answer(f"go:{start}", f"to:{end}")


def rules_text() -> str:
    """The rules file of the game."""
    return files("meadhall.games.adventureland").joinpath("rules.md").read_text("utf-8")
