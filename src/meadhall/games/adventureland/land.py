"""The map: 110 fields, the start areas at its edges, terrains, river, cities and regions (AL-MAP).

A place is a number. Fields are 0 to 109, row by row from the north-west (A1 is 0, K10 is 109). Start areas follow.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.content import CONTENT

Place = int

COLUMNS: Final = len(CONTENT.board.columns)
ROWS: Final = len(CONTENT.board.rows)
FIELDS: Final = COLUMNS * ROWS
NOWHERE: Final = -1

FIELD_NAMES: Final = [f"{c}{r}" for r in CONTENT.board.rows for c in CONTENT.board.columns]
START_AREAS: Final = [area.id for area in CONTENT.start_area]
PLACE_NAMES: Final = FIELD_NAMES + START_AREAS
PLACE: Final = {name: place for place, name in enumerate(PLACE_NAMES)}

FOREST, MOUNTAIN, CITY, RIVER, FOG = "F", "M", "C", "R", "N"
TERRAIN: Final = [letter for row in CONTENT.board.grid for letter in row]

RIVER_ORDER: Final = [PLACE[name] for name in CONTENT.river.order]
RIVER_INDEX: Final = {field: i for i, field in enumerate(RIVER_ORDER, start=1)}  # 1 to 18 (AL-MAP-05)
FOG_FIELDS: Final = [f for f in range(FIELDS) if TERRAIN[f] == FOG]

REGION_FIELDS: Final = {region.id: [PLACE[name] for name in region.fields] for region in CONTENT.region}
CITIES: Final = CONTENT.city
CITY_FIELDS: Final = {city.id: frozenset(REGION_FIELDS[city.region]) for city in CITIES}
CITY_OF: Final = {field: city for city in CITIES for field in CITY_FIELDS[city.id]}
CAPITAL: Final = next(CITY_FIELDS[city.id] for city in CITIES if city.capital)


def east_of(field: Place) -> tuple[Place, ...]:
    """Return the fields east of this one, nearest first."""
    return tuple(range(field + 1, (field // COLUMNS + 1) * COLUMNS))


def south_of(field: Place) -> tuple[Place, ...]:
    """Return the fields south of this one, nearest first."""
    return tuple(range(field + COLUMNS, FIELDS, COLUMNS))


def _lines_from_area(area: str) -> tuple[tuple[Place, ...], ...]:
    row = next(a for a in CONTENT.start_area if a.id == area)
    first = PLACE[row.first_field]
    return ((first, *(east_of(first) if row.direction == "east" else south_of(first))),)


# By place, the straight lines that a move may follow from it, east before south (AL-MOV-01 to 04).
WAYS: Final = [(east_of(f), south_of(f)) for f in range(FIELDS)] + [_lines_from_area(a) for a in START_AREAS]

# by place, the first field of each of its lines
NEAREST_FIELDS: Final = [tuple(way[0] for way in ways if way) for ways in WAYS]

# The fields that a move passes, by its start and end.
FIELDS_BETWEEN: Final = {
    (p, end): way[:at] for p, ways in enumerate(WAYS) for way in ways for at, end in enumerate(way)
}


def start_areas(players: int) -> list[Place]:
    """Return the start areas in play (AL-SET-06)."""
    return [PLACE[area.id] for area in CONTENT.start_area if players in area.players]


def place_name(place: Place) -> str:
    """Return a place's name: `D6` for a field, `row4` or `colD` for a start area."""
    return PLACE_NAMES[place] if place >= 0 else "nowhere"
