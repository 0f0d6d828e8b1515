"""Fixed modifiers to an attack's Hits, computed once for the primary target (SS-CBT-06, 07, 27)."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.combat.blows import Blow
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, predicates, statics
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, Attack, Bonus, Enemy, Hero, State, is_enemy

SUPREMACY: Final = "supremacy"
NIGHT: Final = "night"
CRITICAL: Final = "critical"
CLOSE: Final = "close"
FRENZY: Final = "frenzy"
STORM: Final = "soul-storm"
FOCUS: Final = "focus"
RUNES: Final = "runes"
EDGE: Final = "edge"
BOLT: Final = "bolt"
# names of modifiers that do not come from a card
MODIFIER_NAMES: Final = (SUPREMACY, NIGHT, CRITICAL, CLOSE, FRENZY, STORM, FOCUS, RUNES, EDGE, BOLT)


def fixed_bonuses(s: State, blow: Blow, attack: Attack) -> list[Bonus]:
    """Return all modifiers to the Hits that no player chooses, at most one for each card (SS-GEN-04)."""
    modifiers: dict[str, int] = {}
    for card, n in (*blow.bonuses, *_shared_modifiers(s, blow, attack)):
        modifiers[card] = modifiers.get(card, 0) + n
    if attack.attacker != NOBODY:
        for card, n in _attacker_modifiers(s, blow, attack):
            modifiers.setdefault(card, n)
    for card, n in _target_modifiers(s, blow, attack):
        modifiers.setdefault(card, n)
    return [Bonus(card, n) for card, n in modifiers.items() if n]


def _shared_modifiers(s: State, blow: Blow, attack: Attack) -> list[tuple[str, int]]:
    """Return the modifiers that apply to attackers of both sides, each with its card or name."""
    modifiers: list[tuple[str, int]] = []
    if attack.attacker != NOBODY and crowd.dominates(s, attack.area, not is_enemy(attack.attacker)):  # SS-TRP-03
        modifiers.append((SUPREMACY, 1))
    for mod in statics.event_statics(s, mods.HitsMod):
        if (
            mod.who == "all"
            and attack.attacker != NOBODY
            and predicates.predicate_holds(s, mod.if_, attack.attacker, attack)
        ):
            modifiers.append((s.event, mod.n))
    if blow.close_hits and "close" in attack.tags:
        modifiers.append((CLOSE, blow.close_hits))
    return modifiers


def _attacker_modifiers(s: State, blow: Blow, attack: Attack) -> list[tuple[str, int]]:
    """Return the modifiers from the attacker: its buffs, a Critical, and its cards."""
    body = s.body(attack.attacker)
    if body is None:
        return []
    modifiers = [(buff.card, buff.n) for buff in body.buffs if buff.stat == "hits"]
    if "hits" in body.criticals:
        modifiers.append((CRITICAL, -1))
    if isinstance(body, Hero):
        modifiers += _hero_modifiers(s, body, attack)
    elif state.is_companion(attack.attacker):
        owner = s.heroes[attack.attacker - COMPANION]
        modifiers += [(source.card, source.mod.n) for source in statics.kit_of(owner).get(mods.CompanionHitsMod, ())]
    elif isinstance(body, Enemy):
        modifiers += _enemy_modifiers(s, body, attack)
    return modifiers


def _hero_modifiers(s: State, hero: Hero, attack: Attack) -> list[tuple[str, int]]:
    hero_index = attack.attacker
    modifiers = [
        (source.card, source.mod.n)
        for source in statics.kit_of(hero).get(mods.HitsMod, ())
        if not source.mod.limit
        and (not source.mod.if_ or predicates.predicate_holds(s, source.mod.if_, hero_index, attack))
    ]
    if s.night and attack.target != NOBODY and _is_weakened_by_night(s, hero, attack):
        modifiers.append((NIGHT, -1))
    if s.options.soul_storm and _has_storm_bonus(s, hero, attack):
        modifiers.append((STORM, 1))
    return modifiers


def _is_weakened_by_night(s: State, hero: Hero, attack: Attack) -> bool:
    """Whether Night weakens the attack (SS-EVT-11)."""
    body = s.body(attack.target)
    if body is None or body.area == hero.area or body.fire or line_of_sight.is_lit(s, body.area):
        return False
    return not ("bow" in attack.tags and statics.hero_statics(hero, mods.IgnoreNightMod))


def _has_storm_bonus(s: State, hero: Hero, attack: Attack) -> bool:
    """Whether the Soul Storm bonus applies: another nature attacked this enemy in this round (SS-OPT-05)."""
    enemy = s.enemy(attack.target) if is_enemy(attack.target) else None
    return enemy is not None and not enemy.stormed and any(nature != hero.nature for nature in enemy.storm)


def _enemy_modifiers(s: State, enemy: Enemy, attack: Attack) -> list[tuple[str, int]]:
    modifiers: list[tuple[str, int]] = []
    for passive in ENEMIES[enemy.id].passive:
        if passive.when == "attacking" and predicates.predicate_holds(s, passive.if_, enemy.ref, attack):
            modifiers += [
                (enemy.id, op.n) for op in passive.ops if isinstance(op, ops.HitsOp) and isinstance(op.n, int)
            ]
    if (
        any(activation.enemy == enemy.ref and activation.frenzy for activation in s.activations)
        and attack.evader == NOBODY
    ):
        modifiers.append((FRENZY, 1))  # SS-ENC-06
    if s.phase == "enemy" and not s.first_attack:
        modifiers += [(s.event, mod.n) for mod in statics.event_statics(s, mods.FirstEnemyAttackMod)]
    return modifiers


def _target_modifiers(s: State, blow: Blow, attack: Attack) -> list[tuple[str, int]]:
    """Return the modifiers from the primary target, such as Hunter's Mark, Mirror Shield, Counterspell and Nimble."""
    body = s.body(attack.target)
    if body is None:
        return []
    modifiers = [(buff.card, buff.n) for buff in body.buffs if buff.stat == "marked"]
    if not is_enemy(attack.attacker) or is_enemy(attack.target):
        return modifiers
    for hero_index in s.living():
        for source in statics.kit_of(s.heroes[hero_index]).get(mods.EnemyHitsMod, ()):
            mod = source.mod
            is_in_range = (
                hero_index == attack.target
                if mod.range == "self"
                else _is_hero_within(s, hero_index, body.area, mod.range)
            )
            if is_in_range and predicates.predicate_holds(s, mod.if_, hero_index, attack):
                modifiers.append((source.card, mod.n))
    if attack.evader != NOBODY:
        modifiers += [(card, mod.n) for card, mod in statics.statics_on(s, attack.evader, mods.EvadeHitsMod)]
    return modifiers


def _is_hero_within(s: State, hero_index: int, area: int, range_text: str) -> bool:
    return line_of_sight.distance(s, s.heroes[hero_index].area, area) in grammar.parse_range(range_text)


def fixed_lethals(s: State, blow: Blow, attack: Attack) -> int:
    """Return the number of Hits that may become Lethal, before Bolts and powers (SS-SPE-17)."""
    lethal = blow.lethal
    if state.is_hero(attack.attacker):
        hero = s.heroes[attack.attacker]
        for source in statics.kit_of(hero).get(mods.LethalMod, ()):
            if predicates.predicate_holds(s, source.mod.if_, attack.attacker, attack):
                lethal += source.mod.n
    return lethal
