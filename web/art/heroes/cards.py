"""Writes what is printed on the cards of Heroes, for the drawn board: `python web/art/heroes/cards.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from meadhall.games.heroes.content import CONTENT, CREATURES, FREEZING, HEROES, SPELLS, SYMBOLS, SpellCard
from meadhall.games.heroes.ops import ActivationCost, AddPower, Strength
from meadhall.games.heroes.words.english import cards as english
from meadhall.games.heroes.words.german import cards as german
from meadhall.games.heroes.words.german import names

CARDS: Final = Path(__file__).parents[2] / "src" / "games" / "heroes" / "cards.json"


def cards() -> dict[str, Any]:
    """Heroes, Creatures and Spells in the order of their numbers, and what is written on them in each language."""
    return {
        "columns": CONTENT.board.columns,
        "points": CONTENT.limits.army_points,
        "third_place_points": CONTENT.limits.third_place_army_points,
        "heroes": [
            {
                "id": h.id,
                "element": h.element,
                "weakness": SYMBOLS.index(h.weakness),
            }
            for h in HEROES
        ],
        "creatures": [
            {
                "id": c.id,
                "element": c.element,
                "copies": c.copies,
                "cost": c.cost,
                "activation": c.activation,
                "strength": c.strength,
                "life": c.toughness,
                "directions": c.directions,
                "charges": any(isinstance(op, AddPower) for op in c.ability.effect),
            }
            for c in CREATURES
        ],
        "spells": [
            {
                "id": s.id,
                "element": s.element,
                "symbol": SYMBOLS.index(s.requirement.symbol) if s.requirement.symbol in SYMBOLS else None,
                "count": s.requirement.count,
                "stays": s.permanent,
                "strength": _adds(s, Strength),
                "activation": _adds(s, ActivationCost),
                "freezes": number in FREEZING,
            }
            for number, s in enumerate(SPELLS)
        ],
        "written": {"en": _english(), "de": _german()},
    }


def _english() -> dict[str, Any]:
    return {
        "heroes": [{"name": h.name, "text": english.hero_words(number)} for number, h in enumerate(HEROES)],
        "creatures": [{"name": c.name, "text": english.ability_words(number)} for number, c in enumerate(CREATURES)],
        "spells": [
            {"name": s.name, "text": english.spell_words(number, False), "more": english.enhanced_words(number)}
            for number, s in enumerate(SPELLS)
        ],
    }


def _german() -> dict[str, Any]:
    return {
        "heroes": [
            {"name": names.whole_hero(number), "text": german.hero_words(number)} for number in range(len(HEROES))
        ],
        "creatures": [
            {"name": names.card(number), "text": german.ability_words(number)} for number in range(len(CREATURES))
        ],
        "spells": [
            {
                "name": names.spell(number),
                "text": german.spell_words(number, False),
                "more": german.enhanced_words(number),
            }
            for number in range(len(SPELLS))
        ],
    }


def _adds(spell: SpellCard, kind: type[Strength | ActivationCost]) -> int:
    """What a Spell in play adds to a number of its bearer."""
    return sum(op.by for op in spell.lasting if isinstance(op, kind))


def main() -> None:
    """Writes the file anew."""
    CARDS.write_text(json.dumps(cards(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
