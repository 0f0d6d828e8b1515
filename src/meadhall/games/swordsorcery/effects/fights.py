"""Ops that make attacks, and ops inside an attack."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import Reason, Refused, Table, menu
from meadhall.games.swordsorcery.behavior import activation, intent
from meadhall.games.swordsorcery.combat import attack, blows, hitting
from meadhall.games.swordsorcery.content import USABLE
from meadhall.games.swordsorcery.content.tables import AttackCard
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import affected_refs, op_amount
from meadhall.games.swordsorcery.events import DiceRolled
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer, choose_if_several, foe_answer
from meadhall.games.swordsorcery.harm.dice import roll_dice
from meadhall.games.swordsorcery.moves.steps import free_step_areas
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import NOBODY, Bonus, Enemy, Ref, State, is_enemy, is_hero

# ---- targets


OUT_OF_RANGE = Reason("SS-DIS-02", "out-of-range")
HELD_IN_AREA = Reason("SS-MOV-05", "held")
OUT_OF_SIGHT = Reason("SS-LOS-03", "out-of-sight")


@menu("target", "SS-DEC-23")
def target_options(s: State, hero_index: int, allowed_range: grammar.Range) -> list[Answer]:
    """Return the enemies in range and line of sight, the weakest first."""
    return [
        foe_answer("SS-DEC-23", ref)
        for ref in blows.sorted_by_weakness(s, hero_index, blows.enemies_in_range(s, hero_index, allowed_range))
    ]


@target_options.never
def target_refusals(s: State, hero_index: int, allowed_range: grammar.Range) -> Iterator[Refused]:
    """Yield refusals for the other enemies."""
    allowed_refs = blows.enemies_in_range(s, hero_index, allowed_range)
    return (
        (f"foe:{enemy.ref}", cannot_target(s, hero_index, allowed_range, enemy))
        for enemy in s.enemies
        if enemy.ref not in allowed_refs
    )


def cannot_target(s: State, hero_index: int, allowed_range: grammar.Range, enemy: Enemy) -> Reason:
    """Return the reason why an enemy cannot be attacked."""
    hero = s.heroes[hero_index]
    steps = line_of_sight.distance(s, hero.area, enemy.area)
    if steps not in allowed_range:
        return OUT_OF_RANGE(
            enemy=s.name(enemy.ref), far=steps, least=allowed_range.min_distance, most=allowed_range.max_distance
        )
    if enemy.area != hero.area and crowd.enemies_in_area(s, hero.area):
        return HELD_IN_AREA(hero=hero.name)
    return OUT_OF_SIGHT(hero=hero.name, enemy=s.name(enemy.ref))


async def ask_attack_target(t: Table[State], hero_index: int, allowed_range: grammar.Range, card: str) -> Ref:
    """Ask for the target of an attack and return it; NOBODY if there is no possible target."""
    s = t.state
    options = target_options(s, hero_index, allowed_range)
    if not len(options):
        return NOBODY
    s.aim = card
    pick: Answer = await choose_if_several(s.heroes[hero_index].seat, options)
    s.aim = ""
    return pick.number


# ---- attacks


@VERBS.verb(ops.AttackOp)
async def do_attack(t: Table[State], cause: Cause, op: ops.AttackOp) -> None:
    s = t.state
    if not _can_attack(s, cause.owner):
        return
    blow = blows.power_blow(s, cause.owner, op, cause.card, USABLE[cause.card].range if cause.card in USABLE else "")
    if op.who:
        for ref in (await affected_refs(t, cause, op))[:1]:
            await attack.attack(t, blow, ref)
    elif is_enemy(cause.owner):
        target = await _masters_target(t, cause, blow, op)
        if target != NOBODY:
            await attack.attack(t, blow, target)
    elif cause.target == NOBODY or cause.target == cause.owner:
        blow.area = crowd.area_of_character(s, cause.owner)  # SS-POW-15
        if crowd.enemies_in_area(s, blow.area):
            await attack.attack(t, blow, NOBODY)
    elif (body := s.body(cause.target)) is not None and line_of_sight.distance(
        s, crowd.area_of_character(s, cause.owner), body.area
    ) in blow.range:
        await attack.attack(t, blow, cause.target)


def _can_attack(s: State, ref: Ref) -> bool:
    """Whether the owner of a card is able to attack.

    Heroes must be alive (SS-HTN-10). Enemies must also not be Blind, Stunned or K.O.ed (SS-BOD-34, 52, 75).
    """
    if not is_enemy(ref):
        return ref == NOBODY or s.body(ref) is not None
    enemy = s.enemy(ref)
    return enemy is not None and not enemy.conditions.keys() & {"blind", "stun", "ko"}


async def _masters_target(t: Table[State], cause: Cause, blow: blows.Blow, op: ops.AttackOp) -> Ref:
    """Return the activation's victim if it is in range. If not, return the target that the icon prefers (SS-MAS-06)."""
    s, enemy = t.state, t.state.enemy(cause.owner)
    assert enemy is not None
    card = AttackCard(dice=op.dice, range=f"{blow.range.min_distance}-{blow.range.max_distance}")
    refs = intent.attack_targets(s, enemy, card)
    if not refs:
        return NOBODY
    return (
        cause.victim
        if cause.victim in refs
        else await activation.choose_tied_victim(t, intent.preferred_victims(s, enemy, refs))
    )


