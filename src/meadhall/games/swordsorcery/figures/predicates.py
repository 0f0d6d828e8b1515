"""Predicates on cards, such as `melee` or `self.hidden` (SS-VOC-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENEMIES, ITEMS
from meadhall.games.swordsorcery.figures.crowd import has_half_hp
from meadhall.games.swordsorcery.ops.grammar import parse_predicate
from meadhall.games.swordsorcery.state import COMPANION, FIRST_ENEMY, NOBODY, RED, Attack, Body, Enemy, Ref, State

PredicateTest = Callable[[State, Ref, "Attack | None", Ref], bool]

ATTACK_PREDICATES: Final = ("melee", "bow", "magic", "weapon", "close", "ranged")


def predicate_holds(s: State, text: str, owner: Ref, attack: Attack | None, target: Ref = NOBODY) -> bool:
    """Whether all words of a predicate are true for the owner of a card, in an attack or for a target."""
    return not text or all(_word_holds(s, word, owner, attack, target) for word in parse_predicate(text))


def _word_holds(s: State, word: str, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    if word in ATTACK_PREDICATES:
        return attack is not None and word in attack.tags
    if word.startswith("soulrank"):
        return _soulrank_matches(s, word, owner)
    if target == NOBODY and attack is not None:
        target = attack.now if attack.now != NOBODY else attack.target
    return _TESTS[word](s, owner, attack, target)


def _soulrank_matches(s: State, word: str, owner: Ref) -> bool:
    rank = s.heroes[owner % COMPANION].rank
    number = int(word[-1])
    return rank >= number if ">=" in word else rank <= number


def _has_dealt_wounds(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and attack.wounds > 0


def _has_dealt_no_wounds(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and attack.wounds == 0


def _is_not_magic(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and "magic" not in attack.tags


def _is_hidden(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return owner < COMPANION and s.heroes[owner].hidden


def _is_engaged(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(owner)
    return body is not None and any(enemy.area == body.area and not enemy.pacified for enemy in s.enemies)


def _is_not_engaged(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return not _is_engaged(s, owner, attack, target)


def _has_not_moved(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return s.turn is not None and s.turn.hero == owner and not s.turn.stepped


def _has_shield(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    secondary = s.heroes[owner].secondary.item
    return bool(secondary) and ITEMS[secondary].kind == "shield"


def _has_half_hp(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return has_half_hp(s, owner)


def _is_target_wounded(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(target)
    if body is None:
        return False
    has_lost_figures = isinstance(body, Enemy) and body.figures < ENEMIES[body.id].horde
    return body.wounds > 0 or has_lost_figures


def has_any_condition(body: Body) -> bool:
    """Whether a character has a Body Condition, a red Critical or Fire."""
    return bool(body.conditions) or bool(body.fire) or RED in body.criticals.values()


def _has_target_any_condition(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(target)
    return body is not None and has_any_condition(body)


def _is_target_not_master(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    enemy = s.enemy(target) if state.is_enemy(target) else None
    return enemy is not None and not ENEMIES[enemy.id].is_master


def _has_ally_in_area(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    """Whether another hero or a companion is in the target's area."""
    body = s.body(target)
    if body is None:
        return False
    has_other_hero = any(
        hero_index != owner and not hero.ghost and hero.area == body.area for hero_index, hero in enumerate(s.heroes)
    )
    return has_other_hero or any(mate.area == body.area for mate in s.companions)


def _is_outnumbered(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(owner)
    if body is None:
        return False
    return sum(1 for enemy in s.enemies if enemy.area == body.area and "ko" not in enemy.conditions) >= 2


def _has_packmate(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    """Whether another enemy of the owner's family is in the owner's area."""
    body = s.enemy(owner) if owner >= FIRST_ENEMY else None
    if body is None:
        return False
    family = ENEMIES[body.id].family
    return any(
        enemy.ref != owner and enemy.area == body.area and ENEMIES[enemy.id].family == family for enemy in s.enemies
    )


def _is_first_attack(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    return attack is not None and attack.first


def _is_not_burning(s: State, owner: Ref, attack: Attack | None, target: Ref) -> bool:
    body = s.body(owner)
    if isinstance(body, Enemy):
        return not body.burning
    return body is not None and not body.fire


_TESTS: Final[dict[str, PredicateTest]] = {
    "dealt": _has_dealt_wounds,
    "not_dealt": _has_dealt_no_wounds,
    "not_magic": _is_not_magic,
    "self.hidden": _is_hidden,
    "self.engaged": _is_engaged,
    "self.not_engaged": _is_not_engaged,
    "self.not_moved": _has_not_moved,
    "self.has_shield": _has_shield,
    "self.hp_half": _has_half_hp,
    "target.wounded": _is_target_wounded,
    "target.any_condition": _has_target_any_condition,
    "target.not_master": _is_target_not_master,
    "ally_in_area": _has_ally_in_area,
    "outnumbered": _is_outnumbered,
    "packmate": _has_packmate,
    "first_attack": _is_first_attack,
    "not_burning": _is_not_burning,
}
