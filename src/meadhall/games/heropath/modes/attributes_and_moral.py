"""The values of the options `attributes` (start values of heroes) and `moral` (Encounters) (ATT, MOR)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Option, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.content import CARDS, HEROES, TABLE, HeroKind
from meadhall.games.heropath.events.heroes import GemsChosen
from meadhall.games.heropath.setup.start import give_supply
from meadhall.games.heropath.state import ATTRIBUTES, FAITH, SKILLS, WISDOM, Seat, State


class CharacterAttributes(rows.Attributes):
    """Attributes from the table of heroes (HP-ATT-01)."""

    async def start(self, t: Table[State], seat: Seat) -> None:
        hero = t.state.heroes[seat]
        kind = HEROES[hero.kind]
        hero.gems = self.gems(kind)
        give_supply(t, seat, kind.GOLD, kind.FOOD)


class BalancedAttributes(CharacterAttributes):
    """Attributes from the table, with more FAITH for weaker heroes and less for stronger ones (HP-ATT-03)."""

    def gems(self, kind: HeroKind) -> list[int]:
        gems = super().gems(kind)
        gems[FAITH] += kind.balance
        return gems


class Split(Option):
    """A distribution of the two free gems between WISDOM and SKILLS."""

    __slots__ = ("wisdom",)

    def __init__(self, wisdom: int) -> None:
        super().__init__(("skills", "each", "wisdom")[wisdom], "HP-ATT-02")
        self.wisdom = wisdom

    def args(self, state: State) -> Args:
        return {
            "gems": texts.amount_texts(
                ((self.wisdom, "WISDOM"), (TABLE.equivalent.free_points - self.wisdom, "SKILLS"))
            )
        }


SPLIT_OPTIONS: Final = [Split(wisdom) for wisdom in (1, 2, 0)]


@menu("free-gems", "HP-ATT-02", default="each")
def split_options(s: State, seat: Seat) -> list[Split]:
    """Return the distributions of the free gems: 2 WISDOM, 2 SKILLS, or 1 of each (HP-ASK-02)."""
    return SPLIT_OPTIONS


class EquivalentAttributes(rows.Attributes):
    """The same attributes for every hero, except for two free gems (HP-ATT-02)."""

    differ_by_hero = False

    async def start(self, t: Table[State], seat: Seat) -> None:
        hero, row = t.state.heroes[seat], TABLE.equivalent
        pick = await choose(seat, split_options(t.state, seat))
        hero.gems = [getattr(row, name, 0) for name in ATTRIBUTES]
        hero.gems[WISDOM], hero.gems[SKILLS] = pick.wisdom, row.free_points - pick.wisdom
        give_supply(t, seat, row.GOLD, row.FOOD)
        t.tell(GemsChosen(seat, pick.wisdom, row.free_points - pick.wisdom))


class Bronze(rows.Moral):
    """Encounters without changes (HP-MOR-01)."""


class Silver(rows.Moral):
    """The victim of an Encounter loses no VITALITY, but the attacker still gains 1 (HP-MOR-02)."""

    wounds_victim = False


class Golden(rows.Moral):
    """No Encounter actions, and no cards that allow or answer Encounters (HP-MOR-03, HP-MOR-04)."""

    has_encounters = False

    def excludes_card(self, face: int) -> bool:
        return CARDS[face].encounter
