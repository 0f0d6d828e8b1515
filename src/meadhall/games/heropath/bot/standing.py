"""How well a seat stands: what it has grown to against the best of its rivals, and how near the Dragon is."""

from __future__ import annotations

from meadhall.games.heropath.bot import cards
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.odds import odds
from meadhall.games.heropath.content import TABLE
from meadhall.games.heropath.rows import competition, opponents
from meadhall.games.heropath.state import NOBODY, VITALITY, Seat, State


def value(s: State, seat: Seat) -> float:
    """How far a seat is ahead, in gems; a slain Dragon is as far as can be."""
    if s.winner != NOBODY:
        return w.WIN if is_friend(s, seat, s.winner) else -w.WIN
    mine = strength(s, seat)
    rivals = [strength(s, other) for other in opponents(s, seat)]
    return mine - (max(rivals) if rivals else 0.0)


def is_friend(s: State, seat: Seat, other: Seat) -> bool:
    """Whether another's victory is one's own."""
    return seat == other or not competition(s).are_opponents(s, seat, other)


def strength(s: State, seat: Seat) -> float:
    """What a hero has grown to: gems, cards, goods, and his chance against the Dragon."""
    look = Look(s, seat)
    hero = s.heroes[seat]
    gems = sum(hero.gems) - hero.gems[VITALITY] + sum(w.VITALITY[: hero.gems[VITALITY]])
    goods = hero.gold * w.KEEN.GOLD + hero.food * w.KEEN.FOOD - hero.leeches * w.LEECH
    kit = cards.kit_worth(look.faces, tuple(hero.gems))
    chance = odds(look.dragon_margin(), TABLE.dragon.dice).win
    return gems + goods + kit + w.NEAR * chance - (w.DEATH if hero.is_dead else 0.0)
