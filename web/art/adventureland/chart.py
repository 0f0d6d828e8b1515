"""Writes what the drawn board needs of the game's content: `python web/art/adventureland/chart.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from meadhall.games.adventureland.content import CONTENT, CREATURES, EXPANSION, HERB_NAMES, SWORD_NAMES
from meadhall.games.adventureland.map import FIELD_NAMES, FIELDS, REGION, RIVER_ORDER, TERRAIN

CHART: Final = Path(__file__).parents[2] / "src" / "games" / "adventureland" / "chart.json"


def chart() -> dict[str, Any]:
    """Map, start areas, tiles and creatures, as plain data; creatures by their number."""
    return {
        "columns": CONTENT.board.columns,
        "rows": CONTENT.board.rows,
        "fields": FIELD_NAMES,
        "terrain": "".join(TERRAIN),
        "regions": [
            {"id": r.id, "name": r.name, "terrain": r.terrain, "fields": list(r.fields)} for r in CONTENT.region
        ],
        "regionOf": [REGION[field] for field in range(FIELDS)],
        "river": [FIELD_NAMES[field] for field in RIVER_ORDER],
        "starts": [
            {"id": a.id, "first": a.first_field, "direction": a.direction, "players": list(a.players)}
            for a in CONTENT.start_area
        ],
        "swords": {str(extra): name for extra, name in SWORD_NAMES.items()},
        "herbs": {str(value): name for value, name in HERB_NAMES.items()},
        "creatures": [{"name": c.name, "strength": c.strength, "wreath": c.wreath} for c in CREATURES],
        "keyColours": EXPANSION.key_colours,
        "princess": EXPANSION.princess_adventure.points_princess,
        "dice": CONTENT.dice.count,
    }


def main() -> None:
    CHART.write_text(json.dumps(chart(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
