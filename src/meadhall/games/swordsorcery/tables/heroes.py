"""Heroes: soul gems, natures, powers, talents, companions (`heroes.toml`)."""

from __future__ import annotations

import msgspec

from meadhall.engine.common.content import ContentTable
from meadhall.games.swordsorcery.vocabulary.mods import AnyMod
from meadhall.games.swordsorcery.vocabulary.ops import AnyOp


class GemRow(msgspec.Struct, frozen=True, array_like=True):
    """One Soulrank of a soul gem."""

    hp: int
    powers: int
    talents: int
    combat: int
    action: int


class Power(ContentTable, frozen=True):
    """A power, an innate power, or what an item does when it is used."""

    id: str
    name: str
    text: str
    use: str
    hero: str = ""
    nature: str = "both"
    rank: int = 1
    cd: int | str = 0
    target: str = "none"
    range: str = ""
    needs: str = ""
    limit: str = ""
    ops: tuple[AnyOp, ...] = ()
    static: tuple[AnyMod, ...] = ()

    @property
    def is_reaction(self) -> bool:
        return self.use.startswith("react:")


class Nature(ContentTable, frozen=True, rename={"class_": "class"}):
    """What a soul nature makes of a hero."""

    class_: str
    styles: list[str]
    start: list[str]
    innate: Power
    gem: list[GemRow]


class HeroCard(ContentTable, frozen=True):
    id: str
    name: str
    people: str
    move: int
    save: int
    bag: int
    story: str
    law: Nature
    chaos: Nature

    def side(self, nature: str) -> Nature:
        return self.law if nature == "law" else self.chaos

    @property
    def short(self) -> str:
        """The first name."""
        return self.name.split(" ")[0]


class Talent(ContentTable, frozen=True):
    id: str
    hero: str
    nature: str
    name: str
    text: str
    static: list[AnyMod]


class AttackCard(ContentTable, frozen=True):
    """An attack printed on the card of an enemy or companion."""

    dice: str
    range: str
    name: str = ""
    lethal: int = 0
    aoe: int | None = None
    magic: bool = False
    fire: bool = False
    holy: bool = False
    bolt: tuple[AnyOp, ...] = ()
    on_wound: tuple[AnyOp, ...] = ()


class CompanionCard(ContentTable, frozen=True, rename={"dice": "def"}):
    id: str
    name: str
    hp: str
    armor: int
    dice: int
    move: int
    count: int
    attack: AttackCard
    text: str


class HeroesFile(ContentTable, frozen=True):
    hero: list[HeroCard]
    power: list[Power]
    talent: list[Talent]
    companion: list[CompanionCard]
