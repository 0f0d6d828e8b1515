"""Step H2: the cards and tokens with which the attacker's player changes the roll (SS-CBT-05, SS-DEC-24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.swordsorcery import activities, texts
from meadhall.games.swordsorcery.combat import blows, hit_modifiers
from meadhall.games.swordsorcery.content import ENCHANTMENTS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, LaterOps
from meadhall.games.swordsorcery.events import CardUsed, DiceRolled
from meadhall.games.swordsorcery.figures import predicates, statics
from meadhall.games.swordsorcery.figures.answers import DONE, Answer, answer
from meadhall.games.swordsorcery.harm.dice import NO_REROLL, general_rerolls, roll_die, spend_reroll
from meadhall.games.swordsorcery.harm.ready import other_card_refusals, ready_powers, spend_card
from meadhall.games.swordsorcery.ops import mods, ops
from meadhall.games.swordsorcery.state import Attack, Bonus, Die, Hero, State

# Ops that are carried out in step H2; all others follow after D6.
HIT_STEP_OPS: Final = (
    ops.HitsOp,
    ops.DiceOp,
    ops.LethalOp,
    ops.DoubleHitsOp,
    ops.RerollOp,
    ops.WoundOp,
)
CLAUSE: Final = "SS-DEC-24"
REROLL, USE = "reroll", "use"


ALREADY_FOCUSED = Reason("SS-ACT-03", "focused")
FOCUS_NEEDS_OWN_TURN = Reason("SS-ACT-04", "focus-own-turn")
FOCUS_FORBIDDEN = Reason("SS-EVT-03", "no-focus-now")
OTHER_ATTACK = Reason("SS-POW-13", "other-attack")
CHANGES_NOTHING = Reason("SS-POW-13", "changes-nothing")
USED_IN_ATTACK = Reason("SS-POW-12", "used-in-attack")
NOT_IN_ATTACK = Reason("SS-POW-12", "not-in-attack")
NO_RUNE = Reason("SS-DEC-24", "no-rune")
EDGE_NOT_READY = Reason("SS-DEC-24", "no-edge")


# ---- options


@menu("hit", CLAUSE, default=DONE)
def enhancement_options(s: State, hero_index: int, enchantment: str) -> Iterator[Candidate[Answer]]:
    """Yield the options of step H2: finish, or use a hit power, a reroll, Focus, a Rune or the Rune of the Edge.

    `enchantment` is the id of the weapon's enchantment, or empty.
    """
    attack, hero = s.attacks[-1], s.heroes[hero_index]
    yield answer(DONE, CLAUSE)
    for power in ready_powers(s, hero_index, "hit"):
        yield answer(USE, CLAUSE, power.id), cannot_enhance(s, hero_index, power)
    if any(not die.again for die in attack.dice):
        for card, _ in attack_rerolls(s, hero_index, enchantment):
            yield answer(REROLL, CLAUSE, card)
    yield answer(hit_modifiers.FOCUS, "SS-ACT-03"), cannot_focus(s, hero_index)
    yield answer("rune", CLAUSE), None if hero.runes else NO_RUNE(hero=hero.name)
    has_edge = enchantment == hit_modifiers.EDGE and f"round/{hit_modifiers.EDGE}" not in hero.limits
    yield answer(hit_modifiers.EDGE, CLAUSE), None if has_edge else EDGE_NOT_READY(hero=hero.name)


@enhancement_options.never
def enhancement_refusals(s: State, hero_index: int, enchantment: str) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    yield from other_card_refusals(
        s, hero_index, USE, [power.id for power in ready_powers(s, hero_index, "hit")], NOT_IN_ATTACK
    )
    if (cards := [card for card, _ in attack_rerolls(s, hero_index, enchantment)]) and any(
        not die.again for die in s.attacks[-1].dice
    ):
        yield from other_card_refusals(s, hero_index, REROLL, cards, NO_REROLL)


def cannot_enhance(s: State, hero_index: int, power: Power) -> Reason | None:
    """Return the reason why a hit power cannot change the current attack, or None (SS-POW-12, SS-POW-13)."""
    attack = s.attacks[-1]
    if reason := cannot_use_in_attack(s, hero_index, power, OTHER_ATTACK):
        return reason
    if any(isinstance(op, ops.RerollOp) for op in power.ops) and all(die.again for die in attack.dice):
        return CHANGES_NOTHING(power=texts.card_name(power.id))
    has_effect = VERBS.could_change_anything(s, Cause(power.id, hero_index, attack=attack), power.ops)
    return None if has_effect else CHANGES_NOTHING(power=texts.card_name(power.id))


def cannot_use_in_attack(s: State, hero_index: int, power: Power, unmet_reason: Reason) -> Reason | None:
    """Return the reason why a power cannot be used in this attack, or None.

    If the power was used in this attack before, that is the reason. If its condition is not met, the reason is
    `unmet_reason` with the name of the power.
    """
    attack = s.attacks[-1]
    if power.id in attack.used:
        return USED_IN_ATTACK(power=texts.card_name(power.id))
    is_met = not power.needs or predicates.predicate_holds(s, power.needs, hero_index, attack)
    return None if is_met else unmet_reason(power=texts.card_name(power.id))


def attack_rerolls(s: State, hero_index: int, enchantment: str) -> list[tuple[str, int]]:
    """Return the cards with which a hero can reroll dice of this attack, each with its number of dice."""
    attack, hero = s.attacks[-1], s.heroes[hero_index]
    rerolls = general_rerolls(hero)
    for source in statics.kit_of(hero).get(mods.RerollMod, ()):
        mod = source.mod
        is_applicable = mod.of == "own_attack" and (
            not mod.if_ or predicates.predicate_holds(s, mod.if_, hero_index, attack)
        )
        if is_applicable and f"{mod.limit}/{source.card}" not in hero.limits:
            rerolls.append((source.card, mod.n))
    if enchantment:
        for mod in ENCHANTMENTS[enchantment].static:
            if isinstance(mod, mods.RerollMod) and f"{mod.limit}/{enchantment}" not in hero.limits:
                rerolls.append((enchantment, mod.n))
    return rerolls


def focus_hits(s: State, hero_index: int) -> int:
    """Return the number of Hits that Focus adds."""
    return max([1, *(mod.n for mod in statics.hero_statics(s.heroes[hero_index], mods.FocusHitsMod))])


def cannot_focus(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a hero cannot focus, or None.

    Focus is an Action activity, once per round, in the hero's own turn (SS-ACT-03, SS-ACT-04).
    """
    hero, turn = s.heroes[hero_index], s.turn
    if turn is None or turn.hero != hero_index or s.phase != "hero":
        return FOCUS_NEEDS_OWN_TURN(hero=hero.name)
    if f"round/{hit_modifiers.FOCUS}" in hero.limits:
        return ALREADY_FOCUSED(hero=hero.name)
    if statics.event_statics(s, mods.NoFocusMod):
        return FOCUS_FORBIDDEN
    action_reason = activities.cannot_act(s, hero_index, costs_nothing=activities.is_free_focus(s))
    return None if action_reason is None else activities.with_turn_values(s, hero_index, action_reason)


