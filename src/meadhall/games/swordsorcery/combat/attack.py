"""An attack from its declaration to its aftermath (SS-CBT-01 to 28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.combat import blows, defending, hitting, sums
from meadhall.games.swordsorcery.content import ENCHANTMENTS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import AttackDeclared, CardUsed, DefenderReplaced, DiceRolled, HitsCounted
from meadhall.games.swordsorcery.figures import crowd, numbers, predicates, sight, statics
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer
from meadhall.games.swordsorcery.harm.dice import hits_of, roll
from meadhall.games.swordsorcery.harm.ready import NOT_THE_MOMENT, mark_used, other_cards, ready
from meadhall.games.swordsorcery.harm.wounds import rouse
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.moves import entering, kills, steps
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.ops.ops import AnyOp, CriticalOp, HitsOp, LethalOp
from meadhall.games.swordsorcery.state import NOBODY, Area, Attack, Bonus, Ref, State, is_companion, is_enemy, is_hero
from meadhall.games.swordsorcery.story.triggers import happen

ALLY_ATTACKED: Final = "react:ally_attacked"
ATTACKED: Final = "react:attacked"
IN_SUM: Final = (HitsOp, LethalOp)


async def attack(t: Table[State], blow: blows.Blow, target: Ref = NOBODY) -> Attack:
    """Carry out one attack, and the results of its kills."""
    s = t.state
    aimed = s.body(target)
    area = aimed.area if aimed is not None else blow.area
    fight = Attack(blow.attacker, blow.card, blow.name, target, area, aoe=NOBODY if blow.aoe is None else blow.aoe)
    fight.evader = target if blow.evade else NOBODY
    s.attacks.append(fight)
    t.tell(AttackDeclared(s.code(blow.attacker), s.code(target), blow.card, blow.name))
    own = Cause(blow.card, blow.attacker, target=target, attack=fight)
    if blow.attacker == NOBODY:
        own.area = area
    if is_hero(target) or is_companion(target):
        await _declare(t, fight)
    _settle_tags(s, blow, fight)
    if await _hit_stage(t, blow, fight, own):
        await _all_targets(t, blow, fight, own)
    _finish(t, fight)
    s.attacks.remove(fight)
    await kills.after_kills(t, own)
    if not s.attacks:
        await entering.settle(t)
    return fight


def _settle_tags(s: State, blow: blows.Blow, fight: Attack) -> None:
    """Settle the kind of attack once the final defender is known, and whether it is the first of the turn."""
    body = s.body(fight.target)
    if body is not None:
        fight.area = body.area
    fight.tags = blows.tags_for(blow, s, fight)
    turn = s.turn
    if is_hero(fight.attacker) and turn is not None and turn.hero == fight.attacker:
        fight.first = turn.attacks == 0
        turn.attacks += 1


# ---- declared (SS-POW-11, SS-POW-18)


@menu("interpose", "SS-DEC-27", default=NO)
def interposing(s: State, at: int) -> list[Answer]:
    """No, or the power by which a hero becomes the defender."""
    return [answer(NO, "SS-DEC-27"), *(answer("use", "SS-DEC-27", interposer.id) for interposer in _interposers(s, at))]


@interposing.never
def no_interposing(s: State, at: int) -> Iterator[Refused]:
    """The hero's other cards."""
    return other_cards(s, at, "use", [interposer.id for interposer in _interposers(s, at)], NOT_THE_MOMENT)


def _interposers(s: State, at: int) -> list[Power]:
    fight = s.attacks[-1]
    body = s.body(fight.target)
    if body is None or fight.target == at:
        return []
    here = s.heroes[at].area
    found: list[Power] = []
    for power in ready(s, at, ALLY_ATTACKED):
        reached = sight.distance(s, here, body.area) in grammar.range_of(power.range) and blows.in_sight(
            s, at, here, body.area
        )
        if reached and (here == body.area or _may_step_to(s, at, body.area)):
            found.append(power)
    return found


def _may_step_to(s: State, at: int, area: int) -> bool:
    return "ko" not in s.heroes[at].conditions and area in steps.free_steps(s, at)


async def _declare(t: Table[State], fight: Attack) -> None:
    """Let other heroes step in before the dice; one changed defender is enough."""
    s = t.state
    for at in s.in_order([one for one in s.living() if one != fight.target]):
        if not _interposers(s, at):
            continue
        pick = await choose(s.heroes[at].seat, interposing(s, at))
        if pick.kind != "use":
            continue
        power = USABLE[pick.of]
        mark_used(s, at, power)
        t.tell(DefenderReplaced(s.heroes[at].id, power.id, s.code(fight.target)))
        await VERBS.carry_out(t, Cause(power.id, at, target=fight.target, attack=fight), power.ops)
        return


# ---- HIT stage


