"""An attack from its declaration to its aftermath (SS-CBT-01 to 28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.combat import blows, defending, hit_modifiers, hitting
from meadhall.games.swordsorcery.content import ENCHANTMENTS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import AttackDeclared, CardUsed, DefenderReplaced, DiceRolled, HitsCounted
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers, predicates, statics
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer
from meadhall.games.swordsorcery.harm.dice import hits_of, roll_dice
from meadhall.games.swordsorcery.harm.ready import CARD_NOT_USABLE_NOW, other_card_refusals, ready_powers, spend_card
from meadhall.games.swordsorcery.harm.wounds import rouse_master
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.moves import entering, kills, steps
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.ops.ops import AnyOp, CriticalOp, HitsOp, LethalOp
from meadhall.games.swordsorcery.state import NOBODY, Area, Attack, Bonus, Ref, State, is_companion, is_enemy, is_hero
from meadhall.games.swordsorcery.story.triggers import record_trigger

ALLY_ATTACKED_REACTION: Final = "react:ally_attacked"
ATTACKED_REACTION: Final = "react:attacked"
OPS_IN_HIT_SUM: Final = (HitsOp, LethalOp)


async def attack(t: Table[State], blow: blows.Blow, target: Ref = NOBODY) -> Attack:
    """Carry out one attack, and the effects of its kills."""
    s = t.state
    target_body = s.body(target)
    area = target_body.area if target_body is not None else blow.area
    fight = Attack(blow.attacker, blow.card, blow.name, target, area, aoe=NOBODY if blow.aoe is None else blow.aoe)
    fight.evader = target if blow.is_against_evader else NOBODY
    s.attacks.append(fight)
    t.tell(AttackDeclared(s.code(blow.attacker), s.code(target), blow.card, blow.name))
    cause = Cause(blow.card, blow.attacker, target=target, attack=fight)
    if blow.attacker == NOBODY:
        cause.area = area
    if is_hero(target) or is_companion(target):
        await _ask_interposers(t, fight)
    _set_final_tags(s, blow, fight)
    if await _hit_stage(t, blow, fight, cause):
        await _resolve_targets(t, blow, fight, cause)
    _end_attack_buffs(t, fight)
    s.attacks.remove(fight)
    await kills.carry_out_kill_effects(t, cause)
    if not s.attacks:
        await entering.run_pending_effects(t)
    return fight


def _set_final_tags(s: State, blow: blows.Blow, fight: Attack) -> None:
    """Set area and tags of the attack for its final defender, and count it among the attacks of the turn."""
    body = s.body(fight.target)
    if body is not None:
        fight.area = body.area
    fight.tags = blows.tags_against_target(blow, s, fight)
    turn = s.turn
    if is_hero(fight.attacker) and turn is not None and turn.hero == fight.attacker:
        fight.first = turn.attacks == 0
        turn.attacks += 1


# ---- declaration (SS-POW-11, SS-POW-18)


@menu("interpose", "SS-DEC-27", default=NO)
def interpose_options(s: State, hero_index: int) -> list[Answer]:
    """Return the powers that would make this hero the target of the attack, and an option to decline."""
    return [
        answer(NO, "SS-DEC-27"),
        *(answer("use", "SS-DEC-27", interposer.id) for interposer in _interposers(s, hero_index)),
    ]


@interpose_options.never
def interpose_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    return other_card_refusals(
        s, hero_index, "use", [interposer.id for interposer in _interposers(s, hero_index)], CARD_NOT_USABLE_NOW
    )


def _interposers(s: State, hero_index: int) -> list[Power]:
    """Return the hero's powers that would make them the target of the open attack."""
    fight = s.attacks[-1]
    body = s.body(fight.target)
    if body is None or fight.target == hero_index:
        return []
    area = s.heroes[hero_index].area
    powers: list[Power] = []
    for power in ready_powers(s, hero_index, ALLY_ATTACKED_REACTION):
        in_reach = line_of_sight.distance(s, area, body.area) in grammar.parse_range(
            power.range
        ) and blows.has_line_of_sight(s, hero_index, area, body.area)
        if in_reach and (area == body.area or _can_step_to(s, hero_index, body.area)):
            powers.append(power)
    return powers


