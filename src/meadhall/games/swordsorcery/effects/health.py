"""Ops on HP, conditions and tokens of figures."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.engine.common.text import kebab
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.activities import MOVEMENT_FINISHED, could_step, could_use_move_points
from meadhall.games.swordsorcery.content import ENEMIES, INNATES, POWERS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import affected_refs, candidate_refs, op_amount
from meadhall.games.swordsorcery.events import TokenGained, TokenLost
from meadhall.games.swordsorcery.figures import crowd, numbers, statics
from meadhall.games.swordsorcery.harm import dice, tokens, wounds
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import MAX_SHIELDS, Buff, Enemy, Ref, State, Turn, is_hero


async def refs_failing_save(t: Table[State], cause: Cause, op: ops.Op) -> list[Ref]:
    """Return the op's characters who fail their Save.

    If the op has no Save, return all its characters. Companions and enemies always fail (SS-BOD-04, SS-CMP-07).
    """
    refs = await affected_refs(t, cause, op)
    if not op.save:
        return refs
    cause.refs_failing_save = [ref for ref in refs if not (is_hero(ref) and await dice.roll_save(t, ref))]
    return cause.refs_failing_save.copy()


@VERBS.verb(ops.WoundOp)
async def do_wound(t: Table[State], cause: Cause, op: ops.WoundOp) -> None:
    for ref in await refs_failing_save(t, cause, op):
        n = op_amount(t.state, cause, op.n)
        if op.not_last:
            n = min(n, crowd.remaining_hp(t.state, ref) - 1)
        await wounds.wound(t, ref, n, cause, cause.card)


@VERBS.would(ops.WoundOp)
def would_wound(s: State, cause: Cause, op: ops.WoundOp) -> bool:
    return any(not op.not_last or crowd.remaining_hp(s, ref) > 1 for ref in candidate_refs(s, cause, op))


@VERBS.verb(ops.HealOp)
async def do_heal(t: Table[State], cause: Cause, op: ops.HealOp) -> None:
    s = t.state
    healing_bonus = 0
    if is_hero(cause.owner) and (cause.card in POWERS or cause.card in INNATES):
        healing_bonus = sum(mod.n for mod in statics.hero_statics(s.heroes[cause.owner], mods.HealBonusMod))
    for ref in await affected_refs(t, cause, op):
        wounds.heal(t, ref, op_amount(s, cause, op.n, ref) + healing_bonus)


@VERBS.would(ops.HealOp)
def would_heal(s: State, cause: Cause, op: ops.HealOp) -> bool:
    return any((body := s.body(ref)) is not None and body.wounds > 0 for ref in candidate_refs(s, cause, op))


@VERBS.verb(ops.SetHpOp)
async def do_set_hp(t: Table[State], cause: Cause, op: ops.SetHpOp) -> None:
    for ref in await affected_refs(t, cause, op):
        wounds.set_hp(t, ref, op_amount(t.state, cause, op.n, ref))


@VERBS.verb(ops.ConditionOp)
async def do_condition(t: Table[State], cause: Cause, op: ops.ConditionOp) -> None:
    for ref in await refs_failing_save(t, cause, op):
        name = op.master if op.master and crowd.is_master(t.state, ref) else op.name  # SS-MAS-07
        await tokens.give_condition(t, ref, name, op.level, cause)


@VERBS.would(ops.ConditionOp)
def would_condition(s: State, cause: Cause, op: ops.ConditionOp) -> bool:
    for ref in candidate_refs(s, cause, op):
        name = op.master if op.master and crowd.is_master(s, ref) else op.name
        if not numbers.is_immune(s, ref, name):
            return True
    return False


@VERBS.verb(ops.CureOp)
async def do_cure(t: Table[State], cause: Cause, op: ops.CureOp) -> None:
    for ref in await affected_refs(t, cause, op):
        await tokens.discard_tokens(t, ref, op.names, op.n)


@VERBS.would(ops.CureOp)
def would_cure(s: State, cause: Cause, op: ops.CureOp) -> bool:
    return any(
        (body := s.body(ref)) is not None and bool(tokens.curable_tokens(body, op.names))
        for ref in candidate_refs(s, cause, op)
    )


@VERBS.verb(ops.CriticalOp)
async def do_critical(t: Table[State], cause: Cause, op: ops.CriticalOp) -> None:
    for ref in await refs_failing_save(t, cause, op):
        await tokens.give_critical(t, ref, op.stat, op.color, cause)


@VERBS.verb(ops.FireOp)
async def do_fire(t: Table[State], cause: Cause, op: ops.FireOp) -> None:
    for ref in await refs_failing_save(t, cause, op):
        tokens.give_fire(t, ref, op.level, cause)


@VERBS.would(ops.FireOp)
def would_fire(s: State, cause: Cause, op: ops.FireOp) -> bool:
    return any(not numbers.is_immune(s, ref, "fire") for ref in candidate_refs(s, cause, op))


@VERBS.verb(ops.CombustOp)
async def do_combust(t: Table[State], cause: Cause, op: ops.CombustOp) -> None:
    for ref in await affected_refs(t, cause, op):
        body = t.state.body(ref)
        if body is None or not body.fire:
            continue
        n = len(body.fire) + op.n
        body.fire.clear()
        t.tell(TokenLost(t.state.code(ref), "fire"))
        await wounds.wound(t, ref, n, cause, cause.card)


@VERBS.would(ops.CombustOp)
def would_combust(s: State, cause: Cause, op: ops.CombustOp) -> bool:
    return any((body := s.body(ref)) is not None and bool(body.fire) for ref in candidate_refs(s, cause, op))


@VERBS.verb(ops.MagicShieldOp)
async def do_magic_shield(t: Table[State], cause: Cause, op: ops.MagicShieldOp) -> None:
    for ref in await affected_refs(t, cause, op):
        tokens.give_shields(t, ref, op_amount(t.state, cause, op.n))


@VERBS.would(ops.MagicShieldOp)
def would_magic_shield(s: State, cause: Cause, op: ops.MagicShieldOp) -> bool:
    return any((body := s.body(ref)) is not None and body.shields < MAX_SHIELDS for ref in candidate_refs(s, cause, op))


@VERBS.verb(ops.BuffOp)
async def do_buff(t: Table[State], cause: Cause, op: ops.BuffOp) -> None:
    s = t.state
    n = op_amount(s, cause, op.n)
    token = f"buff-{kebab(op.stat)}:{op.names or texts.signed(n)}"
    for ref in await affected_refs(t, cause, op):
        tokens.give_buff(t, ref, Buff(op.stat, n, op.until, cause.card, op.names), token)
        if op.stat == "move" and s.turn is not None and s.turn.hero == ref:
            _add_move_points(s.turn, n)


def _add_move_points(turn: Turn, n: int) -> None:
    """Add points to the current Movement, or to the Movement whose last point was just spent (SS-MOV-01)."""
    if MOVEMENT_FINISHED in turn.did:
        turn.did.remove(MOVEMENT_FINISHED)
        turn.moving = True
    if turn.moving:
        turn.points += n


@VERBS.would(ops.BuffOp)
def would_buff(s: State, cause: Cause, op: ops.BuffOp) -> bool:
    return any(_would_buff_change(s, cause, op, ref) for ref in candidate_refs(s, cause, op))


def _would_buff_change(s: State, cause: Cause, op: ops.BuffOp, ref: Ref) -> bool:
    body = s.body(ref)
    if body is None or any(buff.stat == op.stat and buff.card == cause.card for buff in body.buffs):
        return False
    if op.stat == "def_dice" and isinstance(body, Enemy):
        return op.n != -1 or ENEMIES[body.id].dice > 0
    if op.until == "turn" and s.turn is not None and s.turn.hero == ref:
        if op.stat == "move":
            return could_use_move_points(s, ref)
        if op.stat == "free_evade":
            return could_step(s, ref)
    return True


@VERBS.verb(ops.TauntOp)
async def do_taunt(t: Table[State], cause: Cause, op: ops.TauntOp) -> None:
    max_distance = grammar.parse_range(op.range).max_distance
    tokens.give_buff(t, cause.owner, Buff("taunt", max_distance, op.until, cause.card), f"buff-taunt:{max_distance}")


@VERBS.verb(ops.HiddenOp)
async def do_hidden(t: Table[State], cause: Cause, op: ops.HiddenOp) -> None:
    hero = t.state.heroes[cause.owner]
    hero.hidden = True
    t.tell(TokenGained(hero.id, "hidden"))


@VERBS.would(ops.HiddenOp)
def would_hidden(s: State, cause: Cause, op: ops.HiddenOp) -> bool:
    return not s.heroes[cause.owner].hidden
