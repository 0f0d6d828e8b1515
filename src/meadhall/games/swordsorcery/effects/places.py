"""Ops that move characters, and tokens on the map."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.behavior.activation import approach, retreat
from meadhall.games.swordsorcery.content import COMPANIONS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import amount, candidates, whom
from meadhall.games.swordsorcery.events import MapChanged, many
from meadhall.games.swordsorcery.figures.crowd import place_of
from meadhall.games.swordsorcery.figures.numbers import is_immune, rank_of
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.moves.entering import enter, settle
from meadhall.games.swordsorcery.moves.forced import bash, bash_ways, pull
from meadhall.games.swordsorcery.moves.kills import step_freely
from meadhall.games.swordsorcery.moves.steps import free_steps
from meadhall.games.swordsorcery.ops.grammar import Deed, reckon
from meadhall.games.swordsorcery.ops.mods import CompanionHpMod
from meadhall.games.swordsorcery.ops.ops import (
    BashOp,
    CompanionOp,
    InterposeOp,
    MoveOp,
    PullOp,
    ResurrectOp,
    TeleportOp,
    TokenOp,
)
from meadhall.games.swordsorcery.souls import may_resurrect, resurrect
from meadhall.games.swordsorcery.state import Companion, State, Token, is_enemy, is_hero

BELL = "bell_toll"


@VERBS.verb(BashOp)
async def do_bash(t: Table[State], cause: Cause, op: BashOp) -> None:
    for ref in await whom(t, cause, op):
        await bash(t, ref, op.n, cause)


@VERBS.would(BashOp)
def would_bash(s: State, cause: Cause, op: BashOp) -> bool:
    source = cause.source(s)
    return any(not is_immune(s, ref, "bash") and bash_ways(s, ref, source) for ref in candidates(s, cause, op))


@VERBS.verb(PullOp)
async def do_pull(t: Table[State], cause: Cause, op: PullOp) -> None:
    for ref in await whom(t, cause, op):
        await pull(t, ref, op.n, cause)


@VERBS.verb(InterposeOp)
async def do_interpose(t: Table[State], cause: Cause, op: InterposeOp) -> None:
    """The owner becomes the defender; terrain counts at once, the rest after the attack (SS-POW-18)."""
    s, fight, at = t.state, cause.attack, cause.owner
    assert fight is not None
    area = place_of(s, fight.target)
    fight.target = at
    if s.heroes[at].area != area:
        await enter(t, at, area, "interpose")


@VERBS.verb(MoveOp)
async def do_move(t: Table[State], cause: Cause, op: MoveOp) -> None:
    s = t.state
    if op.kind == "free":
        for _ in range(op.n):
            await step_freely(t, cause.owner, "SS-DEC-29")
    elif op.kind == "to_target":
        there = place_of(s, cause.target)
        if there in free_steps(s, cause.owner):
            await enter(t, cause.owner, there, "step")
    elif is_enemy(cause.owner) and (enemy := s.enemy(cause.owner)) is not None:
        if op.kind == "to_victim":
            await approach(t, enemy, cause.victim, Deed("Move", op.n))
        else:
            await retreat(t, enemy, cause.victim, op.n)


@VERBS.would(MoveOp)
def would_move(s: State, cause: Cause, op: MoveOp) -> bool:
    return op.kind != "to_target" or place_of(s, cause.target) in free_steps(s, cause.owner)


@VERBS.verb(TeleportOp)
async def do_teleport(t: Table[State], cause: Cause, op: TeleportOp) -> None:
    await enter(t, cause.owner, cause.area, "teleport")


@VERBS.verb(TokenOp)
async def do_token(t: Table[State], cause: Cause, op: TokenOp) -> None:
    """One token of each kind; a new one removes the old (SS-POW-17)."""
    s = t.state
    if op.token == BELL:
        s.bells += op.n
        t.tell(MapChanged(f"The party holds {many(s.bells, 'Bell Toll token')}."))
        return
    s.tokens = [one for one in s.tokens if one.kind != op.token]
    s.tokens.append(Token(op.token, cause.area, cause.owner, cause.card))
    t.tell(MapChanged(f"{cause.name} waits in {board(s).areas[cause.area].name}."))


@VERBS.verb(CompanionOp)
async def do_companion(t: Table[State], cause: Cause, op: CompanionOp) -> None:
    """A hero has one companion at most; its HP are fixed when it comes (SS-CMP-01)."""
    s, card = t.state, COMPANIONS[op.id]
    s.companions = [one for one in s.companions if one.owner != cause.owner]
    more = sum(mod.n for mod in own(s.heroes[cause.owner], CompanionHpMod))
    most = reckon(card.hp, rank_of(s, cause.owner), s.count) + more
    s.companions.append(Companion(area=cause.area, id=op.id, owner=cause.owner, most=most))
    s.companions.sort(key=lambda one: one.owner)
    t.tell(MapChanged(f"A {card.name} stands in {board(s).areas[cause.area].name}."))
    s.looking = True
    await settle(t)


@VERBS.verb(ResurrectOp)
async def do_resurrect(t: Table[State], cause: Cause, op: ResurrectOp) -> None:
    s = t.state
    if is_hero(cause.target) and may_resurrect(s, cause.target):
        await resurrect(t, cause.target, lambda: amount(s, cause, op.hp, cause.target))
