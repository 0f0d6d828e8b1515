"""What the game is about, and what scores in each adventure: for who sits down without having read the rules."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.ending import KING, PRINCESS
from meadhall.games.adventureland.state import State
from meadhall.games.adventureland.words.numbers import FIGURE, GOLD, MOST

COMMON: Final = [
    "Deine Abenteurer ziehen nur nach Süden oder Osten; wer auf einem Feld hält, nimmt, was dort liegt.",
    "Wer bei einem Nebelwesen hält, kämpft gegen es: mit Gefährten, Würfeln, Schwertern, Kräutern und Gold.",
]
STOCKS: Final = "Die Runde, in der das letzte Schwert und der letzte Gefährte den Tisch verlassen, ist die letzte."
CARDS: Final = "Die Partie endet mit der Runde, in der {} oder die Geländekarten ausgehen."
# How to win, how it ends, and what else brings points.
SCORES: Final = {
    1: (
        f"Die meisten Punkte gewinnen, sofort gezählt: Gold {GOLD}, Wesen nach Kranz, Gefährten einer Gruppe 1, 2, 3.",
        STOCKS,
        "Ein Gefährte bringt so viele Punkte, wie seine Gruppe dann Gefährten hat: je größer, desto mehr.",
    ),
    2: (
        "Wer die meisten Punkte hat, gewinnt. Gezählt wird am Ende: "
        f"ein Gold {GOLD}, Wesen ihre Stärke, Plättchen ihren Wert.",
        STOCKS,
        f"Jede Figur deiner größten Gruppe bringt {FIGURE}, und deine Gruppen dürfen sich vereinen.",
    ),
    3: (
        "Wer die meisten Punkte hat, gewinnt. Gezählt wird am Ende: "
        f"ein Gold {GOLD}, Wesen ihren Kranz, das meiste von beidem {MOST}.",
        STOCKS,
        "Städte belohnen die meisten Figuren darin; jede Figur draußen kostet einen Punkt je übriges Wesen.",
    ),
    4: (
        f"Wer die meisten Punkte hat, gewinnt: Die Prinzessin bringt {PRINCESS.points_princess}, ein Schlüssel "
        f"{PRINCESS.points_key}, ein Gold {GOLD}, ein besiegtes Wesen seinen Kranz.",
        CARDS.format("sie befreit wird"),
        "Genug Figuren in einer Stadt gewinnen ihren Schlüssel; mit allen fünf darfst du gegen den Riesen "
        "um die Prinzessin kämpfen.",
    ),
    5: (
        "Besiegt {creatures} und bringt den König in die Hauptstadt, alle gemeinsam; dann gewinnen die meisten Punkte.",
        CARDS.format("das gelingt"),
        f"Ein Wesen bringt seinen Kranz, der König {KING.points_king}, die meisten Wesen und das meiste "
        f"in der Hauptstadt {MOST}.",
    ),
}


def aim(s: State) -> list[str]:
    """How to win this adventure, how it ends, and how one moves and fights: five short sentences."""
    left = s.options.king_fog_left
    first, *more = SCORES[s.options.adventure]
    return [first.format(creatures=f"alle Wesen bis auf {left}" if left else "alle Wesen"), *more, *COMMON]
