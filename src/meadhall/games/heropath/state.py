"""State of a match: plain data, public except the faces of cards and tokens.

The state also stores everything that is unfinished: the action, the Travel, the battle, pending events.
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
    """An enemy token on the map, face up if `exposed`."""

    piece: Piece
    exposed: bool


@dataclass(frozen=True)
class Options:
    """The options of a match (section 8 of the rules), as the rules use them."""

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
    """The actions of a hero in the current turn, which the limits per turn depend on."""

    rests: int = 0
    visited: list[Space] = field(default_factory=list[Space])  # the spaces of the Visits, one entry per Visit
    replaced: int = 0  # number of times that exposed cards were replaced
    robbed: list[Seat] = field(default_factory=list[Seat])  # victims of Encounter actions
    fights: int = 0
    victories: int = 0
    used: list[Piece] = field(default_factory=list[Piece])  # cards that cannot be used again in this turn
    dealt: list[Seat] = field(default_factory=list[Seat])  # exchange partners since the last action
    refused: list[Seat] = field(default_factory=list[Seat])  # seats that refused an offer, one entry per refusal
    evades_freely: bool = False  # whether Evasions cost nothing for the rest of the turn
    spirits: int = 0  # number of extra Special dice in each battle of this turn


@dataclass(slots=True)
class Hero:
    """A player's hero: board, cards and position."""

    kind: int = EMPTY  # index in content.HEROES
    gems: list[int] = field(default_factory=lambda: [0] * len(ATTRIBUTES))  # number of gems by attribute
    gold: int = 0
    food: int = 0
    leeches: int = 0
    at: Space = START  # the hero's position
    armed: list[Piece] = field(default_factory=lambda: [EMPTY] * len(SQUARES))  # card on each Armament square
    attached: dict[Piece, Piece] = field(default_factory=dict[Piece, Piece])  # the attached card of each armed card
    magic: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    equipment: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    companions: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    abilities: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    draft: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    turned: list[Piece] = field(default_factory=list[Piece])  # face-up MAGIC and ABILITIES cards (HP-RES-04)
    actions: int = 0  # actions left
    turn: Turn = field(default_factory=Turn)
    used: list[Piece] = field(default_factory=list[Piece])  # cards that cannot be used again in this round
    lost_to: Piece = EMPTY  # the enemy token that won against this hero in their last action, or EMPTY (HP-BAT-16)
    is_dead: bool = False
    is_captive: bool = False  # whether the hero was ambushed, and is in prison until their next turn (HP-ENC-03)
    is_late: bool = False  # whether a swap moved the hero. The arrival is resolved in their next turn (HP-TRN-05)
    is_shielded: bool = False  # whether the hero is protected from Encounters and anti-hero cards (Invisibility)
    bonus: int = 0  # number of Travels that cost no action
    owed: int = 0  # Co-op: number of actions borrowed from the next round
    stops: int = 0  # Real Time: number of STOP-HERO calls made

    @property
    def power(self) -> int:
        """Basic Power: the sum of all gems (HP-BAT-02)."""
        return sum(self.gems)

    @property
    def is_wounded(self) -> bool:
        return self.gems[VITALITY] == 0

    def add(self, good: str, n: int) -> None:
        """Add `n` to a good or an attribute, or subtract if `n` is negative."""
        if good == "GOLD":
            self.gold += n
        elif good == "FOOD":
            self.food += n
        else:
            self.gems[ATTRIBUTE[good]] += n

    def category(self, name: str) -> list[Piece]:
        """Return the cards in one category of the Resources. Callers may change this list."""
        cards: list[Piece] = getattr(self, name)
        return cards

    def resources(self) -> list[Piece]:
        """Return all cards in the Resources."""
        return [*self.magic, *self.equipment, *self.companions, *self.abilities]

    def in_armament(self) -> list[Piece]:
        """Return all cards in the Armament, including attached cards."""
        return [*[piece for piece in self.armed if piece != EMPTY], *self.attached.values()]


