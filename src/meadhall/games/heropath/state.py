"""The state of Heropath: plain data, public except the faces of cards and tokens. May import land and content.

Everything seen in mid-action stands here: the action, the Travel, the battle, pending events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from meadhall.engine import HAND, UNSEEN, Face, Piece
from meadhall.engine import State as BaseState
from meadhall.engine.kit.decks import Deck
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import content
from meadhall.games.heropath.land import IS_SAFE, PIER, SPACES, START, Space

Seat = int
NOBODY: Final = -1
EMPTY: Final = -1  # no piece, no site, no space

ATTRIBUTES: Final = ("WISDOM", "SKILLS", "EXPERIENCE", "FAITH", "VITALITY")
WISDOM, SKILLS, EXPERIENCE, FAITH, VITALITY = range(5)
ATTRIBUTE: Final = {name: number for number, name in enumerate(ATTRIBUTES)}

HAND_1, HAND_2, HEAD, BODY, GENERAL = range(5)
SQUARES: Final = ("hand-1", "hand-2", "head", "body", "general")
CATEGORIES: Final = ("magic", "equipment", "companions", "abilities")
ENEMY_BAG: Final = "enemy"
SITE_BAG: Final = "site"


class Token(NamedTuple):
    """An enemy token on the map, and whether it is face up."""

    piece: Piece
    exposed: bool


@dataclass(frozen=True)
class Options:
    """The options of section 8."""

    players: int = 2
    attributes: str = "character"
    moral: str = "bronze"
    turns: str = "by-turn"
    competition: str = "competitive"
    style: str = "conservative"
    difficulty: str = "normal"
    first_player: str = "weakest"
    hero_choice: str = "pick"
    stop_hero: int = 1
    round_limit: int = 60
    teams: int = 2
    first_game: bool = False


@dataclass(slots=True)
class Turn:
    """A hero's turn so far, for all limits per turn."""

    rests: int = 0
    visited: list[Space] = field(default_factory=list[Space])  # a space twice, if visited twice
    replaced: int = 0
    robbed: list[Seat] = field(default_factory=list[Seat])
    fights: int = 0
    victories: int = 0
    used: list[Piece] = field(default_factory=list[Piece])  # cards with a limit per turn
    dealt: list[Seat] = field(default_factory=list[Seat])  # partners of an exchange since the last action
    refused: list[Seat] = field(default_factory=list[Seat])  # seats that refused an offer, one entry for each refusal
    evades_freely: bool = False
    spirits: int = 0  # Special dice in each battle of this turn


@dataclass(slots=True)
class Hero:
    """One player's hero: board, cards and position."""

    kind: int = EMPTY  # the hero character
    gems: list[int] = field(default_factory=lambda: [0] * len(ATTRIBUTES))
    gold: int = 0
    food: int = 0
    leeches: int = 0
    at: Space = START
    armed: list[Piece] = field(default_factory=lambda: [EMPTY] * len(SQUARES))
    attached: dict[Piece, Piece] = field(default_factory=dict[Piece, Piece])  # cards on an armed card
    magic: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    equipment: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    companions: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    abilities: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    draft: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    turned: list[Piece] = field(default_factory=list[Piece])  # MAGIC and ABILITIES cards that lie open (HP-RES-04)
    actions: int = 0
    turn: Turn = field(default_factory=Turn)
    used: list[Piece] = field(default_factory=list[Piece])  # cards with a limit per round
    lost_to: Piece = EMPTY  # the token that beat him in his last action (HP-BAT-16)
    is_dead: bool = False
    is_captive: bool = False  # ambushed and not awake yet (HP-ENC-03)
    is_late: bool = False  # an arrival that was put off by a swap (HP-TRN-05)
    is_shielded: bool = False  # Invisibility
    bonus: int = 0  # Travels beside his actions
    owed: int = 0  # Co-op: actions borrowed from the next round
    stops: int = 0  # Real Time: STOP-HERO calls made

    @property
    def power(self) -> int:
        """Basic Power: the sum of all gems (HP-BAT-02)."""
        return sum(self.gems)

    @property
    def is_wounded(self) -> bool:
        return self.gems[VITALITY] == 0

    def add(self, good: str, n: int) -> None:
        """So much more, or less, of a good or an attribute."""
        if good == "GOLD":
            self.gold += n
        elif good == "FOOD":
            self.food += n
        else:
            self.gems[ATTRIBUTE[good]] += n

    def category(self, name: str) -> list[Piece]:
        """The Resources of one category."""
        cards: list[Piece] = getattr(self, name)
        return cards

    def resources(self) -> list[Piece]:
        """All cards of the Resources."""
        return [*self.magic, *self.equipment, *self.companions, *self.abilities]

    def in_armament(self) -> list[Piece]:
        """All cards of the Armament, those laid on others too."""
        return [*[piece for piece in self.armed if piece != EMPTY], *self.attached.values()]


