"""Encounters, events, traps and search tokens (`cards.toml`)."""

from __future__ import annotations

from meadhall.engine.common.content import ContentTable
from meadhall.games.swordsorcery.vocabulary.mods import AnyMod
from meadhall.games.swordsorcery.vocabulary.ops import AnyOp


class Also(ContentTable, frozen=True):
    """Further enemies that an Encounter card activates."""

    scope: str
    filter: str


class Encounter(ContentTable, frozen=True):
    id: str
    name: str
    own: list[str]
    text: str
    also: tuple[Also, ...] = ()
    master: bool = False
    frenzy: bool = False
    ops: tuple[AnyOp, ...] = ()


class EventCard(ContentTable, frozen=True):
    id: str
    name: str
    env: str
    text: str
    ops: tuple[AnyOp, ...] = ()
    ongoing: tuple[AnyMod, ...] = ()


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
