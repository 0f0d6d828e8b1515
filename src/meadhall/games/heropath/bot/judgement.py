"""Features for the chance to win: each hero's strength, and their chance against the Dragon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.contract.judgement import Judgement
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.thinking import strength_of_seat
from meadhall.games.heropath.content import HEROES, TABLE
from meadhall.games.heropath.odds import odds
from meadhall.games.heropath.rows import competition
from meadhall.games.heropath.state import FAITH, VITALITY, State

TABLES: Final = [
    {"players": 2, "hero_choice": "random"},
    {"players": 2, "hero_choice": "random"},
    {"players": 3, "hero_choice": "random"},
    {"players": 4, "hero_choice": "random"},
    {"players": 2, "hero_choice": "random", "competition": "co-op"},
    {"players": 4, "hero_choice": "random", "competition": "team"},
    {"players": 1, "hero_choice": "random", "competition": "solo"},
]


def features(s: State, seat: int) -> Mapping[str, float]:
    """Return the features of a seat: the hero's strength, chance against the Dragon, gems, turn and character."""
    hero, look = s.heroes[seat], Look(s, seat)
    chance = odds(look.dragon_margin(), TABLE.dragon.dice).win_or_tie
    return {
        "growth": strength_of_seat(s, seat) / 10,
        "chance against the Dragon": chance,
        "vitality and faith": (hero.gems[VITALITY] + hero.gems[FAITH]) / 10,
        "margin over the Dragon": max(-20, min(10, look.dragon_margin())) / 10,
        "dead": float(hero.is_dead),
        "on turn": float(s.now == seat),
        f"hero: {HEROES[hero.kind].id}": 1.0,
    }


def progress(s: State) -> float:
    """Return the progress of the match, from 0 towards 1, by its rounds."""
    return s.round / (s.round + 8)


def table(s: State) -> Mapping[str, float]:
    """Return the share of rounds played if all win or lose together by the round limit, or else a constant."""
    rules = competition(s)
    limit = rules.round_limit(s)
    if not rules.shares_fate or not limit:
        return {"somebody wins": 1.0}
    return {"all share their fate": 1.0, "share of the time": s.round / limit}


JUDGEMENT: Final = Judgement(__name__, "sensible", TABLES, features, progress, table, reach=4, entries=500, soon=True)
