"""A map made ready: areas by number, walls and doors as segments, and the obstacles between each pair of areas."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from meadhall.games.swordsorcery.content import MAPS, QUESTS
from meadhall.games.swordsorcery.content.tables import AreaCard, LinkCard, MapCard
from meadhall.games.swordsorcery.maps.geometry import Point, Rect, Segment, crosses, touch

FAR: Final = 99  # the distance of areas without a way between them
DOORS: Final = ("door", "locked")
SEEN_THROUGH: Final = ("open", "arch", "rail", "barrier")  # neighbours that always see each other (SS-LOS-07)
DIFFICULT: Final = "difficult"
DEADLY: Final = "deadly"
LIT: Final = "lit"
CHASM: Final = "chasm"


class Link(NamedTuple):
    """A link between two areas (SS-MAP-02); `door` is its bit if it has a token."""

    a: int
    b: int
    kind: str
    id: str = ""
    door: int = 0

    def other(self, area: int) -> int:
        return self.b if area == self.a else self.a


class SightLine(NamedTuple):
    """Everything on the straight line between two Sight Marks: a wall, doors (as bits), crossed areas."""

    wall: bool
    doors: int
    crossed: tuple[int, ...]


class Board:
    """One map. Areas are numbered in file order."""

    def __init__(self, card: MapCard) -> None:
        self.card = card
        self.areas: tuple[AreaCard, ...] = tuple(card.areas)
        self.index = {area.id: at for at, area in enumerate(card.areas)}
        self.terrain = tuple(frozenset(area.terrain) for area in card.areas)
        self.hindered = frozenset(at for at, words in enumerate(self.terrain) if words & {DIFFICULT, DEADLY})
        self.rects = tuple(_doubled(area.rect) for area in card.areas)
        self.marks = tuple(Point(2 * x + w, 2 * y + h) for x, y, w, h in (area.rect for area in card.areas))
        self.doors = tuple(link.id for link in card.links if link.kind in DOORS)
        self.bit = {id: 1 << at for at, id in enumerate(self.doors)}
        self.links = tuple(self._link(link) for link in card.links)
        self.around = tuple(tuple(k for k in self.links if at in (k.a, k.b)) for at in range(len(self.areas)))
        self._linked = {(at, k.other(at)): k for at, links in enumerate(self.around) for k in links}
        self._seen: dict[tuple[int, int], frozenset[int]] = {}
        self._walls, self._door_edges = _edges(card)
        self._between: dict[tuple[int, int], SightLine] = {}
        self._closed: dict[tuple[int, int], tuple[Link, ...]] = {}
        self._steps: dict[tuple[int, bool], tuple[tuple[int, ...], ...]] = {}
        self._distances: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._ways: dict[tuple[int, bool], tuple[tuple[int, ...], ...]] = {}

    def _link(self, link: LinkCard) -> Link:
        return Link(self.index[link.a], self.index[link.b], link.kind, link.id, self.bit.get(link.id, 0))

    def link(self, a: int, b: int) -> Link | None:
        """The link between two areas."""
        return self._linked.get((a, b))

    def door(self, id: str) -> Link:
        return next(link for link in self.links if link.id == id)

    # ---- sight

    def between(self, a: int, b: int) -> SightLine:
        """Everything on the line from one Sight Mark to another; it is the same in both directions."""
        key = (a, b) if a < b else (b, a)
        found = self._between.get(key)
        if found is None:
            found = self._between[key] = self._look(*key)
        return found

    def _look(self, a: int, b: int) -> SightLine:
        line = Segment(self.marks[a], self.marks[b])
        wall = any(touch(line, edge) for edge in self._walls)
        doors = 0
        for id, edges in self._door_edges.items():
            if any(touch(line, edge) for edge in edges):
                doors |= self.bit[id]
        crossed = tuple(c for c, rect in enumerate(self.rects) if c not in (a, b) and crosses(line, rect))
        return SightLine(wall, doors, crossed)

    def seen_from(self, a: int, opened: int) -> frozenset[int]:
        """The areas to which the line is clear of walls and closed doors, figures or not (SS-LOS-01, 06 to 08)."""
        seen = self._seen.get((a, opened))
        if seen is None:
            areas = range(len(self.areas))
            seen = self._seen[a, opened] = frozenset(b for b in areas if self._sees(a, b, opened))
        return seen

    def sees(self, a: int, b: int, opened: int) -> bool:
        """Whether one area is seen from another if no figure stands between."""
        return b in self.seen_from(a, opened)

    def _sees(self, a: int, b: int, opened: int) -> bool:
        link = self._linked.get((a, b))
        if a == b or (link is not None and (link.kind in SEEN_THROUGH or link.door & opened)):
            return True
        what = self.between(a, b)
        return not what.wall and not what.doors & ~opened

    def crossed(self, a: int, b: int) -> tuple[int, ...]:
        """The areas that the line runs through; none between neighbours (SS-LOS-07, SS-LOS-09)."""
        return () if a == b or (a, b) in self._linked else self.between(a, b).crossed

    # ---- doors

    def closed_doors(self, area: int, opened: int) -> tuple[Link, ...]:
        """The doors of an area that are not open."""
        found = self._closed.get((area, opened))
        if found is None:
            found = tuple(link for link in self.around[area] if link.door and not link.door & opened)
            self._closed[area, opened] = found
        return found

    # ---- distance and ways

    def distances(self, opened: int) -> tuple[tuple[int, ...], ...]:
        """The least number of links between any two areas (SS-DIS-01)."""
        if opened not in self._distances:
            steps = tuple(
                tuple(k.other(at) for k in self.around[at] if not k.door or k.door & opened)
                for at in range(len(self.areas))
            )
            self._distances[opened] = _all_pairs(steps)
        return self._distances[opened]

    def steps(self, opened: int, flying: bool) -> tuple[tuple[int, ...], ...]:
        """The areas an enemy may step into from each area, in file order (SS-MAP-11, 12, 15, 16; SS-ARE-06)."""
        key = (opened, flying)
        if key not in self._steps:
            self._steps[key] = tuple(
                tuple(sorted(k.other(at) for k in self.around[at] if self._may_step(k, at, opened, flying)))
                for at in range(len(self.areas))
            )
        return self._steps[key]

    def _may_step(self, link: Link, at: int, opened: int, flying: bool) -> bool:
        if link.door and not link.door & opened:
            return False
        if flying:
            return True
        if link.kind == "rail" or (link.kind == "barrier" and at == link.b):
            return False
        return CHASM not in self.terrain[link.other(at)]

    def ways(self, opened: int, flying: bool) -> tuple[tuple[int, ...], ...]:
        """The least number of legal steps between any two areas (SS-DIS-04)."""
        key = (opened, flying)
        if key not in self._ways:
            self._ways[key] = _all_pairs(self.steps(opened, flying))
        return self._ways[key]


def _all_pairs(steps: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(_from(at, steps) for at in range(len(steps)))


def _from(start: int, steps: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Breadth first."""
    far = [FAR] * len(steps)
    far[start] = 0
    queue = [start]
    for at in queue:
        for to in steps[at]:
            if far[to] == FAR:
                far[to] = far[at] + 1
                queue.append(to)
    return tuple(far)


