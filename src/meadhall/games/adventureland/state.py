"""The state of Adventure Land: plain data. All of it is public except the faces of tiles."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from meadhall.engine import PART, UNSEEN, Piece
from meadhall.engine.model.state import State as BaseState
from meadhall.games.adventureland.land import FIELDS, NOWHERE, Place

Seat = int

# Items on a field. A party is not an item. A field has a party or an item, never both (AL-INV-02).
NOTHING: Final = 0
HERB: Final = 1
SWORD: Final = 2
COMPANION: Final = 3
GOLD: Final = 4
CREATURE: Final = 5
GIANT: Final = 6
ITEM_NAMES: Final = ("nothing", "herb", "sword", "companion", "gold", "fog creature", "giant")

CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG = "card", "creature", "herb", "sword"


class Party(msgspec.Struct, frozen=True, cache_hash=True, gc=False, array_like=True):
    """One adventurer or several, with all companions that have joined (AL-TRM-01).

    Only The King in the Fog uses `supers` (super companions), `gold` (carried) and `king`.
    """

    owner: Seat
    at: Place  # its field or start area, or NOWHERE if it is out of the game
    adventurers: int = 1
    companions: int = 0  # includes five for each super companion
    supers: int = 0
    gold: int = 0
    king: bool = False

    @property
    def size(self) -> int:
        """The number of figures (AL-TRM-02)."""
        return self.adventurers + self.companions


@dataclass(slots=True)
class Fight:
    """The current fight (4.8), public as part of the state. `creature` is -1 for the giant."""

    party: int
    field: Place
    strength: int
    creature: int = -1
    swords: list[Piece] = dataclasses.field(default_factory=lambda: [])
    extras: list[int] = dataclasses.field(default_factory=lambda: [])
    dice: list[int] = dataclasses.field(default_factory=lambda: [])
    herbs: list[int] = dataclasses.field(default_factory=lambda: [])
    gold: int = 0

    def reached(self, base: int) -> int:
        """Return the strength so far, from the party's `base` strength (AL-FGT-05 to 16)."""
        return base + sum(self.dice) + sum(self.extras) + sum(self.herbs) + self.gold


class Part(NamedTuple):
    """A part of the strength. Kinds: `adventurers`, `companions`, `die`, `sword`, `herb`, `gold`."""

    kind: str
    points: int
    value: int


class Tally(msgspec.Struct, frozen=True, gc=False):
    """The strength in a fight: its parts, their sum, the strength needed, and the strength missing."""

    parts: list[Part]
    reached: int
    needed: int
    missing: int


@dataclass(frozen=True)
class Options:
    """The options of a match (section 8)."""

    players: int = 2
    adventure: int = 1
    start_player: str = "random"
    swords_after_win: str = "spent"
    place_ties: str = "competition"
    open_tiles: bool = False
    expansion: bool = False
    king_fog_left: int = 0


@dataclass(slots=True)
class Princess:
    """The additional state of The Kidnapped Princess (AL-PRI)."""

    prison: Piece = -1
    keys: list[list[bool]] = dataclasses.field(default_factory=list[list[bool]])
    first_five: list[Seat] = dataclasses.field(default_factory=list[Seat])
    giant: Place = NOWHERE
    giant_came: bool = False
    rescued_by: Seat = -1


@dataclass(slots=True)
class King:
    """The additional state of The King in the Fog (AL-KNG)."""

    creature: int = -1  # the creature that held him at first, or -1
    at: Place = NOWHERE  # the field on which he stands alone
    supers_left: int = 6
    rescued_by: Seat = -1


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """The state of one match of Adventure Land. Seats are 0 to players - 1, in turn order."""

    options: Options
    turn: Seat = 0
    first: Seat = 0
    round: int = 0  # counts from 1
    moves_left: int = 0  # moves left in this turn
    end_called: bool = False

    parties: list[Party] = dataclasses.field(default_factory=list[Party])
    party_on: list[int] = dataclasses.field(default_factory=lambda: [NOWHERE] * FIELDS)  # by field: its party, or -1
    lying: list[int] = dataclasses.field(default_factory=lambda: [NOTHING] * FIELDS)  # by field: its item, 0 for none
    which: list[int] = dataclasses.field(default_factory=lambda: [-1] * FIELDS)  # by field: tile or creature, or -1
    sprite: Place = NOWHERE
    moving: int = dataclasses.field(default=-1, metadata=PART)  # the party picked for the current move, or -1
    fight: Fight | None = None

    swords: list[tuple[Piece, ...]] = dataclasses.field(default_factory=list[tuple[Piece, ...]])
    herbs: list[tuple[Piece, ...]] = dataclasses.field(default_factory=list[tuple[Piece, ...]])
    gold: list[int] = dataclasses.field(default_factory=list[int])  # number of gold, by seat
    beaten: list[tuple[int, ...]] = dataclasses.field(default_factory=list[tuple[int, ...]])
    track: list[int] = dataclasses.field(default_factory=list[int])  # points on the track, by seat

    swords_on_table: int = 0  # in the stock
    companions_on_table: int = 0  # in the stock
    gold_on_table: int = 0  # in the stock
    creatures_on_table: int = 0  # in the stock
    herbs_on_table: int = 0  # in the stock
    swords_in_box: int = 0  # out of the game
    used_swords: list[Piece] = dataclasses.field(default_factory=list[Piece])
    box: str = SWORD_BAG
    companions_in_box: int = 0  # out of the game
    supers_in_box: int = 0  # super companions out of the game
    gold_in_box: int = 0  # out of the game
    herbs_in_box: int = 0  # out of the game
    discard: list[Place] = dataclasses.field(default_factory=list[Place])  # fields whose terrain cards were turned over

    princess: Princess | None = None
    king: King | None = None

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def cards_left(self) -> int:
        """The number of cards in the terrain stack (AL-HID-08), without the prison card (AL-PRI-03)."""
        apart = self.princess is not None and self.faces.face[self.princess.prison] == UNSEEN  # its face is in the bag
        return len(self.faces.bags[CARD_BAG]) - apart

    def parties_of(self, seat: Seat) -> range:
        """Return the numbers of a seat's parties, removed ones included. A party's number never changes."""
        each = len(self.parties) // self.options.players
        return range(seat * each, seat * each + each)

    def on_board(self, seat: Seat) -> list[int]:
        """Return the numbers of a seat's parties on fields."""
        return [p for p in self.parties_of(seat) if 0 <= self.parties[p].at < FIELDS]

    def in_play(self, seat: Seat) -> list[int]:
        """Return the numbers of a seat's parties on fields and in start areas."""
        return [p for p in self.parties_of(seat) if self.parties[p].at != NOWHERE]
