"""Ops on HP and tokens."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.combat.activities import WALKED, could_step, walks_on
from meadhall.games.swordsorcery.content import ENEMIES, INNATES, POWERS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import amount, candidates, whom
from meadhall.games.swordsorcery.events import TokenGained, TokenLost
from meadhall.games.swordsorcery.figures.crowd import is_master, remaining
from meadhall.games.swordsorcery.figures.numbers import is_immune
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.harm.dice import save
from meadhall.games.swordsorcery.harm.tokens import (
    NAMES,
    curable,
    cure,
    give,
    give_buff,
    give_critical,
    give_fire,
    give_shields,
)
from meadhall.games.swordsorcery.harm.wounds import heal, set_hp, wound
from meadhall.games.swordsorcery.ops.grammar import range_of
from meadhall.games.swordsorcery.ops.mods import HealBonusMod
from meadhall.games.swordsorcery.ops.ops import (
    BuffOp,
    CombustOp,
    ConditionOp,
    CriticalOp,
    CureOp,
    FireOp,
    HealOp,
    HiddenOp,
    MagicShieldOp,
    Op,
    SetHpOp,
    TauntOp,
    WoundOp,
)
from meadhall.games.swordsorcery.state import MOST_SHIELDS, Buff, Enemy, Ref, State, Turn, is_hero


async def unsaved(t: Table[State], cause: Cause, op: Op) -> list[Ref]:
    """Those concerned who have not saved; companions have no Saves, and enemies neither (SS-BOD-04, SS-CMP-07)."""
    refs = await whom(t, cause, op)
    if not op.save:
        return refs
    cause.failed = [ref for ref in refs if not (is_hero(ref) and await save(t, ref))]
    return cause.failed.copy()


@VERBS.verb(WoundOp)
async def do_wound(t: Table[State], cause: Cause, op: WoundOp) -> None:
    for ref in await unsaved(t, cause, op):
        n = amount(t.state, cause, op.n)
        if op.not_last:
            n = min(n, remaining(t.state, ref) - 1)
        await wound(t, ref, n, cause, cause.name)


@VERBS.would(WoundOp)
def would_wound(s: State, cause: Cause, op: WoundOp) -> bool:
    return any(not op.not_last or remaining(s, ref) > 1 for ref in candidates(s, cause, op))


@VERBS.verb(HealOp)
async def do_heal(t: Table[State], cause: Cause, op: HealOp) -> None:
    s = t.state
    more = 0
    if is_hero(cause.owner) and (cause.card in POWERS or cause.card in INNATES):
        more = sum(mod.n for mod in own(s.heroes[cause.owner], HealBonusMod))
    for ref in await whom(t, cause, op):
        heal(t, ref, amount(s, cause, op.n, ref) + more)


@VERBS.would(HealOp)
def would_heal(s: State, cause: Cause, op: HealOp) -> bool:
    return any((body := s.body(ref)) is not None and body.wounds > 0 for ref in candidates(s, cause, op))


@VERBS.verb(SetHpOp)
async def do_set_hp(t: Table[State], cause: Cause, op: SetHpOp) -> None:
    for ref in await whom(t, cause, op):
        set_hp(t, ref, amount(t.state, cause, op.n, ref))


@VERBS.verb(ConditionOp)
async def do_condition(t: Table[State], cause: Cause, op: ConditionOp) -> None:
    for ref in await unsaved(t, cause, op):
        name = op.master if op.master and is_master(t.state, ref) else op.name  # SS-MAS-07
        await give(t, ref, name, op.level, cause)


@VERBS.would(ConditionOp)
def would_condition(s: State, cause: Cause, op: ConditionOp) -> bool:
    for ref in candidates(s, cause, op):
        name = op.master if op.master and is_master(s, ref) else op.name
        if not is_immune(s, ref, name):
            return True
    return False


@VERBS.verb(CureOp)
async def do_cure(t: Table[State], cause: Cause, op: CureOp) -> None:
    for ref in await whom(t, cause, op):
        await cure(t, ref, op.names, op.n)


@VERBS.would(CureOp)
def would_cure(s: State, cause: Cause, op: CureOp) -> bool:
    return any((body := s.body(ref)) is not None and bool(curable(body, op.names)) for ref in candidates(s, cause, op))


@VERBS.verb(CriticalOp)
async def do_critical(t: Table[State], cause: Cause, op: CriticalOp) -> None:
    for ref in await unsaved(t, cause, op):
        await give_critical(t, ref, op.stat, op.color, cause)


@VERBS.verb(FireOp)
async def do_fire(t: Table[State], cause: Cause, op: FireOp) -> None:
    for ref in await unsaved(t, cause, op):
        give_fire(t, ref, op.level, cause)


@VERBS.would(FireOp)
def would_fire(s: State, cause: Cause, op: FireOp) -> bool:
    return any(not is_immune(s, ref, "fire") for ref in candidates(s, cause, op))


@VERBS.verb(CombustOp)
async def do_combust(t: Table[State], cause: Cause, op: CombustOp) -> None:
    for ref in await whom(t, cause, op):
        body = t.state.body(ref)
        if body is None or not body.fire:
            continue
        n = len(body.fire) + op.n
        body.fire.clear()
        t.tell(TokenLost(t.state.name(ref), NAMES["fire"]))
        await wound(t, ref, n, cause, cause.name)


@VERBS.would(CombustOp)
def would_combust(s: State, cause: Cause, op: CombustOp) -> bool:
    return any((body := s.body(ref)) is not None and bool(body.fire) for ref in candidates(s, cause, op))


@VERBS.verb(MagicShieldOp)
async def do_magic_shield(t: Table[State], cause: Cause, op: MagicShieldOp) -> None:
    for ref in await whom(t, cause, op):
        give_shields(t, ref, amount(t.state, cause, op.n))


@VERBS.would(MagicShieldOp)
def would_magic_shield(s: State, cause: Cause, op: MagicShieldOp) -> bool:
    return any((body := s.body(ref)) is not None and body.shields < MOST_SHIELDS for ref in candidates(s, cause, op))


BUFFS = {
    "hits": "{n:+} Hit on attacks", "armor": "{n:+} Armor", "def_dice": "{n:+} die when defending",
    "move": "{n:+} movement point", "marked": "attacks against it {n:+} Hit", "free_evade": "the next Evade is free",
    "immune": "immune to {names}",
}  # fmt: skip
WARDED_OFF = {**NAMES, "bash": "Bash", "pull": "being pulled"}


@VERBS.verb(BuffOp)
async def do_buff(t: Table[State], cause: Cause, op: BuffOp) -> None:
    s = t.state
    n = amount(s, cause, op.n)
    names = " and ".join(WARDED_OFF[name] for name in op.names.split(",") if name)
    for ref in await whom(t, cause, op):
        give_buff(t, ref, Buff(op.stat, n, op.until, cause.card, op.names), BUFFS[op.stat].format(n=n, names=names))
        if op.stat == "move" and s.turn is not None and s.turn.hero == ref:
            _walk_on(s.turn, n)


def _walk_on(turn: Turn, n: int) -> None:
    """More points for the Movement that goes on, or whose last point was just spent (SS-MOV-01)."""
    if WALKED in turn.did:
        turn.did.remove(WALKED)
        turn.moving = True
    if turn.moving:
        turn.points += n


@VERBS.would(BuffOp)
def would_buff(s: State, cause: Cause, op: BuffOp) -> bool:
    return any(_would_change(s, cause, op, ref) for ref in candidates(s, cause, op))


def _would_change(s: State, cause: Cause, op: BuffOp, ref: Ref) -> bool:
    body = s.body(ref)
    if body is None or any(one.stat == op.stat and one.card == cause.card for one in body.buffs):
        return False
    if op.stat == "def_dice" and isinstance(body, Enemy):
        return op.n != -1 or ENEMIES[body.id].dice > 0
    if op.until == "turn" and s.turn is not None and s.turn.hero == ref:
        if op.stat == "move":
            return walks_on(s, ref)
        if op.stat == "free_evade":
            return could_step(s, ref)
    return True


@VERBS.verb(TauntOp)
async def do_taunt(t: Table[State], cause: Cause, op: TauntOp) -> None:
    most = range_of(op.range).most
    give_buff(t, cause.owner, Buff("taunt", most, op.until, cause.card), f"enemies within {most} turn on them")


@VERBS.verb(HiddenOp)
async def do_hidden(t: Table[State], cause: Cause, op: HiddenOp) -> None:
    hero = t.state.heroes[cause.owner]
    hero.hidden = True
    t.tell(TokenGained(hero.name, "Hidden"))


@VERBS.would(HiddenOp)
def would_hidden(s: State, cause: Cause, op: HiddenOp) -> bool:
    return not s.heroes[cause.owner].hidden
