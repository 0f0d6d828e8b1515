"""Quests and their treasures."""

from __future__ import annotations

from meadhall.engine.common.english import listing
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    ARTIFACTS,
    CONTENT,
    QUESTS,
    RULES,
)


class TreasureTaken(Event, frozen=True):
    seat: int
    face: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {phrases.treasure(self.face)}."


class TreasureDeclined(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'want')} no more of these treasures."


class TreasureTarnished(Event, frozen=True):
    face: int

    def words(self, names: Names) -> str:
        return f"{phrases.treasure(self.face)} is discarded."


class ArtifactTaken(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lay')} an artifact face down." if names.listener != self.seat else ""


class ArtifactSeen(Event, frozen=True):
    """To its owner alone."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"The artifact is {ARTIFACTS[self.card].name}: {ARTIFACTS[self.card].text}"


class QuestCompleted(Event, frozen=True):
    quest: int

    def words(self, names: Names) -> str:
        return f"{QUESTS[self.quest].name} is completed."


class Prized(Event, frozen=True):
    seat: int
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} {self.n} might for most markers."


class ArmourPlaced(Event, frozen=True):
    pieces: int

    def words(self, names: Names) -> str:
        piece = CONTENT.armour[self.pieces - 1].name
        return f"The heroes receive the {piece}: {self.pieces} of {RULES.armour_pieces} pieces."


class RowsMoved(Event, frozen=True):
    quests: list[int]

    def words(self, names: Names) -> str:
        new = listing([QUESTS[quest].name for quest in self.quests])
        return f"The rows move down. New above: {new}." if new else "The rows move down."
