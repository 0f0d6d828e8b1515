"""Short words for tests: a table in a quest, characters and areas by name."""

from __future__ import annotations

from typing import Any

from meadhall.engine.common.text import Words
from meadhall.engine.language.names import Names
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.state import Enemy, Hero, State
from meadhall.testing import ScriptedTable, table

__all__ = ["GAME", "ScriptedTable", "area", "at", "crypt", "foe", "hero", "names", "quest", "ref", "said"]


def quest(id: str, **words: Any) -> ScriptedTable[State]:
    """A table in a quest by itself."""
    return table(GAME, mode="single", quest=id, **words)


def crypt(**words: Any) -> ScriptedTable[State]:
    """A table in the prologue."""
    return quest("q0", **words)


def hero(t: ScriptedTable[State], id: str) -> Hero:
    return next(one for one in t.state.heroes if one.id == id)


def foe(t: ScriptedTable[State], number: int = 0) -> Enemy:
    """The enemies of the position in order, those that are still there."""
    return t.state.enemies[number]


def ref(t: ScriptedTable[State], number: int = 0) -> str:
    """The answer that names an enemy."""
    return f"foe:{t.state.enemies[number].ref}"


def area(t: ScriptedTable[State], name: str) -> int:
    return board(t.state).index[name]


def at(t: ScriptedTable[State], id: str) -> str:
    """Area of a hero or of the first enemy of a type."""
    areas = board(t.state).areas
    for one in t.state.heroes:
        if one.id == id:
            return areas[one.area].id
    return areas[next(one.area for one in t.state.enemies if one.id == id)].id


def said(words: Words, form: str = "") -> str:
    """Text in English, as a spectator reads it."""
    catalogue = GAME.wording.catalogue
    assert catalogue is not None
    return catalogue.say(words, Names(["Ann", "Bea"]), form=form)


def names(t: ScriptedTable[State]) -> list[str]:
    """The enemies on the map, by type."""
    return [one.id for one in t.state.enemies]
