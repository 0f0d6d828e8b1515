"""Predicates on cards, such as `melee` or `self.hidden` (SS-VOC-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENEMIES, ITEMS
from meadhall.games.swordsorcery.figures.crowd import has_half_hp
from meadhall.games.swordsorcery.ops.grammar import predicates
from meadhall.games.swordsorcery.state import COMPANION, FIRST_ENEMY, NOBODY, RED, Attack, Body, Enemy, Ref, State

PredicateTest = Callable[[State, Ref, "Attack | None", Ref], bool]

OF_ATTACK: Final = ("melee", "bow", "magic", "weapon", "close", "ranged")


def predicate_holds(s: State, text: str, owner: Ref, attack: Attack | None, target: Ref = NOBODY) -> bool:
    """Whether all words of a predicate are true for the owner of a card, in an attack or for a target."""
    return not text or all(_word_holds(s, word, owner, attack, target) for word in predicates(text))


def _word_holds(s: State, word: str, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    if word in OF_ATTACK:
        return attack is not None and word in attack.tags
    if word.startswith("soulrank"):
        return _soulrank(s, word, owner)
    if target == NOBODY and attack is not None:
        target = attack.now if attack.now != NOBODY else attack.target
    return _TESTS[word](s, owner, attack, target)


def _soulrank(s: State, word: str, owner: Ref) -> bool:
    rank = s.heroes[owner % COMPANION].rank
    number = int(word[-1])
    return rank >= number if ">=" in word else rank <= number


def _dealt(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and attack.wounds > 0


def _not_dealt(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and attack.wounds == 0


def _not_magic(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and "magic" not in attack.tags


def _hidden(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return owner < COMPANION and s.heroes[owner].hidden


def _engaged(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(owner)
    return body is not None and any(enemy.area == body.area and not enemy.pacified for enemy in s.enemies)


def _not_engaged(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return not _engaged(s, owner, attack, target)


def _not_moved(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return s.turn is not None and s.turn.hero == owner and not s.turn.stepped


def _has_shield(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    second = s.heroes[owner].secondary.item
    return bool(second) and ITEMS[second].kind == "shield"


def _hp_half(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return has_half_hp(s, owner)


def _target_wounded(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(target)
    if body is None:
        return False
    lost = isinstance(body, Enemy) and body.figures < ENEMIES[body.id].horde
    return body.wounds > 0 or lost


def has_any_condition(body: Body) -> bool:
    """Whether a character has a Body Condition, a red Critical or Fire."""
    return bool(body.conditions) or bool(body.fire) or RED in body.criticals.values()


def _target_any_condition(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(target)
    return body is not None and has_any_condition(body)


def _target_not_master(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    enemy = s.enemy(target) if state.is_enemy(target) else None
    return enemy is not None and not ENEMIES[enemy.id].is_master


def _ally_in_area(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    """Whether another hero or a companion is in the target's area."""
    body = s.body(target)
    if body is None:
        return False
    heroes = any(
        hero_index != owner and not hero.ghost and hero.area == body.area for hero_index, hero in enumerate(s.heroes)
    )
    return heroes or any(mate.area == body.area for mate in s.companions)


def _outnumbered(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(owner)
    if body is None:
        return False
    return sum(1 for enemy in s.enemies if enemy.area == body.area and "ko" not in enemy.conditions) >= 2


def _packmate(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    """Whether another enemy of the owner's family is in the owner's area."""
    body = s.enemy(owner) if owner >= FIRST_ENEMY else None
    if body is None:
        return False
    family = ENEMIES[body.id].family
    return any(
        enemy.ref != owner and enemy.area == body.area and ENEMIES[enemy.id].family == family for enemy in s.enemies
    )


def _first_attack(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and attack.first


def _not_burning(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(owner)
    if isinstance(body, Enemy):
        return not body.burning
    return body is not None and not body.fire


_TESTS: Final[dict[str, PredicateTest]] = {
    "dealt": _dealt,
    "not_dealt": _not_dealt,
    "not_magic": _not_magic,
    "self.hidden": _hidden,
    "self.engaged": _engaged,
    "self.not_engaged": _not_engaged,
    "self.not_moved": _not_moved,
    "self.has_shield": _has_shield,
    "self.hp_half": _hp_half,
    "target.wounded": _target_wounded,
    "target.any_condition": _target_any_condition,
    "target.not_master": _target_not_master,
    "ally_in_area": _ally_in_area,
    "outnumbered": _outnumbered,
    "packmate": _packmate,
    "first_attack": _first_attack,
    "not_burning": _not_burning,
}
