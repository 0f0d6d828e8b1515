"""What the content is called in German, with its articles: creatures, tiles, lands, colours, adventures."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.adventureland.content import CONTENT, CREATURES
from meadhall.games.adventureland.land import REGION, TERRAIN, Place
from meadhall.games.adventureland.state import COMPANION, CREATURE, GIANT, GOLD, HERB, NOTHING, SWORD


class Noun(NamedTuple):
    """A thing with its articles: as it acts, and as something is done to it."""

    name: str
    the: str
    a: str
    whom: str
    a_whom: str


def _he(name: str, ending: str = "") -> Noun:
    """Somebody masculine; `ending` is what his name takes on when something is done to him."""
    return Noun(name, f"der {name}", f"ein {name}", f"den {name}{ending}", f"einen {name}{ending}")


def _she(name: str) -> Noun:
    return Noun(name, f"die {name}", f"eine {name}", f"die {name}", f"eine {name}")


def _it(name: str) -> Noun:
    return Noun(name, f"das {name}", f"ein {name}", f"das {name}", f"ein {name}")


# ---- creatures, tiles, items

KINDS: Final = {
    "mistling": _he("Nebling"),
    "fen-lurker": _he("Sumpflauerer"),
    "fog-stalker": _he("Nebelpirscher"),
    "drowned-knight": _he("Moorritter"),
    "grey-dread": _he("Grauschreck"),
}
THE_GIANT: Final = _he("Riese", "n")
SWORDS: Final = {
    0: _she("Eisenklinge"),
    1: _she("Stahlklinge"),
    2: _she("Tiefenstahlklinge"),
    3: _she("Sternstahlklinge"),
}
HERBS: Final = {2: _it("Fieberblatt"), 3: _she("Mondraute"), 4: _she("Drachenwurz")}
ITEMS: Final = {
    NOTHING: _it("Nichts"),
    HERB: _it("Kraut"),
    SWORD: _it("Schwert"),
    COMPANION: _he("Gefährte", "n"),
    GOLD: _it("Gold"),
    CREATURE: _it("Nebelwesen"),
    GIANT: THE_GIANT,
}


def foe(number: int) -> Noun:
    """A creature by its number; the giant has none."""
    return KINDS[CREATURES[number].kind] if number >= 0 else THE_GIANT


def tile_noun(item: int, value: int) -> Noun:
    """A sword or a herb whose value is known."""
    return (HERBS if item == HERB else SWORDS)[value]


# ---- the map

TERRAINS: Final = {"F": "Wald", "M": "Gebirge", "C": "Stadt", "R": "Fluss", "N": "Nebel"}
# What each region is called, and how one says that something is there.
REGIONS: Final = {
    "Greeneave Wood": ("Grünlaubwald", "im Grünlaubwald"),
    "Hollin Copse": ("Hulsthain", "im Hulsthain"),
    "Midwood": ("Mittenforst", "im Mittenforst"),
    "Sunrise Grove": ("Morgenhain", "im Morgenhain"),
    "Reedholt": ("Riedholz", "im Riedholz"),
    "Western Range": ("Westgebirge", "im Westgebirge"),
    "Northern Range": ("Nordgebirge", "im Nordgebirge"),
    "Eastwatch Peak": ("Ostwacht", "auf der Ostwacht"),
    "Ford Hill": ("Furthügel", "auf dem Furthügel"),
    "Southern Crags": ("Südklippen", "in den Südklippen"),
    "The Great River": ("Großer Strom", "auf dem Großen Strom"),
    "North Bank Fog": ("Nordufernebel", "im Nordufernebel"),
    "Misty Bend": ("Dunstbogen", "am Dunstbogen"),
    "Mouth Fen": ("Mündungsmoor", "im Mündungsmoor"),
    "Gate Mists": ("Tornebel", "im Tornebel"),
    "Grey Meadow": ("Grauwiese", "auf der Grauwiese"),
    "Midmarket": ("Mittmarkt", "in Mittmarkt"),
    "Alderwick": ("Erlenwiek", "in Erlenwiek"),
    "Southhaven": ("Südhafen", "in Südhafen"),
    "Highspire": ("Hohenzinne", "in Hohenzinne"),
    "Kingsreach": ("Königsweil", "in Königsweil"),
}


def terrain(field: Place) -> str:
    """`Fluss`."""
    return TERRAINS[TERRAIN[field]]


def region_name(field: Place) -> str:
    """`Mittmarkt`."""
    return REGIONS[REGION[field]][0]


def region(field: Place) -> str:
    """`in Mittmarkt`, `auf dem Großen Strom`."""
    return REGIONS[REGION[field]][1]


# ---- keys, adventures

COLOURS: Final = {"yellow": "gelb", "green": "grün", "blue": "blau", "grey": "grau", "red": "rot"}
ADVENTURES: Final = {
    1: "Die Gefährten",
    2: "Die Glorreichen",
    3: "Flucht in die Städte",
    4: "Die entführte Prinzessin",
    5: "Der König im Nebel",
}
# What points are made of, by what the standings call it.
POINTS: Final = {
    "points": "Punkte",
    "fog creatures": "Nebelwesen",
    "companions and gold": "Gefährten und Gold",
    "The Magnificent": "größte Gruppe",
    "gold": "Gold",
    "herbs": "Kräuter",
    "swords": "Schwerter",
    "most fog creatures": "die meisten Nebelwesen",
    "most gold": "das meiste Gold",
    "outside the cities": "außerhalb der Städte",
    "keys": "Schlüssel",
    "first with all keys": "zuerst mit allen Schlüsseln",
    "the princess": "die Prinzessin",
    "on the way": "unterwegs",
    "adventurers in the capital": "Abenteurer in der Hauptstadt",
    "companions in the capital": "Gefährten in der Hauptstadt",
    "gold in the capital": "Gold in der Hauptstadt",
    **{city.name: REGIONS[city.name][0] for city in CONTENT.city},
}
