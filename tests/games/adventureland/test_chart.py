"""The map picture agrees with the rules: terrains, regions, the river, and names."""

from __future__ import annotations

import itertools
import math
import re
from typing import Final

import pytest

from meadhall.games.adventureland.content import CONTENT, Region
from meadhall.games.adventureland.land import FIELD_NAMES, RIVER_ORDER, TERRAIN
from tests.games.drawings import WEB

DRAWING: Final = (WEB / "public" / "art" / "adventureland" / "map.svg").read_text(encoding="utf-8")
WASHES: Final = {"F": "#94a35d", "M": "#b8a181", "C": "#e3ad84", "R": "#b4cdbd", "N": "#8b8da4"}
LEFT, TOP, WIDE, HIGH = 80, 46, 92, 64  # corner of the first field and size of all fields, in the picture
NUMBERS: Final = {"m": 2, "l": 2, "c": 6, "q": 4, "h": 1, "v": 1}

Point = tuple[float, float]


# ---- reading the picture


def outlines(path: str) -> list[list[Point]]:
    """Return each part of an SVG path as a polygon. Curves become straight lines, because they are short."""
    found: list[list[Point]] = []
    x = y = 0.0
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        values = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        command = "l" if letter == "M" else letter
        if letter == "M":
            x, y = values[0], values[1]
            found.append([(x, y)])
            values = values[2:]
        step = NUMBERS.get(command, 0)
        for at in range(0, len(values) if step else 0, step or 1):
            dx, dy = last_point(command, values[at : at + step])
            x, y = x + dx, y + dy
            found[-1].append((x, y))
    return found


def last_point(command: str, values: list[float]) -> Point:
    if command == "h":
        return values[0], 0.0
    return (0.0, values[0]) if command == "v" else (values[-2], values[-1])


def contains(shape: list[list[Point]], point: Point) -> bool:
    """Whether a point is inside a shape (by counting the edges to its right)."""
    x, y = point
    inside = False
    for part in shape:
        for (x1, y1), (x2, y2) in itertools.pairwise([*part, part[0]]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
    return inside


def middle_of(field: int) -> Point:
    columns = len(CONTENT.board.columns)
    return LEFT + WIDE * (field % columns + 0.5), TOP + HIGH * (field // columns + 0.5)


def region_shape(region: Region) -> list[list[Point]]:
    drawn = re.search(rf'<path id="{region.id}" d="([^"]+)"', DRAWING)
    assert drawn is not None, f"the drawing has no wash for {region.name}"
    return outlines(drawn[1])


# ---- comparing the picture with the rules


@pytest.mark.parametrize("region", CONTENT.region, ids=lambda region: region.id)
def test_every_region_is_drawn_on_its_fields(region: Region) -> None:
    wash = region_shape(region)
    inside = {FIELD_NAMES[field] for field in range(len(FIELD_NAMES)) if contains(wash, middle_of(field))}
    assert inside == set(region.fields)


@pytest.mark.parametrize("region", CONTENT.region, ids=lambda region: region.id)
def test_every_region_has_the_colour_of_its_terrain(region: Region) -> None:
    used = re.search(rf'<use href="#{region.id}" fill="(#\w+)"', DRAWING)
    assert used is not None
    assert used[1] == WASHES[region.terrain]
    assert {TERRAIN[FIELD_NAMES.index(field)] for field in region.fields} == {region.terrain}


def test_the_river_runs_through_its_fields_in_their_order() -> None:
    river = DRAWING[DRAWING.index('<g id="river"') :]
    drawn = re.search(r'href="#(\w+)"[^>]*stroke-width="44"|d="([^"]+)"[^>]*stroke-width="44"', river)
    assert drawn is not None
    named = re.search(rf'<path id="{drawn[1]}" d="([^"]+)"', DRAWING) if drawn[1] else None
    (course,) = outlines(named[1] if named else drawn[2])
    nearest = [min(range(len(course)), key=lambda at: math.dist(course[at], middle_of(field))) for field in RIVER_ORDER]
    assert nearest == sorted(nearest)
    assert all(
        math.dist(course[at], middle_of(field)) < HIGH / 2 for at, field in zip(nearest, RIVER_ORDER, strict=True)
    )


def test_every_region_is_named_on_the_board() -> None:
    names = (WEB / "src" / "games" / "adventureland" / "names.ts").read_text(encoding="utf-8")
    assert sorted(re.findall(r'region: "([\w-]+)"', names)) == sorted(region.id for region in CONTENT.region)
