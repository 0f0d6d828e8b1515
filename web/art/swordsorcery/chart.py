"""Write the game content that the drawn board needs: `python web/art/swordsorcery/chart.py`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.games.swordsorcery.texts import rule_text

WEB: Final = Path(__file__).parents[2]
CONTENT: Final = WEB.parent / "src" / "meadhall" / "games" / "swordsorcery" / "content"
CHART: Final = WEB / "src" / "games" / "swordsorcery" / "chart.json"
DOORS: Final = ("door", "locked")
SOLD: Final = ("market", "start")
NATURES: Final = ("law", "chaos")
RANKS: Final = {"green": 1, "blue": 2, "red": 3}
FLOORS: Final = {"fenwick": "earth"}  # by map; other maps have stone floors
WATER: Final = ("cistern", "pond", "drowned", "pool", "ford", "river", "brook", "well")
WOOD: Final = ("house", "mill", "barn", "loft", "inn")


def table(name: str) -> dict[str, Any]:
    """Return one of the game's content files."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))


def chart() -> dict[str, Any]:
    """Return maps by quest, and the printed cards of heroes and enemies."""
    return {
        "maps": {card["quest"]: _map(card) for card in table("maps")["map"]},
        "heroes": {hero["id"]: _hero(hero) for hero in table("heroes")["hero"]},
        "powers": {power["id"]: _power(power) for power in _powers()},
        "items": {item["id"]: _item(item) for item in table("items")["item"]},
        "enemies": {enemy["id"]: _enemy(enemy) for kind in ("enemy", "master") for enemy in table("enemies")[kind]},
        "quests": [[quest["id"], quest["title"]] for quest in table("quests")["quest"]],
        "wares": [_ware(item) for item in table("items")["item"] if item["tier"] in SOLD],
        "enchantments": [_some(card, "id", "name", "text") for card in table("items")["enchantment"]],
        "services": [_some(card, "id", "name", "text") for card in table("items")["tavern"]],
        "companions": {mate["id"]: mate["name"] for mate in table("heroes")["companion"]},
    }


def _map(card: dict[str, Any]) -> dict[str, Any]:
    doors = [link["id"] for link in card["links"] if link["kind"] in DOORS]
    floor = FLOORS.get(card["id"], "stone")
    return {
        "areas": [_area(area, floor) for area in card["areas"]],
        "links": [_link(link, doors) for link in card["links"]],
    }


def _area(area: dict[str, Any], floor: str) -> dict[str, Any]:
    words = area["name"].lower().split()
    wet, wooden = any(word in WATER for word in words), words[-1] in WOOD
    return {
        "id": area["id"],
        "name": area["name"],
        "rect": area["rect"],
        "lit": "lit" in area["terrain"],
        "difficult": "difficult" in area["terrain"] and not wet,
        "floor": "chasm" if "chasm" in area["terrain"] else "water" if wet else "wood" if wooden else floor,
    }


def _link(link: dict[str, Any], doors: list[str]) -> dict[str, Any]:
    """Return a link with the bit of its door; 0 if it has none."""
    kind = "rail" if link["kind"] == "barrier" else link["kind"]
    bit = 1 << doors.index(link["id"]) if link["kind"] in DOORS else 0
    return {"a": link["a"], "b": link["b"], "kind": kind, "door": bit, "id": link.get("id", "")} | (
        {"span": link["span"]} if "span" in link else {}
    )


def _hero(hero: dict[str, Any]) -> dict[str, Any]:
    """Return a hero with their first name and the innate power of each nature."""
    return {
        "name": hero["name"].split()[0],
        **{nature: hero[nature]["class"] for nature in NATURES},
        **_some(hero, "people", "story", "move", "save", "bag"),
        "innate": {nature: hero[nature]["innate"]["id"] for nature in NATURES},
    }


def _powers() -> list[dict[str, Any]]:
    """Return powers and talents, including those that heroes have from the start."""
    heroes = table("heroes")
    innate = [hero[nature]["innate"] for hero in heroes["hero"] for nature in NATURES]
    return [*heroes["power"], *innate, *({**talent, "use": "passive"} for talent in heroes["talent"])]


def _power(power: dict[str, Any]) -> dict[str, Any]:
    """Return a power: its use, the required Soulrank, and how long it rests."""
    more = {"rank": power.get("rank", 0), "rests": str(power.get("cd", "")), "range": power.get("range", "")}
    return {"use": power["use"].partition(":")[0]} | more | _some(power, "name", "text")


def _item(item: dict[str, Any]) -> dict[str, Any]:
    """Return the use of an item and its attack."""
    return {
        "name": item["name"],
        "kind": item["kind"],
        "style": item.get("style", ""),
        "dice": item.get("dice", "") or item.get("offhand", ""),
        "range": item.get("range", ""),
        "use": item.get("active", {}).get("use", ""),
    }


def _enemy(enemy: dict[str, Any]) -> dict[str, Any]:
    blow: dict[str, Any] = next(iter(enemy.get("attack", [])), {})
    return {
        "name": enemy["name"],
        "family": enemy["family"],
        "rank": RANKS.get(enemy.get("rank", ""), 0),
        "group": enemy.get("horde", 1),
        "armor": enemy["armor"],
        "blue": enemy["def"],
        "attack": [blow.get("name", ""), blow.get("dice", ""), blow.get("range", "")],
        "text": enemy.get("text", ""),
        "rules": [[rule["band"], msgspec.to_builtins(rule_text(rule["do"]))] for rule in enemy["rules"]],
    }


def _ware(item: dict[str, Any]) -> dict[str, Any]:
    """Return the card of an item that the Emporium may sell (SS-CAM-20)."""
    dice = item.get("dice", "") or item.get("offhand", "")
    more = {"dice": dice, "range": item.get("range", ""), "style": item.get("style", "")}
    return _some(item, "id", "name", "kind", "text") | more


def _some(card: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: card[name] for name in names}


def main() -> None:
    """Write the chart."""
    text = json.dumps(chart(), separators=(",", ":"), ensure_ascii=False)
    text = text.replace('},{"', '},\n{"').replace('},"', '},\n"')
    CHART.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
