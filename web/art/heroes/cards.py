"""Write the printed texts of the Heroes cards for the drawn board: `python web/art/heroes/cards.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from meadhall.engine.common.text import Text, Words
from meadhall.engine.language.names import Names
from meadhall.games.heroes import texts
from meadhall.games.heroes.content import CONTENT, CREATURES, FREEZING_SPELLS, HEROES, SPELLS, SYMBOLS, SpellCard
from meadhall.games.heroes.ops import ActivationCost, Strength
from meadhall.games.heroes.words import WORDING

CARDS: Final = Path(__file__).parents[2] / "src" / "games" / "heroes" / "cards.json"
assert WORDING.catalogue is not None
CATALOGUE: Final = WORDING.catalogue


def cards() -> dict[str, Any]:
    """Return Heroes, Creatures and Spells in the order of their numbers, with their texts in each language."""
    return {
        "columns": CONTENT.board.columns,
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
                "cost": c.cost,
                "activation": c.activation,
                "strength": c.strength,
                "life": c.toughness,
                "directions": c.directions,
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
                "freezes": number in FREEZING_SPELLS,
            }
            for number, s in enumerate(SPELLS)
        ],
        "written": {language: _written(language) for language in CATALOGUE.languages},
    }


def _written(language: str) -> dict[str, Any]:
    """Return names and texts of all cards in one language."""

    def say(words: Words, form: str = "") -> str:
        return CATALOGUE.say(words, Names([]), language, form) if isinstance(words, Text) else ""

    return {
        "heroes": [
            {"name": say(hero, "whole"), "text": say(texts.hero_text(number))}
            for number, hero in enumerate(texts.HEROES)
        ],
        "creatures": [
            {"name": say(creature), "text": say(texts.ability_text(number))}
            for number, creature in enumerate(texts.CREATURES)
        ],
        "spells": [
            {"name": say(spell), "text": say(texts.spell_text(number, False)), "more": say(texts.enhancement_text(number))}
            for number, spell in enumerate(texts.SPELLS)
        ],
    }


def _adds(spell: SpellCard, kind: type[Strength | ActivationCost]) -> int:
    """Return how much a Spell in play changes a number of its bearer."""
    return sum(op.by for op in spell.lasting if isinstance(op, kind))


def main() -> None:
    """Write the file."""
    CARDS.write_text(json.dumps(cards(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