@dataclass(slots=True)
class DeckBoard:
    """A deck with its exposed cards: three squares, and the face-up top card (HP-SET-25)."""

    deck: Deck
    squares: list[Piece] = field(default_factory=lambda: [EMPTY] * content.LIMITS.exposed_squares)
    top: Piece = EMPTY

    @property
    def exposed(self) -> list[Piece]:
        """All exposed cards."""
        return [piece for piece in (*self.squares, self.top) if piece != EMPTY]


@dataclass(slots=True)
class DroppedSquare:
    """A square of the Dropped panel, and the space of its tracking token (HP-DRP-07)."""

    at: Space = EMPTY
    cards: list[Piece] = field(default_factory=list[Piece], metadata=HAND)


@dataclass(slots=True)
class Act:
    """The action that is being carried out."""

    seat: Seat
    burns: bool  # it began on an Active Flare space, or passed one (HP-FLR-10)
    burnt: list[Seat] = field(default_factory=list[Seat])  # seats that lost VITALITY by flares in it (HP-FLR-09)
    shed: list[Piece] = field(default_factory=list[Piece])  # cards that were dropped in it (HP-DRP-15)
    shed_gold: dict[Space, int] = field(default_factory=dict[Space, int])  # and GOLD and FOOD, by the space
    shed_food: dict[Space, int] = field(default_factory=dict[Space, int])


@dataclass(slots=True)
class Travel:
    """A Travel action: the way so far, and its cost."""

    seat: Seat
    begun: Space
    way: list[Space] = field(default_factory=list[Space])
    evasions: int = 0
    cliffs: bool = False
    fords: bool = False
    evades_freely: bool = False
    extra: int = 0  # paces added by cards in it


@dataclass(slots=True)
class Rest:
    """A Rest action: what has been done in it."""

    seat: Seat
    found: int = EMPTY  # the face of the Search die
    has_eaten: bool = False
    traded: int = 0
    rerolled: bool = False


@dataclass(slots=True)
class Visit:
    """A Visit action: what has been done in it."""

    seat: Seat
    site: int
    done: dict[str, int] = field(default_factory=dict[str, int])
    acted: bool = False
    free_gold: int = 0  # GOLD that need not be paid (Silver Tongue)
    cheapened: list[Piece] = field(default_factory=list[Piece])


WON, TIED, LOST = "won", "tied", "lost"


def battle_result(ours: int, theirs: int) -> str:
    """Result of a battle: WON, LOST, or TIED, which is a victory as well (HP-BAT-12, HP-SLY-11)."""
    return WON if ours > theirs else TIED if ours == theirs else LOST


