"""Enemies and Place-Sites on the map at the start (HP-SET-06 to 08)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.engine.table.table import Table
from meadhall.games.heropath.enemies.tokens import put_down
from meadhall.games.heropath.events import SiteFound
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.state import SITE_BAG, State, Token


def lay_sites(t: Table[State], spaces: Sequence[Space], clause: str) -> None:
    """A Place-Site at random on each of these spaces."""
    s = t.state
    for space in spaces:
        s.sites[space] = t.draw(clause, SITE_BAG)
        t.tell(SiteFound(space, s.sites[space]))


def lay_enemies(t: Table[State], hidden: Iterable[Space], exposed: Iterable[Space]) -> None:
    """One enemy, face down, on each space of the first kind, and one face up on each of the second."""
    s = t.state
    for space in hidden:
        s.enemies[space] = [Token(s.faces.lay(s.stock.bag), exposed=False)]
    for space in exposed:
        put_down(t, s.faces.lay(s.stock.bag), space, exposed=True)