# ---- walls (SS-LOS-05)

Edge = tuple[int, int, int, int]  # a unit edge of the grid, not doubled


def _doubled(rect: tuple[int, int, int, int]) -> Rect:
    x, y, w, h = rect
    return Rect(2 * x, 2 * y, 2 * (x + w), 2 * (y + h))


def _rim(rect: tuple[int, int, int, int]) -> list[Edge]:
    x, y, w, h = rect
    across = [(at, side, at + 1, side) for side in (y, y + h) for at in range(x, x + w)]
    down = [(side, at, side, at + 1) for side in (x, x + w) for at in range(y, y + h)]
    return across + down


def _segment(edge: Edge) -> Segment:
    x1, y1, x2, y2 = edge
    return Segment(Point(2 * x1, 2 * y1), Point(2 * x2, 2 * y2))


def _edges(card: MapCard) -> tuple[tuple[Segment, ...], dict[str, tuple[Segment, ...]]]:
    """The walls of a map, and the edges that each door closes."""
    owners: dict[Edge, list[str]] = {}
    for area in card.areas:
        for edge in _rim(area.rect):
            owners.setdefault(edge, []).append(area.id)
    links = {frozenset((link.a, link.b)): link for link in card.links}
    walls: list[Segment] = []
    doors: dict[str, list[Segment]] = {link.id: [] for link in card.links if link.kind in DOORS}
    for edge, areas in owners.items():
        link = links.get(frozenset(areas)) if len(areas) > 1 else None
        if link is None or (link.span is not None and not _within(edge, link.span)):
            walls.append(_segment(edge))
        elif link.id in doors:
            doors[link.id].append(_segment(edge))
    for block in card.blocks:
        walls += map(_segment, _rim(block.rect))
    return tuple(walls), {id: tuple(edges) for id, edges in doors.items()}


def _within(edge: Edge, span: tuple[int, int, int, int]) -> bool:
    x1, y1, x2, y2 = span
    return x1 <= edge[0] and edge[2] <= x2 and y1 <= edge[1] and edge[3] <= y2


@cache
def board_of(quest: str) -> Board:
    """The map of a quest."""
    return _board(QUESTS[quest].map)


@cache
def _board(map_id: str) -> Board:
    return Board(MAPS[map_id])


@lru_cache(maxsize=20_000)
def first_steps(
    quest: str, opened: int, flying: bool, hindered: frozenset[int], start: int, end: int
) -> tuple[int, ...]:
    """The areas with which an equally good path begins, the best first; empty if there is no way, or nowhere to go."""
    board = board_of(quest)
    steps, far = board.steps(opened, flying), board.ways(opened, flying)
    if start == end or far[start][end] == FAR:
        return ()
    costs = {to: _hindrances(steps, far, hindered, to, end) for to in _nearer(steps, far, start, end)}
    least = min(costs.values())
    return tuple(sorted(to for to, cost in costs.items() if cost == least))


def _nearer(steps: tuple[tuple[int, ...], ...], far: tuple[tuple[int, ...], ...], at: int, end: int) -> list[int]:
    return [to for to in steps[at] if far[to][end] == far[at][end] - 1]


def _hindrances(
    steps: tuple[tuple[int, ...], ...], far: tuple[tuple[int, ...], ...], hindered: frozenset[int], at: int, end: int
) -> int:
    """The fewest areas with Hindrances on a shortest way from here, this one included."""
    here = int(at in hindered)
    if at == end:
        return here
    return here + min(_hindrances(steps, far, hindered, to, end) for to in _nearer(steps, far, at, end))
