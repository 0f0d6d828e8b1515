"""The questions in German words, and what the game is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine import Names
from meadhall.engine.language.german import upper
from meadhall.games.heroes.content import CONTENT
from meadhall.games.heroes.state import State
from meadhall.games.heroes.words import common
from meadhall.games.heroes.words.german.names import card, spell
from meadhall.games.heroes.words.german.phrases import points

ASKED: Final = {
    "draft": "Auslage: einen Helden oder einen Zauber der unteren Reihe?",
    "draft-spell": "Auslage: welchen Zauber der unteren Reihe?",
    "draft-hero": "Auslage: welchen Helden?",
    "army": "Deine Armee, bis zu {points} Punkte. Wen wirbst du an?",
    "place": "Welche Karte stellst du auf?",
    "place-where": "{placing}Auf welches Feld?",
    "race": "Werfen oder Stopp?",
    "clock": "Was macht die Zeit?",
    "free-enhancement": "Die freie Verstärkung deines Helden nutzen?",
    "pairs": "Zur Verstärkung ein Kartenpaar abwerfen?",
    "target": "{casting}Auf wen?",
    "player": "{casting}Auf welchen Spieler?",
    "spell": "Welcher Dauerzauber?",
    "heal": "Wer wird geheilt?",
    "where": "Wohin?",
    "does": "Angriff oder Fähigkeit?",
    "attack": "Wen angreifen?",
    "ability": "Auf wen oder was?",
    "carry": "Wohin?",
    "move": "Wohin?",
    "burst": "Wen trifft das Zerbersten?",
    "strike": "Gegen wen schlägt es zu?",
    "shift-on": "Wer wird als Nächstes geschoben?",
    "discard": "Welche Karte wirfst du ab?",
    "give-up-die": "Welchen Würfel gibst du ab?",
    "concentrate": "Konzentration: eine Karte ziehen?",
    "regenerate": "Erneuerung: Wer wird geheilt?",
    "learn": "Welchen Zauber lernst du?",
    "third-place": "Spielst du um den dritten Platz?",
    "at-any-time": "Was tust du?",
}


def question(kind: str, s: State, names: Names) -> str:
    """The open question in words."""
    seat = common.asked_seat(s, names)
    shown = f"Deine Würfel: {common.dice(s.sides[seat].dice)}."
    match kind:
        case "draft":
            return ASKED[common.draft_of(s, names)]
        case "beat":
            return f"Wurf {s.duel_of(seat).beat + 1}. {shown} Werfen, halten oder Stopp?"
        case "action" | "other-action":
            return f"{shown} Welche Handlung?"
        case "next":
            return f"Du hast {points(common.points_left(s))}. Aktivieren, bewegen oder beenden?"
        case "act-or-pass":
            act = "Nichts, womit du handeln kannst: Passt du?" if common.is_idle(s, names) else "Handelst du?"
            return f"{shown} {act}"
        case _:
            return common.filled(ASKED.get(kind, f"{upper(kind)}?"), s, spell, card)


def warning(o: Any, s: State, names: Names) -> str:
    """A call with nothing to act with, or no action where that costs wounds."""
    if common.is_costly(o, s, names):
        return f"Ohne Handlung erleidet dein Held {CONTENT.options.no_action_wounds} Wunden."
    if common.is_idle_stop(o, s, names):
        costs = "" if common.is_spared(s, names) else "; ein Stopp ohne Handlung kostet Wunden"
        return f"Deine Würfel taugen zu keiner Handlung{costs}."
    return ""


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
