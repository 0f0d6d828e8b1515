"""Exact probabilities of dice results, and the chance that an attack kills its target, from public facts (7.1).

The chance of an attack includes dice, fixed modifiers and Bolts, but no further answers of the player.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

from meadhall.games.swordsorcery.combat import attack, blows, defending, hit_modifiers, hitting
from meadhall.games.swordsorcery.content import BOLT_FROM, ENCHANTMENTS, HITS, SHIELDS, USABLE
from meadhall.games.swordsorcery.effects.verbs import could_predicate_hold
from meadhall.games.swordsorcery.figures import crowd, numbers, predicates
from meadhall.games.swordsorcery.figures.answers import DONE, Answer
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.harm.ready import ready_powers
from meadhall.games.swordsorcery.harm.wounds import WOULD_DIE_REACTION
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import Attack, Die, Enemy, Ref, State
from meadhall.games.swordsorcery.story.triggers import leaves_at_half

FACE_COUNT: Final = len(SHIELDS)
HitChances = dict[tuple[int, bool], float]  # chance of each result: Hits, and whether a Bolt is shown


@cache
def dice_chances(colors: str) -> HitChances:
    """Return the chance of each result of dice with these colours, in any order."""
    chances: HitChances = {(0, False): 1.0}
    for color in colors:
        next_chances: HitChances = {}
        for (hits, bolt), chance in chances.items():
            for face, shown in enumerate(HITS[color], 1):
                key = (hits + shown, bolt or face >= BOLT_FROM[color])
                next_chances[key] = next_chances.get(key, 0.0) + chance / FACE_COUNT
        chances = next_chances
    return chances


def chances_with_dice(rolled: Iterable[Die], colors: str) -> HitChances:
    """Return the chance of each result of the rolled dice together with dice that are still to be rolled."""
    hits, bolt = 0, False
    for die in rolled:
        hits += HITS[die.color][die.number - 1]
        bolt = bolt or die.bolt
    chances: HitChances = {}
    for (more_hits, other_bolt), chance in dice_chances("".join(sorted(colors))).items():
        key = (hits + more_hits, bolt or other_bolt)
        chances[key] = chances.get(key, 0.0) + chance
    return chances


@cache
def shield_chances(dice: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2 ... Shields on this many dice."""
    chances = [1.0]
    for _ in range(dice):
        next_chances = [0.0] * (len(chances) + max(SHIELDS))
        for shields, chance in enumerate(chances):
            for shown in SHIELDS:
                next_chances[shields + shown] += chance / FACE_COUNT
        chances = next_chances
    return tuple(chances)


@dataclass(frozen=True, slots=True)
class TargetDefense:
    """A target's defence against an attack (SS-CBT-10 to 18)."""

    hp: int  # remaining HP
    armor: int
    magic_shields: int  # number of Magic Shields
    dice_count: int  # number of defence dice
    max_wounds: int  # largest number of wounds that one attack can deal
    extra_wounds: int = 0  # HP that the target also loses if it is wounded (SS-BOD-02)

    def death_chance(self, hits: int, lethals: int) -> float:
        """Return the chance that this many Hits, some of them Lethal, kill the target."""
        lethal = min(max(0, hits), lethals)
        hits_left = max(0, hits) - lethal
        hits_left -= min(hits_left, self.armor)
        magic = min(self.magic_shields, hits_left + lethal)
        by_lethal = min(magic, lethal)
        lethal, hits_left = lethal - by_lethal, hits_left - (magic - by_lethal)
        chances = shield_chances(min(hits_left, self.dice_count))
        wounds = [min(self.max_wounds, max(0, hits_left - shields) + lethal) for shields in range(len(chances))]
        return sum(chance for n, chance in zip(wounds, chances, strict=True) if n and n + self.extra_wounds >= self.hp)


BOLT_DIE: Final = Die("R", 10)  # any die with a Bolt
UNLIMITED_WOUNDS: Final = 99  # a number of wounds that kills every target
UNKILLABLE_HP: Final = 2 * UNLIMITED_WOUNDS + 1  # HP of a target that no attack can kill


