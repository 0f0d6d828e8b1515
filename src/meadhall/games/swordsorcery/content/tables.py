"""The types of the content files: heroes, items, enemies, cards, maps, quests."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.engine import ContentTable
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.ops.ops import AnyOp

MAX_RANK: Final = 7  # rows of a soul gem


class Tile(ContentTable, frozen=True):
    id: str
    rect: tuple[int, int, int, int]


class AreaCard(ContentTable, frozen=True):
    id: str
    name: str
    rect: tuple[int, int, int, int]
    tile: str
    terrain: list[str]


class LinkCard(ContentTable, frozen=True):
    a: str
    b: str
    kind: str
    span: tuple[int, int, int, int] | None = None
    id: str = ""


class BlockCard(ContentTable, frozen=True):
    area: str
    rect: tuple[int, int, int, int]


class MapCard(ContentTable, frozen=True):
    id: str
    name: str
    size: tuple[int, int]
    quest: str
    tiles: list[Tile]
    areas: list[AreaCard]
    links: list[LinkCard]
    blocks: list[BlockCard]


class MapsFile(ContentTable, frozen=True):
    map: list[MapCard]


class GemRow(msgspec.Struct, frozen=True, array_like=True):
    """One Soulrank of a soul gem."""

    hp: int
    powers: int
    talents: int
    combat: int
    action: int


class Power(ContentTable, frozen=True):
    """A power, an innate power, or the effect of using an item."""

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
    static: tuple[mods.AnyMod, ...] = ()

    @property
    def is_reaction(self) -> bool:
        return self.use.startswith("react:")


class Nature(ContentTable, frozen=True, rename={"class_": "class"}):
    """A hero's class with one soul nature."""

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
        """Return the first name."""
        return self.name.split(" ")[0]


class Talent(ContentTable, frozen=True):
    id: str
    hero: str
    nature: str
    name: str
    text: str
    static: list[mods.AnyMod]


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


class Active(ContentTable, frozen=True):
    """The effect of using an item."""

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
    offhand_static: tuple[mods.AnyMod, ...] = ()
    hero: str = ""
    armor: int = 0
    shield_dice: int = 0
    magic_shield: int = 0
    static: tuple[mods.AnyMod, ...] = ()
    once: Active | None = None
    active: Active | None = None


class Enchantment(ContentTable, frozen=True):
    id: str
    name: str
    on: str
    cost: int
    text: str
    static: tuple[mods.AnyMod, ...] = ()
    magic_shield: int = 0


class Service(ContentTable, frozen=True):
    """A service of the tavern."""

    id: str
    name: str
    cost: int
    per: str
    text: str
    ops: tuple[AnyOp, ...] = ()
    static: tuple[mods.AnyMod, ...] = ()


class TreasureDeck(ContentTable, frozen=True):
    cards: list[tuple[str, int]]


class ItemsFile(ContentTable, frozen=True):
    item: list[ItemCard]
    treasure: TreasureDeck
    enchantment: list[Enchantment]
    tavern: list[Service]


class Rule(ContentTable, frozen=True):
    """A line of an enemy's behaviour: the distances at which it applies, and its sentences."""

    band: str
    do: str


class Passive(ContentTable, frozen=True, rename={"if_": "if"}):
    """An effect of an enemy outside its activation, at a fixed moment."""

    when: str
    if_: str = ""
    text: str = ""
    ops: tuple[AnyOp, ...] = ()


class EnemyPower(ContentTable, frozen=True):
    name: str
    ops: list[AnyOp]


class EnemyCard(ContentTable, frozen=True, rename={"dice": "def"}):
    """An enemy type, a Master or the Villain."""

    id: str
    name: str
    family: str
    tags: list[str]
    hp: grammar.Amount
    armor: int
    dice: int
    sp: grammar.Amount
    loot: int
    victim: str
    attack: list[AttackCard]
    rules: list[Rule]
    text: str
    rank: str = ""
    kind: str = ""
    horde: int = 0
    flying: bool = False
    immune: tuple[str, ...] = ()
    resist: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    power: EnemyPower | None = None
    passive: tuple[Passive, ...] = ()
    on_hero_kill: tuple[AnyOp, ...] = ()
    becomes: str = ""
    deck: tuple[str, ...] = ()

    @property
    def is_master(self) -> bool:
        return bool(self.kind)

    def attack_named(self, name: str) -> AttackCard:
        """Return the attack with this name, or the first one."""
        return next((attack for attack in self.attack if attack.name == name), self.attack[0])


