"""The Gathering Phase (GAT): all heroes and the Dragon meet on the start space."""

from __future__ import annotations

from meadhall.engine import CutTo, Table
from meadhall.games.heropath import rows
from meadhall.games.heropath.enemies import tokens
from meadhall.games.heropath.events.land import GatheringBegan
from meadhall.games.heropath.land import START
from meadhall.games.heropath.state import NOBODY, Seat, State

ROUND_STEP = "round"


def begin_gathering(t: Table[State], killer: Seat) -> None:
    """Break off the current action, and begin a new round with the Gathering (HP-EVL-07, HP-GAT-02, 03)."""
    t.state.killer = killer
    raise CutTo(ROUND_STEP)


def gather_at_start(t: Table[State]) -> None:
    """Put all heroes and the Dragon on the start space if the Gathering is due (HP-GAT-01 to 12)."""
    s = t.state
    if s.killer == NOBODY or s.is_gathered:
        return
    clear_unfinished_effects(s)
    s.under, s.held = [*s.under, *s.held], []  # return the FORTUNE cards that a hero was looking at
    s.rock = 0
    s.first, s.on = s.killer, []
    for hero in s.heroes:
        hero.at = START
        hero.actions = hero.bonus = hero.owed = 0
        hero.is_late = False
    t.tell(GatheringBegan(s.killer))
    rows.pace(s).on_stop_event(t, s.killer)
    for token in list(s.tokens(START)):
        tokens.return_to_stock(t, START, token)


def clear_unfinished_effects(s: State) -> None:
    """Clear the current action and all unfinished effects."""
    s.act = s.travel = s.rest = s.visit = s.battle = s.deal = s.stop = None
    s.windows, s.spared, s.due, s.calls, s.busy, s.dragon_turn = [], [], [], 0, 0, False
