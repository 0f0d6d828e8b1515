"""The geography of the Land of the Dragon: spaces, the ways between them, outlines of regions, the river."""

from __future__ import annotations

import math
import random
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

Point = tuple[float, float]

MAP: Final = Path(__file__).parents[3] / "src" / "meadhall" / "games" / "heropath" / "content" / "map.toml"
LAND: Final[dict[str, Any]] = tomllib.loads(MAP.read_text("utf-8"))
WIDTH, HEIGHT = LAND["map"]["width"], LAND["map"]["height"]

SPACES: Final[dict[str, dict[str, Any]]] = {space["id"]: space for space in LAND["space"]}
REGIONS: Final[dict[str, dict[str, Any]]] = {region["id"]: region for region in LAND["region"]}
ROCKS: Final[list[dict[str, Any]]] = LAND["rock"]


class Way(NamedTuple):
    """A drawn link or climb: a curve from one space to another."""

    a: str
    b: str
    kind: str
    curve: tuple[Point, Point, Point, Point]

    @property
    def path(self) -> str:
        """Return the curve as an SVG path."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.curve
        return f"M{ax:.0f} {ay:.0f}C{bx:.0f} {by:.0f} {cx:.0f} {cy:.0f} {dx:.0f} {dy:.0f}"

    def at(self, t: float) -> Point:
        """Return the point at share `t` of the curve."""
        u = 1 - t
        x, y = (
            sum(k * p[axis] for k, p in zip((u**3, 3 * u * u * t, 3 * u * t * t, t**3), self.curve, strict=True))
            for axis in (0, 1)
        )
        return x, y

    def slope(self, t: float) -> float:
        """Return the direction at share `t` of the curve, in degrees."""
        (x, y), (nx, ny) = self.at(max(0, t - 0.02)), self.at(min(1, t + 0.02))
        return math.degrees(math.atan2(ny - y, nx - x))

    def points(self, count: int = 16) -> list[Point]:
        """Return points along the curve."""
        return [self.at(step / count) for step in range(count + 1)]


def spot(space: str) -> Point:
    """Return the middle of a space."""
    return SPACES[space]["x"], SPACES[space]["y"]


# ---- ways


def _neighbours() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {space: [] for space in SPACES}
    for link in LAND["links"]["edges"]:
        found[link["a"]].append(link["b"])
        found[link["b"]].append(link["a"])
    return found


def _tangents() -> dict[tuple[str, str], Point]:
    """Return the direction in which each road leaves a space. Nearly opposite roads run straight through it."""
    found: dict[tuple[str, str], Point] = {}
    for here, nears in _neighbours().items():
        free = {near: _unit(spot(here), spot(near)) for near in nears}
        while free:
            pairs = [(_dot(free[a], free[b]), a, b) for a in free for b in free if a < b]
            turn, a, b = min(pairs, default=(1.0, "", ""))
            if turn > -0.35:
                found |= {(here, near): way for near, way in free.items()}
                break
            (ax, ay), (bx, by) = free.pop(a), free.pop(b)
            along = _normal((ax - bx, ay - by))
            found[here, a], found[here, b] = along, (-along[0], -along[1])
    return found


def _unit(start: Point, end: Point) -> Point:
    return _normal((end[0] - start[0], end[1] - start[1]))


def _normal(way: Point) -> Point:
    length = math.hypot(*way) or 1
    return way[0] / length, way[1] / length


def _dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1]


def _curve(a: str, b: str, leave: Point, reach: Point) -> tuple[Point, Point, Point, Point]:
    (ax, ay), (bx, by) = spot(a), spot(b)
    pull = 0.34 * math.dist((ax, ay), (bx, by))
    return (
        (ax, ay),
        (ax + leave[0] * pull, ay + leave[1] * pull),
        (bx + reach[0] * pull, by + reach[1] * pull),
        (bx, by),
    )


def ways() -> list[Way]:
    """Return all links. Bridges are straight."""
    tangents, found = _tangents(), list[Way]()
    for link in LAND["links"]["edges"]:
        a, b, kind = link["a"], link["b"], link["kind"]
        straight = kind == "bridge"
        leave = _unit(spot(a), spot(b)) if straight else tangents[a, b]
        reach = _unit(spot(b), spot(a)) if straight else tangents[b, a]
        found.append(Way(a, b, kind, _curve(a, b, leave, reach)))
    return found


def climbs() -> list[Way]:
    """Return the dotted ways, which are straight."""
    lists = LAND["links"]["climbs"]
    return [
        Way(
            climb["a"],
            climb["b"],
            climb["kind"],
            _curve(
                climb["a"],
                climb["b"],
                _unit(spot(climb["a"]), spot(climb["b"])),
                _unit(spot(climb["b"]), spot(climb["a"])),
            ),
        )
        for climb in lists
    ]


WAYS: Final = ways()
CLIMBS: Final = climbs()

# ---- coasts


def coast(region: str) -> list[Point]:
    """Return the outline of a region: straight at the edge of the sheet, and equal for both neighbours of a border."""
    corners: list[Point] = [(x, y) for x, y in REGIONS[region]["polygon"]]
    line: list[Point] = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        line += _wavering(start, end)[:-1]
    return line


def _on_edge(point: Point) -> bool:
    return point[0] <= 36 or point[0] >= WIDTH - 10 or point[1] <= 36 or point[1] >= HEIGHT - 36


def _wavering(start: Point, end: Point) -> list[Point]:
    if _on_edge(start) and _on_edge(end) and (start[0] == end[0] or start[1] == end[1]):
        return [start, end]
    first, last = sorted((start, end))
    luck = random.Random(f"{first}{last}")
    length = math.dist(first, last)
    count = max(2, int(length / 26))
    nx, ny = -(last[1] - first[1]) / length, (last[0] - first[0]) / length
    line: list[Point] = []
    for step in range(count + 1):
        t = step / count
        off = 0.0 if step in (0, count) else luck.uniform(-8, 8)
        line.append((first[0] + t * (last[0] - first[0]) + nx * off, first[1] + t * (last[1] - first[1]) + ny * off))
    return line if (first, last) == (start, end) else line[::-1]


COASTS: Final = {region: coast(region) for region in REGIONS}


def borders() -> list[tuple[str, str, list[Point]]]:
    """Return the lines between two regions that only a gate crosses."""
    sides: dict[tuple[Point, Point], list[str]] = {}
    for region, table in REGIONS.items():
        corners: list[Point] = [(x, y) for x, y in table["polygon"]]
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            first, last = sorted((start, end))
            sides.setdefault((first, last), []).append(region)
    return [(two[0], two[1], _wavering(*side)) for side, two in sides.items() if len(two) == 2]


def holds(shape: Sequence[Point], point: Point) -> bool:
    """Whether a point is inside a shape."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


