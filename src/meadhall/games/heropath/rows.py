"""The rows of modes that combine (section 8): each is a class whose methods are the classic rules. May import state.

A mode overrides what it does otherwise; the rooms ask a row by name and know no mode. `modes` fills the tables.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final

from meadhall.engine import Candidate, Option, Reason, Standing, Table
from meadhall.engine.common.text import Text, text
from meadhall.games.heropath.content import CARDS, HEROES, LIMITS, TABLE, HeroKind
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.state import ATTRIBUTES as ATTRIBUTE_NAMES
from meadhall.games.heropath.state import NOBODY, Seat, State

NO_PARTNERS: Final = Reason("HP-TEA-03", "no-partners")


class Attributes(ABC):
    """Row `attributes`. Character Dependent (HP-ATT-01)."""

    differ_by_hero = True  # whether heroes begin with different gems and supply

    @abstractmethod
    async def start(self, t: Table[State], seat: Seat) -> None:
        """Gems and supply of a hero at the start (HP-SET-12)."""

    def gems(self, kind: HeroKind) -> list[int]:
        """The gems in the row of a hero (HP-CON-01)."""
        return [getattr(kind, name) for name in ATTRIBUTE_NAMES]


class Moral:
    """Row `moral`. Bronze Heart (HP-MOR-01)."""

    has_encounters = True  # whether there are Encounter actions
    wounds_victim = True  # whether the victim of an Encounter loses VITALITY

    def excludes_card(self, face: int) -> bool:
        """Whether a card is taken out before the game."""
        return False


class Style(ABC):
    """Row `style`. Conservative (HP-STY-01)."""

    evil_text: Text = text("aim-evil-kills")  # what raises the Scale
    draws_sites = True  # whether the Dragon's turn brings Place-Sites (HP-DRT-09)
    climbs_by_kills = True  # whether slain enemies raise the Scale of Evil (HP-EVL-01 to 03)

    @abstractmethod
    def set_up_sites(self, t: Table[State]) -> None:
        """Lay Place-Sites before the game begins (HP-SET-08)."""

    @abstractmethod
    def hidden_spaces(self, s: State) -> Sequence[Space]:
        """The spaces with a hidden enemy at first (HP-SET-06)."""

    @abstractmethod
    def exposed_spaces(self, s: State) -> Sequence[Space]:
        """The spaces with an exposed enemy at first (HP-SET-07)."""

    async def on_site_found(self, t: Table[State], seat: Seat, space: Space) -> None:
        """A Place-Site came to the map because a hero stopped there."""
        return None

    async def on_site_placed(self, t: Table[State], seat: Seat) -> None:
        """A Place-Site came to the map by a card."""
        return None

    def undiscovered_spaces(self, s: State) -> Sequence[Space]:
        """The spaces that fog hides until a hero finds them."""
        return ()

    def can_reveal(self, s: State) -> bool:
        """Whether a hidden enemy may be revealed instead of placing a new one (HP-ADV-02)."""
        return False

    async def replace_new_enemy(self, t: Table[State], seat: Seat, spaces: Sequence[Space], clause: str) -> bool:
        """Ask whether something else is done instead of placing a new enemy; True if it was (HP-ADV-02)."""
        return False


class Competition(ABC):
    """Row `competition`. Competitive."""

    actions = LIMITS.actions_per_turn
    flare_loss = 1  # VITALITY that an Incidental Flare costs, and the most that flares cost in one action (HP-FLR-09)
    is_solo = False
    shares_fate = False  # whether all win or lose together
    moves_enemy_after_losses = True  # whether an enemy is moved after a second loss in a row (HP-BAT-15)
    has_encounters = True  # whether there are Encounter actions
    climbs_by_kills = True  # whether slain enemies raise the Scale of Evil
    kept_by_round: Sequence[int] = (
        LIMITS.draft_keep
    )  # how many cards a player keeps in each round of the draft (HP-SET-16)

    def excludes_card(self, face: int) -> bool:
        """Whether a card is taken out before the game."""
        return False

    def are_opponents(self, s: State, seat: Seat, other: Seat) -> bool:
        """Whether another player's hero is an opponent (HP-GEN-04)."""
        return seat != other

    def card_viewers(self, s: State, seat: Seat) -> list[Seat]:
        """The seats of others that see the hidden cards of a hero (HP-HID-06)."""
        return []

    def set_turn(self, s: State, seat: Seat) -> None:
        """Give the turn to a hero."""
        s.now = seat
        s.on = [seat]

    def is_in_turn(self, s: State, seat: Seat) -> bool:
        """Whether it is a hero's own turn, for in-turn and off-turn cards."""
        return seat in s.on

    def team_of(self, s: State, seat: Seat) -> int:
        """The number of the team of a seat."""
        return seat

    @abstractmethod
    async def opening_cards(self, t: Table[State]) -> None:
        """The cards with which heroes begin: one round of the draft (HP-SET-15 to 21)."""

    async def is_replaced(self, t: Table[State], seat: Seat, piece: int) -> bool:
        """Whether a card that comes to a hero is replaced by the next of its deck (HP-SOL-13)."""
        return False

    @abstractmethod
    async def begin_round(self, t: Table[State]) -> None:
        """Begin a new Game Round (HP-TRN-01), and name the next step."""

    @abstractmethod
    async def open_turn(self, t: Table[State]) -> None:
        """Begin a turn (HP-TRN-05)."""

    @abstractmethod
    async def close_turn(self, t: Table[State]) -> None:
        """End a turn (HP-TRN-08)."""

    @abstractmethod
    async def take_action(self, t: Table[State]) -> None:
        """Carry out one action of the current hero; name the next step if it is another."""

    @abstractmethod
    async def dragons_turn(self, t: Table[State], seat: Seat) -> None:
        """The steps of a Dragon's turn (HP-DRT-04 to 09)."""

    @abstractmethod
    async def fight_dragon(self, t: Table[State], seat: Seat) -> None:
        """The Fight against the Dragon."""

    @abstractmethod
    def seats_drawing_sites(self, s: State, seat: Seat) -> list[Seat]:
        """The heroes who may draw a Place-Site in a Dragon's turn (HP-DRT-09)."""

    def goal(self, s: State) -> Text:
        """How the match is won and lost."""
        return text("aim-first")

    def round_limit(self, s: State) -> int:
        """The last round; 0 for none (HP-MOD-05)."""
        return s.options.round_limit

    @abstractmethod
    def standings(self, s: State) -> list[Standing]:
        """The present places, and the final ones at the end."""

    @abstractmethod
    def is_over(self, t: Table[State]) -> bool:
        """Whether the round limit is reached (HP-MOD-05); otherwise count the next round."""

    def on_action_begun(self, s: State) -> None:
        """Note that an action has begun."""
        return None

    def cannot_deal(self, s: State, seat: Seat) -> Reason | None:
        """Why a hero cannot exchange cards with a partner now (HP-TEA-03, HP-COP-24)."""
        return NO_PARTNERS

    def extra_options(self, s: State, seat: Seat) -> Iterable[Candidate[Option]]:
        """Options beside the five actions."""
        return ()

    async def offer_exchange(self, t: Table[State], seat: Seat, back: str) -> None:
        """Let a hero offer an exchange, if allowed; the game goes on with the step `back`."""
        return None

    def on_exchange(self, t: Table[State], seat: Seat) -> None:
        """React to an exchange that a hero offered and a partner accepted."""
        return None

    def evil_text(self, s: State) -> Text:
        """The causes that raise the Scale of Evil."""
        return style(s).evil_text

    def add_actions(self, s: State, seat: Seat, n: int) -> None:
        """Give the actions of a card (verb `action`)."""
        s.heroes[seat].actions += n

    @abstractmethod
    def set_up_land(self, t: Table[State]) -> None:
        """Place-Sites and enemies at the start."""


