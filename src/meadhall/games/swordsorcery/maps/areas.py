"""A map with its computed facts: numbered areas, walls and doors as segments, lines of sight, distances."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from meadhall.games.swordsorcery.content import MAPS, QUESTS
from meadhall.games.swordsorcery.content.tables import AreaCard, LinkCard, MapCard
from meadhall.games.swordsorcery.maps.geometry import Point, Rect, Segment, crosses, have_common_point

FAR: Final = 99  # the distance of areas that are not connected
DOOR_KINDS: Final = ("door", "locked")
SEE_THROUGH_KINDS: Final = ("open", "arch", "rail", "barrier")  # links whose areas always see each other (SS-LOS-07)
DIFFICULT: Final = "difficult"
DEADLY: Final = "deadly"
LIT: Final = "lit"
CHASM: Final = "chasm"


class Link(NamedTuple):
    """A link between two areas (SS-MAP-02). A door has a bit for sets of doors. The bit of other links is 0."""

    a: int
    b: int
    kind: str
    id: str = ""
    door_bit: int = 0

    def other_area(self, area: int) -> int:
        return self.b if area == self.a else self.a


class SightLine(NamedTuple):
    """Obstacles on the straight line between two Sight Marks: a wall, doors (as bits), and crossed areas."""

    has_wall: bool
    door_bits: int
    crossed_areas: tuple[int, ...]


class Board:
    """One map. Areas are numbered in file order. Methods take the open doors as a set of bits."""

    def __init__(self, card: MapCard) -> None:
        self.card = card
        self.areas: tuple[AreaCard, ...] = tuple(card.areas)
        self.index = {area.id: index for index, area in enumerate(card.areas)}
        self.terrain = tuple(frozenset(area.terrain) for area in card.areas)
        self.hindered_areas = frozenset(
            index for index, words in enumerate(self.terrain) if words & {DIFFICULT, DEADLY}
        )
        self.rects = tuple(_doubled_rect(area.rect) for area in card.areas)
        self.sight_marks = tuple(Point(2 * x + w, 2 * y + h) for x, y, w, h in (area.rect for area in card.areas))
        self.doors = tuple(link.id for link in card.links if link.kind in DOOR_KINDS)
        self.door_bits = {id: 1 << index for index, id in enumerate(self.doors)}
        self.links = tuple(self._link(link) for link in card.links)
        self.links_at = tuple(
            tuple(link for link in self.links if index in (link.a, link.b)) for index in range(len(self.areas))
        )
        self._links_by_areas = {
            (index, link.other_area(index)): link for index, links in enumerate(self.links_at) for link in links
        }
        self._seen_areas: dict[tuple[int, int], frozenset[int]] = {}
        self._walls, self._door_edges = _walls_and_doors(card)
        self._sight_lines: dict[tuple[int, int], SightLine] = {}
        self._closed: dict[tuple[int, int], tuple[Link, ...]] = {}
        self._next_areas: dict[tuple[int, bool], tuple[tuple[int, ...], ...]] = {}
        self._distances: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._walking_distances: dict[tuple[int, bool], tuple[tuple[int, ...], ...]] = {}

    def _link(self, link: LinkCard) -> Link:
        return Link(self.index[link.a], self.index[link.b], link.kind, link.id, self.door_bits.get(link.id, 0))

    def link(self, a: int, b: int) -> Link | None:
        """Return the link between two areas; None if they are not neighbours."""
        return self._links_by_areas.get((a, b))

    def door(self, id: str) -> Link:
        return next(link for link in self.links if link.id == id)

    # ---- sight

    def between(self, a: int, b: int) -> SightLine:
        """Return the obstacles between the Sight Marks of two areas, in either direction."""
        key = (a, b) if a < b else (b, a)
        line = self._sight_lines.get(key)
        if line is None:
            line = self._sight_lines[key] = self._compute_sight_line(*key)
        return line

    def _compute_sight_line(self, a: int, b: int) -> SightLine:
        line = Segment(self.sight_marks[a], self.sight_marks[b])
        has_wall = any(have_common_point(line, edge) for edge in self._walls)
        door_bits = 0
        for id, edges in self._door_edges.items():
            if any(have_common_point(line, edge) for edge in edges):
                door_bits |= self.door_bits[id]
        crossed_areas = tuple(c for c, rect in enumerate(self.rects) if c not in (a, b) and crosses(line, rect))
        return SightLine(has_wall, door_bits, crossed_areas)

    def seen_areas(self, a: int, open_doors: int) -> frozenset[int]:
        """Return the areas in line of sight, past walls and closed doors but ignoring figures (SS-LOS-01, 06 to 08)."""
        seen_areas = self._seen_areas.get((a, open_doors))
        if seen_areas is None:
            areas = range(len(self.areas))
            seen_areas = self._seen_areas[a, open_doors] = frozenset(
                b for b in areas if self._has_clear_line(a, b, open_doors)
            )
        return seen_areas

    def sees(self, a: int, b: int, open_doors: int) -> bool:
        """Whether one area is seen from another, ignoring figures."""
        return b in self.seen_areas(a, open_doors)

    def _has_clear_line(self, a: int, b: int, open_doors: int) -> bool:
        link = self._links_by_areas.get((a, b))
        if a == b or (link is not None and (link.kind in SEE_THROUGH_KINDS or link.door_bit & open_doors)):
            return True
        obstacles = self.between(a, b)
        return not obstacles.has_wall and not obstacles.door_bits & ~open_doors

    def crossed_areas(self, a: int, b: int) -> tuple[int, ...]:
        """Return the areas that the line between two areas crosses; empty for neighbours (SS-LOS-07, SS-LOS-09)."""
        return () if a == b or (a, b) in self._links_by_areas else self.between(a, b).crossed_areas

    # ---- doors

    def closed_doors(self, area: int, open_doors: int) -> tuple[Link, ...]:
        """Return the closed doors of an area."""
        links = self._closed.get((area, open_doors))
        if links is None:
            links = tuple(link for link in self.links_at[area] if link.door_bit and not link.door_bit & open_doors)
            self._closed[area, open_doors] = links
        return links

    # ---- distance and ways

    def distances(self, open_doors: int) -> tuple[tuple[int, ...], ...]:
        """Return the distances in links between all areas, indexed by both areas (SS-DIS-01)."""
        if open_doors not in self._distances:
            steps = tuple(
                tuple(
                    link.other_area(area)
                    for link in self.links_at[area]
                    if not link.door_bit or link.door_bit & open_doors
                )
                for area in range(len(self.areas))
            )
            self._distances[open_doors] = _all_distances(steps)
        return self._distances[open_doors]

    def next_areas(self, opened: int, flying: bool) -> tuple[tuple[int, ...], ...]:
        """Return the areas that an enemy may step into from each area, in file order.

        See SS-MAP-11, 12, 15, 16 and SS-ARE-06.
        """
        key = (opened, flying)
        if key not in self._next_areas:
            self._next_areas[key] = tuple(
                tuple(
                    sorted(
                        link.other_area(area)
                        for link in self.links_at[area]
                        if self._may_step(link, area, opened, flying)
                    )
                )
                for area in range(len(self.areas))
            )
        return self._next_areas[key]

    def _may_step(self, link: Link, area: int, open_doors: int, flying: bool) -> bool:
        if link.door_bit and not link.door_bit & open_doors:
            return False
        if flying:
            return True
        if link.kind == "rail" or (link.kind == "barrier" and area == link.b):
            return False
        return CHASM not in self.terrain[link.other_area(area)]

    def walking_distances(self, opened: int, flying: bool) -> tuple[tuple[int, ...], ...]:
        """Return the smallest numbers of legal steps between all areas, indexed by both areas (SS-DIS-04)."""
        key = (opened, flying)
        if key not in self._walking_distances:
            self._walking_distances[key] = _all_distances(self.next_areas(opened, flying))
        return self._walking_distances[key]


def _all_distances(steps: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(_distances_from(start, steps) for start in range(len(steps)))


def _distances_from(start: int, steps: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return the numbers of steps from one area to all others, by breadth-first search."""
    distances = [FAR] * len(steps)
    distances[start] = 0
    queue = [start]
    for area in queue:
        for next_area in steps[area]:
            if distances[next_area] == FAR:
                distances[next_area] = distances[area] + 1
                queue.append(next_area)
    return tuple(distances)