async def _hit_stage(t: Table[State], blow: blows.Blow, fight: Attack, cause: Cause) -> bool:
    """H1 to H3; False if there is nobody to go on with."""
    s = t.state
    if s.body(fight.target) is None and fight.target != NOBODY:
        return False
    fight.step = "hit"
    dice = _dice(s, blow, fight)
    fight.dice = roll(t, dice, "SS-CBT-02")
    t.tell(DiceRolled(s.code(blow.attacker), [(d.color, d.number) for d in fight.dice], "attack"))
    fight.bonuses = sums.fixed_bonuses(s, blow, fight)
    fight.lethals = sums.fixed_lethals(s, blow, fight)
    if s.phase == "enemy" and is_enemy(blow.attacker):
        s.first_attack = True
    if is_hero(blow.attacker) and not await hitting.enhance(t, blow, fight, cause.later):
        return False
    _sum(s, blow, fight)
    t.tell(HitsCounted(fight.hits, min(fight.hits, fight.lethals), [(b.card, b.n) for b in fight.bonuses]))
    return True


def _dice(s: State, blow: blows.Blow, fight: Attack) -> str:
    """The printed dice, in melee with those of the Secondary, and one Blue die for each further figure of a Horde."""
    dice = blow.dice + (blow.offhand if "melee" in fight.tags else "")
    enemy = s.enemy(blow.attacker) if is_enemy(blow.attacker) else None
    if enemy is not None and blow.is_main:
        dice += "B" * (enemy.figures - 1)
    return dice


def bolt_ops(s: State, blow: blows.Blow, fight: Attack) -> list[AnyOp]:
    """All Bolt effects of the attack, each once (SS-CBT-22); Bolts of traps do nothing (SS-TRP-04)."""
    if not fight.bolt or blow.attacker == NOBODY:
        return []
    ops = list(blow.bolt)
    if blow.weapon is not None and blow.weapon.enchant:
        for mod in ENCHANTMENTS[blow.weapon.enchant].static:
            ops += mod.ops if isinstance(mod, mods.BoltAddMod) else []
    if is_hero(blow.attacker):
        for source in statics.kit_of(s.heroes[blow.attacker]).get(mods.BoltAddMod, ()):
            if not source.mod.if_ or predicates.predicate_holds(s, source.mod.if_, blow.attacker, fight):
                ops += source.mod.ops
    return ops


def _sum(s: State, blow: blows.Blow, fight: Attack) -> None:
    """Add up hits: dice, fixed bonuses and penalties, Bolt effects with Hits, and doubling at the end (SS-CBT-05)."""
    for op in bolt_ops(s, blow, fight):
        if isinstance(op, HitsOp):
            fight.bonuses.append(Bonus(sums.BOLT, grammar.amount_for(op.n, 1, s.count)))
        elif isinstance(op, LethalOp):
            fight.lethals += grammar.amount_for(op.n, 1, s.count)
    fight.hits = hits_shown(fight)


def hits_shown(fight: Attack) -> int:
    """The Hits of an attack by its dice and the bonuses so far."""
    total = hits_of(fight.dice) + sum(bonus.n for bonus in fight.bonuses)
    return max(0, total * (2 if fight.doubled else 1))


# ---- DEF stage and after


def targets_of(s: State, blow: blows.Blow, fight: Attack) -> list[Ref]:
    """The primary target, then by distance, then in order (SS-SPE-13, 14, SS-POW-15)."""
    if blow.aoe is None:
        return [fight.target]
    within = [
        area
        for area in range(len(sight.board(s).areas))
        if sight.walking_distance(s, fight.area, area) <= min(blow.aoe, FAR - 1)
    ]
    side = crowd.enemies_in if fight.target == NOBODY or is_enemy(fight.target) else _party_of(s, blow)
    others = [ref for area in within for ref in side(s, area) if ref != fight.target]
    ordered = sorted(s.in_order(others), key=lambda ref: sight.distance(s, fight.area, crowd.area_of_ref(s, ref)))
    return ordered if fight.target == NOBODY else [fight.target, *ordered]


def _party_of(s: State, blow: blows.Blow) -> Callable[[State, Area], list[Ref]]:
    """Heroes and companions of an area; heroes alone for a Master whose Menace token is set (SS-MAS-06, SS-MAS-12)."""
    enemy = s.enemy(blow.attacker) if is_enemy(blow.attacker) else None
    return crowd.heroes_in if enemy is not None and enemy.menace != NOBODY else crowd.party_in


async def _all_targets(t: Table[State], blow: blows.Blow, fight: Attack, cause: Cause) -> None:
    s = t.state
    fight.targets = targets_of(s, blow, fight)
    bolts = bolt_ops(s, blow, fight)
    once = True  # an effect on the attacker himself happens once (SS-CBT-27)
    for target in fight.targets:
        if s.body(target) is None:
            continue
        fight.now = target
        rouse(t, target, cause)
        _note_storm(s, fight, target)
        for op in bolts:
            if isinstance(op, CriticalOp):  # SS-CBT-19
                await VERBS.carry_out(t, cause.on(target), (op,))
        if s.body(target) is None:
            continue
        fight.wounds = 0
        wounds = await defending.defend(t, blow, fight, target, cause)
        fight.step = "after"
        await _effects(t, blow, fight, cause, [op for op in bolts if not isinstance(op, (CriticalOp, *IN_SUM))], once)
        await _reactions(t, fight, target, wounds, cause)
        once = False
    fight.now = NOBODY