# ---- effects of the answers


async def ask_enhancements(t: Table[State], blow: blows.Blow, attack: Attack, later_ops: list[LaterOps]) -> bool:
    """Ask the attacker's player for cards and tokens until they are done (SS-BOD-64).

    Return False if the attacker dies. Ops that follow the wounds are added to the list.
    """
    s, hero_index = t.state, attack.attacker
    enchantment = blow.weapon.enchant if blow.weapon is not None else ""
    while True:
        hero = s.heroes[hero_index]
        options = enhancement_options(s, hero_index, enchantment)
        if len(options) == 1:
            return True
        pick = await choose(hero.seat, options)
        if pick.kind == DONE:
            return True
        if pick.kind == USE:
            await _use_power(t, hero_index, USABLE[pick.of], attack, later_ops)
        elif pick.kind == REROLL:
            await _use_reroll_card(t, hero_index, pick.of, enchantment, attack)
        elif pick.kind == hit_modifiers.FOCUS:
            await _use_focus(t, hero_index, attack)
        elif pick.kind == "rune":
            hero.runes -= 1
            _add_hits(attack, hit_modifiers.RUNES, 1)
        else:
            hero.limits.append(f"round/{hit_modifiers.EDGE}")
            _add_hits(
                attack,
                hit_modifiers.EDGE,
                sum(m.n for m in ENCHANTMENTS[hit_modifiers.EDGE].static if isinstance(m, mods.HitsMod)),
            )
        if s.heroes[hero_index].ghost:
            return False