def _can_step_to(s: State, hero_index: int, area: int) -> bool:
    return "ko" not in s.heroes[hero_index].conditions and area in steps.free_step_areas(s, hero_index)


async def _ask_interposers(t: Table[State], fight: Attack) -> None:
    """Ask the other heroes, one after the other, whether they become the target."""
    s = t.state
    for hero_index in s.in_order([hero for hero in s.living() if hero != fight.target]):
        if not _interposers(s, hero_index):
            continue
        pick = await choose(s.heroes[hero_index].seat, interpose_options(s, hero_index))
        if pick.kind != "use":
            continue
        power = USABLE[pick.of]
        spend_card(s, hero_index, power)
        t.tell(DefenderReplaced(s.heroes[hero_index].id, power.id, s.code(fight.target)))
        await VERBS.carry_out(t, Cause(power.id, hero_index, target=fight.target, attack=fight), power.ops)
        return


# ---- HIT stage


async def _hit_stage(t: Table[State], blow: blows.Blow, fight: Attack, cause: Cause) -> bool:
    """Run steps H1 to H3. Return False if the attack ends during these steps."""
    s = t.state
    if s.body(fight.target) is None and fight.target != NOBODY:
        return False
    fight.step = "hit"
    dice = _dice_of_attack(s, blow, fight)
    fight.dice = roll_dice(t, dice, "SS-CBT-02")
    t.tell(DiceRolled(s.code(blow.attacker), [(d.color, d.number) for d in fight.dice], "attack"))
    fight.bonuses = hit_modifiers.fixed_bonuses(s, blow, fight)
    fight.lethals = hit_modifiers.fixed_lethals(s, blow, fight)
    if s.phase == "enemy" and is_enemy(blow.attacker):
        s.first_attack = True
    if is_hero(blow.attacker) and not await hitting.ask_enhancements(t, blow, fight, cause.later_ops):
        return False
    _count_hits(s, blow, fight)
    t.tell(HitsCounted(fight.hits, min(fight.hits, fight.lethals), [(b.card, b.n) for b in fight.bonuses]))
    return True


def _dice_of_attack(s: State, blow: blows.Blow, fight: Attack) -> str:
    """Return the colours of the dice of an attack.

    These are the printed dice. A melee attack adds the dice of the Secondary slot, and a Horde adds a Blue die for each
    figure after the first.
    """
    colors = blow.dice + (blow.offhand_dice if "melee" in fight.tags else "")
    enemy = s.enemy(blow.attacker) if is_enemy(blow.attacker) else None
    if enemy is not None and blow.is_main:
        colors += "B" * (enemy.figures - 1)
    return colors


def bolt_ops(s: State, blow: blows.Blow, fight: Attack) -> list[AnyOp]:
    """Return all Bolt effects of the attack without repeats (SS-CBT-22). A trap has none (SS-TRP-04)."""
    if not fight.bolt or blow.attacker == NOBODY:
        return []
    effects = list(blow.bolt)
    if blow.weapon is not None and blow.weapon.enchant:
        for mod in ENCHANTMENTS[blow.weapon.enchant].static:
            effects += mod.ops if isinstance(mod, mods.BoltAddMod) else []
    if is_hero(blow.attacker):
        for source in statics.kit_of(s.heroes[blow.attacker]).get(mods.BoltAddMod, ()):
            if not source.mod.if_ or predicates.predicate_holds(s, source.mod.if_, blow.attacker, fight):
                effects += source.mod.ops
    return effects


def _count_hits(s: State, blow: blows.Blow, fight: Attack) -> None:
    """Add the Bolt effects to the Hits and Lethals, and store the total (SS-CBT-05)."""
    for op in bolt_ops(s, blow, fight):
        if isinstance(op, HitsOp):
            fight.bonuses.append(Bonus(hit_modifiers.BOLT, grammar.amount_value(op.n, 1, s.count)))
        elif isinstance(op, LethalOp):
            fight.lethals += grammar.amount_value(op.n, 1, s.count)
    fight.hits = current_hits(fight)