class PowerCard(ContentTable, frozen=True):
    """A card of a Master's power deck."""

    id: str
    name: str
    text: str
    ops: list[AnyOp]


class Limits(ContentTable, frozen=True):
    green: int
    blue: int
    red: int
    horde: int


class EnemiesFile(ContentTable, frozen=True):
    limits: Limits
    enemy: list[EnemyCard]
    master: list[EnemyCard]
    power_card: list[PowerCard]


class FurtherEnemies(ContentTable, frozen=True):
    """Enemies that an Encounter card activates in addition."""

    scope: str
    filter: str


class Encounter(ContentTable, frozen=True):
    id: str
    name: str
    own: list[str]
    text: str
    also: tuple[FurtherEnemies, ...] = ()
    master: bool = False
    frenzy: bool = False
    ops: tuple[AnyOp, ...] = ()


class EventCard(ContentTable, frozen=True):
    id: str
    name: str
    env: str
    text: str
    ops: tuple[AnyOp, ...] = ()
    ongoing: tuple[mods.AnyMod, ...] = ()


class Trap(ContentTable, frozen=True):
    id: str
    name: str
    text: str
    ops: list[AnyOp]


class Search(ContentTable, frozen=True):
    id: str
    name: str
    count: int
    table: list[tuple[int, int, list[AnyOp]]]
    text: str


class CardsFile(ContentTable, frozen=True):
    encounter: list[Encounter]
    event: list[EventCard]
    trap: list[Trap]
    search: list[Search]


class PlacedEnemies(ContentTable, frozen=True):
    """Enemies or Shadows that are placed in an area at the set-up. `n` holds their numbers for 2, 3, 4 and 5 heroes."""

    area: str
    n: tuple[int, int, int, int]
    enemy: str = ""


class PlacedMaster(ContentTable, frozen=True):
    id: str
    area: str
    asleep: bool = False
    hp: grammar.Amount = ""


class ChestCard(ContentTable, frozen=True):
    id: str
    area: str
    treasure: int
    crowns: int
    magic_lock: bool


class MarkerCard(ContentTable, frozen=True):
    id: str
    area: str
    effort: int = 1


class StoryCard(ContentTable, frozen=True):
    id: str
    name: str
    para: str


class Branch(ContentTable, frozen=True):
    """One option of a paragraph's choice. Its text and ops stay hidden until the party chooses it."""

    label: str
    text: str
    ops: list[AnyOp]
    cost_crowns: str = ""


class Paragraph(ContentTable, frozen=True):
    id: str
    trigger: str
    text: str
    needs: str = ""
    repeat: bool = False
    ops: tuple[AnyOp, ...] = ()
    choice: tuple[Branch, ...] = ()

    @property
    def triggers(self) -> list[str]:
        return self.trigger.split("|")


class Quest(ContentTable, frozen=True):
    id: str
    title: str
    map: str
    env: str
    min_rank: int
    standalone_rank: int
    standalone_sp: int
    standalone_crowns: int
    start: list[str]
    shrine: str
    gates: list[str]
    intro: str
    goal: str
    bag: list[tuple[str, tuple[int, int, int, int]]]
    enemies: list[PlacedEnemies]
    shadows: list[PlacedEnemies]
    chests: list[ChestCard]
    search: list[str]
    markers: list[MarkerCard]
    event_deck: list[str]
    story_cards: list[StoryCard]
    win: str
    lose: str
    next: str
    reward: list[AnyOp]
    para: list[Paragraph]
    masters: tuple[PlacedMaster, ...] = ()


class QuestsFile(ContentTable, frozen=True):
    campaign: list[str]
    quest: list[Quest]