class Pace:
    """Row `turns`. Play by Turn: the competition defines rounds, turns and goes."""

    is_timed = False

    async def begin_round(self, t: Table[State]) -> None:
        """Begin a new Game Round, and name the next step."""
        await competition(t.state).begin_round(t)

    async def open_turn(self, t: Table[State]) -> None:
        """Begin a turn."""
        await competition(t.state).open_turn(t)

    async def take_action(self, t: Table[State]) -> None:
        """Carry out one action of the current hero."""
        await competition(t.state).take_action(t)

    async def close_turn(self, t: Table[State]) -> None:
        """End a turn."""
        await competition(t.state).close_turn(t)

    def can_rob(self, s: State, seat: Seat, victim: Seat) -> bool:
        """Whether an Encounter is possible now, action or card (HP-RTM-04)."""
        return True

    def travel_stop_calls(self, s: State, seat: Seat) -> Sequence[tuple[Option, Reason | None]]:
        """The STOP calls of a Travel (HP-RTM-11)."""
        return ()

    def extra_options(self, s: State, seat: Seat) -> Iterable[Candidate[Option]]:
        """Options beside the five actions."""
        return competition(s).extra_options(s, seat)

    async def call_stop(self, t: Table[State], seat: Seat, call: Any) -> None:
        """A player calls STOP."""

    def on_stop_event(self, t: Table[State], seat: Seat) -> None:
        """React to an event for which all stop in Real Time (HP-RTM-07)."""

    def on_action_begun(self, s: State, seat: Seat) -> None:
        """Note that a hero's action has begun."""

    def on_exchange(self, t: Table[State]) -> None:
        """Note that an exchange was an action (HP-TEA-04)."""

    def on_capture(self, s: State, victim: Seat) -> None:
        """React to the ambush of a hero."""


