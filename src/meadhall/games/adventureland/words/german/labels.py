"""What stands on the table, in words: fields, pieces, what lies before each player, and the counters."""

from __future__ import annotations

from typing import Final

from meadhall.engine.language.german import count
from meadhall.games.adventureland.content import EXPANSION, STRENGTH
from meadhall.games.adventureland.land import Place
from meadhall.games.adventureland.state import GOLD, Party
from meadhall.games.adventureland.words.english.labels import TITLE
from meadhall.games.adventureland.words.english.labels import Labels as EnglishLabels
from meadhall.games.adventureland.words.german.names import (
    ADVENTURES,
    COLOURS,
    ITEMS,
    foe,
    region_name,
    terrain,
    tile_noun,
)
from meadhall.games.adventureland.words.german.phrases import line_of, luggage, with_figures

CARDS: Final = {
    "sword": "Schwerter", "herb": "Kräuter", "gold": "Gold", "beaten": "Wesen", "key": "Schlüssel",
}  # fmt: skip
FACTS: Final = {
    "swords": "Schwerter", "companions": "Gefährten", "cards": "Karten", "super companions": "Supergefährten",
    "creatures on the board": "Wesen auf dem Plan", "creatures to come": "Wesen, die noch kommen",
}  # fmt: skip


class Labels(EnglishLabels):
    """The labels of the scene in German."""

    def title(self, adventure: int) -> str:
        return f"{TITLE}, {ADVENTURES[adventure]}"

    def phase(self, number: int, last: bool, fight: bool) -> str:
        if not number:
            return "Aufbau"
        return f"Runde {number}{', die letzte' if last else ''}{', ein Kampf' if fight else ''}"

    # ---- places

    def terrain(self, field: Place) -> str:
        return terrain(field)

    def region(self, field: Place) -> str:
        return region_name(field)

    def water(self, number: int, of: int) -> str:
        return f"Feld {number} von {of}"

    def area(self, area: Place) -> tuple[str, str]:
        return line_of(area), "Startplatz"

    # ---- pieces

    def giant(self, strength: int) -> str:
        return f"der Riese mit der Prinzessin, Stärke {strength}"

    def creature(self, number: int, king: bool) -> str:
        return f"{foe(number).a}, Stärke {STRENGTH[number]}{', mit dem König' if king else ''}"

    def tile(self, item: int, value: int | None) -> str:
        return f"{ITEMS[item].a}, verdeckt" if value is None else f"{tile_noun(item, value).a}, plus {value}"

    def item(self, item: int) -> str:
        return "ein Goldstück" if item == GOLD else "ein Gefährte"

    def party(self, p: Party) -> str:
        return f"Gruppe mit {with_figures(p.adventurers, p.companions)}{luggage(p)}"

    def sprite(self) -> str:
        return "der Wassergeist"

    def king(self) -> str:
        return "der König"

    # ---- what lies before a player

    def card(self, kind: str) -> str:
        return CARDS[kind]

    def parties(self, on_board: int) -> str:
        return f"{count(on_board, 'Gruppe', 'Gruppen')} auf dem Plan"

    def waiting(self, number: int) -> str:
        return f"{number} {'wartet' if number == 1 else 'warten'}"

    def key(self, colour: int) -> str:
        return f"der {COLOURS[EXPANSION.key_colours[colour]]}e Schlüssel"

    def princess(self) -> str:
        return "die Prinzessin"

    # ---- counters

    def fact(self, name: str) -> str:
        return FACTS[name]
