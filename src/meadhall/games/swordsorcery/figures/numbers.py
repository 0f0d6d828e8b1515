"""The present numbers of a character, each the sum of the printed one and all changes."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import statics
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.state import COMPANION, Body, Enemy, Hero, Ref, State, is_enemy

LEAST_SAVE, MOST_SAVE = 1, 9  # SS-BOD-05
LAMP: Final = "lamp"


def buffed(body: Body, stat: str) -> int:
    """Change of a number by buffs."""
    return sum(buff.n for buff in body.buffs if buff.stat == stat) if body.buffs else 0


def lamps(s: State) -> int:
    """The lamp markers on the map (SS-VOC-01, SS-MAS-21)."""
    return sum(1 for marker in s.markers if marker.startswith(LAMP))


def save_value(s: State, at: int) -> int:
    """Return the number that a hero needs for a save, with all changes (SS-BOD-05)."""
    hero = s.heroes[at]
    value = hero.card.save + sum(mod.n for _, mod in statics.concerning(s, at, mods.SaveMod)) + buffed(hero, "save")
    return max(LEAST_SAVE, min(MOST_SAVE, value))


def move_points(s: State, at: int) -> int:
    """Movement points of a Movement activity (SS-MOV-01, SS-SPE-02, SS-STY-21)."""
    hero = s.heroes[at]
    points = hero.card.move + sum(mod.n for mod in statics.hero_statics(hero, mods.MoveMod)) + buffed(hero, "move")
    return max(1, points - ("movement" in hero.criticals) - bool(hero.escort))


def is_immune(s: State, ref: Ref, name: str) -> bool:
    """Whether a condition, Fire, Bash or pull is not given to a character (SS-CBT-23, SS-BOD-14, SS-SPE-08)."""
    body = s.body(ref)
    if body is None:
        return True
    if any(buff.stat == "immune" and name in grammar.list_of_names(buff.names) for buff in body.buffs):
        return True
    if isinstance(body, Hero):
        return any(
            name in grammar.list_of_names(source.mod.names) for source in statics.kit_of(body).get(mods.ImmuneMod, ())
        )
    if isinstance(body, Enemy):
        card = ENEMIES[body.id]
        if name in card.immune or (card.flying and name == "ko"):
            return True
        return card.is_master and name in ("bash", "pull")
    return False


def most_runes(hero: Hero) -> int:
    """How many Rune tokens a hero can hold; 0 without any."""
    return max((mod.max for mod in statics.hero_statics(hero, mods.RunesMod)), default=0)


def owner_rank(s: State, ref: Ref) -> int:
    """The Soulrank of the owner of a card (SS-GEN-09); enemies have none."""
    if state.is_hero(ref):
        return s.heroes[ref].rank
    if not is_enemy(ref) and ref >= COMPANION:
        return s.heroes[ref - COMPANION].rank
    return 1