def _is_on_self(op: AnyOp) -> bool:
    return op.who == "self"


async def _effects(
    t: Table[State], blow: blows.Blow, fight: Attack, cause: Cause, bolts: list[AnyOp], once: bool
) -> None:
    """Carry out Bolt effects, then on-wound effects, then effects of hit powers (SS-CBT-20)."""
    s, target = t.state, fight.now
    own = cause.on(target)
    on_wound = list(blow.on_wound) if fight.wounds else []
    for op in (*bolts, *on_wound):
        if (once or not _is_on_self(op)) and (s.body(target) is not None or _is_on_self(op)):
            await VERBS.carry_out(t, own, (op,))
    for card, ops in cause.later:
        if s.body(target) is not None:
            other = card.on(target)
            other.given, other.kills = own.given, cause.kills
            await VERBS.carry_out(t, other, ops)
    if once:
        _charge(s, fight)


def _charge(s: State, fight: Attack) -> None:
    """Charged Runes: one for a Bolt, placed now (SS-CBT-28)."""
    if is_hero(fight.attacker) and fight.bolt:
        hero = s.heroes[fight.attacker]
        hero.runes = min(max(numbers.most_runes(hero), hero.runes), hero.runes + 1) if numbers.most_runes(hero) else 0


@menu("riposte", "SS-DEC-42")
def ripostes(s: State, at: int) -> Iterator[Candidate[Answer]]:
    """The powers that answer this attack, or none."""
    for power in ready(s, at, ATTACKED):
        yield answer("use", "SS-DEC-42", power.id), cannot_answer(s, at, power)
    yield answer(NO, "SS-DEC-42")


@ripostes.never
def no_ripostes(s: State, at: int) -> Iterator[Refused]:
    """The hero's other cards."""
    return other_cards(s, at, "use", [one.id for one in ready(s, at, ATTACKED)], NOT_THE_MOMENT)


def cannot_answer(s: State, at: int, power: Power) -> Reason | None:
    """Why a power does not answer the attack that is finished (SS-POW-13)."""
    fight = s.attacks[-1]
    if power.needs and not predicates.predicate_holds(s, power.needs, at, fight):
        return hitting.OTHER_ATTACK(power=texts.card(power.id))
    ops = [op for op in power.ops if predicates.predicate_holds(s, op.if_, at, fight)]
    would = VERBS.may_do(s, Cause(power.id, at, attack=fight), ops)
    return None if would else hitting.CHANGES_NOTHING(power=texts.card(power.id))


async def _reactions(t: Table[State], fight: Attack, target: Ref, wounds: int, cause: Cause) -> None:
    """Let a hero who is still there react with Riposte, Burning Blood and similar."""
    s = t.state
    if not is_hero(target) or s.body(target) is None or s.body(fight.attacker) is None or not is_enemy(fight.attacker):
        return
    options = ripostes(s, target)
    if len(options) > 1:
        pick = await choose(s.heroes[target].seat, options)
        if pick.kind == "use":
            power = USABLE[pick.of]
            mark_used(s, target, power)
            t.tell(CardUsed(s.heroes[target].id, power.id, s.code(fight.attacker)))
            await _answer_back(t, target, fight, power.ops, power.id, cause)
    if wounds and "close" in fight.tags:
        for source in statics.kit_of(s.heroes[target]).get(mods.RetaliateMod, ()):
            await _answer_back(t, target, fight, source.mod.ops, source.card, cause)


async def _answer_back(t: Table[State], at: int, fight: Attack, ops: Sequence[AnyOp], card: str, cause: Cause) -> None:
    own = Cause(card, at, target=fight.attacker, attack=fight)
    await VERBS.carry_out(t, own, ops)
    cause.kills += own.kills


def _note_storm(s: State, fight: Attack, target: Ref) -> None:
    """Note the natures that have attacked an enemy in this round (SS-OPT-05)."""
    enemy = s.enemy(target) if is_enemy(target) else None
    if enemy is None or not is_hero(fight.attacker):
        return
    if any(bonus.card == sums.STORM for bonus in fight.bonuses) and target == fight.target:
        enemy.stormed = True
    nature = s.heroes[fight.attacker].nature
    if nature not in enemy.storm:
        enemy.storm.append(nature)
    happen(s, f"attacked:{enemy.id}")


def _finish(t: Table[State], fight: Attack) -> None:
    """End Hidden, and all effects for one attack (SS-SPE-19)."""
    s = t.state
    body = s.body(fight.attacker)
    if body is not None:
        body.buffs = [buff for buff in body.buffs if buff.until != "next_attack"]
    if is_hero(fight.attacker):
        s.heroes[fight.attacker].hidden = False
