"""The Gathering Phase (GAT)."""

from __future__ import annotations

from meadhall.engine.flows.flow import CutTo
from meadhall.engine.table.table import Table
from meadhall.games.heropath.enemies.tokens import to_stock
from meadhall.games.heropath.events import GatheringBegan
from meadhall.games.heropath.land import START
from meadhall.games.heropath.rows import pace
from meadhall.games.heropath.state import NOBODY, Seat, State

ROUND = "round"


def begin_gathering(t: Table[State], killer: Seat) -> None:
    """The skull burns: whatever was going on is over, and a new round begins (HP-EVL-07, HP-GAT-02, HP-GAT-03)."""
    t.state.killer = killer
    raise CutTo(ROUND)


def gather(t: Table[State]) -> None:
    """If somebody has just brought it about: all heroes and the Dragon are put on the start space (HP-GAT-01 to 12)."""
    s = t.state
    if s.killer == NOBODY or s.is_gathered:
        return
    lay_aside(s)
    s.under, s.held = [*s.under, *s.held], []  # FORTUNE cards that were being looked at
    s.rock = 0
    s.first, s.on = s.killer, []
    for hero in s.heroes:
        hero.at = START
        hero.actions = hero.bonus = hero.owed = 0
        hero.is_late = False
    t.tell(GatheringBegan(s.killer))
    pace(s).stopped(t, s.killer)
    for token in list(s.tokens(START)):
        to_stock(t, START, token)


def lay_aside(s: State) -> None:
    """What was going on is no more."""
    s.act = s.travel = s.rest = s.visit = s.battle = s.deal = s.stop = None
    s.windows, s.spared, s.due, s.calls, s.busy, s.dragon_turn = [], [], [], 0, 0, False
