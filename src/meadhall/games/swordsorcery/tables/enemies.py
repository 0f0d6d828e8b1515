"""Enemy types, Masters and their power cards (`enemies.toml`)."""

from __future__ import annotations

from meadhall.engine.common.content import ContentTable
from meadhall.games.swordsorcery.tables.heroes import AttackCard
from meadhall.games.swordsorcery.vocabulary.grammar import Amount
from meadhall.games.swordsorcery.vocabulary.ops import AnyOp


class Rule(ContentTable, frozen=True):
    """A line of a behaviour: the distances at which it matches, and what is done."""

    band: str
    do: str


class Passive(ContentTable, frozen=True, rename={"if_": "if"}):
    """What an enemy does at a certain moment without being activated."""

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
    hp: Amount
    armor: int
    dice: int
    sp: Amount
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
        """The attack of this name, or the first one."""
        return next((one for one in self.attack if one.name == name), self.attack[0])


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
