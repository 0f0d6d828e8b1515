"""Moments of Heroes for pictures and tests: Kaldor acts against Maris, with a Fireball and Creatures to lead."""

from __future__ import annotations

from typing import Any

from meadhall.bots import find_bot
from meadhall.terminal.session import Player, Session
from meadhall.testing import ScriptedTable, table


def trial(**words: Any) -> ScriptedTable[Any]:
    """A table at which you may cast Fireball, and have Leadership left for a Creature."""
    mine = {
        "hero": "kaldor",
        "dice": "FFFFLL",
        "hand": "fireball scorch lightning",
        "board": "f1=red_dragon f3=hellhound b2=hero",
    }
    theirs = {"hero": "maris", "dice": "AAWWCC", "board": "f2=triton b3=nymph b1=hero"}
    return table("heroes", **{"ann": mine, "bram": theirs, "active": "ann", **words})


def session(**words: Any) -> Session:
    """You at this table, and a bot."""
    found = trial(**words)
    return Session(found.match, [Player("You"), Player("Bot Bram", find_bot("random", found.match.game))])