# ---- walls (SS-LOS-05)

Edge = tuple[int, int, int, int]  # from (x1, y1) to (x2, y2): one unit of the grid, in undoubled coordinates


def _doubled_rect(rect: tuple[int, int, int, int]) -> Rect:
    x, y, w, h = rect
    return Rect(2 * x, 2 * y, 2 * (x + w), 2 * (y + h))


def _edges_of_rect(rect: tuple[int, int, int, int]) -> list[Edge]:
    x, y, w, h = rect
    horizontal_edges = [(unit, fixed, unit + 1, fixed) for fixed in (y, y + h) for unit in range(x, x + w)]
    vertical_edges = [(fixed, unit, fixed, unit + 1) for fixed in (x, x + w) for unit in range(y, y + h)]
    return horizontal_edges + vertical_edges


def _segment(edge: Edge) -> Segment:
    x1, y1, x2, y2 = edge
    return Segment(Point(2 * x1, 2 * y1), Point(2 * x2, 2 * y2))


def _walls_and_doors(card: MapCard) -> tuple[tuple[Segment, ...], dict[str, tuple[Segment, ...]]]:
    """Return the walls of a map, and the edges of each door."""
    areas_by_edge: dict[Edge, list[str]] = {}
    for area in card.areas:
        for edge in _edges_of_rect(area.rect):
            areas_by_edge.setdefault(edge, []).append(area.id)
    links = {frozenset((link.a, link.b)): link for link in card.links}
    walls: list[Segment] = []
    doors: dict[str, list[Segment]] = {link.id: [] for link in card.links if link.kind in DOOR_KINDS}
    for edge, areas in areas_by_edge.items():
        link = links.get(frozenset(areas)) if len(areas) > 1 else None
        if link is None or (link.span is not None and not _is_edge_in_span(edge, link.span)):
            walls.append(_segment(edge))
        elif link.id in doors:
            doors[link.id].append(_segment(edge))
    for block in card.blocks:
        walls += map(_segment, _edges_of_rect(block.rect))
    return tuple(walls), {id: tuple(edges) for id, edges in doors.items()}