class AttackForecast:
    """A forecast for a hero's current attack on one enemy. Possible answers can be added to it."""

    def __init__(self, s: State, blow: blows.Blow, fight: Attack, colors: str) -> None:
        self._s = s
        self._blow = blow
        self._fight = fight
        self._hero_index: Ref = fight.attacker
        self.rolled_dice: Sequence[Die] = fight.dice
        self.colors = colors
        self.hits = sum(bonus.n for bonus in fight.bonuses)
        self.lethals = fight.lethals
        self.hit_factor = 2 if fight.doubled else 1
        self._later_ops: list[ops.AnyOp] = []  # ops of the added powers that are carried out after step H2

    def kill_chance(self) -> float:
        """Return the chance that the target dies."""
        return self._kill_chance_with(chances_with_dice(self.rolled_dice, self.colors))

    def _kill_chance_with(self, hit_chances: HitChances) -> float:
        """Return the chance that the target dies, given the chances of the dice."""
        plain_guard, with_bolt = self._guard([]), self._bolt_effects()
        modifier = defending.target_modifier(self._s, self._blow, self._fight, self._fight.target)
        chance = 0.0
        for (shown, bolt), dice_chance in hit_chances.items():
            guard, hits, lethals = with_bolt if bolt else (plain_guard, 0, 0)
            total = max(0, (shown + self.hits + hits) * self.hit_factor)
            chance += dice_chance * guard.death_chance(total + modifier, self.lethals + lethals)
        return min(1.0, chance)

    def _bolt_effects(self) -> tuple[TargetDefense, int, int]:
        """Return the effects of a Bolt before wounds: the target's defence, Hits, and Lethal Hits (SS-CBT-19, 22)."""
        bolt_effects = attack.bolt_ops(self._s, self._blow, replace(self._fight, dice=[BOLT_DIE]))
        rank, count = 1, self._s.count
        hits = sum(grammar.amount_value(op.n, rank, count) for op in bolt_effects if isinstance(op, ops.HitsOp))
        lethals = sum(grammar.amount_value(op.n, rank, count) for op in bolt_effects if isinstance(op, ops.LethalOp))
        return self._guard(bolt_effects), hits, lethals

    def _guard(self, bolt_effects: Iterable[ops.AnyOp]) -> TargetDefense:
        """Return the target's defence after these Bolt effects."""
        s, target = self._s, self._fight.target
        body = s.body(target)
        assert isinstance(body, Enemy)
        new_criticals = {
            op.stat for op in bolt_effects if isinstance(op, ops.CriticalOp) and op.stat not in body.criticals
        }
        armor = max(0, armor_value(s, target) - ("armor" in new_criticals))
        dice = max(0, defense_dice(s, target, self._fight) - ("defense" in new_criticals))
        limit = defending.MAX_WOUNDS_OF_REGENT if defending.is_guarded_by_furnaces(s, body) else UNLIMITED_WOUNDS
        hp = UNKILLABLE_HP if leaves_at_half(s, body.id) else crowd.remaining_hp(s, target)  # SS-MAS-24
        return TargetDefense(hp, armor, body.shields, dice, limit, len(self._repeated_conditions(bolt_effects)))

    def _repeated_conditions(self, bolt_effects: Iterable[ops.AnyOp]) -> set[str]:
        """Return the conditions that a wound would give the target again. Each of them costs 1 HP (SS-BOD-02)."""
        s, fight = self._s, self._fight
        body = s.body(fight.target)
        assert body is not None
        powers = [op for name in fight.used for op in USABLE[name].ops]
        names: set[str] = set()
        for op in (*bolt_effects, *self._blow.on_wound, *powers, *self._later_ops):
            if isinstance(op, ops.ConditionOp) and could_predicate_hold(s, op.if_, self._hero_index, fight):
                name = op.master if op.master and crowd.is_master(s, fight.target) else op.name
                name = "slow" if name == "exhaust" and not s.options.expansion else name  # SS-OPT-07
                costs_hp = name in body.conditions or (name == "bleeding" and not s.options.expansion)
                if (
                    costs_hp
                    and not numbers.is_immune(s, fight.target, op.name)
                    and not numbers.is_immune(s, fight.target, name)
                ):
                    names.add(name)
        return names

    # ---- possible additions

    def chance_with_ops(self, power_ops: Iterable[ops.AnyOp]) -> float:
        """Add the ops of a power to the forecast, and return the chance that the target dies."""
        s, hero_index, limit = self._s, self._hero_index, 0
        for op in power_ops:
            self._later_ops.append(op)
            if op.if_ and not predicates.predicate_holds(s, op.if_, hero_index, self._fight):
                continue
            if isinstance(op, ops.HitsOp):
                self.hits += grammar.amount_value(op.n, numbers.owner_rank(s, hero_index), s.count)
            elif isinstance(op, ops.LethalOp):
                self.lethals += grammar.amount_value(op.n, numbers.owner_rank(s, hero_index), s.count)
            elif isinstance(op, ops.DiceOp):
                self.colors += op.dice
            elif isinstance(op, ops.DoubleHitsOp):
                self.hit_factor = 2
            elif isinstance(op, ops.RerollOp):
                limit = op.n
        return self.chance_with_rerolls(limit) if limit else self.kill_chance()

    def chance_with_rerolls(self, limit: int) -> float:
        """Return the chance that the target dies if the player rerolls the best choice of up to `limit` dice."""
        rerollable_indices = [index for index, die in enumerate(self.rolled_dice) if not die.again]
        choices = [indices for n in range(1, limit + 1) for indices in combinations(rerollable_indices, n)]
        return max((self._chance_after_reroll(indices) for indices in choices), default=self.kill_chance())

    def _chance_after_reroll(self, indices: Sequence[int]) -> float:
        kept_dice = [die for index, die in enumerate(self.rolled_dice) if index not in indices]
        return self._kill_chance_with(
            chances_with_dice(kept_dice, self.colors + "".join(self.rolled_dice[index].color for index in indices))
        )


