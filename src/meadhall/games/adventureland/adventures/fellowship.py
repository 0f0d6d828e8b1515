"""Adventure 1, The Fellowship (4.9): the basic rules; all points are scored at once."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.table.table import Table
from meadhall.games.adventureland.adventure import Adventure, score_points
from meadhall.games.adventureland.content import CONTENT, WREATH
from meadhall.games.adventureland.land import Place
from meadhall.games.adventureland.state import State

CARD = CONTENT.adventure[0]


class Fellowship(Adventure):
    """Rules of the fellowship (AL-FEL-01): points stay (AL-FEL-05), without final scoring (AL-FEL-06)."""

    number = CARD.id
    name = CARD.name

    def creature_beaten(self, t: Table[State], seat: int, creature: int, field: Place) -> None:
        score_points(t, seat, WREATH[creature], "AL-FEL-02")

    def companion_joined(self, t: Table[State], seat: int, nth: int) -> None:
        score_points(t, seat, nth, "AL-FEL-03")

    def gold_taken(self, t: Table[State], seat: int) -> None:
        score_points(t, seat, CARD.gold_each, "AL-FEL-04")

    def parts(self, s: State, seat: int) -> dict[str, int]:
        """The parts of the track: creatures stay in sight, the rest is known by difference (AL-FEL-02 to 04)."""
        creatures = _wreaths(s.beaten[seat])
        return {"fog creatures": creatures, "companions and gold": s.track[seat] - creatures}


@lru_cache(maxsize=10_000)
def _wreaths(beaten: tuple[int, ...]) -> int:
    """The points of all these creatures."""
    return sum(WREATH[creature] for creature in beaten)
