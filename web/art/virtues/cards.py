"""Write the printed texts of the Seven Virtues cards for the drawn board: `python web/art/virtues/cards.py`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.games.virtues.content import CONTENT, SinFunction
from meadhall.games.virtues.holdings import PRODUCED_RESOURCE

CARDS: Final = Path(__file__).parents[2] / "src" / "games" / "virtues" / "cards.json"


def cards() -> dict[str, Any]:
    """Return the cards of every kind in the order of their numbers, with the fields that the board draws."""
    return {
        "mightPrinted": CONTENT.boards.might_track.last_printed,
        "virtues": _all(CONTENT.virtue, "id name sin"),
        "portals": _all(CONTENT.portal, "id colour name cost"),
        "heroes": _all(
            CONTENT.hero,
            "id colour name title income_fame income_gold evil_name evil_income_fame evil_income_gold "
            "evil_ability evil_text",
        ),
        "characters": _all(CONTENT.character, "id name colour cost income_fame income_gold might_now might_turn gifts"),
        "elixirs": _all(CONTENT.elixir, "id name cost gifts colour need better"),
        "buildings": [
            _of(card, "id no kind colour name cost prod need better man special window text")
            | {"makes": PRODUCED_RESOURCE[card.kind]}
            for card in CONTENT.building
        ],
        "quests": [
            _of(quest, "id name prize") | {"spaces": [_of(space, "gifts gold fame") for space in quest.spaces]}
            for quest in CONTENT.quest
        ],
        "treasures": _all(CONTENT.treasure, "id name res n"),
        "artifacts": _all(CONTENT.artifact, "id name text"),
        "armour": [piece.name for piece in CONTENT.armour],
        "cataclysms": _all(CONTENT.cataclysm, "id name text"),
        "sins": [
            _of(sin, "id sin") | {"functions": [_function(function) for function in sin.functions]}
            for sin in CONTENT.sin_card
        ],
        "unnamed": _all(CONTENT.unnamed_card, "id name kind text"),
    }


def _function(function: SinFunction) -> dict[str, Any]:
    return _of(function, "name kind foul text")


def _all(entries: Iterable[msgspec.Struct], fields: str) -> list[dict[str, Any]]:
    return [_of(entry, fields) for entry in entries]


def _of(entry: msgspec.Struct, fields: str) -> dict[str, Any]:
    return {field: getattr(entry, field) for field in fields.split()}


def main() -> None:
    """Write the file again."""
    lines = json.dumps(cards(), indent=1, ensure_ascii=False)
    CARDS.write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
