"""Stopping on a space: its Place-Site is drawn, its enemies are turned up (HP-MOV-05, HP-MOV-14, HP-MOV-19)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.heropath.content import LIMITS
from meadhall.games.heropath.dragon.sites import find_site
from meadhall.games.heropath.enemies.tokens import expose
from meadhall.games.heropath.land import PRISON, START, Space
from meadhall.games.heropath.state import Seat, State


async def arrive(t: Table[State], seat: Seat) -> None:
    """First the Place-Site, then the enemies (HP-MOV-16); but not for who died of what the site brought (HP-VIT-06)."""
    await find_site(t, seat)
    if not t.state.heroes[seat].is_dead:
        expose(t, t.state.heroes[seat].at, "HP-MOV-05")


def is_full(s: State, space: Space, seat: Seat) -> bool:
    """Whether a space holds as many other heroes as it may (HP-MAP-16, HP-MOV-04)."""
    if space in (START, PRISON):
        return False
    return (
        sum(hero.at == space and not hero.is_dead for one, hero in enumerate(s.heroes) if one != seat)
        >= LIMITS.heroes_per_space
    )
