"""Adventure 1, The Fellowship (4.9): the basic rules. All points are scored at once."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.table.table import Table
from meadhall.games.adventureland.adventure import Adventure, score_points
from meadhall.games.adventureland.content import CONTENT, CREATURE_WREATHS
from meadhall.games.adventureland.land import Place
from meadhall.games.adventureland.state import State

CARD = CONTENT.adventure[0]


class Fellowship(Adventure):
    """Rules of The Fellowship (AL-FEL-01). No points are lost (AL-FEL-05) or scored at the end (AL-FEL-06)."""

    number = CARD.id
    name = CARD.name

    def score_creature(self, t: Table[State], seat: int, creature: int, field: Place) -> None:
        score_points(t, seat, CREATURE_WREATHS[creature], "AL-FEL-02")

    def score_companion(self, t: Table[State], seat: int, nth: int) -> None:
        score_points(t, seat, nth, "AL-FEL-03")

    def score_gold(self, t: Table[State], seat: int) -> None:
        score_points(t, seat, CARD.gold_each, "AL-FEL-04")

    def points_by_source(self, s: State, seat: int) -> dict[str, int]:
        """Return the points by source. Points that are not from beaten creatures are from companions and gold."""
        creatures = _wreath_sum(s.beaten[seat])
        return {"fog creatures": creatures, "companions and gold": s.track[seat] - creatures}


@lru_cache(maxsize=10_000)
def _wreath_sum(beaten: tuple[int, ...]) -> int:
    """Return the sum of the creatures' wreaths, which are their points."""
    return sum(CREATURE_WREATHS[creature] for creature in beaten)
