"""The map of the land: spaces, links, climbs, regions, distances.

A space is an index into `SPACES`, in the order of their ids. A distance is a number of links (HP-MAP-15).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from meadhall.engine import ContentTable, read_content
from meadhall.games.heropath.content import PACKAGE
from meadhall.games.heropath.ops import Region

Space = int
Point = tuple[int, int]


class RegionTable(ContentTable, frozen=True):
    """One of the six regions."""

    id: Region
    number: int
    name: str
    type: str
    colour: str
    label: Point
    polygon: list[Point]


class River(ContentTable, frozen=True):
    """The river, for drawing, and the spaces on its banks."""

    width: int
    points: list[Point]
    west: list[str]
    east: list[str]


class Rock(ContentTable, frozen=True):
    """A Dragon Rock, on which only the Dragon can be (HP-MAP-12)."""

    id: str
    number: int
    name: str
    region: Region
    x: int
    y: int
    flare_spaces: list[str]


class SpaceTable(ContentTable, frozen=True):
    """A space of the map."""

    id: str
    name: str
    kind: Literal["road", "settlement", "safe", "start", "balloon", "pier", "prison"]
    x: int
    y: int
    regions: list[Region]
    flare: int
    setup: Literal["hidden", "exposed", "site", ""]
    bank: Literal["west", "east", ""] = ""
    note: str = ""


class LinkTable(ContentTable, frozen=True):
    """A link or climb between two spaces."""

    a: str
    b: str
    kind: Literal["path", "gate", "bridge", "cliff", "ford"]


class LinkLists(ContentTable, frozen=True):
    """All links (`edges`), and all climbs."""

    edges: list[LinkTable]
    climbs: list[LinkTable]


class MapHead(ContentTable, frozen=True):
    """Counts and special spaces of the map."""

    name: str
    width: int
    height: int
    space_radius: int
    start: str
    prison: str
    cave_entrance: str
    ferry_start: str
    dragon_start: str
    spaces: int
    settlements: int
    setup_hidden_enemies: int
    setup_exposed_enemies: int
    setup_place_sites: int


class MapTable(ContentTable, frozen=True):
    """The contents of `map.toml`."""

    map: MapHead
    region: list[RegionTable]
    river: River
    rock: list[Rock]
    space: list[SpaceTable]
    links: LinkLists


class Climb(NamedTuple):
    """A dotted link, which a hero can use only with a card (HP-MAP-17)."""

    to: Space
    kind: Literal["cliffs", "fords"]


MAP: Final = read_content(PACKAGE, "map.toml", MapTable)
SPACES: Final = sorted(MAP.space, key=lambda space: space.id)
SPACE: Final[Mapping[str, Space]] = {space.id: number for number, space in enumerate(SPACES)}
ALL: Final = range(len(SPACES))
ROCKS: Final = MAP.rock
START: Final = SPACE[MAP.map.start]
PRISON: Final = SPACE[MAP.map.prison]
CAVE_ENTRANCE: Final = SPACE[MAP.map.cave_entrance]
PIER: Final = SPACE[MAP.map.ferry_start]

REGIONS: Final[tuple[frozenset[str], ...]] = tuple(frozenset(space.regions) for space in SPACES)
IS_SETTLEMENT: Final = tuple(space.kind == "settlement" for space in SPACES)
IS_SAFE: Final = tuple(space.kind == "safe" for space in SPACES)
IS_BALLOON: Final = tuple(space.kind == "balloon" for space in SPACES)
IS_ROAD: Final = tuple(not IS_SETTLEMENT[space] and not IS_SAFE[space] for space in ALL)  # HP-MAP-10
SETTLEMENTS: Final = tuple(space for space in ALL if IS_SETTLEMENT[space])
RIVERBANK: Final = tuple(space for space in ALL if "riverbank" in REGIONS[space])
IS_RIVERBANK: Final = tuple("riverbank" in regions for regions in REGIONS)
OUTSIDE_CAVE: Final = tuple(space for space in ALL if "cave" not in REGIONS[space])
FLARE: Final = tuple(space.flare for space in SPACES)  # for each space, the number of the rock whose flare it is, or 0
ROADS: Final = tuple(space for space in ALL if IS_ROAD[space])


def _links(links: Sequence[LinkTable]) -> tuple[tuple[Space, ...], ...]:
    neighbours: list[list[Space]] = [[] for _ in ALL]
    for link in links:
        a, b = SPACE[link.a], SPACE[link.b]
        neighbours[a].append(b)
        neighbours[b].append(a)
    return tuple(tuple(sorted(spaces)) for spaces in neighbours)


def _climbs() -> tuple[tuple[Climb, ...], ...]:
    climbs: list[list[Climb]] = [[] for _ in ALL]
    for link in MAP.links.climbs:
        kind: Literal["cliffs", "fords"] = "cliffs" if link.kind == "cliff" else "fords"
        a, b = SPACE[link.a], SPACE[link.b]
        climbs[a].append(Climb(b, kind))
        climbs[b].append(Climb(a, kind))
    return tuple(map(tuple, climbs))


LINKS: Final = _links(MAP.links.edges)
CLIMBS: Final = _climbs()


def _distances(begin: Space) -> tuple[int, ...]:
    distances = {begin: 0}
    queue = deque([begin])
    while queue:
        space = queue.popleft()
        for neighbour in LINKS[space]:
            if neighbour not in distances:
                distances[neighbour] = distances[space] + 1
                queue.append(neighbour)
    return tuple(distances[space] for space in ALL)


DISTANCE: Final = tuple(_distances(space) for space in ALL)
BY_DISTANCE: Final = (
    tuple(  # for each space, all spaces from the farthest to the nearest. Equal ones are in the order of their ids
        tuple(sorted(ALL, key=lambda space: (-far[space], space))) for far in DISTANCE
    )
)


def spaces_within(space: Space, paces: int) -> list[Space]:
    """Return the spaces at most this many links away."""
    distances = DISTANCE[space]
    return [other for other in ALL if distances[other] <= paces]
