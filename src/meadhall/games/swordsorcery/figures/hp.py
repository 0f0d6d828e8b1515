"""HP: how many a character has at most, and how many are left."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.state import COMPANION, FIRST_ENEMY, Ref, State
from meadhall.games.swordsorcery.vocabulary.mods import HpMod

MORE_HP: Final = {"story": 2, "heroic": -2}  # of a hero (SS-OPT-02)


def most_hp(s: State, ref: Ref) -> int:
    """The greatest HP of a character; of a Horde those of one figure."""
    if ref >= FIRST_ENEMY:
        enemy = s.enemy(ref)
        return enemy.most if enemy is not None else 0
    if ref >= COMPANION:
        companion = s.companion(ref - COMPANION)
        return companion.most if companion is not None else 0
    hero = s.heroes[ref]
    most = hero.gem.hp + MORE_HP.get(s.options.difficulty, 0)
    for mod in own(hero, HpMod):
        most += mod.n
    return most


def remaining(s: State, ref: Ref) -> int:
    """The HP that are left; of a Horde those of all its figures."""
    if ref >= FIRST_ENEMY:
        enemy = s.enemy(ref)
        return enemy.left if enemy is not None else 0
    body = s.body(ref)
    return 0 if body is None else most_hp(s, ref) - body.wounds


def is_half(s: State, ref: Ref) -> bool:
    """Whether remaining HP are at most half of the maximum."""
    return 2 * remaining(s, ref) <= most_hp(s, ref)
