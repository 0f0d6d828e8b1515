"""Legal targets and activations (4.9a, 4.12 to 4.14), their options, and reasons against other targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from meadhall.engine import Option, Reason, Refused
from meadhall.engine.common.text import Arg, Args
from meadhall.games.heroes import texts
from meadhall.games.heroes.board.permanents import bearer_card, bearer_space, permanent_key
from meadhall.games.heroes.board.spaces import (
    COLUMNS,
    SPACE_NAMES,
    exposed_being_in_column,
    exposed_beings,
    is_exposed,
    place_name,
    reached_columns,
)
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.state import BESIDE, EMPTY, SPACES, Seat, Space, State

MAX_SEATS: Final = 4


class At(Option):
    """The Being on a space of a board."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(f"at:{place_name(seat, space)}", "HE-CST-04")
        self.seat = seat
        self.space = space

    def being(self, s: State) -> int:
        """Return the Being on the space."""
        return s.spaces[self.seat][self.space]

    def args(self, state: State) -> Args:
        return being_args(state, self.seat, self.space)


class Player(Option):
    __slots__ = ("seat",)
    seat: Seat

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"player:{seat}", "HE-TGT-03")
        self.seat = seat


class Column(Option):
    """A column of a board, from its owner's left."""

    __slots__ = ("column", "seat")

    def __init__(self, seat: Seat, column: int) -> None:
        super().__init__(f"column:{seat}/{column + 1}", "HE-DEC-15")
        self.seat = seat
        self.column = column

    def args(self, state: State) -> Args:
        return {"seat": self.seat, "column": self.column + 1}


class InPlay(Option):
    """A Permanent Spell in play, by name and bearer."""

    __slots__ = ()

    def index(self, s: State) -> int:
        """Return the index of the Spell among the Spells in play."""
        return next(i for i, p in enumerate(s.in_play) if f"spell:{permanent_key(s, p)}" == self.key)

    def args(self, state: State) -> Args:
        p = next(p for p in state.permanents if f"spell:{permanent_key(state, p)}" == self.key)
        card, where = texts.CARDS[bearer_card(state, p)], texts.PLACES_AND_PLAYER[bearer_space(state, p)]
        return {"spell": texts.SPELLS[p.spell], "seat": p.seat, "card": card, "space": where, "power": p.power}


class To(Option):
    """A space of the player's own board, or of the board on which a Being is shifted."""

    __slots__ = ("space",)
    space: texts.Where

    def __init__(self, space: Space, clause: str = "HE-DEC-10") -> None:
        super().__init__(f"to:{SPACE_NAMES[space]}", clause)
        self.space = space


def being_args(s: State, seat: Seat, space: Space) -> dict[str, Arg]:
    """Return message arguments for the Being on a player's space, with its hit points."""
    being = s.spaces[seat][space] if 0 <= seat < s.players else EMPTY
    space_args: dict[str, Arg] = {"owner": seat, "space": texts.PLACES_AND_PLAYER[space]}
    if being == EMPTY:
        return {**space_args, "card": texts.NONE, "life": 0}
    return {**space_args, "card": texts.CARDS[s.beings[being].card], "life": s.life(being)}


BEING_OPTIONS: Final = [[At(seat, space) for space in range(SPACES)] for seat in range(MAX_SEATS)]
PLAYER_OPTIONS: Final = [Player(seat) for seat in range(MAX_SEATS)]
COLUMN_OPTIONS: Final = [[Column(seat, column) for column in range(COLUMNS)] for seat in range(MAX_SEATS)]
SPACE_OPTIONS: Final = [To(space) for space in range(SPACES)]
_SPELL_OPTIONS: Final[dict[str, InPlay]] = {}


def being_options(s: State, beings: Iterable[int]) -> list[At]:
    """Return the options for these Beings."""
    return [BEING_OPTIONS[s.beings[being].owner][s.beings[being].at] for being in beings]


