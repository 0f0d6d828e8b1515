"""Maps: areas, links, blocks (`maps.toml`)."""

from __future__ import annotations

from meadhall.engine.common.content import ContentTable


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