ORDER: Final = ("plains", "cave", "ruby", "highlands", "forest", "riverbank")


def region_at(point: Point) -> str:
    """Return the region that is painted at a point. The eastern bank is painted as plains."""
    return next((region for region in ORDER if holds(COASTS[region], point)), "")


# ---- the river


def river() -> list[Point]:
    """Return the middle of the river as a smooth line."""
    through: list[Point] = [(x, y) for x, y in LAND["river"]["points"]]
    line: list[Point] = []
    padded = [through[0], *through, through[-1]]
    for at in range(len(through) - 1):
        p, q, r, s = padded[at : at + 4]
        line += [_between(p, q, r, s, step / 12) for step in range(12)]
    return [*line, through[-1]]


def _between(p: Point, q: Point, r: Point, s: Point, t: float) -> Point:
    x, y = (
        0.5
        * (
            2 * q[k]
            + (r[k] - p[k]) * t
            + (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t**2
            + (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t**3
        )
        for k in (0, 1)
    )
    return x, y


RIVER: Final = river()
RIVER_WIDTH: Final = LAND["river"]["width"]


def gate_of(way: Way) -> tuple[float, Point]:
    """Return the position of a gate on its way, which is where the region changes."""
    first = region_at(way.at(0.02))
    for step in range(1, 100):
        t = step / 100
        if region_at(way.at(t)) != first:
            return t, way.at(t)
    return 0.5, way.at(0.5)


def far_from(point: Point, lines: Iterable[Sequence[Point]]) -> float:
    """Return the distance to the nearest of many points."""
    return min((math.dist(point, other) for line in lines for other in line), default=math.inf)
