"""Features for the judgement (the chance to win): each player's expected points, and the remaining cards."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from meadhall.engine.contract.judgement import Judgement
from meadhall.games.adventureland.bot.sensible import outlook_of
from meadhall.games.adventureland.state import CREATURE, State

TABLES: Final = [
    {"players": players, "adventure": adventure, "expansion": adventure > 3}
    for adventure in range(1, 6)
    for players in (2, 2, 3, 4)
]


def features(s: State, seat: int) -> Mapping[str, float]:
    """Return a player's features: expected points in total and per turn left, certain points, parties, and moves."""
    outlook = outlook_of(s, seat)
    expected_points = outlook.total() / 10
    return {
        "expected points": expected_points,
        "expected points against the turns left": expected_points / sqrt(1 + outlook.turns),
        "points": outlook.present_points() / 10,
        "parties": len(s.in_play(seat)),
        "on turn": float(s.turn == seat) * s.moves_left,
    }


def progress(s: State) -> float:
    """Return the approximate share of terrain cards that are turned over."""
    return len(s.discard) / max(1, len(s.discard) + s.cards_left)


def table_features(s: State) -> Mapping[str, float]:
    """Return the features of the whole table: in The King in the Fog, the number of creatures for each card left."""
    if s.king is None:
        return {}
    creatures = s.creatures_on_table + sum(item == CREATURE for item in s.lying)
    return {"the king": 1.0, "creatures for each card": creatures / (1 + s.cards_left)}


JUDGEMENT: Final = Judgement(__name__, "thinker:16", TABLES, features, progress, table_features)
