"""Positions of Heroes for pictures and tests: Kaldor, with Fireball and Leadership, acts against Maris."""

from __future__ import annotations

from typing import Any

from meadhall.bots import find_bot
from meadhall.terminal.session import Player, Session
from meadhall.testing import ScriptedTable, table


def trial_table(**overrides: Any) -> ScriptedTable[Any]:
    """Return a table where you may cast Fireball and have Leadership left for a Creature."""
    mine = {
        "hero": "kaldor",
        "dice": "FFFFLL",
        "hand": "fireball scorch lightning",
        "board": "f1=red_dragon f3=hellhound b2=hero",
    }
    theirs = {"hero": "maris", "dice": "AAWWCC", "board": "f2=triton b3=nymph b1=hero"}
    return table("heroes", **{"ann": mine, "bram": theirs, "active": "ann", **overrides})


def session_in_a_trial(**overrides: Any) -> Session:
    """Return a session of you and a bot at this table."""
    scripted_table = trial_table(**overrides)
    return Session(
        scripted_table.match, [Player("You"), Player("Bot Bram", find_bot("random", scripted_table.match.game))]
    )
