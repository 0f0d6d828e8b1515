"""The state of Heroes: plain data, all of it public but the faces of cards in hands, decks and armies."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from meadhall.engine import HAND, PART, Piece
from meadhall.engine import State as BaseState
from meadhall.games.heroes.content import CONTENT, CREATURES, LIMITS

Seat = int
Space = int  # of one board: 0 to 3 the front line from the owner's left, 4 to 7 the back line

SPACES: Final = len(CONTENT.board.lines) * CONTENT.board.columns
EMPTY: Final = -1  # on a space; also "no being", "no seat"
AWAY: Final = -1  # where a Being is that left the game
BESIDE: Final = -2  # the place of a dead Phoenix (HE-BRD-13)
A_HERO: Final = -1  # in place of the number of a Creature card

# Where a die is, in place of a face (HE-DIE-03).
IN_HAND: Final = -1
IN_AIR: Final = -2
NO_DIE: Final = -3  # a number that no die has: the seventh without Blessing
MOST_DICE: Final = CONTENT.dice.per_seat + 1

SPELL_BAG: Final = "spells/common"
APART, JOINED, FINALS = "apart", "joined", "finals"  # stages of team games and tournaments


def deck_bag(seat: Seat) -> str:
    """The bag with a player's deck; its stream of luck is the player's own (HE-CHA-02)."""
    return f"deck/{seat}"


def army_bag(seat: Seat) -> str:
    """The bag with the Creatures that a player may hire."""
    return f"army/{seat}"


def gone_bag(seat: Seat) -> str:
    """The bag with the cards of a player who has left the game."""
    return f"gone/{seat}"


class Being(NamedTuple):
    """A Hero or a Creature (HE-TRM-01). For a Hero `wounds` says how far the marker stands below the start."""

    owner: Seat
    card: int
    at: Space
    wounds: int = 0

    @property
    def is_hero(self) -> bool:
        return self.card == A_HERO


class Permanent(NamedTuple):
    """A Permanent Spell in play: on a Being, or on a player where `being` is EMPTY (HE-TRM-06)."""

    spell: int
    controller: Seat
    seat: Seat
    being: int = EMPTY
    power: int = 0


@dataclass(frozen=True)
class Options:
    """The options of section 8, once the match has begun; lists of seats are texts like `0,2`."""

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
    def texts(self) -> bool:
        """Whether the Heroes lie with their text side up (HE-FST-02)."""
        return self.hero_text == "on"

    @property
    def enhancing(self) -> bool:
        return self.enhancements == "on"

    @property
    def eliminating(self) -> bool:
        return self.elimination == "on"

    def has_printed_army(self, seat: Seat) -> bool:
        """Whether a player uses the printed side of the board (HE-ARM-07, HE-ARM-08)."""
        return self.army == "preset" or str(seat) in self.army.split(",")

    def is_spared(self, seat: Seat) -> bool:
        """Whether a call without action costs this player no wounds (HE-FST-04)."""
        return self.no_action_penalty == "off" or str(seat) in self.no_action_penalty.split(",")


@dataclass(slots=True)
class Side:
    """Everything that belongs to one player except for the Beings."""

    hero: int = EMPTY
    hero_being: int = EMPTY  # the Being that is the Hero
    most: int = CONTENT.board.wound_track  # hit points without a wound
    drafted: int = 0  # Spells taken in the draft so far
    owned: list[int] = dataclasses.field(default_factory=list[int])  # every Spell of this player, wherever it is
    deck: int = 0  # cards in it; which they are is in the bag
    hand: list[Piece] = dataclasses.field(default_factory=list[Piece], metadata=HAND)
    discard: list[int] = dataclasses.field(default_factory=list[int])
    dice: list[int] = dataclasses.field(default_factory=list[int])
    unplaced: list[Piece] = dataclasses.field(default_factory=list[Piece])
    hero_unplaced: bool = False
    points: int = 0  # victory points
    left: int = 0  # how many had left before, plus one; 0 while in the game
    conceded: bool = False
    stunned: bool = False


@dataclass(slots=True)
class Round:
    """The time from a Stop to the next Resume (HE-TRM-05)."""

    active: Seat
    next: list[Seat]  # the others who have not decided yet
    acted: list[Seat] = dataclasses.field(default_factory=list[Seat])


@dataclass(slots=True)
class Act:
    """The action that is going on (4.8)."""

    seat: Seat
    spell: int = EMPTY  # Spells cast in it
    points: int = 0  # Leadership not used yet (HE-CRE-02, HE-MOV-01)
    affected: Seat = EMPTY  # the one other player that it affects (HE-MUL-03)
    done: list[int] = dataclasses.field(default_factory=list[int])  # Creatures activated in it


@dataclass(slots=True)
class Plan:
    """The parts of an answer that its player has given so far (HE-DEC-28)."""

    kind: str  # cast, dispel, attack, use, move, place
    card: int = EMPTY
    being: int = EMPTY  # the Creature that attacks, uses its ability or moves
    free: bool = False
    pairs: list[int] = dataclasses.field(default_factory=list[int])  # Spells to discard, two for each pair
    targets: list[int] = dataclasses.field(default_factory=list[int])  # of the Spell
    space: Space = EMPTY  # where Teleport or Undertow takes the target
    heals: list[int] = dataclasses.field(default_factory=list[int])  # Beings healed besides
    picks: list[int] = dataclasses.field(default_factory=list[int])  # what the Creature's attack or ability needs
    affects: Seat = EMPTY
    does: str = ""  # what the Creature does: attack or use

    @property
    def enhanced(self) -> int:
        """How often the Spell is enhanced (HE-ENH-01, HE-ENH-04)."""
        return self.free + len(self.pairs) // 2


@dataclass(slots=True)
class Desk:
    """The state of a duel while the rules work on the other one: the same fields as in the state."""

    step: str = "rounds"
    turn: Seat = 0
    round: Round | None = None
    act: Act | None = None
    plan: Plan | None = dataclasses.field(default=None, metadata=PART)
    due: list[Seat] = dataclasses.field(default_factory=list[Seat])
    lost: list[Seat] = dataclasses.field(default_factory=list[Seat])


@dataclass(slots=True)
class Duel:
    """One playing together: the whole table, or a pair that plays apart from the other (HE-VTM-03)."""

    seats: list[Seat]  # those who play it
    tableau: list[int] = dataclasses.field(default_factory=list[int])  # the top row, then the bottom row
    priority: list[Seat] = dataclasses.field(default_factory=list[Seat])  # from first to last
    beat: int = 0  # real time: landings, of all players together
    holds: int = 0  # beats in a row in which everybody held
    ticks: int = 0  # real time: of its clock
    rounds: int = 0  # played so far
    caller: Seat = EMPTY  # the player who has stopped it, until its round is over
    ready: bool = False  # its players have placed their cards
    over: bool = False
    undecided: bool = False  # hit points decide it now (HE-END-11)
    extra_win_spent: bool = False  # HE-END-04
    open: bool = False  # real time: Preparation has begun
    called: list[Seat] = dataclasses.field(default_factory=list[Seat])  # real time: Stops in the window that is open
    counted: dict[int, int] = dataclasses.field(default_factory=dict[int, int])  # and when they were, once it closes
    name: str = ""  # joint, final, third
    desk: Desk | None = None  # while another duel is played beside it

    @property
    def is_rolling(self) -> bool:
        """Whether its players roll: it has begun, and nobody has stopped it."""
        return self.ready and not self.over and self.caller == EMPTY


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """One playing of Heroes. Seats are 0 to players - 1, clockwise (HE-SET-08)."""

    options: Options
    sides: list[Side]
    spaces: list[list[int]]  # for each board the Being on each space, or EMPTY
    beings: list[Being] = dataclasses.field(default_factory=list[Being])
    permanents: list[Permanent] = dataclasses.field(default_factory=list[Permanent])  # oldest first
    duels: list[Duel] = dataclasses.field(default_factory=list[Duel])
    now: int = 0  # the duel whose round is played
    spells_left: int = 0  # cards in the Spell deck
    first: Seat = 0
    turn: Seat = 0
    turns: int = 0  # of the draft, or cards placed
    round: Round | None = None
    act: Act | None = None
    plan: Plan | None = dataclasses.field(default=None, metadata=PART)
    due: list[Seat] = dataclasses.field(default_factory=list[Seat])  # players who have to give up a die (HE-SPL-02)
    lost: list[Seat] = dataclasses.field(default_factory=list[Seat])  # whose Creatures fell since HE-END-03 was seen to
    places: list[int] = dataclasses.field(default_factory=list[int])  # final ones, by seat
    pausing: bool = False
    agreed: list[Seat] = dataclasses.field(default_factory=list[Seat])  # players ready to go on after a pause
    stage: str = ""  # of a team game or tournament: apart, joined, finals

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def duel(self) -> Duel:
        """The duel whose round is played."""
        return self.duels[self.now]

    def enter(self, number: int) -> None:
        """Change to another duel, and put this one aside."""
        if number == self.now:
            return
        here, there = self.duel, self.duels[number]
        left = Desk(self.step, self.turn, self.round, self.act, self.plan, self.due, self.lost)
        here.desk = left if left != Desk(turn=here.seats[0]) else None  # nothing goes on there yet
        desk, there.desk, self.now = there.desk or Desk(turn=there.seats[0]), None, number
        self.step, self.turn, self.round, self.act = desk.step, desk.turn, desk.round, desk.act
        self.plan, self.due, self.lost = desk.plan, desk.due, desk.lost

    def duel_of(self, seat: Seat) -> Duel:
        """The duel in which a player plays, or played last."""
        return self.duels[self.number_of(seat)]

    def number_of(self, seat: Seat) -> int:
        """The number of that duel."""
        return next(at for at in reversed(range(len(self.duels))) if seat in self.duels[at].seats)

    def is_in(self, seat: Seat) -> bool:
        """Whether a player is in the game."""
        return self.sides[seat].left == 0

    def is_playing(self, seat: Seat) -> bool:
        """Whether a player is in the game, and in a duel that goes on."""
        return self.is_in(seat) and not self.duel_of(seat).over

    def alive(self, duel: Duel) -> list[Seat]:
        """The players of a duel who are in the game, in seat order."""
        return [seat for seat in duel.seats if self.sides[seat].left == 0]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other players in the game of a seat's duel, from its left (HE-SET-08)."""
        alive = self.alive(self.duel_of(seat))
        return sorted((one for one in alive if one != seat), key=lambda one: (one - seat) % self.players)

    def is_opponent(self, seat: Seat, other: Seat) -> bool:
        """Whether the other is an opponent: in the game, in the same duel, and no team mate (HE-TRM-03, HE-VTM-07)."""
        if seat == other or not self.is_in(other) or other not in self.duel_of(seat).seats:
            return False
        return self.mate_of(seat) != other

    def mate_of(self, seat: Seat) -> Seat:
        """Team mate of a player in a team game (HE-VTM-07); EMPTY in any other."""
        return seat ^ 1 if self.options.format == "team" else EMPTY

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from a player's left."""
        return [other for other in self.clockwise(seat) if self.is_opponent(seat, other)]

    @property
    def in_play(self) -> list[Permanent]:
        """The Permanent Spells of the duel that is played, oldest first; a plan names them by their place here."""
        seats = self.duel.seats
        return [p for p in self.permanents if p.seat in seats]

    def hero(self, seat: Seat) -> Being:
        return self.beings[self.sides[seat].hero_being]

    def toughness(self, being: int) -> int:
        """How many wounds a Being bears before it falls."""
        b = self.beings[being]
        return self.sides[b.owner].most if b.is_hero else CREATURES[b.card].toughness

    def life(self, being: int) -> int:
        """Hit points left."""
        return self.toughness(being) - self.beings[being].wounds

    def hit_points(self, seat: Seat) -> int:
        """The position of a player's marker."""
        being = self.sides[seat].hero_being
        return self.sides[seat].most if being == EMPTY else max(0, self.life(being))

    def is_stunned(self, seat: Seat) -> bool:
        """Without elimination: whether a Hero lies at 0 (HE-VNE-01)."""
        return self.sides[seat].stunned

    def is_able(self, seat: Seat) -> bool:
        """Whether a player can act: in the game and not stunned (HE-VNE-02)."""
        return self.sides[seat].left == 0 and not self.sides[seat].stunned

    def all_stand(self, seats: Iterable[Seat]) -> bool:
        """Whether these players have placed all cards."""
        sides = [self.sides[seat] for seat in seats]
        return all(side.hero_being != EMPTY and not side.unplaced and not side.hero_unplaced for side in sides)

    def shown(self, seat: Seat, symbol: int) -> int:
        """How many of a player's dice on the table show a symbol (HE-DIE-04)."""
        return self.sides[seat].dice.count(symbol)

    def on_board(self, seat: Seat) -> list[int]:
        """The Beings on a player's board: front line from the left, then back line."""
        return [being for being in self.spaces[seat] if being != EMPTY]

    def hand_of(self, seat: Seat) -> list[int]:
        """The Spells in a hand, in the order in which they came; UNSEEN where this state does not know them."""
        return [self.faces.face[piece] for piece in self.sides[seat].hand]
