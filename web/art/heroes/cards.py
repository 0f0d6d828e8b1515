"""Writes what is printed on the cards of Heroes, for the drawn board: `python web/art/heroes/cards.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from meadhall.games.heroes.content import CONTENT, CREATURES, HEROES, SPELL_EFFECTS, SPELLS, SYMBOLS
from meadhall.games.heroes.words.english.cards import ability_words, hero_words, spell_words

CARDS: Final = Path(__file__).parents[2] / "src" / "games" / "heroes" / "cards.json"


def cards() -> dict[str, Any]:
    """Heroes, Creatures and Spells in the order of their numbers, with their texts."""
    return {
        "columns": CONTENT.board.columns,
        "points": CONTENT.limits.army_points,
        "life": CONTENT.board.wound_track,
        "heroes": [
            {
                "id": h.id,
                "name": h.name,
                "element": h.element,
                "weakness": SYMBOLS.index(h.weakness),
                "text": hero_words(number),
            }
            for number, h in enumerate(HEROES)
        ],
        "creatures": [
            {
                "id": c.id,
                "name": c.name,
                "element": c.element,
                "copies": c.copies,
                "cost": c.cost,
                "activation": c.activation,
                "strength": c.strength,
                "life": c.toughness,
                "directions": c.directions,
                "text": ability_words(number),
            }
            for number, c in enumerate(CREATURES)
        ],
        "spells": [
            {
                "id": s.id,
                "name": s.name,
                "element": s.element,
                "symbol": SYMBOLS.index(s.requirement.symbol) if s.requirement.symbol in SYMBOLS else None,
                "count": s.requirement.count,
                "stays": s.permanent,
                "strength": _adds(number, "STRENGTH"),
                "activation": _adds(number, "ACTIVATION_COST"),
                "freezes": any(effect.verb == "FREEZE" for effect in SPELL_EFFECTS[number]),
                "text": spell_words(number),
            }
            for number, s in enumerate(SPELLS)
        ],
    }


def _adds(spell: int, verb: str) -> int:
    """What a Spell in play adds to a number of its bearer."""
    return sum(effect.number for effect in SPELL_EFFECTS[spell] if effect.verb == verb)


def main() -> None:
    """Writes the file anew."""
    CARDS.write_text(json.dumps(cards(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