def _add_hits(attack: Attack, card: str, n: int) -> None:
    """Add Hits from a card to the attack. Hits from the same card share one entry."""
    for index, bonus in enumerate(attack.bonuses):
        if bonus.card == card:
            attack.bonuses[index] = Bonus(card, bonus.n + n)
            return
    attack.bonuses.append(Bonus(card, n))


async def _use_power(t: Table[State], hero_index: int, power: Power, attack: Attack, later_ops: list[LaterOps]) -> None:
    """Carry out the ops of a hit power that belong to step H2, and add its other ops to the list."""
    spend_card(t.state, hero_index, power)
    attack.used.append(power.id)
    t.tell(CardUsed(t.state.heroes[hero_index].id, power.id, ""))
    cause = Cause(power.id, hero_index, target=hero_index, attack=attack)
    await VERBS.carry_out(t, cause, [op for op in power.ops if isinstance(op, HIT_STEP_OPS)])
    ops_after_wounds = [op for op in power.ops if not isinstance(op, HIT_STEP_OPS)]
    if ops_after_wounds:
        later_ops.append((cause, ops_after_wounds))


async def _use_reroll_card(t: Table[State], hero_index: int, card: str, enchantment: str, attack: Attack) -> None:
    hero = t.state.heroes[hero_index]
    limit = next(n for source_card, n in attack_rerolls(t.state, hero_index, enchantment) if source_card == card)
    dice_indices = await choose_dice(hero, attack.dice, limit, CLAUSE)
    if card == enchantment:
        mod = next(static for static in ENCHANTMENTS[enchantment].static if isinstance(static, mods.RerollMod))
        hero.limits.append(f"{mod.limit}/{enchantment}")
    else:
        spend_reroll(hero, card)
    reroll_dice(t, hero, attack.dice, dice_indices)


async def choose_dice(hero: Hero, dice: list[Die], limit: int, clause: str) -> list[int]:
    """Ask for up to `limit` dice and return their indices. A die cannot be rolled a third time (SS-GEN-02)."""
    die_answers = [answer("die", clause, str(index + 1)) for index, die in enumerate(dice) if not die.again]
    picks = await choose_some(hero.seat, Some("which-dice", clause, die_answers, 1, limit))
    return [pick.number - 1 for pick in picks]


def reroll_dice(t: Table[State], hero: Hero, dice: list[Die], indices: list[int]) -> None:
    """Roll the dice with these indices again."""
    for index in indices:
        dice[index] = Die(dice[index].color, roll_die(t, dice[index].color, "SS-GEN-02"), again=True)
    t.tell(DiceRolled(hero.id, [(dice[index].color, dice[index].number) for index in indices], "reroll", tuple(dice)))


async def _use_focus(t: Table[State], hero_index: int, attack: Attack) -> None:
    """Pay for Focus as for any other activity, and add its Hits if it succeeds (SS-ACT-04)."""
    s, hero = t.state, t.state.heroes[hero_index]
    hero.limits.append(f"round/{hit_modifiers.FOCUS}")
    if await activities.begin_activity(t, hero_index, "focus" if activities.is_free_focus(s) else "action"):
        _add_hits(attack, hit_modifiers.FOCUS, focus_hits(s, hero_index))
        t.tell(CardUsed(hero.id, hit_modifiers.FOCUS, ""))
