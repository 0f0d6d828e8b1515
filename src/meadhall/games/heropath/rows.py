"""A base class for each option of a match that changes rules (section 8), with the classic rules.

The package `modes` registers a subclass for each other value of an option. Other packages call the methods of the base
class, so they need not know which mode is played.
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
    """Rules of the option `attributes`: the gems and supply of heroes at the start."""

    differ_by_hero = True  # whether the heroes begin with different gems and supply

    @abstractmethod
    async def start(self, t: Table[State], seat: Seat) -> None:
        """Give a hero the gems and supply of the start (HP-SET-12)."""

    def gems(self, kind: HeroKind) -> list[int]:
        """Return the start gems of a hero from the table of heroes (HP-CON-01)."""
        return [getattr(kind, name) for name in ATTRIBUTE_NAMES]


class Moral:
    """Rules of the option `moral`: Encounters between heroes. The defaults are Bronze Heart (HP-MOR-01)."""

    has_encounters = True  # whether Encounter actions exist
    wounds_victim = True  # whether the victim of an Encounter loses VITALITY

    def excludes_card(self, face: int) -> bool:
        """Whether a card is removed from its deck before the match."""
        return False


class Style(ABC):
    """Rules of the option `style`: the layout of the land. The defaults are Conservative (HP-STY-01)."""

    evil_text: Text = text("aim-evil-kills")  # text that names what raises the Scale of Evil
    players_draw_sites = True  # whether players draw Place-Sites during a Dragon's turn (HP-DRT-09)
    kills_raise_evil = True  # whether slain enemies raise the Scale of Evil (HP-EVL-01 to 03)

    @abstractmethod
    def set_up_sites(self, t: Table[State]) -> None:
        """Place the Place-Sites of the set-up (HP-SET-08)."""

    @abstractmethod
    def hidden_spaces(self, s: State) -> Sequence[Space]:
        """Return the spaces that begin with a hidden enemy (HP-SET-06)."""

    @abstractmethod
    def exposed_spaces(self, s: State) -> Sequence[Space]:
        """Return the spaces that begin with an exposed enemy (HP-SET-07)."""

    async def on_site_found(self, t: Table[State], seat: Seat, space: Space) -> None:
        """Called when a hero has found a Place-Site by stopping on its space."""
        return None

    async def on_site_placed(self, t: Table[State], seat: Seat) -> None:
        """Called when a card has put a Place-Site on the map."""
        return None

    def undiscovered_spaces(self, s: State) -> Sequence[Space]:
        """Return the Settlement spaces still hidden by mist."""
        return ()

    def can_reveal(self, s: State) -> bool:
        """Whether a player may reveal a hidden enemy instead of placing a new one (HP-ADV-02)."""
        return False

    async def replace_new_enemy(self, t: Table[State], seat: Seat, spaces: Sequence[Space], clause: str) -> bool:
        """Let the player act in another way instead of placing a new enemy. Return whether they did (HP-ADV-02)."""
        return False


class Competition(ABC):
    """Rules of the option `competition`: rounds, turns, sides, and the end. The defaults are Competitive."""

    actions = LIMITS.actions_per_turn
    flare_loss = 1  # VITALITY lost to an Incidental Flare, and the most that one action loses to flares (HP-FLR-09)
    is_solo = False
    shares_fate = False  # whether all players win or lose together
    moves_enemy_after_losses = True  # whether an enemy moves after winning twice in a row against a hero (HP-BAT-15)
    has_encounters = True  # whether Encounter actions exist
    kills_raise_evil = True  # whether slain enemies raise the Scale of Evil
    kept_by_round: Sequence[int] = LIMITS.draft_keep  # number of cards kept in each draft round (HP-SET-16)

    def excludes_card(self, face: int) -> bool:
        """Whether a card is removed from its deck before the match."""
        return False

    def are_opponents(self, s: State, seat: Seat, other: Seat) -> bool:
        """Whether two seats are opponents (HP-GEN-04)."""
        return seat != other

    def card_viewers(self, s: State, seat: Seat) -> list[Seat]:
        """Return the other seats that see a hero's hidden cards (HP-HID-06)."""
        return []

    def set_turn(self, s: State, seat: Seat) -> None:
        """Make it the turn of this hero, or of their team."""
        s.now = seat
        s.on = [seat]

    def is_heros_turn(self, s: State, seat: Seat) -> bool:
        """Whether it is this hero's turn. In-turn and off-turn cards depend on it."""
        return seat in s.on

    def team_of(self, s: State, seat: Seat) -> int:
        """Return the number of a seat's team."""
        return seat

    @abstractmethod
    async def deal_opening_cards(self, t: Table[State]) -> None:
        """Give the heroes their first cards: play one round of the draft (HP-SET-15 to 21)."""

    async def offer_replacement(self, t: Table[State], seat: Seat, piece: int) -> bool:
        """Let the player replace a received card with the next card of its deck (HP-SOL-13).

        Return whether they did.
        """
        return False

    @abstractmethod
    async def begin_round(self, t: Table[State]) -> None:
        """Begin a new Game Round (HP-TRN-01), and set the next step."""

    @abstractmethod
    async def open_turn(self, t: Table[State]) -> None:
        """Begin a turn (HP-TRN-05)."""

    @abstractmethod
    async def close_turn(self, t: Table[State]) -> None:
        """End a turn (HP-TRN-08)."""

    @abstractmethod
    async def take_action(self, t: Table[State]) -> None:
        """Carry out one action of the current hero, and set the next step if the turn is over."""

    @abstractmethod
    async def take_dragons_turn(self, t: Table[State], seat: Seat) -> None:
        """Carry out the steps of a Dragon's turn (HP-DRT-04 to 09)."""

    @abstractmethod
    async def fight_dragon(self, t: Table[State], seat: Seat) -> None:
        """Carry out a Fight against the Dragon."""

    @abstractmethod
    def seats_drawing_sites(self, s: State, seat: Seat) -> list[Seat]:
        """Return the seats that may draw a Place-Site in a Dragon's turn (HP-DRT-09)."""

    def goal(self, s: State) -> Text:
        """Return a text that says how the match is won and lost."""
        return text("aim-first")

    def round_limit(self, s: State) -> int:
        """Return the number of the last round, or 0 without a limit (HP-MOD-05)."""
        return s.options.round_limit

    @abstractmethod
    def standings(self, s: State) -> list[Standing]:
        """Return the places of all seats, now or at the end."""

    @abstractmethod
    def reach_round_limit(self, t: Table[State]) -> bool:
        """Whether the round limit is reached (HP-MOD-05). If not, count the next round."""

    def on_action_begun(self, s: State) -> None:
        """Called when an action begins."""
        return None

    def cannot_exchange(self, s: State, seat: Seat) -> Reason | None:
        """Return why a hero cannot exchange cards with a partner now, or None (HP-TEA-03, HP-COP-24)."""
        return NO_PARTNERS

    def extra_options(self, s: State, seat: Seat) -> Iterable[Candidate[Option]]:
        """Return the candidates besides the five actions."""
        return ()

    async def offer_exchange(self, t: Table[State], seat: Seat, next_step: str) -> None:
        """Let a hero offer an exchange, if the mode has exchanges. `next_step` names the step after it."""
        return None

    def on_exchange(self, t: Table[State], seat: Seat) -> None:
        """Called when a partner has accepted an exchange."""
        return None

    def evil_text(self, s: State) -> Text:
        """Return a text that lists everything that raises the Scale of Evil."""
        return style(s).evil_text

    def add_actions(self, s: State, seat: Seat, n: int) -> None:
        """Give a hero the actions of a card (verb `action`)."""
        s.heroes[seat].actions += n

    @abstractmethod
    def set_up_land(self, t: Table[State]) -> None:
        """Place the Place-Sites and enemies of the set-up."""


