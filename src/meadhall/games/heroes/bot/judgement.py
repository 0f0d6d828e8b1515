"""Features for the chance to win: each player's Beings, Spells, dice and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.contract.judgement import Judgement
from meadhall.games.heroes.bot.rolling import stop_prospects_of, symbol_counts
from meadhall.games.heroes.bot.sensible import rounds_played
from meadhall.games.heroes.bot.values import player_value
from meadhall.games.heroes.bot.weights import THINKER
from meadhall.games.heroes.state import State

TABLES: Final[list[dict[str, object]]] = [
    {"players": 2},
    {"players": 2},
    {"players": 2, "army": "preset"},
    {"players": 3},
    {"players": 4},
    {"players": 4, "format": "team"},
]
HALF_DUEL_ROUNDS: Final = 12  # rounds after which a duel is about half over


def features(s: State, seat: int) -> Mapping[str, float]:
    """Return a player's features: the value of Beings, Spells and cards, the Hero's hit points, and the dice."""
    if not s.is_in(seat):
        return {"out of the game": 1.0}
    life, faces = s.hit_points(seat), symbol_counts(s, seat)
    return {
        "worth of table and hand": player_value(THINKER, s, seat) / 10,
        "hit points": life / 10,
        "near death": 1 / (1 + life),
        "Creatures": sum(not s.beings[being].is_hero for being in s.on_board(seat)),
        "worth of a Stop with these dice": stop_prospects_of(THINKER, s, seat).value(faces) / 10 if any(faces) else 0.0,
        "cards in hand": len(s.sides[seat].hand),
    }


def progress(s: State) -> float:
    """Return the progress of the match from 0 to 1, by the rounds of its duels."""
    rounds = rounds_played(s)
    return rounds / (rounds + HALF_DUEL_ROUNDS)


JUDGEMENT: Final = Judgement(__name__, "sensible", TABLES, features, progress, reach=6, entries=1000, soon=True)
