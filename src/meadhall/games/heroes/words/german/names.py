"""What Heroes, Creatures, Spells and abilities are called in German."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.heroes.content import CREATURES, HEROES, SPELLS
from meadhall.games.heroes.state import A_HERO, EMPTY

M, F, N = range(3)  # masculine, feminine, neuter
ARTICLES: Final = ("der", "die", "das")
ARTICLES_WHOM: Final = ("den", "die", "das")


class Noun(NamedTuple):
    """A word with its gender, and how it ends as an object where that is another word."""

    name: str
    gender: int
    object: str = ""

    @property
    def whom(self) -> str:
        return self.object or self.name


HERO: Final = Noun("Held", M, "Helden")
HEROES_NAMED: Final = {
    "maris": "Maris, Stimme der Gezeiten",
    "kaldor": "Kaldor Aschmantel",
    "brunna": "Brunna Tiefwurzel",
    "ilvane": "Ilvane Himmelskind",
}
CREATURES_NAMED: Final = {
    "merrow_guard": Noun("Nixenwache", F),
    "nymph": Noun("Nymphe", F),
    "water_elemental": Noun("Wasserelementar", N),
    "siren": Noun("Sirene", F),
    "triton": Noun("Triton", M),
    "leviathan": Noun("Leviathan", M),
    "ice_dragon": Noun("Eisdrache", M, "Eisdrachen"),
    "hellhound": Noun("Höllenhund", M),
    "glimmer": Noun("Irrlicht", N),
    "salamander": Noun("Salamander", M),
    "fire_elemental": Noun("Feuerelementar", N),
    "ifrit": Noun("Ifrit", M),
    "phoenix": Noun("Phönix", M),
    "red_dragon": Noun("Feuerdrache", M, "Feuerdrachen"),
    "gnome": Noun("Gnom", M, "Gnomen"),
    "golem": Noun("Golem", M),
    "earth_elemental": Noun("Erdelementar", N),
    "cave_troll": Noun("Höhlentroll", M),
    "basilisk": Noun("Basilisk", M, "Basilisken"),
    "stone_giant": Noun("Steinriese", M, "Steinriesen"),
    "stone_dragon": Noun("Steindrache", M, "Steindrachen"),
    "harpy": Noun("Harpyie", F),
    "sylphid": Noun("Sylphe", F),
    "air_elemental": Noun("Luftelementar", N),
    "pegasus": Noun("Pegasus", M),
    "griffin": Noun("Greif", M, "Greifen"),
    "thunderbird": Noun("Donnervogel", M),
    "storm_dragon": Noun("Sturmdrache", M, "Sturmdrachen"),
}
ABILITIES: Final = {
    "Soothing Spring": "Heilquelle",
    "Empower": "Kraftspende",
    "Beguiling Song": "Lockgesang",
    "Trident Throw": "Dreizackwurf",
    "Frost Breath": "Frostatem",
    "Burst": "Zerbersten",
    "Spit Flame": "Flammenspeien",
    "Rebirth": "Wiedergeburt",
    "Flame Breath": "Flammenatem",
    "Rouse the Golem": "Golemruf",
    "Knitting Flesh": "Zähes Fleisch",
    "Venom Gaze": "Giftblick",
    "Hurl Boulder": "Felswurf",
    "Tremor": "Bodenbeben",
    "Ethereal": "Luftgestalt",
    "Carry": "Windritt",
    "Talons": "Krallen",
    "Thunderclap": "Donnerschlag",
    "Tempest": "Unwetter",
}
SPELLS_NAMED: Final = {
    "magic_missile": "Magiegeschoss",
    "command": "Befehl",
    "dispel": "Bannspruch",
    "tidal_wave": "Flutwelle",
    "sunfire": "Sonnenfeuer",
    "heart_of_the_mountain": "Herz des Berges",
    "blessing": "Segen",
    "fireball": "Feuerball",
    "fire_raising": "Brand",
    "rage": "Raserei",
    "wall_of_fire": "Feuerwand",
    "flaming_blade": "Flammenklinge",
    "scorch": "Versengen",
    "lightning": "Blitzschlag",
    "chain_lightning": "Kettenblitz",
    "haste": "Eile",
    "teleport": "Entrückung",
    "concentration": "Konzentration",
    "misfortune": "Unglück",
    "freezing": "Vereisung",
    "healing": "Heilung",
    "daze": "Trägheit",
    "energy_drain": "Kraftraub",
    "ice_shards": "Eissplitter",
    "undertow": "Sog",
    "poison": "Gift",
    "life_drain": "Lebensraub",
    "regeneration": "Erneuerung",
    "stoneskin": "Steinhaut",
    "rockfall": "Steinschlag",
    "earthquake": "Erdbeben",
}
# Names that are the same in both languages, in small letters.
ALIKE: Final = frozenset(
    {"maris", "kaldor", "brunna", "ilvane", "triton", "leviathan", "salamander", "ifrit", "golem", "basilisk"}
    | {"pegasus"}
)


def noun(number: int) -> Noun:
    """The word for a Creature, or for a Hero."""
    return HERO if number == A_HERO else CREATURES_NAMED[CREATURES[number].id]


def card(number: int) -> str:
    """A Creature by name, or `Held`."""
    return noun(number).name


def the(number: int) -> str:
    """`der Triton`, `die Sirene`."""
    word = noun(number)
    return f"{ARTICLES[word.gender]} {word.name}"


def the_whom(number: int) -> str:
    """`den Eisdrachen`, `die Sirene`."""
    word = noun(number)
    return f"{ARTICLES_WHOM[word.gender]} {word.whom}"


def ability(number: int) -> str:
    """The name of a Creature's ability."""
    return ABILITIES[CREATURES[number].ability.name]


def spell(number: int) -> str:
    return SPELLS_NAMED[SPELLS[number].id] if number != EMPTY else "nichts"


def whole_hero(number: int) -> str:
    """`Maris, Stimme der Gezeiten`."""
    return HEROES_NAMED[HEROES[number].id]


def hero(number: int) -> str:
    """`Maris`."""
    return whole_hero(number).replace(",", "").split()[0] if number != EMPTY else "kein Held"