@dataclass(slots=True)
class Battle:
    """A battle: its sides, the dice, and the additions of cards."""

    seat: Seat  # the hero's
    foe: int  # a type of enemy, or DRAGON
    token: Piece = EMPTY
    stage: str = "announced"
    hero_dice: list[int] = field(default_factory=list[int])  # of power
    foe_dice: list[int] = field(default_factory=list[int])  # of power
    special: list[int] = field(default_factory=list[int])  # faces of the Special dice
    specials: int = 0  # Special dice to be rolled
    added: int = 0  # power that cards and others added to the hero
    against: int = 0  # what others took off the hero's power
    dropped: int = 0  # dice that the foe rolls less
    after: list[Face] = field(default_factory=list[Face])  # cards that do something when it is over
    used: list[Piece] = field(default_factory=list[Piece])  # cards with a limit per battle
    hero_total: int = 0  # power with all that counts
    foe_total: int = 0  # power with all that counts

    @property
    def result(self) -> str:
        """WON, TIED or LOST, once the totals are compared."""
        return battle_result(self.hero_total, self.foe_total)


@dataclass(slots=True)
class Weather:
    """A weather, and whose next turn ends it."""

    kind: str
    by: Seat


@dataclass(slots=True)
class Offer:
    """An offer that is being put together: each face is a thing that is given or taken (see `actions/trading.py`)."""

    seat: Seat
    to: Seat
    faces: list[Face] = field(default_factory=list[Face])


@dataclass(slots=True)
class Deal:
    """An offer that waits for its answer: its row of pieces, and the step with which the game goes on."""

    seat: Seat
    to: Seat
    kind: str  # trade or exchange
    back: str
    row: list[Piece] = field(default_factory=list[Piece])


@dataclass(slots=True)
class Scale:
    """The Scale of Evil: the dead by level, and the Evil Force Base."""

    level: int = 0
    count: int = 0  # how many have been put on the present level
    dead: list[list[Face]] = field(default_factory=lambda: [[] for _ in range(content.LIMITS.scale_levels)])
    skull: list[Face] = field(default_factory=list[Face])
    marker: Face = EMPTY  # Mist and Solo: the token that marks the level
    batches: int = 0  # how often dead enemies came back, each time in a bag of their own
    slain: int = 0

    @property
    def is_full(self) -> bool:
        """Whether the Scale is at its last level."""
        return self.level == content.LIMITS.scale_levels


@dataclass(slots=True)
class Stop:
    """Real Time: a STOP that holds."""

    kind: str  # hero, dragon, passive
    by: Seat = NOBODY
    on: Seat = NOBODY
    order: list[Seat] = field(default_factory=list[Seat])