def in_play_options(s: State, indices: Iterable[int]) -> list[InPlay]:
    """Return the options for the Spells in play with these indices."""
    spells = s.in_play
    keys = [f"spell:{permanent_key(s, spells[index])}" for index in indices]
    return [_SPELL_OPTIONS.get(key) or _SPELL_OPTIONS.setdefault(key, InPlay(key, "HE-TGT-07")) for key in keys]


# ---- one action affects one other player


def may_affect(s: State, seat: Seat, other: Seat) -> bool:
    """Whether this action may affect a player: the acting one, or one other player (HE-MUL-01 to 03)."""
    affected = affected_seat(s)
    return other == seat or affected in (EMPTY, other)


def affected_seat(s: State) -> Seat:
    """Return the one other player that the action affects so far, or EMPTY."""
    if s.act is not None and s.act.affected != EMPTY:
        return s.act.affected
    return s.plan.affects if s.plan is not None else EMPTY


def record_affected(s: State, seat: Seat, other: Seat) -> None:
    """Record in the plan the other player that a part of the answer affects (HE-MUL-02)."""
    if s.plan is not None and other != seat:
        s.plan.affects = other


def affectable_players(s: State, seat: Seat) -> list[Seat]:
    """Return the players that the action may affect: the acting player first, then clockwise (HE-TGT-03)."""
    return [other for other in (seat, *s.clockwise(seat)) if s.is_in(other) and may_affect(s, seat, other)]


def affectable_opponents(s: State, seat: Seat) -> list[Seat]:
    """Return the opponents that the action may affect."""
    return [other for other in s.opponents(seat) if may_affect(s, seat, other)]


# ---- target types


class TargetType(NamedTuple):
    """Conditions on the Beings that a card may target."""

    owner: str = "any"  # any, own or opponent
    creatures_only: bool = False  # whether Heroes are excluded
    exposed_only: bool = False  # whether sheltered Beings are excluded


TARGET_TYPES: Final = {
    "any own Being": TargetType("own"),
    "any own Creature": TargetType("own", creatures_only=True),
    "any Creature": TargetType(creatures_only=True),
    "any Being": TargetType(),
    "any exposed Being": TargetType(exposed_only=True),
    "one or two exposed Beings of one player": TargetType(exposed_only=True),
    "opponent's Being": TargetType("opponent"),
    "opponent's exposed Being": TargetType("opponent", exposed_only=True),
}


def beings_of_type(s: State, seat: Seat, kind: str) -> list[int]:
    """Return the Beings of a target type, by board: the caster's board first, then clockwise (HE-TGT-01 to 06, 08)."""
    owner, creatures_only, exposed_only = TARGET_TYPES[kind]
    boards = (
        [seat]
        if owner == "own"
        else affectable_opponents(s, seat)
        if owner == "opponent"
        else affectable_players(s, seat)
    )
    matches = [being for other in boards for being in (exposed_beings(s, other) if exposed_only else s.on_board(other))]
    return creatures_among(s, matches) if creatures_only else matches


def creatures_among(s: State, candidates: Iterable[int]) -> list[int]:
    """Return the Beings among these that are not Heroes (HE-TRM-02)."""
    return [being for being in candidates if not s.beings[being].is_hero]


def spells_in_play(s: State, seat: Seat) -> list[int]:
    """Return the indices of the Permanent Spells whose bearer the action may affect (HE-TGT-07, HE-MUL-02)."""
    return [i for i, p in enumerate(s.in_play) if may_affect(s, seat, p.seat)]


def attack_targets(s: State, seat: Seat, being: int) -> list[int]:
    """Return the exposed Beings of opponents that a basic attack reaches (HE-ATK-01 to 08)."""
    b = s.beings[being]
    if b.at < 0 or not is_exposed(s, being):
        return []
    columns = reached_columns(b.at, CREATURES[b.card].directions)
    reached_beings = [
        exposed_being_in_column(s, foe, column) for foe in affectable_opponents(s, seat) for column in columns
    ]
    return [target for target in reached_beings if target != EMPTY]


# ---- why something cannot be a target

