"""What a host may choose (8.1): every option in words, with the rule behind it, and what excludes what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from meadhall.engine import Choice, Sentence, Setting
from meadhall.games.adventureland.adventures import ADVENTURES
from meadhall.games.adventureland.content import CONTENT, OptionRow


class Words(NamedTuple):
    """An option for people: its name, its rule, what it means, and words for values that are dull when bare."""

    label: str
    clause: str
    help: str
    names: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()


ADVENTURE_TELLS: Final = (
    "The one to begin with. Points count at once: gold, beaten creatures, and companions, who bring more the larger "
    "their party is.",
    "All is counted at the end: gold, creatures, what you still hold, and three for each figure of your largest party. "
    "Parties may join into one.",
    "Bring your figures into the cities before the game ends: a city pays who has most there, and whoever is still "
    "outside loses points for every creature left.",
    "Enough figures in a city win its key, and whoever has all five may fight the giant for the princess. With King & "
    "Princess.",
    "All of you against the fog: beat its creatures and bring the king home, or everybody loses. Hard; for people who "
    "know the game. With King & Princess.",
)
WORDS: Final[Mapping[str, Words]] = {
    "adventure": Words(
        "Adventure",
        "AL-OPT-02",
        "what scores: " + ", ".join(f"{number} {adventure.name}" for number, adventure in ADVENTURES.items()),
        tuple(adventure.name for adventure in ADVENTURES.values()),
        ADVENTURE_TELLS,
    ),
    "players": Words("Players", "AL-DEC-01", "how many play"),
    "start_player": Words(
        "Who begins", "AL-SET-11", "who begins", ("drawn at random", *(f"seat {seat}" for seat in range(1, 5)))
    ),
    "swords_after_win": Words(
        "Swords after a won fight",
        "AL-OPT-01",
        "whether swords used in a won fight are spent or come back",
        ("are spent", "come back"),
    ),
    "place_ties": Words(
        "Places after a tie",
        "AL-ESC-08",
        "places after a tie in a majority: 1-1-3 (competition) or 1-1-2 (dense)",
        ("1, 1, 3", "1, 1, 2"),
    ),
    "open_tiles": Words(
        "Tiles lie open", "AL-HID-03", "whether everybody sees the values of all tiles at once, for teaching"
    ),
    "expansion": Words("King & Princess", "AL-PRI-01", "adds King & Princess, which adventures 4 and 5 need"),
    "king_fog_left": Words(
        "Creatures that may be left",
        "AL-KNG-15",
        "adventure 5: how many creatures may be left",
        ("none", "two", "four"),
    ),
}

BASIC: Final[Mapping[str, Setting]] = {"expansion": False, "king_fog_left": 0}
PRINCESS: Final[Mapping[str, Setting]] = {"expansion": True, "king_fog_left": 0}
KING: Final[Mapping[str, Setting]] = {"expansion": True}
BRINGS: Final[Mapping[str, Mapping[Setting, Mapping[str, Setting]]]] = {
    "adventure": {1: BASIC, 2: BASIC, 3: BASIC, 4: PRINCESS, 5: KING},
    "expansion": {False: {"adventure": 1, "king_fog_left": 0}, True: {"adventure": 4}},
}


def _choice(row: OptionRow) -> Choice:
    words = WORDS[row.id]
    return Choice(
        row.id,
        tuple(row.values),
        row.default,
        words.clause,
        words.help,
        words.label,
        words.names,
        BRINGS.get(row.id, {}),
        tells=words.tells,
    )


CHOICES: Final = tuple(_choice(row) for row in CONTENT.option)


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Which options exclude each other (8.1)."""
    start, players, adventure = str(chosen["start_player"]), int(chosen["players"]), int(chosen["adventure"])
    if start != "random" and int(start.removeprefix("seat")) > players:
        text = "start_player = {start} needs that seat, but there are only {players} players"
        return Sentence(text, start=start, players=players)
    if adventure in (4, 5) and not chosen["expansion"]:
        return Sentence("adventure = {adventure} needs expansion = true", adventure=adventure)
    if chosen["expansion"] and adventure not in (4, 5):
        return Sentence("expansion = true needs adventure 4 or 5, not {adventure}", adventure=adventure)
    if chosen["king_fog_left"] and adventure != 5:
        text = "king_fog_left = {left} needs adventure 5, not {adventure}"
        return Sentence(text, left=chosen["king_fog_left"], adventure=adventure)
    return None