def current_hits(fight: Attack) -> int:
    """Return the Hits of an attack with its current dice and bonuses."""
    total = hits_of(fight.dice) + sum(bonus.n for bonus in fight.bonuses)
    return max(0, total * (2 if fight.doubled else 1))


# ---- DEF stage and after


def attack_targets(s: State, blow: blows.Blow, fight: Attack) -> list[Ref]:
    """Return all targets of an attack (SS-SPE-13, 14, SS-POW-15).

    The primary target is first. The other targets follow by distance.
    """
    if blow.aoe is None:
        return [fight.target]
    areas_in_range = [
        area
        for area in range(len(line_of_sight.board(s).areas))
        if line_of_sight.walking_distance(s, fight.area, area) <= min(blow.aoe, FAR - 1)
    ]
    characters_in_area = (
        crowd.enemies_in_area if fight.target == NOBODY or is_enemy(fight.target) else _victims_finder(s, blow)
    )
    other_targets = [ref for area in areas_in_range for ref in characters_in_area(s, area) if ref != fight.target]
    sorted_targets = sorted(
        s.in_order(other_targets),
        key=lambda ref: line_of_sight.distance(s, fight.area, crowd.area_of_character(s, ref)),
    )
    return sorted_targets if fight.target == NOBODY else [fight.target, *sorted_targets]


def _victims_finder(s: State, blow: blows.Blow) -> Callable[[State, Area], list[Ref]]:
    """Return a function that lists an attack's possible victims in an area.

    The victims are heroes and companions. A Master with a Menace token attacks only heroes (SS-MAS-06, SS-MAS-12).
    """
    enemy = s.enemy(blow.attacker) if is_enemy(blow.attacker) else None
    return crowd.heroes_in_area if enemy is not None and enemy.menace != NOBODY else crowd.party_in_area


async def _resolve_targets(t: Table[State], blow: blows.Blow, fight: Attack, cause: Cause) -> None:
    """Run the DEF stage and the aftermath for each target."""
    s = t.state
    fight.targets = attack_targets(s, blow, fight)
    bolt_effects = bolt_ops(s, blow, fight)
    is_first_target = True  # effects on the attacker happen only once (SS-CBT-27)
    for target in fight.targets:
        if s.body(target) is None:
            continue
        fight.now = target
        rouse_master(t, target, cause)
        _record_storm_nature(s, fight, target)
        for op in bolt_effects:
            if isinstance(op, CriticalOp):  # SS-CBT-19
                await VERBS.carry_out(t, cause.against(target), (op,))
        if s.body(target) is None:
            continue
        fight.wounds = 0
        wounds = await defending.run_defense(t, blow, fight, target, cause)
        fight.step = "after"
        await _carry_out_effects(
            t,
            blow,
            fight,
            cause,
            [op for op in bolt_effects if not isinstance(op, (CriticalOp, *OPS_IN_HIT_SUM))],
            is_first_target,
        )
        await _ask_reactions(t, fight, target, wounds, cause)
        is_first_target = False
    fight.now = NOBODY


def _affects_owner(op: AnyOp) -> bool:
    return op.who == "self"


async def _carry_out_effects(
    t: Table[State], blow: blows.Blow, fight: Attack, cause: Cause, bolt_effects: list[AnyOp], is_first_target: bool
) -> None:
    """Carry out Bolt effects, then on-wound effects, then effects of the hit powers (SS-CBT-20).

    Effects on the attacker are carried out only for the first target.
    """
    s, target = t.state, fight.now
    target_cause = cause.against(target)
    on_wound = list(blow.on_wound) if fight.wounds else []
    for op in (*bolt_effects, *on_wound):
        if (is_first_target or not _affects_owner(op)) and (s.body(target) is not None or _affects_owner(op)):
            await VERBS.carry_out(t, target_cause, (op,))
    for card, ops in cause.later_ops:
        if s.body(target) is not None:
            card_cause = card.against(target)
            card_cause.conditions_given, card_cause.kills = target_cause.conditions_given, cause.kills
            await VERBS.carry_out(t, card_cause, ops)
    if is_first_target:
        _charge_rune(s, fight)


