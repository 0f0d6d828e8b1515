"""Write the game content that the drawn board needs: `python web/art/adventureland/chart.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from meadhall.engine.common.text import Arg, text
from meadhall.engine.language.names import Names
from meadhall.games.adventureland.content import CONTENT, CREATURES, EXPANSION
from meadhall.games.adventureland.land import FIELD_NAMES, RIVER_ORDER, TERRAIN
from meadhall.games.adventureland.words import CATALOGUE

CHART: Final = Path(__file__).parents[2] / "src" / "games" / "adventureland" / "chart.json"


def chart() -> dict[str, Any]:
    """Return the map, the start areas, names, and the printed strength of each creature by its number."""
    return {
        "columns": CONTENT.board.columns,
        "rows": CONTENT.board.rows,
        "fields": FIELD_NAMES,
        "terrain": "".join(TERRAIN),
        "regions": [{"id": r.id, "terrain": r.terrain, "fields": list(r.fields)} for r in CONTENT.region],
        "river": [FIELD_NAMES[field] for field in RIVER_ORDER],
        "starts": [{"id": a.id, "first": a.first_field, "direction": a.direction} for a in CONTENT.start_area],
        "creatures": [c.strength for c in CREATURES],
        "keyColours": EXPANSION.key_colours,
        "names": {language: _names(language) for language in CATALOGUE.languages},
    }


def _names(language: str) -> dict[str, Any]:
    def say(id: str, **args: Arg) -> str:
        return CATALOGUE.say(text(id, **args), Names([]), language)

    return {
        "swords": {str(sword.extra): say(f"sword-{sword.kind}") for sword in CONTENT.sword},
        "herbs": {str(herb.value): say(f"herb-{herb.kind}") for herb in CONTENT.herb},
        "creatures": [say(f"creature-{creature.kind}") for creature in CREATURES],
        "keyColours": [say("colour", colour=colour).lower() for colour in EXPANSION.key_colours],
        "regions": {region.id: say(f"region-{region.id}") for region in CONTENT.region},
    }


def main() -> None:
    CHART.write_text(json.dumps(chart(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
