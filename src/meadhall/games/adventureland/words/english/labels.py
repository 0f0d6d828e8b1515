"""What stands on the table, in words: fields, pieces, what lies before each player, and the counters."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.english import count
from meadhall.games.adventureland.adventures import ADVENTURES
from meadhall.games.adventureland.content import CREATURES, EXPANSION
from meadhall.games.adventureland.land import REGION, TERRAIN_NAME, Place
from meadhall.games.adventureland.state import GOLD, ITEM_NAMES, Party
from meadhall.games.adventureland.words.english.phrases import figures, heading, luggage, tile

TITLE: Final = "Adventure Land"


class Labels:
    """The labels of the scene in English; another language says all of them in its own words."""

    def title(self, adventure: int) -> str:
        return f"{TITLE}, {ADVENTURES[adventure].name}"

    def phase(self, number: int, last: bool, fight: bool) -> str:
        if not number:
            return "Set-up"
        return f"Round {number}{', the last' if last else ''}{', a fight' if fight else ''}"

    # ---- places

    def terrain(self, field: Place) -> str:
        return TERRAIN_NAME[field]

    def region(self, field: Place) -> str:
        return REGION[field]

    def water(self, number: int, of: int) -> str:
        return f"field {number} of {of}"

    def area(self, area: Place) -> tuple[str, str]:
        """Its name, and what it is."""
        return heading(area), "start area"

    # ---- pieces

    def giant(self, strength: int) -> str:
        return f"the giant with the princess, strength {strength}"

    def creature(self, number: int, king: bool) -> str:
        kind = CREATURES[number]
        return f"a {kind.name}, strength {kind.strength}{', with the king' if king else ''}"

    def tile(self, item: int, value: int | None) -> str:
        """A sword or herb; without a value it lies face down."""
        return f"a {ITEM_NAMES[item]}, face down" if value is None else f"a {tile(item, value)}"

    def item(self, item: int) -> str:
        return "a gold piece" if item == GOLD else "a companion"

    def party(self, p: Party) -> str:
        return f"party of {figures(p.adventurers, p.companions)}{luggage(p)}"

    def sprite(self) -> str:
        return "the water sprite"

    def king(self) -> str:
        return "the king"

    # ---- what lies before a player

    def card(self, kind: str) -> str:
        """`swords`, `keys`: what there is so many of."""
        return {"gold": "gold", "beaten": "creatures"}.get(kind, f"{kind}s")

    def parties(self, on_board: int) -> str:
        return f"{count(on_board, 'party', 'parties')} on the board"

    def waiting(self, number: int) -> str:
        return f"{number} waiting"

    def key(self, colour: int) -> str:
        return f"the {EXPANSION.key_colours[colour]} key"

    def princess(self) -> str:
        return "the princess"

    # ---- counters

    def fact(self, name: str) -> str:
        """What is counted, by the name it has here."""
        return name