def _is_edge_in_span(edge: Edge, span: tuple[int, int, int, int]) -> bool:
    x1, y1, x2, y2 = span
    return x1 <= edge[0] and edge[2] <= x2 and y1 <= edge[1] and edge[3] <= y2


@cache
def board_of(quest: str) -> Board:
    """Return the map of a quest."""
    return _board(QUESTS[quest].map)


@cache
def _board(map_id: str) -> Board:
    return Board(MAPS[map_id])


@lru_cache(maxsize=20_000)
def first_steps(
    quest: str, open_doors: int, flying: bool, hindered: frozenset[int], start: int, end: int
) -> tuple[int, ...]:
    """Return the first areas of all best paths, in file order. It is empty without a path, or if `start` is `end`.

    A best path is shortest, and among these has the fewest Hindrances.
    """
    board = board_of(quest)
    steps, distances = board.next_areas(open_doors, flying), board.walking_distances(open_doors, flying)
    if start == end or distances[start][end] == FAR:
        return ()
    costs = {
        next_area: _fewest_hindrances(steps, distances, hindered, next_area, end)
        for next_area in _steps_nearer(steps, distances, start, end)
    }
    min_cost = min(costs.values())
    return tuple(sorted(next_area for next_area, cost in costs.items() if cost == min_cost))


def _steps_nearer(
    steps: tuple[tuple[int, ...], ...], distances: tuple[tuple[int, ...], ...], area: int, end: int
) -> list[int]:
    return [next_area for next_area in steps[area] if distances[next_area][end] == distances[area][end] - 1]


def _fewest_hindrances(
    steps: tuple[tuple[int, ...], ...],
    distances: tuple[tuple[int, ...], ...],
    hindered: frozenset[int],
    area: int,
    end: int,
) -> int:
    """Return the fewest areas with Hindrances on a shortest path from an area to the end, that area included."""
    own_hindrance = int(area in hindered)
    if area == end:
        return own_hindrance
    return own_hindrance + min(
        _fewest_hindrances(steps, distances, hindered, next_area, end)
        for next_area in _steps_nearer(steps, distances, area, end)
    )
