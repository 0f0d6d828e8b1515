"""Write the game content that the drawn board needs: `python web/art/heropath/chart.py`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from land import CLIMBS, COASTS, LAND, MAP, RIVER, ROCKS, SPACES, WAYS, Way

from meadhall.games.heropath.effects.active_cards import power_in_every_battle

CHART: Final = Path(__file__).parents[2] / "src" / "games" / "heropath" / "chart.json"


def table(name: str) -> dict[str, Any]:
    """Return one of the game's content files."""
    return tomllib.loads(MAP.with_name(f"{name}.toml").read_text("utf-8"))


def chart() -> dict[str, Any]:
    """Return spaces in the order of their numbers, ways as they are drawn, and cards, sites and heroes by number."""
    content = table("content")
    return {
        "spaces": [_space(SPACES[name]) for name in sorted(SPACES)],
        "ways": [_way(way) for way in (*WAYS, *CLIMBS)],
        "river": [[round(x), round(y)] for x, y in RIVER[::3]],
        "rocks": [{"region": rock["region"], "x": rock["x"], "y": rock["y"]} for rock in ROCKS],
        "regions": [
            {
                "id": region["id"],
                "name": region["name"],
                "coast": [[round(x), round(y)] for x, y in COASTS[region["id"]]],
            }
            for region in LAND["region"]
        ],
        "cards": [_card(face, card) for face, card in enumerate(table("cards")["card"])],
        "sites": [
            {key: site[key] for key in ("id", "name", "decks", "blurb")}
            | {
                "does": [
                    {key: activity[key] for key in ("id", "text", "cost", "max")} for activity in site["activities"]
                ]
            }
            for site in table("sites")["site"]
        ],
        "heroes": [{key: hero[key] for key in ("id", "name")} for hero in content["hero"]],
        "enemies": [{key: enemy[key] for key in ("id", "name", "power")} for enemy in content["enemy"]],
        "search": next(die["faces"] for die in content["die"] if die["id"] == "search"),
    }


def _space(space: dict[str, Any]) -> dict[str, Any]:
    return {key: space[key] for key in ("id", "name", "kind", "regions", "flare", "x", "y")}


def _way(way: Way) -> dict[str, Any]:
    return {"a": way.a, "b": way.b, "kind": way.kind, "curve": [[round(x), round(y)] for x, y in way.curve]}


def _card(face: int, card: dict[str, Any]) -> dict[str, Any]:
    keys = ("id", "name", "deck", "type", "slot", "time", "price", "text")
    return {key: card[key] for key in keys} | {"req": card.get("req", {}), "adds": power_in_every_battle(face)}


def main() -> None:
    """Write the chart."""
    CHART.write_text(
        json.dumps(chart(), separators=(",", ":"), ensure_ascii=False).replace('},{"', '},\n{"') + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