@dataclass(slots=True)
class DeckBoard:
    """A deck and its exposed cards: three squares, and the face-up top card (HP-SET-25)."""

    deck: Deck
    squares: list[Piece] = field(default_factory=lambda: [EMPTY] * content.LIMITS.exposed_squares)
    top: Piece = EMPTY

    @property
    def exposed(self) -> list[Piece]:
        """All exposed cards: the cards on the squares, then the top card."""
        return [piece for piece in (*self.squares, self.top) if piece != EMPTY]


@dataclass(slots=True)
class DroppedSquare:
    """A square of the Dropped panel with its cards. `at` is the space of its tracking token (HP-DRP-07)."""

    at: Space = EMPTY
    cards: list[Piece] = field(default_factory=list[Piece], metadata=HAND)


@dataclass(slots=True)
class Act:
    """The current action of a hero."""

    seat: Seat
    burns: bool  # whether the action began on an Active Flare space or passed one (HP-FLR-10)
    burnt: list[Seat] = field(default_factory=list[Seat])  # a hero for each VITALITY lost to flares (HP-FLR-09)
    shed: list[Piece] = field(default_factory=list[Piece])  # cards that the hero dropped in this action (HP-DRP-15)
    shed_gold: dict[Space, int] = field(default_factory=dict[Space, int])  # GOLD dropped in this action, by space
    shed_food: dict[Space, int] = field(default_factory=dict[Space, int])  # FOOD dropped in this action, by space


@dataclass(slots=True)
class Travel:
    """The current Travel action: the path so far, and its cost."""

    seat: Seat
    begun: Space  # the space where the Travel began
    way: list[Space] = field(default_factory=list[Space])  # the path: the space after each pace
    evasions: int = 0  # number of enemies evaded
    cliffs: bool = False  # whether a card allows cliffs in this Travel
    fords: bool = False  # whether a card allows fords in this Travel
    evades_freely: bool = False  # whether Evasions cost nothing
    extra: int = 0  # number of paces added by cards used in this Travel


@dataclass(slots=True)
class Rest:
    """The current Rest action."""

    seat: Seat
    found: int = EMPTY  # face of the Search die; EMPTY before the roll
    has_eaten: bool = False
    traded: int = 0  # number of items exchanged in this Rest
    rerolled: bool = False


@dataclass(slots=True)
class Visit:
    """The current Visit action."""

    seat: Seat
    site: int
    done: dict[str, int] = field(default_factory=dict[str, int])  # number of times each activity was done, by id
    acted: bool = False  # whether anything has been done
    free_gold: int = 0  # GOLD that the hero need not pay (Silver Tongue)
    cheapened: list[Piece] = field(default_factory=list[Piece])  # discount cards already used in this Visit


WON, TIED, LOST = "won", "tied", "lost"


def battle_result(ours: int, theirs: int) -> str:
    """Return WON, LOST or TIED for these two totals. A tie also counts as a victory (HP-BAT-12, HP-SLY-11)."""
    return WON if ours > theirs else TIED if ours == theirs else LOST


@dataclass(slots=True)
class Battle:
    """A battle: both sides, the dice, and the modifiers from cards."""

    seat: Seat  # the fighting hero
    foe: int  # a type of enemy, or DRAGON
    token: Piece = EMPTY  # the enemy token; EMPTY for the Dragon
    stage: str = "announced"  # announced, rolled or compared
    hero_dice: list[int] = field(default_factory=list[int])  # faces of the hero's dice
    foe_dice: list[int] = field(default_factory=list[int])  # faces of the opponent's dice
    special: list[int] = field(default_factory=list[int])  # faces of the Special dice
    specials: int = 0  # number of Special dice that cards add to this battle
    added: int = 0  # power that the hero's cards add in this battle
    against: int = 0  # change of the hero's power by cards of other players, usually below 0
    dropped: int = 0  # number of dice that the opponent must leave out
    after: list[Face] = field(default_factory=list[Face])  # used cards with an effect after the battle
    used: list[Piece] = field(default_factory=list[Piece])  # cards that cannot be used again in this battle
    hero_total: int = 0  # final power of the hero, set when the totals are compared
    foe_total: int = 0  # final power of the opponent, set when the totals are compared

    @property
    def result(self) -> str:
        """WON, TIED or LOST, once the totals are compared."""
        return battle_result(self.hero_total, self.foe_total)


