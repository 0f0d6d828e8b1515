"""Events of rounds, actions and quests."""

from __future__ import annotations

from meadhall.engine.common.text import Text, text, text_of
from meadhall.engine.table.events import Event
from meadhall.games.virtues import content, texts
from meadhall.games.virtues.events.goods import SeatEvent
from meadhall.games.virtues.texts import Artifact, Building, Character, Elixir, Hero, Portal, Quest, Treasure


class HeroDealt(SeatEvent, frozen=True):
    hero: Hero


class TurnBegan(Event, frozen=True):
    turn: int
    order: list[int]


class PlayerPassed(SeatEvent, frozen=True):
    pass


class GoSkipped(SeatEvent, frozen=True):
    pass


class PhaseEnded(Event, frozen=True):
    laps: int


class MajorityWon(SeatEvent, frozen=True):
    most: str  # the kind of cards that the player has most of


class GoodsProduced(SeatEvent, frozen=True):
    fame: int
    gold: int
    might: int

    def message(self) -> Text:
        return text("goods-produced", seat=self.seat, goods=texts.resource_words(self.fame, self.gold, self.might))


class SinsWeighed(SeatEvent, frozen=True):
    """A player lost might for sin cards in hand."""

    n: int


# ---- actions of a turn


class CharacterRecruited(SeatEvent, frozen=True):
    card: Character


class ElixirBought(SeatEvent, frozen=True):
    card: Elixir


class BuildingFounded(SeatEvent, frozen=True):
    card: Building


class BuildingManned(SeatEvent, frozen=True):
    card: Building


class GiftsTapped(SeatEvent, frozen=True):
    """A character was tapped for gifts. `gone` is true at the second tap, which discards the character."""

    card: Character
    gone: bool


class QuestJoined(SeatEvent, frozen=True):
    quest: int
    space: int

    def message(self) -> Text:
        return text("quest-joined", seat=self.seat, quest=texts.QUESTS[self.quest])


class PortalClosed(SeatEvent, frozen=True):
    portal: Portal


class CorruptionCleansed(SeatEvent, frozen=True):
    left: int  # number of corruption cards that remain


class AbilityUsed(SeatEvent, frozen=True):
    """A fallen hero used the evil ability on the player `of`."""

    hero: Hero
    of: int


class ArtifactUsed(SeatEvent, frozen=True):
    card: Artifact


# ---- quests and their treasures


class TreasureTaken(SeatEvent, frozen=True):
    face: Treasure


class TreasureDeclined(SeatEvent, frozen=True):
    pass


class TreasureTarnished(Event, frozen=True):
    face: Treasure


class ArtifactTaken(SeatEvent, frozen=True):
    pass


class ArtifactSeen(SeatEvent, frozen=True):
    """The face of a new artifact, sent to its owner alone."""

    card: Artifact


class QuestCompleted(Event, frozen=True):
    quest: Quest


class PrizeWon(SeatEvent, frozen=True):
    n: int


class ArmourPlaced(Event, frozen=True):
    pieces: int

    def message(self) -> Text:
        return text(
            "armour-placed", piece=texts.ARMOUR[self.pieces - 1], pieces=self.pieces, most=content.RULES.armour_pieces
        )


class RowsMoved(Event, frozen=True):
    quests: list[Quest]

    def message(self) -> Text:
        return text_of(self, n=len(self.quests))
