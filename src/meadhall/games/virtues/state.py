"""The state of Seven Virtues: plain data, all of it public but the faces of sin cards, artifacts and decks."""

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
NOBODY: Final = -1  # no seat; on a requirement or a portal: it is free
NEUTRAL: Final = -2  # on a requirement: a neutral marker
EMPTY: Final = -1  # on a space of the tavern or the store: no card
CLOSED: Final = -2  # on a space: closed for the rest of the match


@dataclass(frozen=True)
class Options:
    """The options of section 8, once the match has begun."""

    players: int = 4
    fall: bool = False
    unnamed: bool = False
    hero_deal: str = "random"
    relief: bool = False

    @property
    def might_to_win(self) -> int:
        """SV-OPT-03: with relief five or six heroes need less."""
        return RULES.relief_might_to_win if self.relief else RULES.might_to_win


@dataclass(slots=True)
class Player:
    """The area of one player, and the marks on the might track."""

    hero: int = NOBODY
    fallen: bool = False
    hero_tapped: bool = False
    might: int = 0  # on the might track
    fame: int = 0  # fame that the player has
    gold: int = 0  # gold that the player has
    markers: int = RULES.player_markers  # markers not laid out yet
    gifts: list[int] = field(default_factory=lambda: [0] * N_VIRTUES)
    characters: list[int] = field(default_factory=list[int])
    tapped: list[int] = field(default_factory=list[int])  # the characters that are tapped
    elixirs: list[int] = field(default_factory=list[int])
    buildings: list[int] = field(default_factory=list[int])
    manned: list[int] = field(default_factory=list[int])  # the buildings that bear a marker
    sins: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    artifacts: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    corruption: int = 0  # steps towards the fall of the hero
    skips: int = 0  # goes to skip in this phase (SV-VOC-29)
    all_colours: bool = False  # until the end of the turn (SV-VOC-34)
    portal_less: int = 0  # gifts that the next portal of this turn costs less (SV-VOC-33)
    made_of: dict[str, int] = field(default_factory=dict[str, int])  # might gained and lost, by source

    @property
    def colour(self) -> int:
        return HERO_COLOUR[self.hero]


@dataclass(slots=True)
class OpenQuest:
    """A quest on the board: who fulfilled each requirement, and the treasures beside it."""

    card: int
    markers: list[Seat]
    treasures: list[int] = field(default_factory=list[int])  # face up
    face_down: list[Piece] = field(default_factory=list[Piece])


@dataclass(slots=True)
class Reward:
    """The treasures to choose from while a quest is completed: from the deck and beside the quest."""

    quest: int
    deck: list[int]
    beside: list[int]


@dataclass(slots=True)
class Unnamed:
    """The extra seat of the Unnamed: its open hand, and the seat named by its last demand."""

    seat: Seat
    hand: list[int]
    demanded: Seat = NOBODY


class Block(NamedTuple):
    """A portal, or a requirement of a quest, that is barred up to the end of a lap (SV-VOC-35)."""

    quest: int  # NOBODY for a portal
    place: int  # the portal, or the place of the requirement
    lap: int


class Swap(NamedTuple):
    """One card given and one received in an exchange, from the pool or from a player (SV-HRO-02)."""

    give: int
    take: int
    source: Seat  # NOBODY: the pool


class Decks(NamedTuple):
    """The names of the bags, and of the decks on the state."""

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

    Seats are 0 to players - 1, clockwise; the Unnamed has the one after them.
    """

    options: Options
    players: list[Player]
    order: list[Seat] = field(default_factory=list[Seat])  # turn order, First Player first
    turn: int = 0  # counts the turns, each a Quest Phase and a Regrouping Phase
    lap: int = 0  # of this turn, counted from 1
    at: int = 0  # whose go it is, as a place in the order
    on_go: Seat = NOBODY  # whose go it is; nobody's outside the goes of the Quest Phase
    passed: list[Seat] = field(default_factory=list[Seat])  # since the last action (SV-QPH-09)
    row_done: bool = False  # the row was completed in this phase (SV-QPH-12)
    pool: list[int] = field(default_factory=lambda: [RULES.gift_copies] * N_VIRTUES)
    tavern: list[int] = field(default_factory=lambda: [EMPTY] * RULES.tavern_spaces)
    store: list[int] = field(default_factory=lambda: [EMPTY] * RULES.store_spaces)
    castles: list[int] = field(default_factory=list[int])
    estates: list[int] = field(default_factory=list[int])
    temples: list[int] = field(default_factory=list[int])
    rows: list[list[OpenQuest]] = field(default_factory=lambda: [[] for _ in range(RULES.quest_rows)])  # row 1 first
    portals: list[Seat] = field(default_factory=list[Seat])  # who closed each
    armour: int = 0  # pieces of the armour found so far
    cataclysms: list[int] = field(default_factory=list[int])  # the played ones
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
    ending: str = ""  # armour, portals, cataclysm, fallen or stopped, once the match is over
    fell_last: Seat = NOBODY  # whose hero fell last

    @property
    def first_player(self) -> Seat:
        return self.order[0]

    def is_good(self, seat: Seat) -> bool:
        """Whether a seat is a hero who has not fallen."""
        return not self.players[seat].fallen

    @property
    def fallen(self) -> list[Seat]:
        """The fallen heroes, in turn order."""
        return [seat for seat in self.order if self.players[seat].fallen]

    def others(self, seat: Seat) -> list[Seat]:
        """All other heroes in turn order (SV-GEN-09)."""
        return [other for other in self.order if other != seat]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All other seats of heroes clockwise, from the left neighbour on."""
        players = len(self.players)
        return [(seat + step) % players for step in range(1, players)]

    def open_quests(self) -> Iterator[tuple[int, OpenQuest]]:
        """The quests that may have markers, with their rows: those of row 1 and row 2, left to right."""
        for row in (0, 1):
            for quest in self.rows[row]:
                yield row, quest

    def quest(self, card: int) -> OpenQuest:
        """The quest of this card on the board."""
        return next(quest for row in self.rows for quest in row if quest.card == card)

    def sin_faces(self, seat: Seat) -> list[int]:
        """The sin cards that a player holds, as far as they are known."""
        return [self.faces.face[piece] for piece in self.players[seat].sins]

    def artifact_faces(self, seat: Seat) -> list[int]:
        """The artifacts of a player, as far as they are known."""
        return [self.faces.face[piece] for piece in self.players[seat].artifacts]
