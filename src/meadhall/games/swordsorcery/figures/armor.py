"""Armor and shields (ARM): the Armor value, the number of defence dice, and Magic Shields."""

from __future__ import annotations

from meadhall.games.swordsorcery.content import COMPANIONS, ENCHANTMENTS, ENEMIES, ITEMS
from meadhall.games.swordsorcery.figures import predicates, statics
from meadhall.games.swordsorcery.figures.numbers import buff_total, lamp_count
from meadhall.games.swordsorcery.ops import mods
from meadhall.games.swordsorcery.state import Attack, Companion, Enemy, Hero, Ref, State


def armor_value(s: State, ref: Ref) -> int:
    """Return a character's Armor. A Critical lowers it, and K.O. makes it 0 (SS-BOD-10)."""
    body = s.body(ref)
    if body is None or "ko" in body.conditions:
        return 0
    value = buff_total(body, "armor") - ("armor" in body.criticals)
    if isinstance(body, Hero):
        value += ITEMS[body.armor.item].armor if body.armor.item else 0
    elif isinstance(body, Enemy):
        card = ENEMIES[body.id]
        value += card.armor + (lamp_count(s) if any(passive.when == "lamps" for passive in card.passive) else 0)
    else:
        assert isinstance(body, Companion)
        value += COMPANIONS[body.id].armor
    return max(0, value)


def defense_dice(s: State, ref: Ref, attack: Attack | None = None) -> int:
    """Return the number of defence dice of a character, before it is limited by the remaining Hits (SS-CBT-18)."""
    body = s.body(ref)
    if body is None:
        return 0
    value = buff_total(body, "def_dice") - ("defense" in body.criticals)
    if isinstance(body, Enemy):
        value += ENEMIES[body.id].dice
    elif isinstance(body, Companion):
        value += COMPANIONS[body.id].dice
        value += sum(mod.n for _, mod in statics.statics_of_neighbours(s, body.area, mods.DefDiceMod))
    else:
        assert isinstance(body, Hero)
        value += ITEMS[body.armor.item].shield_dice if body.armor.item else 1  # SS-ARM-02
        if body.secondary.item and ITEMS[body.secondary.item].kind == "shield":
            value += ITEMS[body.secondary.item].shield_dice
        for _, mod in statics.statics_on(s, ref, mods.DefDiceMod):
            if not mod.if_ or predicates.predicate_holds(s, mod.if_, ref, attack):
                value += mod.n
    return max(0, value)


def armor_shields(hero: Hero) -> int:
    """Return the Magic Shields from worn armor and its enchantments (SS-TIM-05, SS-ARM-03)."""
    worn = (hero.armor, hero.secondary)
    printed = sum(ITEMS[thing.item].magic_shield for thing in worn if thing.item)
    return printed + sum(ENCHANTMENTS[thing.enchant].magic_shield for thing in worn if thing.enchant)