NOBODY_THERE: Final = Reason("HE-CST-04", "nobody-there")
NO_BEING: Final = Reason("HE-CST-04", "spell-not-being")
ANOTHER_DUEL: Final = Reason("HE-VTM-03", "another-duel")
AFFECTS_ANOTHER: Final = Reason("HE-MUL-03", "affects-another")
NO_CREATURE_OF_YOURS: Final = Reason("HE-TGT-05", "not-your-being")
NOT_YOURS: Final = Reason("HE-TGT-06", "not-your-being")
IS_A_HERO: Final = Reason("HE-TGT-02", "is-a-hero")
NO_OPPONENTS: Final = Reason("HE-TRM-03", "no-opponent")
SHELTERED: Final = Reason("HE-BRD-08", "sheltered")


def cannot_affect(s: State, seat: Seat, other: Seat) -> Reason | None:
    """Return why this action cannot affect a player, or None (HE-MUL-03, HE-VTM-03)."""
    if other not in s.duel_of(seat).seats:
        return ANOTHER_DUEL
    return None if may_affect(s, seat, other) else AFFECTS_ANOTHER(seat=affected_seat(s))


def cannot_aim(s: State, seat: Seat, being: int, kind: str) -> Reason | None:
    """Return why a Being on a board cannot be a target of this type, or None."""
    b, (owner, creatures_only, exposed_only) = s.beings[being], TARGET_TYPES[kind]
    if (reason := cannot_affect(s, seat, b.owner)) is not None:
        return reason
    if owner == "own" and b.owner != seat:
        return NO_CREATURE_OF_YOURS if creatures_only else NOT_YOURS
    if creatures_only and b.is_hero:
        return IS_A_HERO
    if owner == "opponent" and not s.is_opponent(seat, b.owner):
        return NO_OPPONENTS
    return SHELTERED if exposed_only and not is_exposed(s, being) else None


def refused_spaces(s: State, reason_against: Callable[[int], Reason | None]) -> Iterator[Refused]:
    """Yield every space that cannot be a target, with the reason."""
    for seat, board in enumerate(s.spaces):
        for space, being in enumerate(board):
            yield BEING_OPTIONS[seat][space], NOBODY_THERE if being == EMPTY else reason_against(being)
    for number, duel in enumerate(s.duels):
        yield from ((f"at:tableau{number}.{space}", NO_BEING) for space in range(len(duel.tableau)))


class OnSpace(Option):
    """An answer about the player's Being on a space, or about a dead Phoenix beside the board."""

    __slots__ = ("space",)

    def __init__(self, verb: str, space: Space, clause: str) -> None:
        super().__init__(f"{verb}:{'beside' if space == BESIDE else SPACE_NAMES[space]}", clause)
        self.space = space


class Activate(OnSpace):
    """Make a basic attack with the Being."""


class UseAbility(OnSpace):
    """Use the Being's ability."""


class Move(OnSpace):
    """Move the Being."""


ATTACK_OPTIONS: Final = [Activate("attack", space, "HE-CRE-03") for space in range(SPACES)]
USE_OPTIONS: Final = {space: UseAbility("use", space, "HE-CRE-03") for space in (*range(SPACES), BESIDE)}
MOVE_OPTIONS: Final = [Move("move", space, "HE-MOV-01") for space in range(SPACES)]
HEROES_DO_NOT_ATTACK: Final = Reason("HE-ATK-13", "heroes-do-not-attack")
NOBODY_ACTS_THERE: Final = Reason("HE-CRE-01", "nobody-there")


def refused_acts_on_free_spaces(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: acts on empty spaces of the player's board and beside it."""
    for space, being in enumerate(s.spaces[seat]):
        if being == EMPTY:
            yield from (
                (option, NOBODY_ACTS_THERE)
                for option in (ATTACK_OPTIONS[space], USE_OPTIONS[space], MOVE_OPTIONS[space])
            )
    if not any(being.owner == seat and being.at == BESIDE for being in s.beings):
        yield USE_OPTIONS[BESIDE], NOBODY_ACTS_THERE