def _boards() -> list[DeckBoard]:
    return [DeckBoard(Deck(deck)) for deck in content.OPEN_DECKS]


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """One playing of Heropath. Seats are numbered clockwise."""

    options: Options
    heroes: list[Hero]
    boards: list[DeckBoard] = field(default_factory=_boards)
    fortune: Deck = field(default_factory=lambda: Deck("FORTUNE"))
    under: list[Piece] = field(default_factory=list[Piece], metadata=HAND)  # FORTUNE cards put under the deck, in order
    held: list[Piece] = field(default_factory=list[Piece], metadata=HAND)  # cards being looked at
    stock: Deck = field(default_factory=lambda: Deck(ENEMY_BAG))
    enemies: dict[Space, list[Token]] = field(default_factory=dict[Space, list[Token]])
    sites: list[int] = field(default_factory=lambda: [EMPTY] * len(SPACES))
    dropped: list[DroppedSquare] = field(default_factory=lambda: [DroppedSquare() for _ in range(content.TRACKERS)])
    loose_gold: dict[Space, int] = field(default_factory=dict[Space, int])  # GOLD on the ground, by space
    loose_food: dict[Space, int] = field(default_factory=dict[Space, int])  # FOOD on the ground, by space
    gold: int = content.STOCK.GOLD
    food: int = content.STOCK.FOOD
    leeches: int = content.LEECHES
    scale: Scale = field(default_factory=Scale)
    rock: int = 1  # of the Dragon: 1 to 3, or 0 once it is on the start space
    ferry: Space = PIER
    black: int = EMPTY  # the face of the black die for a balloon, until the hero has landed
    weathers: list[Weather] = field(default_factory=list[Weather])
    first: Seat = 0
    round: int = 0
    draft_round: int = 0
    on: list[Seat] = field(default_factory=list[Seat])  # whose turn it is: one hero, or a whole team
    now: Seat = 0  # who acts
    passed: list[Seat] = field(default_factory=list[Seat])  # seats that passed their turn on (Co-op) or are done (Team)
    before: int = 0  # Co-op: the hero's actions at the start of this turn
    twice: int = 0  # Co-op: extra actions in this turn
    act: Act | None = None
    travel: Travel | None = None
    rest: Rest | None = None
    visit: Visit | None = None
    battle: Battle | None = None
    drawn: Piece = EMPTY  # a Place-Site that is looked at and not put down yet
    windows: list[Window] = field(default_factory=list[Window])
    busy: int = 0  # how many things are being carried out beside an action: a card, a drop, a wish, the end of a turn
    spared: list[Space] = field(default_factory=list[Space])  # spaces that a flare does not burn (Ward of Water)
    partner: Seat = NOBODY  # receiver of an offer that is being made: the exchange is public (HP-SEE-16)
    deal: Deal | None = None
    offers: int = 0  # how often somebody has begun an offer, made or not
    calls: int = 0  # Dragon's turns that are due
    due: list[Seat] = field(default_factory=list[Seat])  # Travels that cards give, once the action is over (HP-CRD-19)
    dragon_turn: bool = False
    killer: Seat = NOBODY  # who begins after the Gathering
    winner: Seat = NOBODY  # the seat that has beaten the Dragon
    totals: list[int] = field(default_factory=list[int])  # Total Powers at the end (HP-END-02)
    discoveries: int = 0  # Mist: Place-Sites found
    stop: Stop | None = None
    waits: list[Seat] = field(default_factory=list[Seat])  # Real Time: who waits for the others
    last: Seat = NOBODY  # Real Time: who acted last

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def seats(self) -> range:
        return range(len(self.heroes))

    @property
    def is_gathered(self) -> bool:
        """Whether the Gathering Phase has begun."""
        return self.rock == 0

    def hand_out(self, seat: Seat, good: str, n: int) -> None:
        """So much of a good or an attribute goes from the stockpile to a hero; below 0 it goes back."""
        self.heroes[seat].add(good, n)
        if good == "GOLD":
            self.gold -= n
        elif good == "FOOD":
            self.food -= n

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, beginning with this one."""
        count = len(self.heroes)
        return [(seat + step) % count for step in range(count)]

    def card(self, piece: Piece) -> content.CardKind:
        """The kind of a card whose face is known here."""
        return content.CARDS[self.faces.face[piece]]

    def is_known(self, piece: Piece) -> bool:
        """Whether this state knows what a piece shows."""
        return self.faces.face[piece] != UNSEEN

    def deck_of(self, piece: Piece) -> str:
        """The deck of a card, which everybody sees from its back."""
        return self.faces.bag[piece].partition("/")[0]

    def board(self, deck: str) -> DeckBoard:
        """The deck with this name and its exposed cards."""
        return self.boards[content.OPEN_DECKS.index(deck)]

    def tokens(self, space: Space) -> list[Token]:
        """The enemies of a space."""
        return self.enemies.get(space, _NO_TOKENS)

    def exposed(self, space: Space) -> int:
        """The number of face-up enemies on a space."""
        return sum(token.exposed for token in self.enemies.get(space, _NO_TOKENS))

    def heroes_at(self, space: Space) -> list[Seat]:
        """The living heroes on a space."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.at == space and not hero.is_dead]

    def is_safe(self, seat: Seat) -> bool:
        """Whether a hero stands on a Safe space."""
        return IS_SAFE[self.heroes[seat].at]


_NO_TOKENS: Final[list[Token]] = []


def full_bags() -> dict[str, list[Face]]:
    """All decks, the pouch and the enemy stockpile before anything is drawn."""
    bags: dict[str, list[Face]] = {deck: content.bag_of(deck) for deck in content.DECKS}
    return {**bags, SITE_BAG: list(range(22)), ENEMY_BAG: content.enemy_bag()}
