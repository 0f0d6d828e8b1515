"""Why something is not on offer, by what the rules say of it in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.engine import Names, Refusal
from meadhall.engine.language.german import count, upper
from meadhall.engine.language.wording import plain_reason
from meadhall.games.adventureland.land import FIELDS, PLACE
from meadhall.games.adventureland.words.german.phrases import line_of

Numbers = Mapping[str, Any]
WAYS: Final = {"east": ("östlich", "Osten"), "south": ("südlich", "Süden")}
STOPS: Final = {
    "the water sprite": "der Wassergeist",
    "the fog creature": "das Nebelwesen",
    "the giant": "der Riese",
}


def reason(refusal: Refusal, names: Names) -> str:
    """A refusal in words."""
    words = REASONS.get(refusal.text)
    if words is None:
        return plain_reason(refusal, names)
    return words.format(**refusal.numbers) if isinstance(words, str) else words(refusal.numbers, names)


def _far(n: Numbers) -> str:
    """`G6 liegt 3 Felder östlich von D6`, `G4 ist das 7. Feld der Reihe 4`."""
    here = PLACE[n["here"]]
    if here >= FIELDS:
        return f"{n['field']} ist das {n['far']}. Feld der {line_of(here)}"
    return f"{n['field']} liegt {count(n['far'], 'Feld', 'Felder')} {WAYS[n['way']][0]} von {n['here']}"


def _open(n: Numbers) -> str:
    far = n["open"]
    return f"nur {count(far, 'Feld', 'Felder')} weit frei" if far else "ganz versperrt"


def _past(n: Numbers, names: Names) -> str:
    return f"{_far(n)}; {STOPS[n['what']]} auf {n['stop']} lässt sich nicht überspringen, der Weg ist {_open(n)}."


def _too_far(n: Numbers, names: Names) -> str:
    return f"{_far(n)}, und der Weg ist {_open(n)}."


def _off_line(n: Numbers, names: Names) -> str:
    area, way = line_of(PLACE[n["here"]]), WAYS[n["way"]][1]
    only = f"Vom Startplatz der {area} führt ein Zug nur ab {n['first']} nach {way}"
    return f"{only}, und {n['field']} liegt nicht auf dieser Linie."


def _stronger(n: Numbers, names: Names) -> str:
    stands = f"{upper(names.whose(n['seat'], 'e'))} Gruppe auf {n['field']} hat Stärke {n['need']}"
    return f"{stands}; um sie zu vertreiben, reicht deine Stärke {n['have']} nicht."


def _start(n: Numbers, names: Names) -> str:
    return f"Der Startplatz der {line_of(PLACE[n['area']])} gilt nur im Spiel zu zweit."


def _not_waiting(n: Numbers, names: Names) -> str:
    return f"Auf dem Startplatz der {line_of(PLACE[n['here']])} wartet keine deiner Gruppen."


def _not_back(n: Numbers, names: Names) -> str:
    return f"Auf den Startplatz der {line_of(PLACE[n['here']])} geht niemand zurück."


REASONS: Final[Mapping[str, str | Callable[[Numbers, Names], str]]] = {
    "{field} lies {far} {way} of {here}; {what} on {stop} cannot be leapt over, so the way is open for {open}.": _past,
    "{field} lies {far} {way} of {here}, and the way is open for {open}.": _too_far,
    "From {area} a move leads {way} from {first} only, and {field} is not on that line.": _off_line,
    "The water sprite stands on {field}, and no move ends there.": (
        "Auf {field} steht der Wassergeist, und dort endet kein Zug."
    ),
    "The giant stands on {field}; only who holds keys of all five colours may face him.": (
        "Auf {field} steht der Riese; gegen ihn darf nur antreten, wer Schlüssel in allen fünf Farben hat."
    ),
    "A move must leave {field}.": "Ein Zug muss {field} verlassen.",
    "{field} lies north or west of {here}; no move goes there.": (
        "{field} liegt nördlich oder westlich von {here}; dorthin führt kein Zug."
    ),
    "{field} is not straight east or south of {here}.": (
        "{field} liegt nicht in gerader Linie östlich oder südlich von {here}."
    ),
    "K10 is the last field; nothing lies east or south of it.": (
        "K10 ist das letzte Feld; östlich und südlich davon liegt nichts."
    ),
    "The party on {field} belongs to seat {seat}.": lambda n, names: (
        f"Die Gruppe auf {n['field']} gehört {names.to(n['seat'])}."
    ),
    "None of your parties is on {field}.": "Auf {field} steht keine deiner Gruppen.",
    "None of your parties waits at {area}.": _not_waiting,
    "Nobody goes back to {area}.": _not_back,
    "A party of seat {seat} stands on {field}; a move may leap over it but not end there.": lambda n, names: (
        f"Auf {n['field']} steht {names.whose(n['seat'], 'e')} Gruppe; "
        "ein Zug darf sie überspringen, aber nicht dort enden."
    ),
    "Your own party stands on {field}; a move may leap over it but not end there.": (
        "Auf {field} steht deine eigene Gruppe; ein Zug darf sie überspringen, aber nicht dort enden."
    ),
    "The party of seat {seat} on {field} has strength {need}; to drive it out takes more than your {have}.": _stronger,
    "A super companion costs {cost} simple companions of a party; this has {has}, and {left} are left.": (
        "Ein Supergefährte kostet {cost} einfache Gefährten einer Gruppe; "
        "diese hat {has}, und im Vorrat sind noch {left}."
    ),
    "Start area {area} is for two players only.": _start,
    "At most {most} swords are committed in a fight.": "In einem Kampf werden höchstens {most} Schwerter eingesetzt.",
    "Herbs and gold are added after the dice, if the strength does not suffice.": (
        "Kräuter und Gold kommen nach dem Würfeln dazu, wenn die Stärke nicht reicht."
    ),
    "A fight cannot be declined.": "Einem Kampf kann niemand ausweichen.",
    "You have {have} of +{extra}, not {want}.": lambda n, names: (
        f"Du hast {count(n['have'], 'Schwert', 'Schwerter')} mit +{n['extra']}, nicht {n['want']}."
    ),
    "You have no sword of +{extra}.": "Du hast kein Schwert mit +{extra}.",
    "You have no herb of {value}.": "Du hast kein Kraut mit {value}.",
    "You have no gold that this party may use.": "Du hast kein Gold, das diese Gruppe verwenden darf.",
    "A re-roll costs one gold; you have none that this party may use.": (
        "Neu zu würfeln kostet ein Gold; du hast keines, das diese Gruppe verwenden darf."
    ),
    "This fight has {dice} dice; there is no die {die}.": (
        "Dieser Kampf hat {dice} Würfel; einen Würfel {die} gibt es nicht."
    ),
    "Swords are chosen before the dice; none can be added now.": (
        "Schwerter werden vor dem Würfeln gewählt; jetzt kommt keines mehr dazu."
    ),
}
