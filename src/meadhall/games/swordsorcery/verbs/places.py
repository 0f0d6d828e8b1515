"""Ops that move characters, and tokens on the map."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.behavior.activation import approach, retreat
from meadhall.games.swordsorcery.content import COMPANIONS
from meadhall.games.swordsorcery.effects.by import By
from meadhall.games.swordsorcery.effects.verbs import VERBS
from meadhall.games.swordsorcery.effects.who import candidates, whom
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
from meadhall.games.swordsorcery.rebirth import may_resurrect, resurrect
from meadhall.games.swordsorcery.state import Companion, State, Token, is_enemy, is_hero
from meadhall.games.swordsorcery.verbs.amounts import amount

BELL = "bell_toll"


@VERBS.verb(BashOp)
async def do_bash(t: Table[State], by: By, op: BashOp) -> None:
    for ref in await whom(t, by, op):
        await bash(t, ref, op.n, by)


@VERBS.would(BashOp)
def would_bash(s: State, by: By, op: BashOp) -> bool:
    source = by.source(s)
    return any(not is_immune(s, ref, "bash") and bash_ways(s, ref, source) for ref in candidates(s, by, op))


@VERBS.verb(PullOp)
async def do_pull(t: Table[State], by: By, op: PullOp) -> None:
    for ref in await whom(t, by, op):
        await pull(t, ref, op.n, by)


@VERBS.verb(InterposeOp)
async def do_interpose(t: Table[State], by: By, op: InterposeOp) -> None:
    """The owner becomes the defender; terrain counts at once, the rest after the attack (SS-POW-18)."""
    s, fight, at = t.state, by.attack, by.owner
    assert fight is not None
    area = place_of(s, fight.target)
    fight.target = at
    if s.heroes[at].area != area:
        await enter(t, at, area, "interpose")


@VERBS.verb(MoveOp)
async def do_move(t: Table[State], by: By, op: MoveOp) -> None:
    s = t.state
    if op.kind == "free":
        for _ in range(op.n):
            await step_freely(t, by.owner, "SS-DEC-29")
    elif op.kind == "to_target":
        there = place_of(s, by.target)
        if there in free_steps(s, by.owner):
            await enter(t, by.owner, there, "step")
    elif is_enemy(by.owner) and (enemy := s.enemy(by.owner)) is not None:
        if op.kind == "to_victim":
            await approach(t, enemy, by.victim, Deed("Move", op.n))
        else:
            await retreat(t, enemy, by.victim, op.n)


@VERBS.would(MoveOp)
def would_move(s: State, by: By, op: MoveOp) -> bool:
    return op.kind != "to_target" or place_of(s, by.target) in free_steps(s, by.owner)


@VERBS.verb(TeleportOp)
async def do_teleport(t: Table[State], by: By, op: TeleportOp) -> None:
    await enter(t, by.owner, by.area, "teleport")


@VERBS.verb(TokenOp)
async def do_token(t: Table[State], by: By, op: TokenOp) -> None:
    """One token of each kind; a new one removes the old (SS-POW-17)."""
    s = t.state
    if op.token == BELL:
        s.bells += op.n
        t.tell(MapChanged(f"The party holds {many(s.bells, 'Bell Toll token')}."))
        return
    s.tokens = [one for one in s.tokens if one.kind != op.token]
    s.tokens.append(Token(op.token, by.area, by.owner, by.card))
    t.tell(MapChanged(f"{by.name} waits in {board(s).areas[by.area].name}."))


@VERBS.verb(CompanionOp)
async def do_companion(t: Table[State], by: By, op: CompanionOp) -> None:
    """A hero has one companion at most; its HP are fixed when it comes (SS-CMP-01)."""
    s, card = t.state, COMPANIONS[op.id]
    s.companions = [one for one in s.companions if one.owner != by.owner]
    more = sum(mod.n for mod in own(s.heroes[by.owner], CompanionHpMod))
    most = reckon(card.hp, rank_of(s, by.owner), s.count) + more
    s.companions.append(Companion(area=by.area, id=op.id, owner=by.owner, most=most))
    s.companions.sort(key=lambda one: one.owner)
    t.tell(MapChanged(f"A {card.name} stands in {board(s).areas[by.area].name}."))
    s.looking = True
    await settle(t)


@VERBS.verb(ResurrectOp)
async def do_resurrect(t: Table[State], by: By, op: ResurrectOp) -> None:
    s = t.state
    if is_hero(by.target) and may_resurrect(s, by.target):
        await resurrect(t, by.target, lambda: amount(s, by, op.hp, by.target))
