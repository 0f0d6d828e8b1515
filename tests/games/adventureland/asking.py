"""Helpers for tests at a table of Adventure Land."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.testing import ScriptedTable

Playing = ScriptedTable[Any]


def end_names(t: Playing, start: str) -> list[str]:
    """Pick the party at a place, and return the names of the fields where it may move."""
    t.answer(f"go:{start}")
    return [key.removeprefix("to:") for key in t.keys]


def go(t: Playing, start: str, end: str) -> None:
    """Make one whole move."""
    t.answer(f"go:{start}", f"to:{end}")


def rules_text() -> str:
    """Return the text of the game's rules file."""
    return files("meadhall.games.adventureland").joinpath("rules.md").read_text("utf-8")
