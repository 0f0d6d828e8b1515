"""Names in tests: seats, cards by their ids, and the luck of each deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.positions.positions import Luck
from meadhall.engine.positions.readers import SEAT, By, Laid, Named, OpenCard, Reader, outcomes
from meadhall.games.virtues.content import BUILDING, PORTAL, UNNAMED_CARD, VIRTUE
from meadhall.games.virtues.phases.setup import FIRST
from meadhall.games.virtues.state import BAGS, CLOSED, EMPTY, HERO_BAG, NEUTRAL, NOBODY

SEATS: Final = ("ann", "bram", "cas", "dot", "eve", "fin", "seven")
BUILDINGS_NAMED: Final = Named("building", BUILDING)
UNNAMED_NAMED: Final = Named("card of the Unnamed", UNNAMED_CARD)
VIRTUES_NAMED: Final = Named("virtue", VIRTUE)
_SIGNS: Final = {"-": EMPTY, "closed": CLOSED}
TAVERN: Final = OpenCard(BAGS.characters, signs=_SIGNS)
STORE: Final = OpenCard(BAGS.elixirs, signs=_SIGNS)
QUEST_CARD: Final = OpenCard(BAGS.quests)
TREASURE_CARD: Final = OpenCard(BAGS.treasures)
CHARACTER_CARD: Final = OpenCard(BAGS.characters)
MARK: Final = Named("mark", {name: seat for seat, name in enumerate(SEATS)}, {"-": NOBODY, "neutral": NEUTRAL})

FIELDS: Final[Mapping[str, Reader]] = {
    "hero": OpenCard(HERO_BAG),
    "elixirs": OpenCard(BAGS.elixirs),
    "sins": Laid(BAGS.sins),
    "artifacts": Laid(BAGS.artifacts),
    "castles": OpenCard(BAGS.castles),
    "estates": OpenCard(BAGS.estates),
    "temples": BUILDINGS_NAMED,
    "portals": By(Named("portal", PORTAL), SEAT),
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
    "first_player": Luck(FIRST, outcomes(Named("seat", SEATS)), free=True)
}
