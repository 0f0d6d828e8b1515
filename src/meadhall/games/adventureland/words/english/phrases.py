"""The small change of speech: counts, places, parties, creatures and tiles."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.english import count, listing, upper
from meadhall.engine.language.names import Names
from meadhall.games.adventureland import land
from meadhall.games.adventureland.content import CREATURES, HERB_NAMES, SWORD_NAMES
from meadhall.games.adventureland.state import HERB, Party

NTH: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

# Regions that do not simply read as "in Midwood".
_IN: Final = {
    "The Great River": "on the Great River",
    "Eastwatch Peak": "on Eastwatch Peak",
    "Ford Hill": "on Ford Hill",
    "Misty Bend": "at Misty Bend",
    "Western Range": "in the Western Range",
    "Northern Range": "in the Northern Range",
    "Southern Crags": "in the Southern Crags",
    "North Bank Fog": "in the North Bank Fog",
    "Mouth Fen": "in the Mouth Fen",
    "Gate Mists": "in the Gate Mists",
}


def points(number: int) -> str:
    """`plus 1 point`, `minus 3 points`."""
    return f"{'minus' if number < 0 else 'plus'} {count(abs(number), 'point')}"


def nth(number: int) -> str:
    return NTH[number] if number < len(NTH) else f"{number}th"


def place(where: land.Place) -> str:
    """`D6`, or `the start of row 4`."""
    return land.place_name(where) if where < land.FIELDS else land.area_name(where)


def short_place(where: land.Place) -> str:
    """`D6`, or `row 4`: for a button."""
    return place(where).removeprefix("the start of ")


def heading(where: land.Place) -> str:
    """A place at the beginning of a line: `D6`, `Start of row 4`."""
    return upper(place(where).removeprefix("the "))


def region(field: land.Place) -> str:
    """`in Midmarket`, `on the Great River`."""
    name = land.REGION[field]
    return _IN.get(name, f"in {name}")


def terrain(field: land.Place) -> str:
    return land.TERRAIN_NAME[field]


def figures(adventurers: int, companions: int) -> str:
    """`1 adventurer and 2 companions`."""
    parts = [count(n, what) for n, what in ((adventurers, "adventurer"), (companions, "companion")) if n]
    return listing(parts)


def party(p: Party, names: Names) -> str:
    """Who is in a party, as its owner or another hears it: `you and 2 companions`, `1 adventurer`."""
    if p.owner != names.listener or p.adventurers > 1:
        return figures(p.adventurers, p.companions) + luggage(p)
    return (f"you and {count(p.companions, 'companion')}" if p.companions else "you alone") + luggage(p)


def luggage(p: Party) -> str:
    """What a party has with it in The King in the Fog."""
    supers = f", {count(p.supers, 'super companion')} among them" if p.supers else ""
    return supers + (f", carrying {p.gold} gold" if p.gold else "") + (", with the king" if p.king else "")


def creature(number: int) -> str:
    """`Fog Stalker`; the giant has no number."""
    return CREATURES[number].name if number >= 0 else "giant"


def tile(item: int, value: int) -> str:
    """`Tempered Blade, plus 1`."""
    return f"{(HERB_NAMES if item == HERB else SWORD_NAMES)[value]}, plus {value}"


def progress(reached: int, strength: int) -> str:
    """`11 of 12, 1 is missing`."""
    if reached >= strength:
        return f"{reached} of {strength}"
    missing = strength - reached
    return f"{reached} of {strength}, {missing} {'is' if missing == 1 else 'are'} missing"
