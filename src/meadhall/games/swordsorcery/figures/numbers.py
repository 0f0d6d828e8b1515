"""Current numbers of a character: the printed values with all modifiers."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import statics
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.state import COMPANION, Body, Enemy, Hero, Ref, State, is_enemy

MIN_SAVE, MAX_SAVE = 1, 9  # SS-BOD-05
LAMP: Final = "lamp"


def buff_total(body: Body, stat: str) -> int:
    """Return the sum of a character's buffs of one stat."""
    return sum(buff.n for buff in body.buffs if buff.stat == stat) if body.buffs else 0


def lamp_count(s: State) -> int:
    """Return the number of lamp markers on the map (SS-VOC-01, SS-MAS-21)."""
    return sum(1 for marker in s.markers if marker.startswith(LAMP))


def save_value(s: State, hero_index: int) -> int:
    """Return a hero's Save value. A roll of at most this number succeeds (SS-BOD-05)."""
    hero = s.heroes[hero_index]
    value = (
        hero.card.save
        + sum(mod.n for _, mod in statics.statics_on(s, hero_index, mods.SaveMod))
        + buff_total(hero, "save")
    )
    return max(MIN_SAVE, min(MAX_SAVE, value))


def move_points(s: State, hero_index: int) -> int:
    """Return the movement points of one Movement activity (SS-MOV-01, SS-SPE-02, SS-STY-21)."""
    hero = s.heroes[hero_index]
    points = hero.card.move + sum(mod.n for mod in statics.hero_statics(hero, mods.MoveMod)) + buff_total(hero, "move")
    return max(1, points - ("movement" in hero.criticals) - bool(hero.escort))


def is_immune(s: State, ref: Ref, name: str) -> bool:
    """Whether a character is immune to a condition, to Fire, to Bash or to Pull (SS-CBT-23, SS-BOD-14, SS-SPE-08)."""
    body = s.body(ref)
    if body is None:
        return True
    if any(buff.stat == "immune" and name in grammar.parse_names(buff.names) for buff in body.buffs):
        return True
    if isinstance(body, Hero):
        return any(
            name in grammar.parse_names(source.mod.names) for source in statics.kit_of(body).get(mods.ImmuneMod, ())
        )
    if isinstance(body, Enemy):
        card = ENEMIES[body.id]
        if name in card.immune or (card.flying and name == "ko"):
            return True
        return card.is_master and name in ("bash", "pull")
    return False


def max_runes(hero: Hero) -> int:
    """Return the maximum number of Rune tokens of a hero; 0 if the hero cannot have Runes."""
    return max((mod.max for mod in statics.hero_statics(hero, mods.RunesMod)), default=0)


def owner_rank(s: State, ref: Ref) -> int:
    """Return the Soulrank of a card's owner; 1 for enemies (SS-GEN-09)."""
    if state.is_hero(ref):
        return s.heroes[ref].rank
    if not is_enemy(ref) and ref >= COMPANION:
        return s.heroes[ref - COMPANION].rank
    return 1
