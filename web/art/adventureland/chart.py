"""Writes what the drawn board needs of the game's content: `python web/art/adventureland/chart.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from meadhall.games.adventureland.content import CONTENT, CREATURES, EXPANSION, HERB_NAMES, SWORD_NAMES
from meadhall.games.adventureland.land import FIELD_NAMES, RIVER_ORDER, TERRAIN
from meadhall.games.adventureland.words.german import names as german

CHART: Final = Path(__file__).parents[2] / "src" / "games" / "adventureland" / "chart.json"


def chart() -> dict[str, Any]:
    """Map, start areas, tiles and creatures, as plain data; creatures by their number."""
    return {
        "columns": CONTENT.board.columns,
        "rows": CONTENT.board.rows,
        "fields": FIELD_NAMES,
        "terrain": "".join(TERRAIN),
        "regions": [{"id": r.id, "terrain": r.terrain, "fields": list(r.fields)} for r in CONTENT.region],
        "river": [FIELD_NAMES[field] for field in RIVER_ORDER],
        "starts": [
            {"id": a.id, "first": a.first_field, "direction": a.direction, "players": list(a.players)}
            for a in CONTENT.start_area
        ],
        "creatures": [{"strength": c.strength, "wreath": c.wreath} for c in CREATURES],
        "keyColours": EXPANSION.key_colours,
        "names": {"en": _english(), "de": _german()},
        "princess": EXPANSION.princess_adventure.points_princess,
        "dice": CONTENT.dice.count,
    }


def _english() -> dict[str, Any]:
    return {
        "swords": {str(extra): name for extra, name in SWORD_NAMES.items()},
        "herbs": {str(value): name for value, name in HERB_NAMES.items()},
        "creatures": [c.name for c in CREATURES],
        "keyColours": EXPANSION.key_colours,
        "regions": {region.id: region.name for region in CONTENT.region},
    }


def _german() -> dict[str, Any]:
    return {
        "swords": {str(extra): german.SWORDS[extra].name for extra in SWORD_NAMES},
        "herbs": {str(value): german.HERBS[value].name for value in HERB_NAMES},
        "creatures": [german.KINDS[c.kind].name for c in CREATURES],
        "keyColours": [german.COLOURS[colour] for colour in EXPANSION.key_colours],
        "regions": {region.id: german.REGIONS[region.name][0] for region in CONTENT.region},
    }


def main() -> None:
    CHART.write_text(json.dumps(chart(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