@VERBS.would(ops.AttackOp)
def would_attack(s: State, cause: Cause, op: ops.AttackOp) -> bool:
    if cause.owner == NOBODY or not is_hero(cause.owner):
        return True
    if cause.target in (NOBODY, cause.owner):
        return bool(crowd.enemies_in_area(s, crowd.area_of_character(s, cause.owner)))
    body = s.body(cause.target)
    if body is None:
        return False
    if line_of_sight.distance(s, crowd.area_of_character(s, cause.owner), body.area) in grammar.parse_range(op.range):
        return True
    return any(
        isinstance(other_op, ops.MoveOp) for other_op in USABLE[cause.card].ops
    ) and body.area in free_step_areas(s, cause.owner)


@VERBS.verb(ops.WeaponAttackOp)
async def do_weapon_attack(t: Table[State], cause: Cause, op: ops.WeaponAttackOp) -> None:
    s, hero_index = t.state, cause.owner
    if op.each:
        for ref in crowd.enemies_in_area(s, s.heroes[hero_index].area):
            await _attack_once(t, cause, op, ref)
        return
    for number in range(op.times):
        target = cause.target
        if can_keep_attacking(s, hero_index) and op.split and (number or op.times == 1):
            target = await ask_attack_target(t, hero_index, weapon_power_range(s, hero_index, op), cause.card)
        await _attack_once(t, cause, op, target)


async def _attack_once(t: Table[State], cause: Cause, op: ops.WeaponAttackOp, target: Ref) -> None:
    """Make one attack of a power, if its owner can still attack and the target is still in reach."""
    s, hero_index = t.state, cause.owner
    if can_keep_attacking(s, hero_index) and target in blows.enemies_in_range(
        s, hero_index, weapon_power_range(s, hero_index, op)
    ):
        await attack.attack(t, blows.weapon_blow(s, hero_index, op, cause.card), target)


def can_keep_attacking(s: State, hero_index: int) -> bool:
    """Whether a hero can make another attack: alive, not Stunned, and not K.O.ed."""
    hero = s.heroes[hero_index]
    return not hero.ghost and "stun" not in hero.conditions and "ko" not in hero.conditions


def weapon_power_range(s: State, hero_index: int, op: ops.WeaponAttackOp) -> grammar.Range:
    """Return the range of a power's weapon attack. It is 0 in melee, and the weapon's range in other attacks."""
    return grammar.Range(0, 0) if op.style == "melee" else blows.weapon_range(s.heroes[hero_index])


@VERBS.would(ops.WeaponAttackOp)
def would_weapon_attack(s: State, cause: Cause, op: ops.WeaponAttackOp) -> bool:
    if not blows.fits_style(s.heroes[cause.owner], op.style):
        return False
    if op.each:
        return bool(crowd.enemies_in_area(s, s.heroes[cause.owner].area))
    return bool(blows.enemies_in_range(s, cause.owner, weapon_power_range(s, cause.owner, op)))


# ---- the steps of an attack


@VERBS.verb(ops.HitsOp)
async def do_hits(t: Table[State], cause: Cause, op: ops.HitsOp) -> None:
    cause.fight.bonuses.append(Bonus(cause.card, op_amount(t.state, cause, op.n)))


@VERBS.verb(ops.DiceOp)
async def do_dice(t: Table[State], cause: Cause, op: ops.DiceOp) -> None:
    dice = roll_dice(t, op.dice, "SS-CBT-05")
    cause.fight.dice += dice
    t.tell(
        DiceRolled(
            t.state.code(cause.owner), [(die.color, die.number) for die in dice], cause.card, tuple(cause.fight.dice)
        )
    )


@VERBS.verb(ops.LethalOp)
async def do_lethal(t: Table[State], cause: Cause, op: ops.LethalOp) -> None:
    cause.fight.lethals += op_amount(t.state, cause, op.n)


@VERBS.verb(ops.DoubleHitsOp)
async def do_double_hits(t: Table[State], cause: Cause, op: ops.DoubleHitsOp) -> None:
    cause.fight.doubled = True


@VERBS.would(ops.DoubleHitsOp)
def would_double_hits(s: State, cause: Cause, op: ops.DoubleHitsOp) -> bool:
    return cause.attack is not None and not cause.attack.doubled


@VERBS.verb(ops.RerollOp)
async def do_reroll(t: Table[State], cause: Cause, op: ops.RerollOp) -> None:
    hero, dice = t.state.heroes[cause.owner], cause.fight.dice
    hitting.reroll_dice(t, hero, dice, await hitting.choose_dice(hero, dice, op.n, "SS-DEC-24"))


@VERBS.verb(ops.ShieldsOp)
async def do_shields(t: Table[State], cause: Cause, op: ops.ShieldsOp) -> None:
    cause.fight.shields += op_amount(t.state, cause, op.n)
