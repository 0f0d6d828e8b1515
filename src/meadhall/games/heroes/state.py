"""The state of Heroes: plain data, all of it public except the faces of cards in hands, decks and armies."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from meadhall.engine import HAND, PART, Piece
from meadhall.engine import State as BaseState
from meadhall.games.heroes.content import CONTENT, CREATURES, LIMITS

Seat = int
Space = int  # 0 to 3: the front line from the owner's left; 4 to 7: the back line

SPACES: Final = len(CONTENT.board.lines) * CONTENT.board.columns
EMPTY: Final = -1  # no Being, no seat, no card
AWAY: Final = -1  # space of a Being that has left the game
BESIDE: Final = -2  # space of a dead Phoenix, beside the board (HE-BRD-13)
A_HERO: Final = -1  # card number of every Hero; other Beings have the number of their Creature card

# Values of a die that shows no face (HE-DIE-03).
IN_HAND: Final = -1
IN_AIR: Final = -2
NO_DIE: Final = -3  # this die does not exist: the seventh one without Blessing
MAX_DICE: Final = CONTENT.dice.per_seat + 1

SPELL_BAG: Final = "spells/common"
APART, JOINED, FINALS = "apart", "joined", "finals"  # stages of team games and tournaments


def deck_bag(seat: Seat) -> str:
    """Return the name of the bag with a player's deck. Each deck has its own stream of luck (HE-CHA-02)."""
    return f"deck/{seat}"


def army_bag(seat: Seat) -> str:
    """Return the name of the bag with the Creatures that a player may hire."""
    return f"army/{seat}"


def gone_bag(seat: Seat) -> str:
    """Return the prefix of the names of bags that contain the cards of a player who has left the game."""
    return f"gone/{seat}"


class Being(NamedTuple):
    """A Hero or a Creature (HE-TRM-01). The `wounds` of a Hero are the hit points that it has lost."""

    owner: Seat
    card: int
    at: Space  # its space, AWAY or BESIDE
    wounds: int = 0

    @property
    def is_hero(self) -> bool:
        return self.card == A_HERO


class Permanent(NamedTuple):
    """A Permanent Spell in play on a Being, or on a player if `being` is EMPTY (HE-TRM-06)."""

    spell: int
    controller: Seat
    seat: Seat
    being: int = EMPTY
    power: int = 0


@dataclass(frozen=True)
class Options:
    """The options of a match (section 8). A list of seats is a text such as `0,2`."""

    players: int = 2
    mode: str = "relaxed"
    format: str = "standard"
    elimination: str = "on"
    extra_win: str = "off"
    army: str = "build"
    hero_text: str = "on"
    enhancements: str = "on"
    no_action_penalty: str = "on"
    first_game: bool = False
    fatigue: str = "on"
    starting_hand: int = LIMITS.starting_hand
    bots_replace: str = "on"
    beat_time: str | int = "none"
    step_time: str | int = "none"
    roll_time: int = CONTENT.realtime.roll_time
    latency_cap: int = CONTENT.realtime.latency_cap
    stop_window: int = CONTENT.realtime.stop_window
    resume_delay: int = CONTENT.realtime.resume_delay
    auto_throw: int = CONTENT.realtime.auto_throw
    act_time: int = CONTENT.realtime.act_time_s
    answer_time: int = CONTENT.realtime.answer_time_s
    draft_time: int = CONTENT.realtime.draft_time_s
    army_time: int = CONTENT.realtime.army_time_s
    place_time: int = CONTENT.realtime.place_time_s
    fatigue_first: int = CONTENT.realtime.fatigue_first_s
    fatigue_next: int = CONTENT.realtime.fatigue_next_s
    bot_delay_min: int = CONTENT.realtime.bot_delay_min
    bot_delay_max: int = CONTENT.realtime.bot_delay_max
    grace: int = CONTENT.realtime.grace_s

    @property
    def has_hero_texts(self) -> bool:
        """Whether Hero cards show their text side (HE-FST-02)."""
        return self.hero_text == "on"

    @property
    def has_enhancements(self) -> bool:
        return self.enhancements == "on"

    @property
    def has_elimination(self) -> bool:
        return self.elimination == "on"

    def has_printed_army(self, seat: Seat) -> bool:
        """Whether a player uses the printed side of the board (HE-ARM-07, HE-ARM-08)."""
        return self.army == "preset" or str(seat) in self.army.split(",")

    def is_spared(self, seat: Seat) -> bool:
        """Whether this player may call Stop and then do nothing without wounds (HE-FST-04)."""
        return self.no_action_penalty == "off" or str(seat) in self.no_action_penalty.split(",")