@dataclass(slots=True)
class Weather:
    """An active weather. It ends when the next turn of the seat `by` begins."""

    kind: str
    by: Seat


@dataclass(slots=True)
class Offer:
    """An unfinished offer. Each face names one thing that is given or requested (see `actions/trading.py`)."""

    seat: Seat
    to: Seat
    faces: list[Face] = field(default_factory=list[Face])


@dataclass(slots=True)
class Deal:
    """A finished offer that awaits its answer."""

    seat: Seat
    to: Seat
    kind: str  # `trade` or `exchange`
    back: str  # the step that follows the answer
    row: list[Piece] = field(default_factory=list[Piece])  # face-down pieces that show the offer


@dataclass(slots=True)
class Scale:
    """The Scale of Evil: the slain enemies by level, and the present level."""

    level: int = 0
    count: int = 0  # number of tokens on the present level
    dead: list[list[Face]] = field(default_factory=lambda: [[] for _ in range(content.LIMITS.scale_levels)])
    skull: list[Face] = field(default_factory=list[Face])  # enemies slain above the last level (HP-EVL-07)
    marker: Face = EMPTY  # Mist and Solo: the token that marks the level
    batches: int = 0  # number of bags that have been made for enemies that return to the map
    slain: int = 0  # enemies slain in the match

    @property
    def is_full(self) -> bool:
        """Whether the Scale is at its last level."""
        return self.level == content.LIMITS.scale_levels


@dataclass(slots=True)
class Stop:
    """The STOP that is active in Real Time."""

    kind: str  # `hero`, `dragon` or `passive`
    by: Seat = NOBODY  # the seat that called the STOP
    on: Seat = NOBODY  # the stopped hero
    order: list[Seat] = field(default_factory=list[Seat])  # STOP-PASSIVE: turn order of the heroes


