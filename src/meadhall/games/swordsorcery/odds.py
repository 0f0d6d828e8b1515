"""Exact chances: results of dice, and the chance that an attack kills its target, from public facts (7.1).

They include everything that happens automatically: dice, fixed changes, Bolts. The effects of further answers are told
answer by answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

from meadhall.games.swordsorcery.combat import attack, blows, defending, hitting, sums
from meadhall.games.swordsorcery.content import BOLT_FROM, ENCHANTMENTS, HITS, SHIELDS, USABLE
from meadhall.games.swordsorcery.effects.verbs import may_hold
from meadhall.games.swordsorcery.figures import crowd, numbers, predicates
from meadhall.games.swordsorcery.figures.answers import DONE, Answer
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.harm.ready import ready
from meadhall.games.swordsorcery.harm.wounds import WOULD_DIE
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import Attack, Die, Enemy, Ref, State
from meadhall.games.swordsorcery.story.triggers import leaves_at_half

FACES: Final = len(SHIELDS)
Spread = dict[tuple[int, bool], float]  # Hits, and whether a Bolt is shown, with their chance


@cache
def spread_of(colors: str) -> Spread:
    """Results of dice of these colours; the order of colours does not matter."""
    found: Spread = {(0, False): 1.0}
    for color in colors:
        more: Spread = {}
        for (hits, bolt), chance in found.items():
            for face, shown in enumerate(HITS[color], 1):
                key = (hits + shown, bolt or face >= BOLT_FROM[color])
                more[key] = more.get(key, 0.0) + chance / FACES
        found = more
    return found


def with_dice(lying: Iterable[Die], colors: str) -> Spread:
    """Some dice already rolled, and others still to be rolled."""
    hits, bolt = 0, False
    for die in lying:
        hits += HITS[die.color][die.number - 1]
        bolt = bolt or die.bolt
    found: Spread = {}
    for (more, other), chance in spread_of("".join(sorted(colors))).items():
        key = (hits + more, bolt or other)
        found[key] = found.get(key, 0.0) + chance
    return found


@cache
def shields_spread(dice: int) -> tuple[float, ...]:
    """The chance of no Shield, of one, and so on."""
    found = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(found) + max(SHIELDS))
        for shields, chance in enumerate(found):
            for shown in SHIELDS:
                more[shields + shown] += chance / FACES
        found = more
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Guard:
    """Everything between Hits and the end of a character (SS-CBT-10 to 18); `most` wounds are dealt at once.

    `after` are additional HP lost by any wounded character (SS-BOD-02).
    """

    hp: int
    armor: int
    magic: int
    dice: int
    most: int
    after: int = 0

    def falls(self, hits: int, lethals: int) -> float:
        """The chance that this many Hits, some of them Lethal, kill."""
        lethal = min(max(0, hits), lethals)
        left = max(0, hits) - lethal
        left -= min(left, self.armor)
        magic = min(self.magic, left + lethal)
        by_lethal = min(magic, lethal)
        lethal, left = lethal - by_lethal, left - (magic - by_lethal)
        chances = shields_spread(min(left, self.dice))
        wounds = [min(self.most, max(0, left - shields) + lethal) for shields in range(len(chances))]
        return sum(chance for n, chance in zip(wounds, chances, strict=True) if n and n + self.after >= self.hp)


BOLT: Final = Die("R", 10)  # stands for any die that shows one
ANY: Final = 99  # more wounds than anybody has HP
NEVER: Final = 2 * ANY + 1  # HP that nothing takes


class Outlook:
    """The present attack of a hero against one enemy; possible additions are laid on it."""

    def __init__(self, s: State, blow: blows.Blow, fight: Attack, colors: str) -> None:
        self._s = s
        self._blow = blow
        self._fight = fight
        self._at: Ref = fight.attacker
        self.lying: Sequence[Die] = fight.dice
        self.colors = colors
        self.hits = sum(bonus.n for bonus in fight.bonuses)
        self.lethals = fight.lethals
        self.times = 2 if fight.doubled else 1
        self._later: list[ops.AnyOp] = []  # what a power that is thought of does after the wounds

    def fells(self) -> float:
        """The chance that the target falls."""
        return self._over(with_dice(self.lying, self.colors))

    def _over(self, spread: Spread) -> float:
        plain, lit = self._guard([]), self._bolted()
        change = defending.of_target(self._s, self._blow, self._fight, self._fight.target)
        chance = 0.0
        for (shown, bolt), part in spread.items():
            guard, hits, lethals = lit if bolt else (plain, 0, 0)
            total = max(0, (shown + self.hits + hits) * self.times)
            chance += part * guard.falls(total + change, self.lethals + lethals)
        return min(1.0, chance)

    def _bolted(self) -> tuple[Guard, int, int]:
        """Effects of a Bolt before wounds: the guard, Hits, and the number of Lethal ones (SS-CBT-19, 22)."""
        deeds = attack.bolt_ops(self._s, self._blow, replace(self._fight, dice=[BOLT]))
        rank, count = 1, self._s.count
        hits = sum(grammar.amount_for(op.n, rank, count) for op in deeds if isinstance(op, ops.HitsOp))
        lethals = sum(grammar.amount_for(op.n, rank, count) for op in deeds if isinstance(op, ops.LethalOp))
        return self._guard(deeds), hits, lethals

    def _guard(self, deeds: Iterable[ops.AnyOp]) -> Guard:
        s, target = self._s, self._fight.target
        body = s.body(target)
        assert isinstance(body, Enemy)
        worse = {op.stat for op in deeds if isinstance(op, ops.CriticalOp) and op.stat not in body.criticals}
        armor = max(0, armor_value(s, target) - ("armor" in worse))
        dice = max(0, defense_dice(s, target, self._fight) - ("defense" in worse))
        most = defending.MOST_ON_REGENT if defending.is_guarded(s, body) else ANY
        hp = NEVER if leaves_at_half(s, body.id) else crowd.remaining(s, target)  # SS-MAS-24
        return Guard(hp, armor, body.shields, dice, most, len(self._given_again(deeds)))

    def _given_again(self, bolts: Iterable[ops.AnyOp]) -> set[str]:
        """The Body Conditions that a wound brings to a target which has them: each costs 1 HP (SS-BOD-02)."""
        s, fight = self._s, self._fight
        body = s.body(fight.target)
        assert body is not None
        powers = [op for name in fight.used for op in USABLE[name].ops]
        found: set[str] = set()
        for op in (*bolts, *self._blow.on_wound, *powers, *self._later):
            if isinstance(op, ops.ConditionOp) and may_hold(s, op.if_, self._at, fight):
                name = op.master if op.master and crowd.is_master(s, fight.target) else op.name
                name = "slow" if name == "exhaust" and not s.options.expansion else name  # SS-OPT-07
                hurts = name in body.conditions or (name == "bleeding" and not s.options.expansion)
                if (
                    hurts
                    and not numbers.is_immune(s, fight.target, op.name)
                    and not numbers.is_immune(s, fight.target, name)
                ):
                    found.add(name)
        return found

    # ---- what may be added

    def with_ops(self, deeds: Iterable[ops.AnyOp]) -> float:
        """Add the immediate ops of a power."""
        s, at, most = self._s, self._at, 0
        for op in deeds:
            self._later.append(op)
            if op.if_ and not predicates.predicate_holds(s, op.if_, at, self._fight):
                continue
            if isinstance(op, ops.HitsOp):
                self.hits += grammar.amount_for(op.n, numbers.owner_rank(s, at), s.count)
            elif isinstance(op, ops.LethalOp):
                self.lethals += grammar.amount_for(op.n, numbers.owner_rank(s, at), s.count)
            elif isinstance(op, ops.DiceOp):
                self.colors += op.dice
            elif isinstance(op, ops.DoubleHitsOp):
                self.times = 2
            elif isinstance(op, ops.RerollOp):
                most = op.n
        return self.rerolled(most) if most else self.fells()

    def rerolled(self, most: int) -> float:
        """The chance with the best choice of up to this many dice to roll again."""
        free = [at for at, die in enumerate(self.lying) if not die.again]
        picks = [which for n in range(1, most + 1) for which in combinations(free, n)]
        return max((self._again(which) for which in picks), default=self.fells())

    def _again(self, which: Sequence[int]) -> float:
        kept = [die for at, die in enumerate(self.lying) if at not in which]
        return self._over(with_dice(kept, self.colors + "".join(self.lying[at].color for at in which)))


def before_the_dice(s: State, blow: blows.Blow, target: Ref) -> float:
    """The chance that a target falls by an attack that is only thought of."""
    enemy = s.enemy(target)
    assert enemy is not None
    if _charges(blow) and crowd.area_of_ref(s, blow.attacker) != enemy.area:
        heroes = [replace(one, area=enemy.area) if n == blow.attacker else one for n, one in enumerate(s.heroes)]
        s = replace(s, heroes=heroes)
    fight = Attack(blow.attacker, blow.card, blow.name, target, enemy.area)
    fight.tags = blows.tags_for(blow, s, fight)
    turn = s.turn
    fight.first = turn is not None and turn.hero == blow.attacker and turn.attacks == 0
    fight.bonuses = sums.fixed_bonuses(s, blow, fight)
    fight.lethals = sums.fixed_lethals(s, blow, fight)
    return Outlook(s, blow, fight, blow.dice + (blow.offhand if "melee" in fight.tags else "")).fells()


def _charges(blow: blows.Blow) -> bool:
    """Whether its power brings the attacker to the target first."""
    power = USABLE.get(blow.card)
    return power is not None and any(isinstance(op, ops.MoveOp) and op.kind == "to_target" for op in power.ops)


def comes_about(s: State, at: Ref) -> float:
    """The chance that an activity comes about: a Blind hero saves first, a Bleeding one may die (SS-BOD-30, 60, 64)."""
    return _saved(s, at) * (not _bleeds_to_death(s, at))


def _saved(s: State, at: Ref) -> float:
    return numbers.save_value(s, at) / FACES if "blind" in s.heroes[at].conditions else 1.0


def _bleeds_to_death(s: State, at: Ref) -> bool:
    """Whether the HP of an activity is the last, and no power of his would stop that."""
    return "bleeding" in s.heroes[at].conditions and crowd.remaining(s, at) <= 1 and not ready(s, at, WOULD_DIE)


def with_answer(s: State, pick: Answer) -> float | None:
    """The chance that the target of the open attack falls after this answer of its HIT stage, if that is so."""
    fight = s.attacks[-1]
    blow = blow_of(s, fight.attacker, fight.card)
    if blow is None or not isinstance(s.body(fight.target), Enemy):
        return None
    ahead = Outlook(s, blow, fight, "")
    weapon = blow.weapon.enchant if blow.weapon is not None else ""
    match pick.kind:
        case kind if kind == hitting.USE:
            return ahead.with_ops(USABLE[pick.of].ops)
        case kind if kind == hitting.REROLL:
            return ahead.rerolled(
                next(n for card, n in hitting.hit_rerolls(s, fight.attacker, weapon) if card == pick.of)
            )
        case kind if kind == sums.FOCUS:
            return _with_focus(s, ahead, fight.attacker)
        case kind if kind == sums.EDGE:
            ahead.hits += sum(mod.n for mod in ENCHANTMENTS[sums.EDGE].static if isinstance(mod, mods.HitsMod))
        case "rune":
            ahead.hits += 1
        case kind if kind == DONE:
            pass
        case _:
            return None
    return ahead.fells()


def _with_focus(s: State, ahead: Outlook, at: Ref) -> float:
    """The chance with Focus, an activity: failed, it changes nothing; a deadly one ends the attack (SS-BOD-64)."""
    without = ahead.fells()
    ahead.hits += hitting.focus_hits(s, at)
    return comes_about(s, at) * ahead.fells() + (1 - _saved(s, at)) * without


def blow_of(s: State, at: Ref, card: str, *, last: bool = False) -> blows.Blow | None:
    """A hero's attack with a weapon or by a power, the first or the last one; None if there is no such attack."""
    hero = s.heroes[at]
    weapon = blows.weapon_of(hero)
    if not card or (weapon is not None and weapon.item == card):
        return blows.weapon_blow(s, at)
    if card not in USABLE:
        return None
    power = USABLE[card]
    for op in reversed(power.ops) if last else power.ops:
        if isinstance(op, ops.AttackOp):
            return blows.power_blow(s, at, op, card, power.range)
        if isinstance(op, ops.WeaponAttackOp):
            return blows.weapon_blow(s, at, op, card)
    return None