@dataclass(slots=True)
class Side:
    """Everything that belongs to one player, except for their Beings."""

    hero: int = EMPTY
    hero_being: int = EMPTY  # the Being that is the Hero
    most: int = CONTENT.board.wound_track  # hit points of the unhurt Hero
    drafted: int = 0  # Spells taken in the draft so far
    owned: list[int] = dataclasses.field(default_factory=list[int])  # every Spell of this player, wherever it is
    deck: int = 0  # number of cards; their faces are in the bag
    hand: list[Piece] = dataclasses.field(default_factory=list[Piece], metadata=HAND)
    discard: list[int] = dataclasses.field(default_factory=list[int])
    dice: list[int] = dataclasses.field(default_factory=list[int])
    unplaced: list[Piece] = dataclasses.field(default_factory=list[Piece])
    hero_unplaced: bool = False
    points: int = 0  # victory points
    left: int = 0  # order of leaving the game, from 1 for the first player to leave; 0 while in the game
    conceded: bool = False
    stunned: bool = False


@dataclass(slots=True)
class Round:
    """The time from a Stop to the next Resume (HE-TRM-05)."""

    active: Seat
    next: list[Seat]  # other players who have neither acted nor passed yet
    acted: list[Seat] = dataclasses.field(default_factory=list[Seat])


@dataclass(slots=True)
class Act:
    """The current action (4.8)."""

    seat: Seat
    spell: int = EMPTY  # the Spell cast in it
    points: int = 0  # unused Leadership (HE-CRE-02, HE-MOV-01)
    affected: Seat = EMPTY  # the one other player that it affects (HE-MUL-03)
    done: list[int] = dataclasses.field(default_factory=list[int])  # Creatures activated in it


@dataclass(slots=True)
class Plan:
    """The parts of an answer that its player has given so far (HE-DEC-28)."""

    kind: str  # cast, dispel, place, or next (an activation or a move)
    card: int = EMPTY
    being: int = EMPTY  # the Creature that attacks, uses its ability or moves
    free: bool = False
    pairs: list[int] = dataclasses.field(default_factory=list[int])  # Spells to discard, two for each pair
    targets: list[int] = dataclasses.field(default_factory=list[int])  # of the Spell
    space: Space = EMPTY  # destination of Teleport, Undertow or a move
    heals: list[int] = dataclasses.field(default_factory=list[int])  # Beings to heal, for Life Drain and enhancements
    picks: list[int] = dataclasses.field(default_factory=list[int])  # choices for the Creature's attack or ability
    affects: Seat = EMPTY  # the one other player affected so far
    does: str = ""  # action of the Creature: attack, use or move

    @property
    def enhanced(self) -> int:
        """The number of enhancements of the Spell (HE-ENH-01, HE-ENH-04)."""
        return self.free + len(self.pairs) // 2


@dataclass(slots=True)
class Desk:
    """Fields of the state that are saved for a duel while the rules work on another duel."""

    step: str = "rounds"
    turn: Seat = 0
    round: Round | None = None
    act: Act | None = None
    plan: Plan | None = dataclasses.field(default=None, metadata=PART)
    due: list[Seat] = dataclasses.field(default_factory=list[Seat])
    lost: list[Seat] = dataclasses.field(default_factory=list[Seat])


