"""Ops that move characters, and tokens on the map."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.swordsorcery.behavior.activation import approach, retreat
from meadhall.games.swordsorcery.content import COMPANIONS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import affected_refs, candidate_refs, op_amount
from meadhall.games.swordsorcery.events import MapChanged
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers, statics
from meadhall.games.swordsorcery.moves import entering, forced, kills, steps
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.souls import may_resurrect, resurrect
from meadhall.games.swordsorcery.state import Companion, State, Token, is_enemy, is_hero

BELL = "bell_toll"


@VERBS.verb(ops.BashOp)
async def do_bash(t: Table[State], cause: Cause, op: ops.BashOp) -> None:
    for ref in await affected_refs(t, cause, op):
        await forced.bash(t, ref, op.n, cause)


@VERBS.would(ops.BashOp)
def would_bash(s: State, cause: Cause, op: ops.BashOp) -> bool:
    source = cause.source(s)
    return any(
        not numbers.is_immune(s, ref, "bash") and forced.farthest_next_areas(s, ref, source)
        for ref in candidate_refs(s, cause, op)
    )


@VERBS.verb(ops.PullOp)
async def do_pull(t: Table[State], cause: Cause, op: ops.PullOp) -> None:
    for ref in await affected_refs(t, cause, op):
        await forced.pull(t, ref, op.n, cause)


@VERBS.verb(ops.InterposeOp)
async def do_interpose(t: Table[State], cause: Cause, op: ops.InterposeOp) -> None:
    """Make the owner the defender. Terrain takes effect at once, all other effects after the attack (SS-POW-18)."""
    s, fight, hero_index = t.state, cause.attack, cause.owner
    assert fight is not None
    area = crowd.area_of_character(s, fight.target)
    fight.target = hero_index
    if s.heroes[hero_index].area != area:
        await entering.enter_area(t, hero_index, area, "interpose")


@VERBS.verb(ops.MoveOp)
async def do_move(t: Table[State], cause: Cause, op: ops.MoveOp) -> None:
    s = t.state
    if op.kind == "free":
        for _ in range(op.n):
            await kills.offer_free_step(t, cause.owner, "SS-DEC-29")
    elif op.kind == "to_target":
        target_area = crowd.area_of_character(s, cause.target)
        if target_area in steps.free_step_areas(s, cause.owner):
            await entering.enter_area(t, cause.owner, target_area, "step")
    elif is_enemy(cause.owner) and (enemy := s.enemy(cause.owner)) is not None:
        if op.kind == "to_victim":
            await approach(t, enemy, cause.victim, grammar.Instruction("Move", op.n))
        else:
            await retreat(t, enemy, cause.victim, op.n)


@VERBS.would(ops.MoveOp)
def would_move(s: State, cause: Cause, op: ops.MoveOp) -> bool:
    return op.kind != "to_target" or crowd.area_of_character(s, cause.target) in steps.free_step_areas(s, cause.owner)


@VERBS.verb(ops.TeleportOp)
async def do_teleport(t: Table[State], cause: Cause, op: ops.TeleportOp) -> None:
    await entering.enter_area(t, cause.owner, cause.area, "teleport")


@VERBS.verb(ops.TokenOp)
async def do_token(t: Table[State], cause: Cause, op: ops.TokenOp) -> None:
    """Place a token, which replaces an older token of its kind (SS-POW-17)."""
    s = t.state
    if op.token == BELL:
        s.bells += op.n
        t.tell(MapChanged("bells-held", n=s.bells))
        return
    s.tokens = [token for token in s.tokens if token.kind != op.token]
    s.tokens.append(Token(op.token, cause.area, cause.owner, cause.card))
    t.tell(MapChanged("token-laid", card=cause.card, area=line_of_sight.board(s).areas[cause.area].id))


@VERBS.verb(ops.CompanionOp)
async def do_companion(t: Table[State], cause: Cause, op: ops.CompanionOp) -> None:
    """Give a hero a companion, which replaces an older companion. Its full HP never change (SS-CMP-01)."""
    s, card = t.state, COMPANIONS[op.id]
    s.companions = [companion for companion in s.companions if companion.owner != cause.owner]
    bonus = sum(mod.n for mod in statics.hero_statics(s.heroes[cause.owner], mods.CompanionHpMod))
    full_hp = grammar.amount_value(card.hp, numbers.owner_rank(s, cause.owner), s.count) + bonus
    s.companions.append(Companion(area=cause.area, id=op.id, owner=cause.owner, most=full_hp))
    s.companions.sort(key=lambda companion: companion.owner)
    t.tell(MapChanged("appeared", who=op.id, area=line_of_sight.board(s).areas[cause.area].id))
    s.looking = True
    await entering.run_pending_effects(t)


@VERBS.verb(ops.ResurrectOp)
async def do_resurrect(t: Table[State], cause: Cause, op: ops.ResurrectOp) -> None:
    s = t.state
    if is_hero(cause.target) and may_resurrect(s, cause.target):
        await resurrect(t, cause.target, lambda: op_amount(s, cause, op.hp, cause.target))
