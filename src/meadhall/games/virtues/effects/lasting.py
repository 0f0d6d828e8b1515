"""Effects that last: a lost go, and what holds until the end of the turn (SV-VOC-29, 33, 34)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.virtues.effects.verbs import VERBS, Cause, touched
from meadhall.games.virtues.events import Empowered, Skipping
from meadhall.games.virtues.ops import AllColours, PortalDiscount, Skip
from meadhall.games.virtues.state import State


@VERBS.verb(Skip)
async def skip(t: Table[State], cause: Cause, op: Skip) -> None:
    cause.begin()
    for seat in touched(t.state, cause, op.who):
        t.state.players[seat].skips += op.n
        t.tell(Skipping(seat))


@VERBS.would(Skip)
def _(s: State, cause: Cause, op: Skip) -> bool:
    return bool(touched(s, cause, op.who))


@VERBS.words(Skip)
def _(op: Skip) -> str:
    return "Choose another player: the next go of that player in this Quest Phase is skipped."


@VERBS.verb(AllColours)
async def count_as_all(t: Table[State], cause: Cause, op: AllColours) -> None:
    cause.begin()
    t.state.players[cause.by].all_colours = True
    t.tell(Empowered(cause.by, "colours"))


@VERBS.would(AllColours)
def _(s: State, cause: Cause, op: AllColours) -> bool:
    return not s.players[cause.by].all_colours


@VERBS.words(AllColours)
def _(op: AllColours) -> str:
    return "Until the end of the turn your hero counts as a character of every colour for elixirs and buildings."


@VERBS.verb(PortalDiscount)
async def cheapen_portals(t: Table[State], cause: Cause, op: PortalDiscount) -> None:
    cause.begin()
    t.state.players[cause.by].portal_less += op.n
    t.tell(Empowered(cause.by, "portal"))


@VERBS.words(PortalDiscount)
def _(op: PortalDiscount) -> str:
    if op.uses:
        return f"The next portal you close this turn costs {op.n} gifts less, your choice which."
    return f"Until the end of the turn each portal you close costs {op.n} gift less, your choice which."