def _charge_rune(s: State, fight: Attack) -> None:
    """Place a Charged Rune on the hero for a Bolt (SS-CBT-28)."""
    if is_hero(fight.attacker) and fight.bolt:
        hero = s.heroes[fight.attacker]
        hero.runes = min(max(numbers.max_runes(hero), hero.runes), hero.runes + 1) if numbers.max_runes(hero) else 0


@menu("riposte", "SS-DEC-42")
def riposte_options(s: State, hero_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the powers that can react to this attack, and an option to decline."""
    for power in ready_powers(s, hero_index, ATTACKED_REACTION):
        yield answer("use", "SS-DEC-42", power.id), cannot_react(s, hero_index, power)
    yield answer(NO, "SS-DEC-42")


@riposte_options.never
def riposte_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    return other_card_refusals(
        s,
        hero_index,
        "use",
        [power.id for power in ready_powers(s, hero_index, ATTACKED_REACTION)],
        CARD_NOT_USABLE_NOW,
    )


def cannot_react(s: State, hero_index: int, power: Power) -> Reason | None:
    """Return the reason why a power cannot react to the finished attack, or None (SS-POW-13)."""
    fight = s.attacks[-1]
    if power.needs and not predicates.predicate_holds(s, power.needs, hero_index, fight):
        return hitting.OTHER_ATTACK(power=texts.card_name(power.id))
    ops = [op for op in power.ops if predicates.predicate_holds(s, op.if_, hero_index, fight)]
    has_effect = VERBS.could_change_anything(s, Cause(power.id, hero_index, attack=fight), ops)
    return None if has_effect else hitting.CHANGES_NOTHING(power=texts.card_name(power.id))


async def _ask_reactions(t: Table[State], fight: Attack, target: Ref, wounds: int, cause: Cause) -> None:
    """Let the target react with Riposte, Burning Blood and similar cards."""
    s = t.state
    if not is_hero(target) or s.body(target) is None or s.body(fight.attacker) is None or not is_enemy(fight.attacker):
        return
    options = riposte_options(s, target)
    if len(options) > 1:
        pick = await choose(s.heroes[target].seat, options)
        if pick.kind == "use":
            power = USABLE[pick.of]
            spend_card(s, target, power)
            t.tell(CardUsed(s.heroes[target].id, power.id, s.code(fight.attacker)))
            await _carry_out_reaction(t, target, fight, power.ops, power.id, cause)
    if wounds and "close" in fight.tags:
        for source in statics.kit_of(s.heroes[target]).get(mods.RetaliateMod, ()):
            await _carry_out_reaction(t, target, fight, source.mod.ops, source.card, cause)


async def _carry_out_reaction(
    t: Table[State], hero_index: int, fight: Attack, ops: Sequence[AnyOp], card: str, cause: Cause
) -> None:
    """Carry out a reaction against the attacker."""
    reaction = Cause(card, hero_index, target=fight.attacker, attack=fight)
    await VERBS.carry_out(t, reaction, ops)
    cause.kills += reaction.kills


def _record_storm_nature(s: State, fight: Attack, target: Ref) -> None:
    """Record the attacking hero's nature on the enemy, for Soul Storm (SS-OPT-05)."""
    enemy = s.enemy(target) if is_enemy(target) else None
    if enemy is None or not is_hero(fight.attacker):
        return
    if any(bonus.card == hit_modifiers.STORM for bonus in fight.bonuses) and target == fight.target:
        enemy.stormed = True
    nature = s.heroes[fight.attacker].nature
    if nature not in enemy.storm:
        enemy.storm.append(nature)
    record_trigger(s, f"attacked:{enemy.id}")


def _end_attack_buffs(t: Table[State], fight: Attack) -> None:
    """End the attacker's Hidden state, and all buffs for one attack (SS-SPE-19)."""
    s = t.state
    body = s.body(fight.attacker)
    if body is not None:
        body.buffs = [buff for buff in body.buffs if buff.until != "next_attack"]
    if is_hero(fight.attacker):
        s.heroes[fight.attacker].hidden = False
