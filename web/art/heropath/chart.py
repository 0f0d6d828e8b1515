"""Writes what the drawn board needs of the game's content: `python web/art/heropath/chart.py`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from land import CLIMBS, COASTS, LAND, MAP, RIVER, ROCKS, SPACES, WAYS, Way

LASTING: Final = ("power", "paces", "counts", "allow", "cheaper")  # what a card does as long as it is active
CHART: Final = Path(__file__).parents[2] / "src" / "games" / "heropath" / "chart.json"


def table(name: str) -> dict[str, Any]:
    """One of the game's files of content."""
    return tomllib.loads(MAP.with_name(f"{name}.toml").read_text("utf-8"))


def chart() -> dict[str, Any]:
    """Spaces in the order of their numbers, ways as they are drawn, cards and sites as they are counted."""
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
        "cards": [_card(card) for card in table("cards")["card"]],
        "sites": [
            {key: site[key] for key in ("id", "name", "decks", "blurb")}
            | {"does": [_does(one) for one in site["activities"]]}
            for site in table("sites")["site"]
        ],
        "heroes": [_hero(hero) for hero in content["hero"]],
        "enemies": [{key: enemy[key] for key in ("id", "name", "power", "dice")} for enemy in content["enemy"]],
        "dragon": content["dragon"],
        "dice": {die["id"]: die["faces"] for die in content["die"]},
        "limits": content["limits"],
    }


def _space(space: dict[str, Any]) -> dict[str, Any]:
    return {key: space[key] for key in ("id", "name", "kind", "regions", "flare", "x", "y")}


def _way(way: Way) -> dict[str, Any]:
    return {"a": way.a, "b": way.b, "kind": way.kind, "curve": [[round(x), round(y)] for x, y in way.curve]}


def _card(card: dict[str, Any]) -> dict[str, Any]:
    keys = ("id", "name", "deck", "type", "category", "slot", "time", "uses", "price", "text")
    lasting = [one for one in card["effect"] if one["verb"] in LASTING]
    return {key: card[key] for key in keys} | {
        "req": card.get("req", {}),
        "tags": card.get("tags", []),
        "lasting": lasting,
    }


def _hero(hero: dict[str, Any]) -> dict[str, Any]:
    begins = {good: count for good, count in hero.items() if good.isupper()}
    return {"id": hero["id"], "name": hero["name"], "begins": begins, "balance": hero.get("balance", 0)}


def _does(activity: dict[str, Any]) -> dict[str, Any]:
    sale = next((one for one in activity["effect"] if one["verb"] == "buy"), None)
    buys = {} if sale is None else {"buys": {key: sale[key] for key in ("deck", "adjust", "type") if key in sale}}
    return {key: activity[key] for key in ("id", "text", "cost", "max")} | buys


def main() -> None:
    """Writes the chart."""
    CHART.write_text(
        json.dumps(chart(), separators=(",", ":"), ensure_ascii=False).replace('},{"', '},\n{"') + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
