"""Ops on powers and activities."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.activities import could_begin_activity
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import affected_refs, candidate_refs
from meadhall.games.swordsorcery.figures.answers import answer
from meadhall.games.swordsorcery.harm import ready
from meadhall.games.swordsorcery.ops import ops
from meadhall.games.swordsorcery.state import Ref, State, is_hero


@VERBS.verb(ops.GainActivityOp)
async def do_gain_activity(t: Table[State], cause: Cause, op: ops.GainActivityOp) -> None:
    turn = t.state.turn
    if turn is None or turn.hero != cause.owner:
        return
    if op.kind == "combat":
        turn.combat += op.n
    elif op.kind == "action":
        turn.action += op.n
    else:
        turn.moves += op.n


@VERBS.would(ops.GainActivityOp)
def would_gain_activity(s: State, cause: Cause, op: ops.GainActivityOp) -> bool:
    return could_begin_activity(s, cause.owner, op.kind)


@VERBS.verb(ops.RefreshPowerOp)
async def do_refresh_power(t: Table[State], cause: Cause, op: ops.RefreshPowerOp) -> None:
    """Refresh powers, the highest cooldown first. The target's player chooses among equals (SS-DEC-33)."""
    s = t.state
    for ref in await affected_refs(t, cause, op):
        if not is_hero(ref):
            continue
        hero = s.heroes[ref]
        names = ready.refreshable_powers(hero, op.max_cd, cause.card)
        if len(names) > op.n:
            things = [answer("power", "SS-DEC-33", name) for name in names]
            picked = await choose_some(hero.seat, Some("refresh", "SS-DEC-33", things, op.n, op.n))
            names = [pick.of for pick in picked]
        for name in names:
            del hero.used[name]
            t.tell(events.PowerRefreshed(hero.id, name))


@VERBS.would(ops.RefreshPowerOp)
def would_refresh_power(s: State, cause: Cause, op: ops.RefreshPowerOp) -> bool:
    refs: list[Ref] = candidate_refs(s, cause, op)
    return any(is_hero(ref) and bool(ready.refreshable_powers(s.heroes[ref], op.max_cd, cause.card)) for ref in refs)


@VERBS.verb(ops.CooldownOp)
async def do_cooldown(t: Table[State], cause: Cause, op: ops.CooldownOp) -> None:
    """Rotate used powers, at most to 0. A power at 0 becomes ready at the next Powers Refresh."""
    for ref in await affected_refs(t, cause, op):
        if is_hero(ref):
            rotate_used_powers(t.state, ref, op.n)


def rotate_used_powers(s: State, hero_index: int, turns: int = 1) -> None:
    """Rotate every used power of a hero by 90 degrees, n times (SS-TIM-08, SS-POW-05)."""
    used = s.heroes[hero_index].used
    for name, left in used.items():
        if left != ready.SPENT_COOLDOWN:
            used[name] = max(0, left - turns)
