"""What the game is about: for who sits down without having read the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.heroes.state import State

SIGNS: Final = ("Auf Würfeln und Karten ist W Wasser, F Feuer, E Erde, A Luft, L Führung und C eine Karte.",)


def aim(s: State) -> Sequence[str]:
    """What the game is about."""
    win = "Töte die anderen Helden: Wer zuletzt noch einen Helden hat, gewinnt."
    if s.options.format == "team":
        win = "Tötet beide Helden der anderen: Das Paar, das noch einen Helden hat, gewinnt."
    elif s.options.format == "tournament":
        win = "Töte den Helden dir gegenüber: Wer sein Duell gewinnt, spielt das Finale."
    elif not s.options.eliminating:
        win = "Verwunde die anderen Helden: Wer zuerst 21 Siegpunkte hat, gewinnt."
    return (
        win,
        "Alle würfeln zugleich und behalten, was passt; wer Stopp ruft, handelt zuerst, dann die anderen je einmal.",
        "Würfel bezahlen Zauber; Führung, die danach übrig ist, aktiviert Wesen und bewegt Figuren.",
        "Wenn du handelst, verwundet jedes Zeichen der Schwäche deines Helden auf deinen Würfeln deinen Helden.",
    )
