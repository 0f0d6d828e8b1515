"""Short helpers for tests: a table in a quest, and characters and areas by name."""

from __future__ import annotations

from typing import Any

from meadhall.engine.common.text import Words
from meadhall.engine.language.names import Names
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.figures.line_of_sight import board
from meadhall.games.swordsorcery.state import Enemy, Hero, State
from meadhall.testing import ScriptedTable, table

__all__ = ["GAME", "ScriptedTable", "area", "at", "crypt", "enemy_types", "english", "foe", "foe_key", "hero", "quest"]


def quest(id: str, **position: Any) -> ScriptedTable[State]:
    """Return a table in a single quest."""
    return table(GAME, mode="single", quest=id, **position)


def crypt(**position: Any) -> ScriptedTable[State]:
    """Return a table in the prologue."""
    return quest("q0", **position)


def hero(t: ScriptedTable[State], id: str) -> Hero:
    return next(hero for hero in t.state.heroes if hero.id == id)


def foe(t: ScriptedTable[State], number: int = 0) -> Enemy:
    """Return an enemy by its place among the enemies that are still on the map."""
    return t.state.enemies[number]


def foe_key(t: ScriptedTable[State], number: int = 0) -> str:
    """Return the key of the answer that names an enemy."""
    return f"foe:{t.state.enemies[number].ref}"


def area(t: ScriptedTable[State], name: str) -> int:
    return board(t.state).index[name]


def at(t: ScriptedTable[State], id: str) -> str:
    """Return the area of a hero, or of the first enemy of a type."""
    areas = board(t.state).areas
    for hero in t.state.heroes:
        if hero.id == id:
            return areas[hero.area].id
    return areas[next(enemy.area for enemy in t.state.enemies if enemy.id == id)].id


def english(words: Words, form: str = "") -> str:
    """Return a text in English, as a spectator reads it."""
    catalogue = GAME.wording.catalogue
    assert catalogue is not None
    return catalogue.say(words, Names(["Ann", "Bea"]), form=form)


def enemy_types(t: ScriptedTable[State]) -> list[str]:
    """Return the types of the enemies on the map."""
    return [enemy.id for enemy in t.state.enemies]
