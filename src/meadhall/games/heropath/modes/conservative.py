"""Row `style`, Conservative: the standard set-up (HP-STY-01)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.table.table import Table
from meadhall.games.heropath import rows
from meadhall.games.heropath.land import ALL, SPACES, Space
from meadhall.games.heropath.setup.land import lay_sites
from meadhall.games.heropath.state import State


class Conservative(rows.Style):
    def set_up_sites(self, t: Table[State]) -> None:
        """8 Place-Sites on the Settlements of the Weeping Willows and the Fog River (HP-SET-08)."""
        lay_sites(t, [space for space in ALL if SPACES[space].setup == "site"], "HP-SET-08")

    def hidden_spaces(self, s: State) -> Sequence[Space]:
        return [space for space in ALL if SPACES[space].setup == "hidden"]

    def exposed_spaces(self, s: State) -> Sequence[Space]:
        return [space for space in ALL if SPACES[space].setup == "exposed"]
