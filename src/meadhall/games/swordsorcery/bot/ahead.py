"""What helps a bot that thinks ahead: the answers worth a thought, how far to look, and what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.contract.guide import Asked, Guide, Plan
from meadhall.games.swordsorcery.bot import weights
from meadhall.games.swordsorcery.bot.goals import WANTED, goal, open_ways
from meadhall.games.swordsorcery.bot.thought import thoughtful
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.figures.crowd import most_hp, remaining
from meadhall.games.swordsorcery.state import Enemy, Seat, State
from meadhall.games.swordsorcery.story.triggers import marker_card

THOUGHT_OF: Final = ("attack", "use", "to", "interact", "dash", "open", "end", "pick")  # activities, best first


def plans(asked: Asked[State]) -> Sequence[tuple[float, Plan]]:
    """What a sensible player would do, and in a Hero Turn some of what else could be done."""
    first = thoughtful(asked)
    found = [(weights.FIRST_SIGHT, (first.key,))]
    if asked.question != "act":
        return found
    others = [one for one in asked.options if isinstance(one, Answer) and one is not first and one.kind in THOUGHT_OF]
    others.sort(key=lambda one: THOUGHT_OF.index(one.kind))
    return found + [(0.0, (one.key,)) for one in others[: weights.MOST - 1]]


def turns_begun(s: State) -> int:
    """Hero Turns of the whole match, those of this round by their bookmarks.

    The end of a quest counts as a round: nobody knows what the next one brings (chapter 6).
    """
    ends = len(s.record.won) + s.record.defeats
    return (s.record.rounds + ends) * (s.count + 1) + sum(hero.acted for hero in s.heroes)


# ---- what a position is worth, in HP of a hero


def value(s: State, seat: Seat) -> float:
    """For all players alike: they win together."""
    return heroes_worth(s) - enemies_worth(s) + progress(s)


def heroes_worth(s: State) -> float:
    worth = weights.SOUL * s.soul
    for at, hero in enumerate(s.heroes):
        worth += weights.RANK * hero.rank
        if hero.ghost:
            worth -= weights.FALLEN
        else:
            share = remaining(s, at) / most_hp(s, at)
            worth += weights.WHOLE * share * (2 - share)  # the last HP count most
    return worth


def enemies_worth(s: State) -> float:
    return sum(_danger(s, one) for one in s.enemies)


def _danger(s: State, one: Enemy) -> float:
    card, left = ENEMIES[one.id], remaining(s, one.ref)
    if card.is_master:
        return weights.MASTER_HP * left
    return weights.FIGURE + weights.ENEMY_HP * left


def progress(s: State) -> float:
    """What the quest has come to, and how far it is to what it wants next."""
    far, record = open_ways(s), s.record
    worth = weights.WON * (len(record.won) - record.defeats) + weights.DELIVERED * len(s.delivered)
    worth -= weights.LOST_VILLAGER * s.counters.get("dead", 0)
    for name, effort in s.markers.items():
        if name in WANTED and effort < marker_card(s, name).effort:  # what else comes of it is on a page not read yet
            worth += weights.BEGUN * effort - weights.DONE
    return worth - weights.STEP * sum(far[hero.area][goal(s, at)] for at, hero in enumerate(s.heroes))


GUIDE: Final[Guide[State]] = Guide(
    policy=thoughtful, value=value, plans=plans, turn=turns_begun, horizon=1, trust=weights.TRUST
)
