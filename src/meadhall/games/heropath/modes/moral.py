"""Row `moral`: Bronze, Silver and Golden Heart (MOR)."""

from __future__ import annotations

from meadhall.games.heropath import rows
from meadhall.games.heropath.content import CARDS


class Bronze(rows.Moral):
    """Encounters as they are (HP-MOR-01)."""


class Silver(rows.Moral):
    """The victim of an Encounter loses no VITALITY; the attacker still gains 1 (HP-MOR-02)."""

    def wounds_victim(self) -> bool:
        return False


class Golden(rows.Moral):
    """No Encounter actions, and no cards that allow or answer them (HP-MOR-03, HP-MOR-04)."""

    def has_encounters(self) -> bool:
        return False

    def leaves_out(self, face: int) -> bool:
        return CARDS[face].encounter
