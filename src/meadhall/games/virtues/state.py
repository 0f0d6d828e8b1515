"""The state of Seven Virtues: plain data, all public except the faces of sin cards, artifacts and decks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from meadhall.engine import HAND, PART, Piece
from meadhall.engine.kit.decks import Deck
from meadhall.engine.kit.paying import Payment
from meadhall.engine.kit.windows import Window
from meadhall.engine.model.state import State as BaseState
from meadhall.games.virtues.content import HERO_COLOUR, N_VIRTUES, RULES

Seat = int
NOBODY: Final = -1  # no seat. A requirement or a portal with it has no marker
NEUTRAL: Final = -2  # in place of a seat, for a requirement with a neutral marker
EMPTY: Final = -1  # no card on a space of the tavern or the store
CLOSED: Final = -2  # a space of the tavern or the store that is closed for the rest of the match


@dataclass(frozen=True)
class Options:
    """The options of a match (section 8)."""

    players: int = 4
    fall: bool = False
    unnamed: bool = False
    hero_deal: str = "random"
    relief: bool = False

    @property
    def might_to_win(self) -> int:
        """The might that wins with the whole armour. Relief reduces it (SV-OPT-03)."""
        return RULES.relief_might_to_win if self.relief else RULES.might_to_win


@dataclass(slots=True)
class Player:
    """The area of one player, and their might."""

    hero: int = NOBODY
    fallen: bool = False
    hero_tapped: bool = False
    might: int = 0  # position on the might track
    fame: int = 0  # fame tokens
    gold: int = 0  # gold tokens
    markers: int = RULES.player_markers  # markers in the player's supply
    gifts: list[int] = field(default_factory=lambda: [0] * N_VIRTUES)
    characters: list[int] = field(default_factory=list[int])
    tapped: list[int] = field(default_factory=list[int])  # the characters that are tapped
    elixirs: list[int] = field(default_factory=list[int])
    buildings: list[int] = field(default_factory=list[int])
    manned: list[int] = field(default_factory=list[int])  # the buildings with a marker
    sins: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    artifacts: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    corruption: int = 0  # corruption cards
    skips: int = 0  # goes to skip in this phase (SV-VOC-29)
    all_colours: bool = False  # whether the hero counts as every colour until the end of the turn (SV-VOC-34)
    portal_less: int = 0  # discount on the next portal of this turn, in gifts (SV-VOC-33)
    made_of: dict[str, int] = field(default_factory=dict[str, int])  # might gained minus might lost, by source

    @property
    def colour(self) -> int:
        return HERO_COLOUR[self.hero]


@dataclass(slots=True)
class OpenQuest:
    """A quest on the board: the marker on each requirement, and the treasures beside the quest."""

    card: int
    markers: list[Seat]
    treasures: list[int] = field(default_factory=list[int])  # faces of the face-up treasures
    face_down: list[Piece] = field(default_factory=list[Piece])


@dataclass(slots=True)
class Reward:
    """The treasures to choose from while a quest is completed: from the deck and beside the quest."""

    quest: int
    deck: list[int]
    beside: list[int]


@dataclass(slots=True)
class Unnamed:
    """The additional seat of the Unnamed: its open hand, and the seat named by its last demand."""

    seat: Seat
    hand: list[int]
    demanded: Seat = NOBODY


class Block(NamedTuple):
    """A portal, or a requirement of a quest, that is blocked until the end of `lap` (SV-VOC-35)."""

    quest: int  # NOBODY for a portal
    place: int  # the portal, or the index of the requirement
    lap: int


class Swap(NamedTuple):
    """One card given in an exchange, and one received from the pool or from a player (SV-HRO-02)."""

    give: int
    take: int
    source: Seat  # the player that the card is received from, or NOBODY for the pool


class Decks(NamedTuple):
    """The names of the bags with the cards of each deck."""

    characters: str = "character"
    elixirs: str = "elixir"
    castles: str = "castle"
    estates: str = "estate"
    quests: str = "quest"
    treasures: str = "treasure"
    sins: str = "sin"
    cataclysms: str = "cataclysm"
    artifacts: str = "artifact"


BAGS: Final = Decks()
HERO_BAG: Final = "hero"


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """The state of one match of Seven Virtues.

    Seats are 0 to players - 1, clockwise. The Unnamed has the next seat.
    """

    options: Options
    players: list[Player]
    order: list[Seat] = field(default_factory=list[Seat])  # turn order, First Player first
    turn: int = 0  # number of the turn, from 1; a turn is a Quest Phase and a Regrouping Phase
    lap: int = 0  # number of the lap in this turn, from 1
    at: int = 0  # index in the turn order of the seat whose go it is
    on_go: Seat = NOBODY  # the seat whose go it is; NOBODY outside the goes of the Quest Phase
    passed: list[Seat] = field(default_factory=list[Seat])  # seats that passed since the last action (SV-QPH-09)
    row_done: bool = False  # whether row 1 was completed in this phase (SV-QPH-12)
    pool: list[int] = field(default_factory=lambda: [RULES.gift_copies] * N_VIRTUES)
    tavern: list[int] = field(default_factory=lambda: [EMPTY] * RULES.tavern_spaces)
    store: list[int] = field(default_factory=lambda: [EMPTY] * RULES.store_spaces)
    castles: list[int] = field(default_factory=list[int])
    estates: list[int] = field(default_factory=list[int])
    temples: list[int] = field(default_factory=list[int])
    rows: list[list[OpenQuest]] = field(default_factory=lambda: [[] for _ in range(RULES.quest_rows)])  # row 1 first
    portals: list[Seat] = field(default_factory=list[Seat])  # the seat that closed each portal, or NOBODY
    armour: int = 0  # pieces of the armour found so far
    cataclysms: list[int] = field(default_factory=list[int])  # the played cataclysms
    character_deck: Deck = field(default_factory=lambda: Deck(BAGS.characters))
    elixir_deck: Deck = field(default_factory=lambda: Deck(BAGS.elixirs))
    castle_deck: Deck = field(default_factory=lambda: Deck(BAGS.castles))
    estate_deck: Deck = field(default_factory=lambda: Deck(BAGS.estates))
    quest_deck: Deck = field(default_factory=lambda: Deck(BAGS.quests))
    treasure_deck: Deck = field(default_factory=lambda: Deck(BAGS.treasures))
    sin_deck: Deck = field(default_factory=lambda: Deck(BAGS.sins))
    cataclysm_deck: Deck = field(default_factory=lambda: Deck(BAGS.cataclysms))
    artifact_deck: Deck = field(default_factory=lambda: Deck(BAGS.artifacts))
    reward: Reward | None = None
    unnamed: Unnamed | None = None
    blocks: list[Block] = field(default_factory=list[Block])
    windows: list[Window] = field(default_factory=list[Window])
    payment: Payment | None = field(default=None, metadata=PART)
    exchange: list[Swap] = field(default_factory=list[Swap], metadata=PART)
    ending: str = ""  # "armour", "portals", "cataclysm", "fallen" or "stopped"; empty until the match is over
    fell_last: Seat = NOBODY  # the seat of the last hero to fall, or NOBODY

    @property
    def first_player(self) -> Seat:
        return self.order[0]

    def is_good(self, seat: Seat) -> bool:
        """Whether the hero of a seat has not fallen."""
        return not self.players[seat].fallen

    @property
    def fallen(self) -> list[Seat]:
        """The seats of the fallen heroes, in turn order."""
        return [seat for seat in self.order if self.players[seat].fallen]

    def others(self, seat: Seat) -> list[Seat]:
        """Return the seats of all other heroes in turn order (SV-GEN-09)."""
        return [other for other in self.order if other != seat]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """Return the seats of all other heroes clockwise, starting with the left neighbour."""
        players = len(self.players)
        return [(seat + step) % players for step in range(1, players)]

    def open_quests(self) -> Iterator[tuple[int, OpenQuest]]:
        """Yield the quests of rows 1 and 2, which may have markers, each after its row index."""
        for row in (0, 1):
            for quest in self.rows[row]:
                yield row, quest

    def quest(self, card: int) -> OpenQuest:
        """Return the quest with this card on the board."""
        return next(quest for row in self.rows for quest in row if quest.card == card)

    def sin_faces(self, seat: Seat) -> list[int]:
        """Return the faces of the sin cards in a player's hand. Unknown faces are UNSEEN."""
        return [self.faces.face[piece] for piece in self.players[seat].sins]

    def artifact_faces(self, seat: Seat) -> list[int]:
        """Return the faces of a player's artifacts. Unknown faces are UNSEEN."""
        return [self.faces.face[piece] for piece in self.players[seat].artifacts]
