"""Features of a position, from which the party's chance of winning is estimated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.contract.judgement import Judgement
from meadhall.games.swordsorcery.bot import weights
from meadhall.games.swordsorcery.bot.thought import enemies_value, heroes_value
from meadhall.games.swordsorcery.bot.thought import quest_progress as effort
from meadhall.games.swordsorcery.content import CAMPAIGN
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.turns.phases import event_deck, face_down_events

QUEST_STEPS: Final = frozenset({"time", "turn", "act", "foes", "event"})
PARTY_SIZES: Final = (2, 3, 4, 5)
TABLES: Final[list[Mapping[str, object]]] = [
    *({"mode": "single", "quest": quest, "heroes": heroes} for quest in CAMPAIGN for heroes in PARTY_SIZES),
    *({"heroes": heroes} for heroes in PARTY_SIZES),
]
# Puzzles use two heroes, so that one answer matters more. The first quest is left out, because it is hardly ever lost.
PUZZLE_TABLES: Final[list[Mapping[str, object]]] = [
    {"mode": "single", "quest": quest, "heroes": 2} for quest in CAMPAIGN[1:]
]


def seat_features(s: State, seat: int) -> Mapping[str, float]:
    """Return no features of a single seat, because all players win together."""
    return {}


def event_progress(s: State) -> float:
    """Return the share of the Event cards that are already drawn."""
    return 1 - face_down_events(s) / max(1, len(event_deck(s)))


def table_features(s: State) -> Mapping[str, float]:
    """Return the features of the whole table. Between two quests, without a map, the effort for the quest is 0."""
    is_laid_out = s.step in QUEST_STEPS
    worth_of_quests = weights.QUEST_VALUE * (len(s.record.won) - s.record.defeats)
    return {
        f"quest: {s.quest}": 1.0,
        "worth of the heroes": heroes_value(s) / 10 / max(1, s.count),
        "worth of the enemies": enemies_value(s) / 10 / max(1, s.count),
        "what the quest has come to": (effort(s) - worth_of_quests) / 10 if is_laid_out else 0.0,
        "campaign": float(s.options.is_campaign),
        "quests to come": len(CAMPAIGN) - 1 - CAMPAIGN.index(s.quest) if s.options.is_campaign else 0.0,
        "ghosts": sum(hero.ghost for hero in s.heroes) / max(1, s.count),
    }


JUDGEMENT: Final = Judgement(
    __name__,
    "thinker:1",
    TABLES,
    seat_features,
    event_progress,
    table_features,
    together=True,
    reach=24,
    entries=5000,
    soon=True,
)
