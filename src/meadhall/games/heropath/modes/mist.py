"""Row `style`, Mist: the land is discovered, and each second discovery raises the Scale of Evil (MST)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.heropath.content import LIMITS
from meadhall.games.heropath.dragon.gathering import begin_gathering
from meadhall.games.heropath.dragon.turn import dragons_turn
from meadhall.games.heropath.enemies.tokens import stock_left
from meadhall.games.heropath.events import EvilRose
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.modes.conservative import Conservative
from meadhall.games.heropath.state import EMPTY, Seat, State


class Mist(Conservative):
    evil = "Every second Place-Site that is found makes all enemies and the Dragon stronger."  # HP-MST-03

    def set_up_sites(self, t: Table[State]) -> None:
        """None is on the map (HP-MST-01)."""

    def draws_sites(self) -> bool:
        """Place-Sites are discovered by heroes only (HP-MST-06)."""
        return False

    def climbs_by_kills(self) -> bool:
        """The dead never raise the Scale (HP-MST-04)."""
        return False

    async def found(self, t: Table[State], seat: Seat, space: Space) -> None:
        """The discoverer gets a bonus Travel (HP-MST-02), and the Scale may rise."""
        t.state.heroes[seat].bonus += 1
        await discovered(t, seat)

    async def placed(self, t: Table[State], seat: Seat) -> None:
        """By a card it counts, without bonus (HP-MST-06)."""
        await discovered(t, seat)


async def discovered(t: Table[State], seat: Seat) -> None:
    """Each second discovery of all heroes is a level, and from level 2 on a Dragon's turn (HP-MST-03, HP-MST-05)."""
    s = t.state
    s.discoveries += 1
    if s.discoveries % 2 or s.is_gathered:
        return
    if s.scale.level == LIMITS.scale_levels:
        begin_gathering(t, seat)  # HP-MST-07
    raise_scale(t)
    if s.scale.level >= 2:
        await dragons_turn(t, seat)


def raise_scale(t: Table[State]) -> None:
    """The Scale rises by one level; a token of the stockpile marks it (HP-MST-03)."""
    s = t.state
    if s.scale.marker == EMPTY and stock_left(s):
        s.scale.marker = t.draw("HP-MST-03", s.stock.bag)
    s.scale.level += 1
    t.tell(EvilRose(s.scale.level))