class Pace:
    """Rules of the option `turns`: the order of actions. The defaults are Play by Turn, which calls the competition."""

    is_timed = False  # whether clocks run

    async def begin_round(self, t: Table[State]) -> None:
        """Begin a new Game Round, and set the next step."""
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

    def can_encounter(self, s: State, seat: Seat, victim: Seat) -> bool:
        """Whether an Encounter is possible now, by action or by card (HP-RTM-04)."""
        return True

    def travel_stop_calls(self, s: State, seat: Seat) -> Sequence[tuple[Option, Reason | None]]:
        """Return the STOP calls for the menu of a Travel, each with a reason or None (HP-RTM-11)."""
        return ()

    def extra_options(self, s: State, seat: Seat) -> Iterable[Candidate[Option]]:
        """Return the candidates besides the five actions."""
        return competition(s).extra_options(s, seat)

    async def call_stop(self, t: Table[State], seat: Seat, call: Any) -> None:
        """Carry out a player's STOP call."""

    def on_stop_event(self, t: Table[State], seat: Seat) -> None:
        """Called at an event that stops all players in Real Time (HP-RTM-07)."""

    def on_action_begun(self, s: State, seat: Seat) -> None:
        """Called when a hero begins an action."""

    def on_exchange(self, t: Table[State]) -> None:
        """Called at an accepted exchange, which is an action (HP-TEA-04)."""

    def on_capture(self, s: State, victim: Seat) -> None:
        """Called when a hero has been ambushed."""


ATTRIBUTES: dict[str, Attributes] = {}
MORALS: dict[str, Moral] = {}
STYLES: dict[str, Style] = {}
COMPETITIONS: dict[str, Competition] = {}
PACES: dict[str, Pace] = {}


def attributes(s: State) -> Attributes:
    """Return the rules for the option `attributes` of this match."""
    return ATTRIBUTES[s.options.attributes]


def moral(s: State) -> Moral:
    """Return the rules for the option `moral` of this match."""
    return MORALS[s.options.moral]


def kills_raise_evil(s: State) -> bool:
    """Whether slain enemies raise the Scale of Evil, with this style and competition."""
    return style(s).kills_raise_evil and competition(s).kills_raise_evil


def style(s: State) -> Style:
    """Return the rules for the option `style` of this match."""
    return STYLES[s.options.style]


def competition(s: State) -> Competition:
    """Return the rules for the option `competition` of this match."""
    return COMPETITIONS[s.options.competition]


def pace(s: State) -> Pace:
    """Return the rules for the option `turns` of this match."""
    return PACES[s.options.turns]


def dragon_power(s: State) -> int:
    """Return the Dragon's Basic Power, which depends on the difficulty (HP-DIF-01)."""
    power: int = getattr(TABLE.dragon.power, s.options.difficulty)
    return power


def opponents(s: State, seat: Seat) -> list[Seat]:
    """Return the opponents of a hero, clockwise."""
    are_opponents = competition(s).are_opponents
    return [other for other in s.clockwise(seat) if are_opponents(s, seat, other)]


def excluded_cards(s: State) -> set[int]:
    """Return the cards that are removed before the match (HP-MOR-04, HP-COP-03)."""
    rows = (moral(s), competition(s))
    return {face for face in range(len(CARDS)) if any(row.excludes_card(face) for row in rows)}


class Call(Option):
    """A STOP call: for one hero, for the Dragon, or for all heroes that wait for each other."""

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