def _boards() -> list[DeckBoard]:
    return [DeckBoard(Deck(deck)) for deck in content.OPEN_DECKS]


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """State of one match of Heropath. Seats are numbered clockwise."""

    options: Options
    heroes: list[Hero]
    boards: list[DeckBoard] = field(default_factory=_boards)
    fortune: Deck = field(default_factory=lambda: Deck("FORTUNE"))
    under: list[Piece] = field(default_factory=list[Piece], metadata=HAND)  # FORTUNE cards put under the deck, in order
    held: list[Piece] = field(default_factory=list[Piece], metadata=HAND)  # FORTUNE cards that a hero looks at
    stock: Deck = field(default_factory=lambda: Deck(ENEMY_BAG))  # stockpile of enemy tokens
    enemies: dict[Space, list[Token]] = field(default_factory=dict[Space, list[Token]])
    sites: list[int] = field(default_factory=lambda: [EMPTY] * len(SPACES))  # Place-Site by space
    dropped: list[DroppedSquare] = field(default_factory=lambda: [DroppedSquare() for _ in range(content.TRACKERS)])
    loose_gold: dict[Space, int] = field(default_factory=dict[Space, int])  # GOLD on the ground, by space
    loose_food: dict[Space, int] = field(default_factory=dict[Space, int])  # FOOD on the ground, by space
    gold: int = content.STOCK.GOLD  # GOLD in the stockpile
    food: int = content.STOCK.FOOD  # FOOD in the stockpile
    leeches: int = content.LEECHES  # leeches in the stockpile
    scale: Scale = field(default_factory=Scale)
    rock: int = 1  # the Dragon's rock: 1 to 3, or 0 once the Dragon is on the start space
    ferry: Space = PIER
    black: int = EMPTY  # face of the black die during a balloon flight; otherwise EMPTY
    weathers: list[Weather] = field(default_factory=list[Weather])
    first: Seat = 0  # first player
    round: int = 0
    draft_round: int = 0
    on: list[Seat] = field(default_factory=list[Seat])  # heroes whose turn it is: one, or a whole team
    now: Seat = 0  # the acting seat
    passed: list[Seat] = field(default_factory=list[Seat])  # seats that skip their go (Co-op) or are done (other modes)
    before: int = 0  # Co-op: number of actions that the hero had at the start of this go
    twice: int = 0  # Co-op: number of extra actions in this go
    act: Act | None = None
    travel: Travel | None = None
    rest: Rest | None = None
    visit: Visit | None = None
    battle: Battle | None = None
    drawn: Piece = EMPTY  # the Place-Site that a player has drawn and not placed yet, or EMPTY
    windows: list[Window] = field(default_factory=list[Window])
    busy: int = 0  # number of flows in progress outside actions: a card, a drop, a request, the end of a turn
    spared: list[Space] = field(default_factory=list[Space])  # spaces protected from the current flare (Ward of Water)
    partner: Seat = NOBODY  # receiver of the unfinished offer, which is public, or NOBODY (HP-SEE-16)
    deal: Deal | None = None
    offers: int = 0  # number of offers begun, finished or not
    calls: int = 0  # Dragon's turns that are due
    due: list[Seat] = field(default_factory=list[Seat])  # heroes who Travel after this action (HP-CRD-19)
    dragon_turn: bool = False  # whether a Dragon's turn is being carried out
    killer: Seat = NOBODY  # the seat that caused the Gathering, and is the first player after it; NOBODY before
    winner: Seat = NOBODY  # the seat that has beaten the Dragon, or NOBODY
    totals: list[int] = field(default_factory=list[int])  # Total Powers by seat, measured at the end (HP-END-02)
    discoveries: int = 0  # Mist: number of Place-Sites found
    stop: Stop | None = None
    waits: list[Seat] = field(default_factory=list[Seat])  # Real Time: seats that wait for the others
    last: Seat = NOBODY  # Real Time: the seat that acted last, or NOBODY

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
        """Move `n` of a good or an attribute from the stockpile to a hero, or back if `n` is negative."""
        self.heroes[seat].add(good, n)
        if good == "GOLD":
            self.gold -= n
        elif good == "FOOD":
            self.food -= n

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Return all seats in clockwise order, beginning with `seat`."""
        count = len(self.heroes)
        return [(seat + step) % count for step in range(count)]

    def card(self, piece: Piece) -> content.CardKind:
        """Return the kind of a card whose face this state knows."""
        return content.CARDS[self.faces.face[piece]]

    def is_known(self, piece: Piece) -> bool:
        """Whether this state knows the face of a piece."""
        return self.faces.face[piece] != UNSEEN

    def deck_of(self, piece: Piece) -> str:
        """Return the name of a card's deck, which everybody sees on the back of the card."""
        return self.faces.bag[piece].partition("/")[0]

    def board(self, deck: str) -> DeckBoard:
        """Return the deck with this name and its exposed cards."""
        return self.boards[content.OPEN_DECKS.index(deck)]

    def tokens(self, space: Space) -> list[Token]:
        """Return the enemies on a space."""
        return self.enemies.get(space, _NO_TOKENS)

    def exposed(self, space: Space) -> int:
        """Return the number of face-up enemies on a space."""
        return sum(token.exposed for token in self.enemies.get(space, _NO_TOKENS))

    def heroes_at(self, space: Space) -> list[Seat]:
        """Return the seats of the living heroes on a space."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.at == space and not hero.is_dead]

    def is_safe(self, seat: Seat) -> bool:
        """Whether a hero is on a Safe space."""
        return IS_SAFE[self.heroes[seat].at]


_NO_TOKENS: Final[list[Token]] = []


def full_bags() -> dict[str, list[Face]]:
    """Return the contents of all decks, the pouch and the enemy stockpile before anything is drawn."""
    bags: dict[str, list[Face]] = {deck: content.bag_of(deck) for deck in content.DECKS}
    return {**bags, SITE_BAG: list(range(22)), ENEMY_BAG: content.enemy_bag()}
