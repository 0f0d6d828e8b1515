"""Names of seats and cards in positions, the luck of each deck, and the words for a player's area.

`ch_red_2!` is a tapped character, `b01+` is a manned building, and gifts are `DIL DIL HUM:2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Luck, Word
from meadhall.engine.positions.readers import (
    SEAT,
    ByName,
    LaidPiece,
    NamedNumber,
    OpenCard,
    Reader,
    listed_words,
    outcomes_reader,
)
from meadhall.games.virtues import content, setup
from meadhall.games.virtues.state import BAGS, CLOSED, EMPTY, HERO_BAG, NEUTRAL, NOBODY, State

SEATS: Final = ("ann", "bram", "cas", "dot", "eve", "fin", "seven")
BUILDINGS_NAMED: Final = NamedNumber("building", content.BUILDING)
UNNAMED_NAMED: Final = NamedNumber("card of the Unnamed", content.UNNAMED_CARD)
VIRTUES_NAMED: Final = NamedNumber("virtue", content.VIRTUE)
_SIGNS: Final = {"-": EMPTY, "closed": CLOSED}
TAVERN: Final = OpenCard(BAGS.characters, signs=_SIGNS)
STORE: Final = OpenCard(BAGS.elixirs, signs=_SIGNS)
QUEST_CARD: Final = OpenCard(BAGS.quests)
TREASURE_CARD: Final = OpenCard(BAGS.treasures)
CHARACTER_CARD: Final = OpenCard(BAGS.characters)
MARK: Final = NamedNumber("mark", {name: seat for seat, name in enumerate(SEATS)}, {"-": NOBODY, "neutral": NEUTRAL})

FIELDS: Final[Mapping[str, Reader]] = {
    "hero": OpenCard(HERO_BAG),
    "elixirs": OpenCard(BAGS.elixirs),
    "sins": LaidPiece(BAGS.sins),
    "artifacts": LaidPiece(BAGS.artifacts),
    "castles": OpenCard(BAGS.castles),
    "estates": OpenCard(BAGS.estates),
    "temples": BUILDINGS_NAMED,
    "portals": ByName(NamedNumber("portal", content.PORTAL), SEAT),
    "passed": SEAT,
}

# The decks by the word that names their luck.
_DECKS: Final = {
    "next_heroes": HERO_BAG,
    "next_characters": BAGS.characters,
    "next_elixirs": BAGS.elixirs,
    "next_castles": BAGS.castles,
    "next_estates": BAGS.estates,
    "next_quests": BAGS.quests,
    "next_treasures": BAGS.treasures,
    "next_sins": BAGS.sins,
    "next_cataclysms": BAGS.cataclysms,
    "next_artifacts": BAGS.artifacts,
}
LUCK: Final[dict[str, Luck]] = {word: Luck(bag, free=True) for word, bag in _DECKS.items()} | {
    "first_player": Luck(setup.FIRST_PLAYER_DRAW, outcomes_reader(NamedNumber("seat", SEATS)), free=True)
}


# ---- words for a player's area that set more than one field


P = Position[State]


def _gifts(p: P, value: object) -> None:
    """Gift cards by virtue, taken from the pool."""
    for name in listed_words(value):
        sign, _, number = name.partition(":")
        virtue = VIRTUES_NAMED(p, sign)
        p.state.players[p.seat].gifts[virtue] += int(number or 1)
        p.state.pool[virtue] -= int(number or 1)


def _characters(p: P, value: object) -> None:
    """`ch_red_2 ch_blue_1!`: characters. `!` marks a tapped one."""
    player = p.state.players[p.seat]
    for name in listed_words(value):
        card = CHARACTER_CARD(p, name.removesuffix("!"))
        player.characters.append(card)
        player.tapped += [card] if name.endswith("!") else []


def _buildings(p: P, value: object) -> None:
    """`b01 b02+`: buildings. `+` marks a manned one."""
    s = p.state
    player = s.players[p.seat]
    for name in listed_words(value):
        building = BUILDINGS_NAMED(p, name.removesuffix("+"))
        if building in s.temples:
            s.temples.remove(building)
        else:
            bag = BAGS.castles if building in s.faces.bags[BAGS.castles] else BAGS.estates
            p.take(bag, name, [building])
        player.buildings.append(building)
        player.manned += [building] if name.endswith("+") else []


SEAT_WORDS: Final[Mapping[str, Word]] = {"gifts": _gifts, "characters": _characters, "buildings": _buildings}
