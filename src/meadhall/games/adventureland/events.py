"""The events of Adventure Land. Fields of the board are numbers, see land.py."""

from __future__ import annotations

from typing import Annotated

from meadhall.engine.common.text import NO_WORDS, FieldWords, Text, Words, message_arguments
from meadhall.engine.table.events import Event
from meadhall.games.adventureland import texts
from meadhall.games.adventureland.state import Tally

ReachedStrength = Annotated[Tally, FieldWords(lambda tally: tally.reached)]


class FirstPlayerDrawn(Event, frozen=True):
    seat: int


class RoundBegan(Event, frozen=True):
    """A round began. It has no message, because the messages of turns contain the round."""

    round: int

    def message(self) -> Words:
        return NO_WORDS


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class TurnSkipped(Event, frozen=True):
    seat: int


class CardTurned(Event, frozen=True):
    """A terrain card was turned over and its item was laid. `creature` is -1 except for fog. `item`: see state.py."""

    seat: int
    field: texts.Field
    item: texts.Item
    creature: texts.Foe = -1


class CreatureLaid(Event, frozen=True):
    """A creature was laid at set-up, without a card. `king`: whether it has the king (AL-KNG-03)."""

    field: texts.Field
    creature: texts.Foe
    king: bool


class StackRanOut(Event, frozen=True):
    pass


class BoxOpened(Event, frozen=True):
    """An item was taken from the box, because the stock on the table was empty (AL-CRD-10, AL-CRD-11)."""

    item: texts.Item


class SpriteRan(Event, frozen=True):
    start: texts.SpriteFrom
    end: texts.FieldName


class PartySweptOff(Event, frozen=True):
    """A party was removed by the sprite (AL-WSP-03)."""

    owner: int
    field: texts.FieldName
    adventurers: int
    companions: int


class PartyMoved(Event, frozen=True):
    owner: int
    party: int
    start: texts.Place
    end: texts.Field
    leapt: list[texts.FieldName]

    def message(self) -> Words:
        return Text("party-moved", {**message_arguments(self), "leaps": len(self.leapt)})


class PartiesGrouped(Event, frozen=True):
    """Two parties of one colour became one (AL-MAG-01)."""

    owner: int
    field: texts.FieldName
    size: int


class ItemTaken(Event, frozen=True):
    owner: int
    field: texts.FieldName
    item: texts.Item


class TileSeen(Event, frozen=True):
    """The value of a tile, sent to its owner only (AL-HID-03)."""

    owner: int
    item: texts.Item
    value: int

    def message(self) -> Words:
        return Text("tile-seen", {"tile": texts.tile_text(self.item, self.value)})


class TileShown(Event, frozen=True):
    """A tile's value became public: with the option open_tiles, or at the end of the game."""

    owner: int
    item: texts.Item
    value: int
    field: texts.FieldName = -1

    def message(self) -> Words:
        """Return the message for a tile in a hand, or "" for a tile on the board, which the scene shows."""
        shown = Text("tile-shown", {"owner": self.owner, "tile": texts.tile_text(self.item, self.value)})
        return shown if self.owner >= 0 else NO_WORDS


class CompanionJoined(Event, frozen=True):
    """A companion joined a party, and is the `nth` of this party."""

    owner: int
    field: texts.FieldName
    nth: int


class PointsScored(Event, frozen=True):
    seat: int
    points: int
    total: int
    clause: str


class FightBegan(Event, frozen=True):
    owner: int
    party: int
    field: texts.FieldName
    creature: texts.Foe
    strength: int
    base: int


class FightHopeless(Event, frozen=True):
    """The fight ended early, because even the best case is too weak (AL-FGT-21)."""

    owner: int
    best: int
    strength: int


class SwordsCommitted(Event, frozen=True):
    owner: int
    extras: list[texts.Sword]


class DiceRolled(Event, frozen=True):
    owner: int
    dice: list[int]
    reached: int
    strength: int


class HerbUsed(Event, frozen=True):
    owner: int
    value: texts.Herb
    reached: int
    strength: int


class GoldAdded(Event, frozen=True):
    owner: int
    reached: int
    strength: int


class DieRerolled(Event, frozen=True):
    owner: int
    die: int
    before: int
    after: int
    reached: int
    strength: int


class FightGivenUp(Event, frozen=True):
    owner: int


class FightWon(Event, frozen=True):
    owner: int
    field: texts.FieldName
    creature: texts.Foe
    tally: ReachedStrength


class FightLost(Event, frozen=True):
    owner: int
    field: texts.FieldName
    creature: texts.Foe
    adventurers: int
    companions: int
    tally: ReachedStrength


class EndCalled(Event, frozen=True):
    """Both stocks are empty, so this round is the last (AL-END-01)."""


class NobodyCanMove(Event, frozen=True):
    pass


class GameEnded(Event, frozen=True):
    pass


class KeyTaken(Event, frozen=True):
    seat: int
    colour: texts.Colour


class AllKeysHeld(Event, frozen=True):
    seats: list[int]

    def message(self) -> Words:
        return Text("all-keys-held", {**message_arguments(self), "players": len(self.seats)})


class GiantAppeared(Event, frozen=True):
    field: texts.Field
    strength: int


class PartySentBack(Event, frozen=True):
    """A party was sent back to a start area, by the giant or a stronger party (AL-PRI-10, AL-KNG-10)."""

    owner: int
    field: texts.FieldName
    area: texts.Place


class PrincessRescued(Event, frozen=True):
    seat: int


class KingJoined(Event, frozen=True):
    owner: int
    field: texts.FieldName


class KingLeft(Event, frozen=True):
    """The king's party was removed, and he stays on its field (AL-KNG-11)."""

    field: texts.FieldName


class KingRescued(Event, frozen=True):
    seat: int


class SuperCompanionCame(Event, frozen=True):
    owner: int
    party: int


class GoldPickedUp(Event, frozen=True):
    """A party took a gold that it now carries (AL-KNG-05)."""

    owner: int
    field: texts.FieldName
    carried: int
