"""Row `style`, Logical: all Place-Sites are on the map from the start (LOG)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.heropath.land import SETTLEMENTS
from meadhall.games.heropath.modes.conservative import Conservative
from meadhall.games.heropath.setup.land import lay_sites
from meadhall.games.heropath.state import State


class Logical(Conservative):
    def set_up_sites(self, t: Table[State]) -> None:
        """All 22 at random on the 22 Settlements; so the pouch is empty (HP-LOG-01, HP-LOG-02)."""
        lay_sites(t, SETTLEMENTS, "HP-LOG-01")
