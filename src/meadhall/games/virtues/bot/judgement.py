"""Features for the chance to win: the expected might of each hero, and the turns until the last cataclysm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.contract.judgement import Judgement
from meadhall.games.virtues.bot.outlook import VALUE_WEIGHTS, Outlook, expected_might
from meadhall.games.virtues.content import RULES
from meadhall.games.virtues.state import State

TABLES: Final[list[Mapping[str, object]]] = [
    {"players": 2},
    {"players": 3},
    {"players": 3},
    {"players": 4},
    {"players": 4, "fall": True},
    {"players": 3, "fall": True, "unnamed": True},
]


def features(s: State, seat: int) -> Mapping[str, float]:
    """Return the features of a seat: the expected might of a good hero, or the turns to spare for others.

    Turns to spare are the turns between the complete armour and the last cataclysm, both as expected.
    """
    if seat == len(s.players):
        return {"the Unnamed": 1.0, "the Unnamed, and turns to spare": Outlook(s, 0, VALUE_WEIGHTS).turns_to_spare / 10}
    look, hero = Outlook(s, seat, VALUE_WEIGHTS), s.players[seat]
    if hero.fallen:
        return {"fallen": 1.0, "fallen, and turns to spare": look.turns_to_spare / 10}
    might = expected_might(s, seat, look.turns_left) / 10
    return {
        "expected might": might,
        "expected might against the turns left": might / look.turns_left**0.5,
        "might": hero.might / 10,
        "corruption": float(hero.corruption),
        "markers": float(sum(quest.markers.count(seat) for _, quest in s.open_quests())),
    }


def progress(s: State) -> float:
    """Return the progress of the match from 0 to 1, by the expected number of Productions left."""
    return 1 / (1 + Outlook(s, 0, VALUE_WEIGHTS).turns_left / 5)


def table(s: State) -> Mapping[str, float]:
    """Return the features that all seats share: the turns to spare, and the played cataclysms."""
    look = Outlook(s, 0, VALUE_WEIGHTS)
    return {"any": 1.0, "turns to spare": look.turns_to_spare / 10, "cataclysms": len(s.cataclysms) / 10}


LAPS_OF_FOUR_TURNS: Final = 4 * (RULES.max_laps + 1)  # number of laps in four turns

JUDGEMENT: Final = Judgement(
    __name__, "sensible", TABLES, features, progress, table, reach=LAPS_OF_FOUR_TURNS, entries=1500, soon=True
)
