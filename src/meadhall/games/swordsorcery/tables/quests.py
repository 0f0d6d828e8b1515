"""Quests: what stands where, story cards, paragraphs (`quests.toml`)."""

from __future__ import annotations

from meadhall.engine.common.content import ContentTable
from meadhall.games.swordsorcery.vocabulary.grammar import Amount
from meadhall.games.swordsorcery.vocabulary.ops import AnyOp


class Placed(ContentTable, frozen=True):
    """Enemies or Shadows that stand in an area at the set-up."""

    area: str
    n: tuple[int, int, int, int]
    enemy: str = ""


class PlacedMaster(ContentTable, frozen=True):
    id: str
    area: str
    asleep: bool = False
    hp: Amount = ""


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
    """One option of a paragraph's choice; its text and ops are seen only by who has chosen it."""

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
    enemies: list[Placed]
    shadows: list[Placed]
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