ATTRIBUTES: dict[str, Attributes] = {}
MORALS: dict[str, Moral] = {}
STYLES: dict[str, Style] = {}
COMPETITIONS: dict[str, Competition] = {}
PACES: dict[str, Pace] = {}


def attributes(s: State) -> Attributes:
    """How heroes begin."""
    return ATTRIBUTES[s.options.attributes]


def moral(s: State) -> Moral:
    """The rules for heroes against each other."""
    return MORALS[s.options.moral]


def climbs_by_kills(s: State) -> bool:
    """Whether slain enemies raise the Scale of Evil, by style and competition."""
    return style(s).climbs_by_kills and competition(s).climbs_by_kills


def style(s: State) -> Style:
    """How the land is laid out."""
    return STYLES[s.options.style]


def competition(s: State) -> Competition:
    """The rules of competition."""
    return COMPETITIONS[s.options.competition]


def pace(s: State) -> Pace:
    """Return the pace: one after the other, or all at once."""
    return PACES[s.options.turns]


def dragon_power(s: State) -> int:
    """Row `difficulty`: the Dragon's Basic Power (HP-DIF-01)."""
    power: int = getattr(TABLE.dragon.power, s.options.difficulty)
    return power


def opponents(s: State, seat: Seat) -> list[Seat]:
    """The opponents of a hero, clockwise."""
    against = competition(s).are_opponents
    return [other for other in s.clockwise(seat) if against(s, seat, other)]


def excluded_cards(s: State) -> set[int]:
    """The cards that are taken out before the game (HP-MOR-04, HP-COP-03)."""
    rows = (moral(s), competition(s))
    return {face for face in range(len(CARDS)) if any(row.excludes_card(face) for row in rows)}


class Call(Option):
    """A STOP: for one hero, for the Dragon, or for all heroes waiting for each other."""

    __slots__ = ("kind", "on")

    def __init__(self, kind: str, clause: str, on: Seat = NOBODY) -> None:
        super().__init__(f"stop:{kind}" if on == NOBODY else f"stop:{kind}-{on}", clause)
        self.kind = kind
        self.on = on

    def message(self, state: State) -> Text:
        return text(f"option-stop-{self.kind}", on=self.on)


STOP_HERO: Final = [Call("hero", "HP-RTM-08", seat) for seat in range(len(HEROES))]
STOP_DRAGON: Final = Call("dragon", "HP-RTM-11")
STOP_PASSIVE: Final = Call("passive", "HP-RTM-13")
DEAL: Final = Option("exchange", "HP-TEA-03")