def chance_before_dice(s: State, blow: blows.Blow, target: Ref) -> float:
    """Return the chance that an attack would kill a target, before the dice are rolled."""
    enemy = s.enemy(target)
    assert enemy is not None
    if _moves_attacker_to_target(blow) and crowd.area_of_character(s, blow.attacker) != enemy.area:
        heroes = [
            replace(hero, area=enemy.area) if index == blow.attacker else hero for index, hero in enumerate(s.heroes)
        ]
        s = replace(s, heroes=heroes)
    fight = Attack(blow.attacker, blow.card, blow.name, target, enemy.area)
    fight.tags = blows.tags_against_target(blow, s, fight)
    turn = s.turn
    fight.first = turn is not None and turn.hero == blow.attacker and turn.attacks == 0
    fight.bonuses = hit_modifiers.fixed_bonuses(s, blow, fight)
    fight.lethals = hit_modifiers.fixed_lethals(s, blow, fight)
    return AttackForecast(
        s, blow, fight, blow.dice + (blow.offhand_dice if "melee" in fight.tags else "")
    ).kill_chance()


def _moves_attacker_to_target(blow: blows.Blow) -> bool:
    """Whether the attack's power first moves the attacker to the target."""
    power = USABLE.get(blow.card)
    return power is not None and any(isinstance(op, ops.MoveOp) and op.kind == "to_target" for op in power.ops)


def activity_chance(s: State, hero_index: Ref) -> float:
    """Return the chance that an activity succeeds.

    A Blind hero fails if they fail a Save, and a Bleeding hero may die (SS-BOD-30, 60, 64).
    """
    return _save_chance(s, hero_index) * (not _bleeds_to_death(s, hero_index))


def _save_chance(s: State, hero_index: Ref) -> float:
    return numbers.save_value(s, hero_index) / FACE_COUNT if "blind" in s.heroes[hero_index].conditions else 1.0


def _bleeds_to_death(s: State, hero_index: Ref) -> bool:
    """Whether an activity would kill a Bleeding hero, who loses 1 HP, and no power could prevent it."""
    return (
        "bleeding" in s.heroes[hero_index].conditions
        and crowd.remaining_hp(s, hero_index) <= 1
        and not ready_powers(s, hero_index, WOULD_DIE_REACTION)
    )


def chance_with_answer(s: State, pick: Answer) -> float | None:
    """Return the chance that the target of the open attack dies if the player gives this answer in the HIT stage.

    Return None for other answers, and if the attack is not a hero's attack on an enemy.
    """
    fight = s.attacks[-1]
    blow = blow_of(s, fight.attacker, fight.card)
    if blow is None or not isinstance(s.body(fight.target), Enemy):
        return None
    forecast = AttackForecast(s, blow, fight, "")
    enchantment = blow.weapon.enchant if blow.weapon is not None else ""
    match pick.kind:
        case kind if kind == hitting.USE:
            return forecast.chance_with_ops(USABLE[pick.of].ops)
        case kind if kind == hitting.REROLL:
            return forecast.chance_with_rerolls(
                next(n for card, n in hitting.attack_rerolls(s, fight.attacker, enchantment) if card == pick.of)
            )
        case kind if kind == hit_modifiers.FOCUS:
            return _chance_with_focus(s, forecast, fight.attacker)
        case kind if kind == hit_modifiers.EDGE:
            forecast.hits += sum(
                mod.n for mod in ENCHANTMENTS[hit_modifiers.EDGE].static if isinstance(mod, mods.HitsMod)
            )
        case "rune":
            forecast.hits += 1
        case kind if kind == DONE:
            pass
        case _:
            return None
    return forecast.kill_chance()


def _chance_with_focus(s: State, forecast: AttackForecast, hero_index: Ref) -> float:
    """Return the chance with Focus.

    If Focus fails, nothing changes. If the hero dies of it, the attack ends (SS-BOD-64).
    """
    chance_without = forecast.kill_chance()
    forecast.hits += hitting.focus_hits(s, hero_index)
    return activity_chance(s, hero_index) * forecast.kill_chance() + (1 - _save_chance(s, hero_index)) * chance_without


def blow_of(s: State, hero_index: Ref, card: str, *, is_last_attack: bool = False) -> blows.Blow | None:
    """Return a hero's attack with a weapon or by a power; None if the card is neither.

    The caller can ask for the last attack of the power instead of the first.
    """
    hero = s.heroes[hero_index]
    weapon = blows.weapon_of(hero)
    if not card or (weapon is not None and weapon.item == card):
        return blows.weapon_blow(s, hero_index)
    if card not in USABLE:
        return None
    power = USABLE[card]
    for op in reversed(power.ops) if is_last_attack else power.ops:
        if isinstance(op, ops.AttackOp):
            return blows.power_blow(s, hero_index, op, card, power.range)
        if isinstance(op, ops.WeaponAttackOp):
            return blows.weapon_blow(s, hero_index, op, card)
    return None
