"""The small change of speech: counts, places, parties, creatures and tiles."""

from __future__ import annotations

from typing import Final

from meadhall.engine.language.german import count, listing
from meadhall.engine.language.names import Names
from meadhall.games.adventureland.land import FIELDS, Place, place_name
from meadhall.games.adventureland.state import Party
from meadhall.games.adventureland.words.german.names import tile_noun

NTH: Final = (
    "", "erster", "zweiter", "dritter", "vierter", "fünfter", "sechster", "siebter", "achter", "neunter", "zehnter",
)  # fmt: skip


def points(number: int) -> str:
    """`plus 1 Punkt`, `minus 3 Punkte`."""
    return f"{'minus' if number < 0 else 'plus'} {count(abs(number), 'Punkt', 'Punkte')}"


def nth(number: int) -> str:
    return NTH[number] if number < len(NTH) else f"{number}."


def is_missing(number: int) -> str:
    """`1 fehlt`, `9 fehlen`."""
    return f"{number} {'fehlt' if number == 1 else 'fehlen'}"


# ---- places


def line_of(area: Place) -> str:
    """`Reihe 4`, `Spalte D`, of a start area."""
    name = place_name(area)
    return f"{'Reihe' if name.startswith('row') else 'Spalte'} {name[3:]}"


def place(where: Place) -> str:
    """`D6`, or `Startplatz der Reihe 4`."""
    return place_name(where) if where < FIELDS else f"Startplatz der {line_of(where)}"


def short_place(where: Place) -> str:
    """`D6`, or `Reihe 4`: for a button."""
    return place_name(where) if where < FIELDS else line_of(where)


def from_(where: Place) -> str:
    """`von D6`, `vom Startplatz der Reihe 4`."""
    return f"von {place_name(where)}" if where < FIELDS else f"vom {place(where)}"


def to_(where: Place) -> str:
    """`nach D6`, `zum Startplatz der Reihe 4`."""
    return f"nach {place_name(where)}" if where < FIELDS else f"zum {place(where)}"


def at_(where: Place) -> str:
    """`auf D6`, `am Startplatz der Reihe 4`."""
    return f"auf {place_name(where)}" if where < FIELDS else f"am {place(where)}"


# ---- parties


def companions(number: int) -> str:
    return count(number, "Gefährte", "Gefährten")


def figures(adventurers: int, of_companions: int) -> str:
    """`1 Abenteurer und 2 Gefährten`."""
    parts = [count(adventurers, "Abenteurer", "Abenteurer")] if adventurers else []
    return listing([*parts, companions(of_companions)] if of_companions else parts)


def with_figures(adventurers: int, of_companions: int) -> str:
    """The same after `mit`: `2 Abenteurern und 1 Gefährten`."""
    parts = [count(adventurers, "Abenteurer", "Abenteurern")] if adventurers else []
    return listing([*parts, f"{of_companions} Gefährten"] if of_companions else parts)


def party(p: Party, names: Names) -> str:
    """Who is in a party, as its owner or another hears it: `du und 2 Gefährten`, `1 Abenteurer`."""
    if p.owner != names.listener or p.adventurers > 1:
        return figures(p.adventurers, p.companions) + luggage(p)
    return (f"du und {companions(p.companions)}" if p.companions else "du allein") + luggage(p)


def luggage(p: Party) -> str:
    """What a party has with it in the fifth adventure."""
    supers = f", darunter {count(p.supers, 'Supergefährte', 'Supergefährten')}" if p.supers else ""
    return supers + (f", mit {p.gold} Gold" if p.gold else "") + (", mit dem König" if p.king else "")


# ---- tiles and strength


def tile(item: int, value: int) -> str:
    """`Stahlklinge, plus 1`."""
    return f"{tile_noun(item, value).name}, plus {value}"


def progress(reached: int, strength: int) -> str:
    """`11 von 12, 1 fehlt`."""
    so_far = f"{reached} von {strength}"
    return so_far if reached >= strength else f"{so_far}, {is_missing(strength - reached)}"