@dataclass(slots=True)
class Duel:
    """Players who play together: the whole table, or a pair that plays apart (HE-VTM-03)."""

    seats: list[Seat]  # its players
    tableau: list[int] = dataclasses.field(default_factory=list[int])  # the top row, then the bottom row
    priority: list[Seat] = dataclasses.field(default_factory=list[Seat])  # from first to last
    beat: int = 0  # beats in this Preparation; in real time, the number of landings of all players
    holds: int = 0  # beats in a row in which everybody held
    ticks: int = 0  # fatigue ticks in this Preparation
    rounds: int = 0  # played so far
    caller: Seat = EMPTY  # the player who called Stop, until the round is over
    ready: bool = False  # its players have placed their cards and drawn their hands
    over: bool = False
    undecided: bool = False  # to be decided by hit points (HE-END-11)
    extra_win_spent: bool = False  # a tie has ended the extra win condition (HE-END-04)
    open: bool = False  # real time: Preparation has begun
    called: list[Seat] = dataclasses.field(default_factory=list[Seat])  # real time: callers in the open window
    counted: dict[int, int] = dataclasses.field(default_factory=dict[int, int])  # effective times of Stops, by seat
    name: str = ""  # joint, final or third; empty for the first duels
    desk: Desk | None = None  # saved fields while the rules work on another duel

    @property
    def is_rolling(self) -> bool:
        """Whether its Preparation is running: all cards are placed, and nobody has called Stop."""
        return self.ready and not self.over and self.caller == EMPTY


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """The state of one match of Heroes. Seats are 0 to players - 1, clockwise (HE-SET-08)."""

    options: Options
    sides: list[Side]
    spaces: list[list[int]]  # the Being on each space of each board, or EMPTY
    beings: list[Being] = dataclasses.field(default_factory=list[Being])
    permanents: list[Permanent] = dataclasses.field(default_factory=list[Permanent])  # oldest first
    duels: list[Duel] = dataclasses.field(default_factory=list[Duel])
    now: int = 0  # number of the duel that the rules work on
    spells_left: int = 0  # cards in the Spell deck
    first: Seat = 0
    turn: Seat = 0
    turns: int = 0  # draft turns taken; while placing, distance from `first` to the next seat to place a card
    round: Round | None = None
    act: Act | None = None
    plan: Plan | None = dataclasses.field(default=None, metadata=PART)
    due: list[Seat] = dataclasses.field(default_factory=list[Seat])  # players who have to give up a die (HE-SPL-02)
    lost: list[Seat] = dataclasses.field(default_factory=list[Seat])  # owners of Creatures lost since the last check
    places: list[int] = dataclasses.field(default_factory=list[int])  # final places by seat; empty before the end
    pausing: bool = False  # a player has asked for a pause
    agreed: list[Seat] = dataclasses.field(default_factory=list[Seat])  # players ready to continue
    stage: str = ""  # of a team game or tournament: apart, joined, finals

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def duel(self) -> Duel:
        """The duel that the rules work on."""
        return self.duels[self.now]

    def enter(self, number: int) -> None:
        """Switch to another duel: save the fields of the current one and load those of the other."""
        if number == self.now:
            return
        current, target = self.duel, self.duels[number]
        saved = Desk(self.step, self.turn, self.round, self.act, self.plan, self.due, self.lost)
        current.desk = saved if saved != Desk(turn=current.seats[0]) else None  # None: nothing has happened in it yet
        desk, target.desk, self.now = target.desk or Desk(turn=target.seats[0]), None, number
        self.step, self.turn, self.round, self.act = desk.step, desk.turn, desk.round, desk.act
        self.plan, self.due, self.lost = desk.plan, desk.due, desk.lost

    def duel_of(self, seat: Seat) -> Duel:
        """Return the current or last duel of a player."""
        return self.duels[self.duel_number(seat)]

    def duel_number(self, seat: Seat) -> int:
        """Return the number of the current or last duel of a player."""
        return next(number for number in reversed(range(len(self.duels))) if seat in self.duels[number].seats)

    def is_in(self, seat: Seat) -> bool:
        """Whether a player is in the game."""
        return self.sides[seat].left == 0

    def is_playing(self, seat: Seat) -> bool:
        """Whether a player is in the game, and their duel is not over."""
        return self.is_in(seat) and not self.duel_of(seat).over

    def alive(self, duel: Duel) -> list[Seat]:
        """Return the players of a duel who are in the game, in seat order."""
        return [seat for seat in duel.seats if self.sides[seat].left == 0]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Return the other players of a seat's duel who are in the game, clockwise from its left (HE-SET-08)."""
        alive = self.alive(self.duel_of(seat))
        return sorted((other for other in alive if other != seat), key=lambda other: (other - seat) % self.players)

    def is_opponent(self, seat: Seat, other: Seat) -> bool:
        """Whether `other` is an opponent: in the game, in the same duel, and not a teammate (HE-TRM-03, HE-VTM-07)."""
        if seat == other or not self.is_in(other) or other not in self.duel_of(seat).seats:
            return False
        return self.teammate_of(seat) != other

    def teammate_of(self, seat: Seat) -> Seat:
        """Return the teammate of a player in a team game, or EMPTY in any other game (HE-VTM-07)."""
        return seat ^ 1 if self.options.format == "team" else EMPTY

    def opponents(self, seat: Seat) -> list[Seat]:
        """Return the opponents of a player, clockwise from the player's left."""
        return [other for other in self.clockwise(seat) if self.is_opponent(seat, other)]

    @property
    def in_play(self) -> list[Permanent]:
        """The Permanent Spells of the current duel, oldest first. A plan names a Spell by its index in this list."""
        seats = self.duel.seats
        return [p for p in self.permanents if p.seat in seats]

    def hero(self, seat: Seat) -> Being:
        return self.beings[self.sides[seat].hero_being]

    def toughness(self, being: int) -> int:
        """Return the number of wounds that kill a Being."""
        b = self.beings[being]
        return self.sides[b.owner].most if b.is_hero else CREATURES[b.card].toughness

    def life(self, being: int) -> int:
        """Return the hit points that a Being has left."""
        return self.toughness(being) - self.beings[being].wounds

    def hit_points(self, seat: Seat) -> int:
        """Return the hit points of a player's Hero, at least 0. Before it is placed, it has all of them."""
        being = self.sides[seat].hero_being
        return self.sides[seat].most if being == EMPTY else max(0, self.life(being))

    def is_stunned(self, seat: Seat) -> bool:
        """Whether a Hero is stunned, at 0 hit points in a match without elimination (HE-VNE-01)."""
        return self.sides[seat].stunned

    def is_able(self, seat: Seat) -> bool:
        """Whether a player can act: in the game and not stunned (HE-VNE-02)."""
        return self.sides[seat].left == 0 and not self.sides[seat].stunned

    def have_placed_all(self, seats: Iterable[Seat]) -> bool:
        """Whether these players have placed all their cards."""
        sides = [self.sides[seat] for seat in seats]
        return all(side.hero_being != EMPTY and not side.unplaced and not side.hero_unplaced for side in sides)

    def shown(self, seat: Seat, symbol: int) -> int:
        """Return the number of a player's dice on the table that show a symbol (HE-DIE-04)."""
        return self.sides[seat].dice.count(symbol)

    def on_board(self, seat: Seat) -> list[int]:
        """Return the Beings on a player's board: front line from the left, then back line."""
        return [being for being in self.spaces[seat] if being != EMPTY]

    def hand_of(self, seat: Seat) -> list[int]:
        """Return the Spells in a hand, oldest first. Cards that this state does not know are UNSEEN."""
        return [self.faces.face[piece] for piece in self.sides[seat].hand]
