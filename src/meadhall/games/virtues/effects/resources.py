"""Effects on fame, gold, might and corruption (SV-VOC-01 to 03, 26)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.virtues.effects.verbs import VERBS, Cause, stolen_resource, touched
from meadhall.games.virtues.events import Gained, Lost, Stolen
from meadhall.games.virtues.fall import cleanse
from meadhall.games.virtues.holdings.wealth import gain, has, lose
from meadhall.games.virtues.ops import ARMOUR, Cleanse, Gain, Lose, Steal
from meadhall.games.virtues.state import State


def gained(s: State, op: Gain) -> int:
    return min(s.armour, op.cap) if op.n == ARMOUR else int(op.n)


@VERBS.verb(Gain)
async def receive(t: Table[State], cause: Cause, op: Gain) -> None:
    cause.begin()
    number = gained(t.state, op)
    for seat in touched(t.state, cause, op.who):
        gain(t.state, seat, op.res, number, cause.source)
        t.tell(Gained(seat, op.res, number))


@VERBS.would(Gain)
def _(s: State, cause: Cause, op: Gain) -> bool:
    return gained(s, op) > 0


@VERBS.words(Gain)
def _(op: Gain) -> str:
    if op.n == ARMOUR:
        return f"Gain 1 {op.res} per piece of armour collected, at most {op.cap}."
    return f"Gain {op.n} {op.res}."


@VERBS.verb(Lose)
async def lose_some(t: Table[State], cause: Cause, op: Lose) -> None:
    cause.begin()
    for seat in touched(t.state, cause, op.who):
        lost = lose(t.state, seat, op.res, op.n, cause.source)
        if lost:
            t.tell(Lost(seat, op.res, lost))


@VERBS.would(Lose)
def _(s: State, cause: Cause, op: Lose) -> bool:
    return any(has(s, seat, op.res) for seat in touched(s, cause, op.who))


@VERBS.words(Lose)
def _(op: Lose) -> str:
    who = {"each": "Each player", "target": "Another player"}[op.who]
    with_more = ", who has more might than you," if op.cond else ""
    return f"{who}{with_more} loses {op.n} {op.res}."


@VERBS.verb(Steal)
async def steal(t: Table[State], cause: Cause, op: Steal) -> None:
    cause.begin()
    res = stolen_resource(cause, op)
    for seat in touched(t.state, cause, op.who):
        taken = lose(t.state, seat, res, op.n, cause.source)
        if taken:
            gain(t.state, cause.by, res, taken, cause.source)
            t.tell(Stolen(cause.by, seat, res, taken))


@VERBS.would(Steal)
def _(s: State, cause: Cause, op: Steal) -> bool:
    return any(has(s, seat, stolen_resource(cause, op)) for seat in touched(s, cause, op.who))


@VERBS.words(Steal)
def _(op: Steal) -> str:
    if op.res == "fame_or_gold":
        return f"Choose fame or gold: take up to {op.n} of it from another player who has more of it than you."
    return f"Take up to {op.n} {op.res} from another player."


@VERBS.verb(Cleanse)
async def discard_corruption(t: Table[State], cause: Cause, op: Cleanse) -> None:
    cause.begin()
    for seat in touched(t.state, cause, op.who):
        for _ in range(min(op.n, t.state.players[seat].corruption)):
            cleanse(t, seat)


@VERBS.would(Cleanse)
def _(s: State, cause: Cause, op: Cleanse) -> bool:
    return s.options.fall and any(s.players[seat].corruption for seat in touched(s, cause, op.who))


@VERBS.words(Cleanse)
def _(op: Cleanse) -> str:
    return f"In The Fall of a Hero discard {op.n} corruption card{'s' * (op.n > 1)}."
