"""What a host may choose, in words."""

from __future__ import annotations

from typing import Final

from meadhall.engine.language.language import ChoiceWords
from meadhall.games.adventureland.words.german.names import ADVENTURES

ADVENTURE_TELLS: Final = (
    "Das richtige Abenteuer für den Anfang. Punkte zählen sofort: Gold, besiegte Wesen und Gefährten, die umso mehr "
    "bringen, je größer ihre Gruppe ist.",
    "Gezählt wird am Ende: Gold, Wesen, was du noch hast, und drei für jede Figur deiner größten Gruppe. Gruppen "
    "dürfen sich vereinen.",
    "Bring deine Figuren in die Städte, bevor die Partie endet: Eine Stadt belohnt, wer dort die meisten hat, und wer "
    "noch draußen ist, verliert Punkte für jedes übrige Wesen.",
    "Genug Figuren in einer Stadt gewinnen ihren Schlüssel, und wer alle fünf hat, darf gegen den Riesen um die "
    "Prinzessin kämpfen. Mit König & Prinzessin.",
    "Ihr alle gegen den Nebel: Besiegt seine Wesen und bringt den König heim, oder alle verlieren. Schwer; für Leute, "
    "die das Spiel kennen. Mit König & Prinzessin.",
)
CHOICES: Final = {
    "adventure": ChoiceWords(
        "Abenteuer",
        "was zählt: " + ", ".join(f"{number} {name}" for number, name in ADVENTURES.items()),
        tuple(ADVENTURES.values()),
        ADVENTURE_TELLS,
    ),
    "players": ChoiceWords("Spieler", "wie viele spielen"),
    "start_player": ChoiceWords(
        "Wer beginnt", "wer beginnt", ("wird ausgelost", *(f"Platz {seat}" for seat in range(1, 5)))
    ),
    "swords_after_win": ChoiceWords(
        "Schwerter nach einem Sieg",
        "ob Schwerter nach einem gewonnenen Kampf verbraucht sind oder zurückkommen",
        ("sind verbraucht", "kommen zurück"),
    ),
    "place_ties": ChoiceWords(
        "Plätze nach einem Gleichstand",
        "Plätze nach einem Gleichstand bei einer Mehrheit: 1-1-3 oder 1-1-2",
        ("1, 1, 3", "1, 1, 2"),
    ),
    "open_tiles": ChoiceWords("Plättchen liegen offen", "ob alle die Werte aller Plättchen sofort sehen, zum Lernen"),
    "expansion": ChoiceWords("König & Prinzessin", "fügt König & Prinzessin hinzu, was die Abenteuer 4 und 5 brauchen"),
    "king_fog_left": ChoiceWords(
        "Wesen, die übrig bleiben dürfen",
        "Abenteuer 5: wie viele Wesen übrig bleiben dürfen",
        ("keines", "zwei", "vier"),
    ),
}
