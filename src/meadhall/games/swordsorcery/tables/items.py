"""Items, the treasure deck, enchantments and the tavern (`items.toml`)."""

from __future__ import annotations

from meadhall.engine.common.content import ContentTable
from meadhall.games.swordsorcery.vocabulary.mods import AnyMod
from meadhall.games.swordsorcery.vocabulary.ops import AnyOp


class Active(ContentTable, frozen=True):
    """What an item does when it is used."""

    use: str
    ops: tuple[AnyOp, ...]
    target: str = "none"
    range: str = ""
    needs: str = ""
    limit: str = ""
    cd: int | str | None = None


class ItemCard(ContentTable, frozen=True, rename={"shield_dice": "def"}):
    id: str
    name: str
    kind: str
    tier: str
    cost: int
    text: str
    style: str = ""
    hands: int = 0
    range: str = "0"
    close: int = 0
    dice: str = ""
    dice_by_rank: tuple[str, ...] = ()
    magic: bool = False
    fire: bool = False
    holy: bool = False
    bolt: tuple[AnyOp, ...] = ()
    offhand: str = ""
    offhand_static: tuple[AnyMod, ...] = ()
    hero: str = ""
    armor: int = 0
    shield_dice: int = 0
    magic_shield: int = 0
    static: tuple[AnyMod, ...] = ()
    once: Active | None = None
    active: Active | None = None


class Enchantment(ContentTable, frozen=True):
    id: str
    name: str
    on: str
    cost: int
    text: str
    static: tuple[AnyMod, ...] = ()
    magic_shield: int = 0


class Service(ContentTable, frozen=True):
    """What the tavern sells."""

    id: str
    name: str
    cost: int
    per: str
    text: str
    ops: tuple[AnyOp, ...] = ()
    static: tuple[AnyMod, ...] = ()


class TreasureDeck(ContentTable, frozen=True):
    cards: list[tuple[str, int]]


class ItemsFile(ContentTable, frozen=True):
    item: list[ItemCard]
    treasure: TreasureDeck
    enchantment: list[Enchantment]
    tavern: list[Service]
